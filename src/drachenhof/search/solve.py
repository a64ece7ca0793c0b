"""Exact play where chance has nothing left to say: every line to the end, each seat choosing its best."""

from typing import Any

import numpy as np

from drachenhof.game import CHANCE, OVER, Numbers
from drachenhof.rule import ANY_GAME, entry, rule
from drachenhof.search.kernels import list_moves, play, value
from drachenhof.search.tree import MOST_MOVES

DEPTH = 64  # decisions to the end
SEATS = 8
LEAD = 0.01  # among equal places the lead decides


@rule
def worth(state: Any, seat: int) -> float:
    """What the end of the game is worth to a seat: the place, then the lead."""
    return float(value(state, seat, 0.0) + LEAD * value(state, seat, 12.0))


@rule
def best_line(states: Any, depth: int, moves: Numbers, worths: Numbers, left: Numbers) -> bool:
    """Set the worth to each seat of the position at this depth; False if there are more ends than are left."""
    state = states[depth]
    if state.mover == OVER:
        left[0] -= 1
        for seat in range(state.players):
            worths[depth, seat] = worth(state, seat)
        return bool(left[0] >= 0)
    if state.mover == CHANCE or depth + 1 == len(states):
        return False
    seat = int(state.mover)
    count = list_moves(state, moves[depth])
    for index in range(count):
        states[depth + 1] = states[depth]
        play(states[depth + 1], moves[depth, index])
        if not best_line(states, depth + 1, moves, worths, left):
            return False
        if index == 0 or worths[depth + 1, seat] > worths[depth, seat]:
            worths[depth] = worths[depth + 1]
    return True


@entry(ANY_GAME, np.int64, [np.float64])
def solve(knowns: Any, ends: int, results: Numbers) -> bool:
    """The worth of each legal move to the seat that moves, by the move's number; False if there are too many ends."""
    states = np.empty(DEPTH, knowns.dtype)
    moves = np.empty((DEPTH, MOST_MOVES), np.int16)
    worths = np.empty((DEPTH, SEATS), np.float64)
    left = np.full(1, ends)
    seat = int(knowns[0].mover)
    for index in range(list_moves(knowns[0], moves[0])):
        states[1] = knowns[0]
        play(states[1], moves[0, index])
        if not best_line(states, 1, moves, worths, left):
            return False
        results[moves[0, index]] = worths[1, seat]
    return True
