"""The games of this package."""

import random
from typing import Any

import numpy as np

from drachenhof.bench import decisions_driven, play_by_apply, play_by_step, prepare
from drachenhof.bots import Budget
from drachenhof.bots.searcher import PLAIN, Searcher
from drachenhof.chance import Chance, seed_word
from drachenhof.engine.game import CHANCE
from drachenhof.envs import Batch, OneGame
from drachenhof.games import games
from drachenhof.search.playout import play_games, random_games

from .figures import EngineFigures, Once, rate

OURS = "Drachenhof"
MOST = 4  # players
GAMES = 1024


def seats(name: str) -> int:
    """Return the number of players."""
    return min(MOST, games[name].PLAYERS[-1])


def row(name: str) -> EngineFigures:
    prepare(name)
    return EngineFigures(
        OURS,
        name,
        seats(name),
        float(random_games(name, seats(name), {}, 1, 0, 500).decisions.mean()),
        inside=rate(inside(name)),
        python=rate(stepped(name)),
        applied=rate(applied(name)),
        observed=rate(observed(name)),
        batched=rate(batched(name)),
        copies=rate(lambda: _copies(name)),
        search=rate(searched(name)),
    )


def inside(name: str, count: int = 500) -> Once:
    """Whole games in compiled code."""
    begun = games[name].new(seats(name))
    states, none = np.zeros(count, begun.dtype), np.empty(0, np.int16)
    word = seed_word(1)

    def once() -> int:
        decisions, chances = np.zeros(count, np.int64), np.zeros(count, np.int64)
        play_games(begun, states, word, np.uint64(0), decisions, chances, none)
        return int(decisions.sum())

    return once


def stepped(name: str) -> Once:
    """Games, one `step` from Python per move."""
    decisions_driven(name, seats(name), 20)

    def once() -> int:
        play_by_step(name, seats(name), 20)
        return decisions_driven(name, seats(name), 20)

    return once


def applied(name: str) -> Once:
    """Games, `legal_moves` and `apply` from Python for each move."""

    def once() -> int:
        play_by_apply(name, seats(name), 20)
        return decisions_driven(name, seats(name), 20)

    return once


def observed(name: Any) -> Once:
    """A game, one step of `OneGame` per decision."""
    game, dice = OneGame(name, seats(name)), random.Random(1)

    def once() -> int:
        game.begin(dice.getrandbits(32))
        count = 0
        while game.seat >= 0:
            legal = game.mask.nonzero()[0]
            game.step(int(legal[int(dice.random() * len(legal))]))
            count += 1
        return count

    return once


def batched(name: Any) -> Once:
    """A step of all games of a batch."""
    batch = Batch(name, GAMES, players=seats(name))

    def once() -> int:
        batch.step(batch.random_actions())
        return GAMES

    return once


def _copies(name: str, times: int = 1000) -> int:
    game = games[name]
    begun = game.new(seats(name))
    for _ in range(times):
        game.copy(begun)
    return times


def searched(name: str) -> Once:
    """Searches for the first decision, with random playouts to the end of the round or of the game."""
    game, chance, rng = games[name], Chance(1), np.random.default_rng(1)
    state = game.new(seats(name))
    while game.to_move(state) == CHANCE:
        game.apply(state, chance.pick(game, state))
    bot = Searcher(name, Budget(simulations=2000), PLAIN, exact=False)
    known = game.knowledge(state, game.to_move(state))
    return lambda: bot.decide(known, bot.budget, rng).simulations


# Our games in other environments


def in_gymnasium(name: str) -> EngineFigures:
    """One seat of a table for two against `random`, step by step; a step is one decision of the learner's."""
    from drachenhof.envs.gymnasium import SeatEnv

    env, dice, players = SeatEnv(name, players=2), random.Random(1), 2

    def once() -> int:
        seen, _ = env.reset(seed=dice.getrandbits(31))
        count, ended = 0, False
        while not ended:
            legal = seen["action_mask"].view(bool).nonzero()[0]
            seen, _, ended, _, _ = env.step(int(legal[int(dice.random() * len(legal))]))
            count += 1
        return count

    return EngineFigures(f"{OURS} in Gymnasium", name, players, _mean(once), observed=rate(once))


def in_pettingzoo(name: str) -> EngineFigures:
    """All seats of a table, agent by agent."""
    from drachenhof.envs.pettingzoo import Table

    env, dice = Table(name, players=seats(name)), random.Random(1)

    def once() -> int:
        env.reset(seed=dice.getrandbits(31))
        count = 0
        for _ in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            if ended:
                env.step(None)
                continue
            legal = seen["action_mask"].view(bool).nonzero()[0]
            env.step(int(legal[int(dice.random() * len(legal))]))
            count += 1
        return count

    return EngineFigures(f"{OURS} in PettingZoo", name, seats(name), _mean(once), observed=rate(once))


def in_open_spiel(name: str) -> EngineFigures:
    """A game of OpenSpiel's, driven as its own are."""
    import pyspiel

    import drachenhof.envs.open_spiel

    from .open_spiel import driven

    assert drachenhof.envs.open_spiel  # it registers the games
    game, dice = pyspiel.load_game(f"drachenhof_{name}(players={seats(name)})"), random.Random(1)
    once = driven(game, dice)
    played = rate(once)
    return EngineFigures(f"{OURS} in OpenSpiel", name, seats(name), _mean(once), python=played, applied=played)


def _mean(once: Once, times: int = 5) -> float:
    return sum(once() for _ in range(times)) / times
