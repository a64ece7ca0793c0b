"""What a game in progress (`records.Play`) would cost learners: beside `OneGame`, and beside OpenSpiel's positions.

python benchmarks/one_game.py

Random games of four, the same seeds for all; rates are per second of the processor's time, the best of five rounds
that are measured by turns.
"""

import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE
from drachenhof.envs import OneGame, Spaces
from drachenhof.envs.positions import Whole
from drachenhof.games import games
from drachenhof.i18n.narrator import narration_of
from drachenhof.records import Play
from drachenhof.typed import GameName

PLAYERS = 4
GAMES = 12
ROUNDS = 5
HALF_WAY = 100  # moves
COPIED = 2_000


def by_one_game(name: GameName) -> int:
    """Decisions of some games, each with an observation and a mask, in compiled code."""
    env, dice, decisions = OneGame(name, PLAYERS), random.Random(1), 0
    for seed in range(GAMES):
        env.begin(seed)
        while not env.over:
            env.step(int(dice.choice(np.flatnonzero(env.mask))))
            decisions += 1
    return decisions


def by_play(name: str) -> int:
    """The same by `Play`, with the functions that everybody can call."""
    game, spaces, dice, decisions = games[name], Spaces(name), random.Random(1), 0
    for seed in range(GAMES):
        play, chance = Play(game, game.new(PLAYERS)), Chance(seed)
        while not play.over:
            if play.to_move == CHANCE:
                play.apply(chance.pick(game, play.state))
                continue
            spaces.observe(play.state, play.to_move)
            action = int(dice.choice(np.flatnonzero(spaces.mask(play.state))))
            play.apply(spaces.first_action + action)
            decisions += 1
    return decisions


def by_play_unseen(name: str) -> int:
    """By `Play` without observation and mask: what is left if these cost nothing."""
    game, dice, decisions = games[name], random.Random(1), 0
    for seed in range(GAMES):
        play, chance = Play(game, game.new(PLAYERS)), Chance(seed)
        while not play.over:
            if play.to_move == CHANCE:
                play.apply(chance.pick(game, play.state))
                continue
            play.apply(dice.choice(game.legal_moves(play.state)))
            decisions += 1
    return decisions


def copies_of_position(name: str) -> int:
    """Copies of a position of OpenSpiel: a search makes one for each node."""
    position = _position(name)
    for _ in range(COPIED):
        position.copy()
    return COPIED


def forks_of_play(name: str) -> int:
    """The same of `Play`."""
    play = _play(name)
    for _ in range(COPIED):
        play.fork()
    return COPIED


def heard_at_position(name: str) -> int:
    """Moves, after each of which a position of OpenSpiel says all that the first seat has heard."""
    _position(name, lambda position: position.heard_by(0))
    return HALF_WAY


def heard_in_play(name: str) -> int:
    """The same from the moves of `Play`."""
    heard = narration_of(name).heard
    _play(name, lambda play: "; ".join(heard(step.before, step.move, 0) for step in play.steps()))
    return HALF_WAY


def _position(name: str, after_each: Callable[[Whole], object] = lambda _: None) -> Whole:
    """A game as OpenSpiel has it, half way."""
    position = Whole(Spaces(name), PLAYERS, {})
    for move in _first_moves(name):
        chance = position.to_move() == CHANCE
        position.apply(move if chance else move - position.spaces.first_action)
        after_each(position)
    return position


def _play(name: str, after_each: Callable[[Play], object] = lambda _: None) -> Play:
    """The same game as `Play`."""
    play = Play(games[name], games[name].new(PLAYERS))
    for move in _first_moves(name):
        play.apply(move)
        after_each(play)
    return play


@cache
def _first_moves(name: str) -> list[int]:
    game, chance, moves = games[name], Chance(1), list[int]()
    state = game.new(PLAYERS)
    while len(moves) < HALF_WAY:
        legal = game.legal_moves(state)
        moves.append(chance.pick(game, state) if game.to_move(state) == CHANCE else chance.choose(legal))
        game.apply(state, moves[-1])
    return moves


MEASURED: dict[str, Callable[[Any], int]] = {
    "decisions by `OneGame`": by_one_game,
    "decisions by `Play`, with observation and mask": by_play,
    "decisions by `Play`, without": by_play_unseen,
    "copies of OpenSpiel's positions": copies_of_position,
    "copies of `Play`": forks_of_play,
    "moves with all that a seat has heard, by OpenSpiel's positions": heard_at_position,
    "moves with all that a seat has heard, by `Play`": heard_in_play,
}


def measured(name: str) -> dict[str, float]:
    """The best rate of each, by its title."""
    best = dict.fromkeys(MEASURED, 0.0)
    for _ in range(ROUNDS + 1):  # the first loads what is compiled
        for title, once in MEASURED.items():
            began = time.process_time()
            count = once(name)
            best[title] = max(best[title], count / (time.process_time() - began))
    return best


def main() -> None:
    table = Table("per second", *games)
    rates = [measured(name) for name in games]
    for title in MEASURED:
        table.add_row(title, *(f"{rate[title]:,.0f}" for rate in rates))
    Console().print(table)


if __name__ == "__main__":
    main()
