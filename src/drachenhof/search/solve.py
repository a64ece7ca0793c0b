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
def enter(state: Any, moves: Numbers, worths: Numbers) -> int:
    """How many moves a position offers; at the end of the game none, and what it is worth to each seat is set."""
    if state.mover == OVER:
        for seat in range(state.players):
            worths[seat] = worth(state, seat)
        return 0
    return int(list_moves(state, moves))


@entry(ANY_GAME, np.int64, [np.float64])
def solve(knowns: Any, ends: int, results: Numbers) -> bool:
    """The worth of each legal move to the seat that moves, by the move's number; False if there are too many ends.

    Every line is followed to its end, a position per depth. (A rule that calls
    itself would read better, but does not survive Numba's cache.)
    """
    states = np.empty(DEPTH, knowns.dtype)
    moves = np.empty((DEPTH, MOST_MOVES), np.int16)
    worths = np.empty((DEPTH, SEATS), np.float64)
    counts, tried = np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
    states[0] = knowns[0]
    counts[0] = enter(states[0], moves[0], worths[0])
    depth = 0
    while True:
        if tried[depth] < counts[depth]:
            states[depth + 1] = states[depth]
            play(states[depth + 1], moves[depth, tried[depth]])
            tried[depth] += 1
            depth += 1
            if states[depth].mover == CHANCE or depth + 1 == DEPTH:
                return False
            counts[depth], tried[depth] = enter(states[depth], moves[depth], worths[depth]), 0
            ends -= counts[depth] == 0
            if ends < 0:
                return False
        elif depth == 0:
            return True
        else:
            depth -= 1
            seat = int(states[depth].mover)
            if tried[depth] == 1 or worths[depth + 1, seat] > worths[depth, seat]:
                worths[depth] = worths[depth + 1]
            if depth == 0:
                results[moves[0, tried[0] - 1]] = worths[1, seat]
