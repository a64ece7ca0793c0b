"""Our own two games."""

import random

import numpy as np

from drachenhof.bench import decisions_driven, play_by_step, prepare
from drachenhof.bots import Budget
from drachenhof.bots.searcher import PLAIN, Searcher
from drachenhof.chance import Chance, seed_word
from drachenhof.envs import Batch, OneGame
from drachenhof.game import CHANCE, games
from drachenhof.peers.figures import Once, Row, rate
from drachenhof.search.playout import play_games, random_games

PLAYERS = 4
GAMES = 1024


def row(name: str) -> Row:
    prepare(name)
    return Row(
        "Drachenhof",
        name,
        PLAYERS,
        float(random_games(name, PLAYERS, {}, 1, 0, 500).decisions.mean()),
        inside=rate(inside(name)),
        python=rate(stepped(name)),
        observed=rate(observed(name)),
        batched=rate(batched(name)),
        copies=rate(lambda: _copies(name)),
        search=rate(searched(name)),
    )


def inside(name: str, count: int = 500) -> Once:
    """Whole games in compiled code."""
    begun = games[name].new(PLAYERS)
    states, none = np.zeros(count, begun.dtype), np.empty(0, np.int16)
    word = seed_word(1)

    def once() -> int:
        decisions, chances = np.zeros(count, np.int64), np.zeros(count, np.int64)
        play_games(begun, states, word, np.uint64(0), decisions, chances, none)
        return int(decisions.sum())

    return once


def stepped(name: str) -> Once:
    """Games, one `step` from Python per move."""
    decisions_driven(name, PLAYERS, 20)

    def once() -> int:
        play_by_step(name, PLAYERS, 20)
        return decisions_driven(name, PLAYERS, 20)

    return once


def observed(name: str) -> Once:
    """A game, one step of `OneGame` per decision."""
    game, dice = OneGame(name, PLAYERS), random.Random(1)

    def once() -> int:
        game.begin(dice.getrandbits(32))
        count = 0
        while game.seat >= 0:
            legal = game.mask.nonzero()[0]
            game.step(int(legal[int(dice.random() * len(legal))]))
            count += 1
        return count

    return once


def batched(name: str) -> Once:
    """A step of all games of a batch."""
    batch = Batch(name, GAMES, players=PLAYERS)

    def once() -> int:
        batch.step(batch.random_actions())
        return GAMES

    return once


def _copies(name: str, times: int = 1000) -> int:
    game = games[name]
    begun = game.new(PLAYERS)
    for _ in range(times):
        game.copy(begun)
    return times


def searched(name: str) -> Once:
    """Searches for the first decision, with random playouts to the end of the round or of the game."""
    game, chance, rng = games[name], Chance(1), np.random.default_rng(1)
    state = game.new(PLAYERS)
    while game.to_move(state) == CHANCE:
        game.apply(state, chance.pick(game, state))
    bot = Searcher(name, Budget(simulations=2000), PLAIN, exact=False)
    known = game.knowledge(state, game.to_move(state))
    return lambda: bot.decide(known, bot.budget, rng).simulations
