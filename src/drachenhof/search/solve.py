"""Exact play where chance has nothing left to say: every line to the end, each seat choosing its best."""

from typing import Any

import numpy as np

from drachenhof.engine.game import CHANCE, OVER, Knowledge, Numbers
from drachenhof.engine.rule import ANY_GAME, entry, rule
from drachenhof.search.kernels import MOST_MOVES, list_moves, play, value

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


HOPELESS, UNFINISHED, SOLVED = -1, 0, 1


@entry(ANY_GAME, [np.int16], [np.float64], [np.int64], [np.int64], [np.int64], np.int64, [np.float64])
def follow(
    states: Any,
    moves: Numbers,
    worths: Numbers,
    counts: Numbers,
    tried: Numbers,
    depths: Numbers,
    ends: int,
    results: Numbers,
) -> int:
    """Follow lines until `ends` more of them have ended; HOPELESS if chance or too long a line is met.

    Every line is followed to its end, a position per depth. (A rule that calls
    itself would read better, but does not survive Numba's cache, and could not
    be left off in the middle.)
    """
    depth = depths[0]
    if counts[0] == 0:
        counts[0] = enter(states[0], moves[:MOST_MOVES], worths[:SEATS])
    while True:
        if tried[depth] < counts[depth]:
            if ends == 0:
                depths[0] = depth
                return UNFINISHED
            states[depth + 1] = states[depth]
            play(states[depth + 1], moves[depth * MOST_MOVES + tried[depth]])
            tried[depth] += 1
            depth += 1
            if states[depth].mover == CHANCE or depth + 1 == DEPTH:
                return HOPELESS
            at = depth * MOST_MOVES
            own = worths[depth * SEATS : (depth + 1) * SEATS]
            counts[depth], tried[depth] = enter(states[depth], moves[at : at + MOST_MOVES], own), 0
            ends -= counts[depth] == 0
        elif depth == 0:
            return SOLVED
        else:
            depth -= 1
            seat = int(states[depth].mover)
            above, below = depth * SEATS, (depth + 1) * SEATS
            if tried[depth] == 1 or worths[below + seat] > worths[above + seat]:
                worths[above:below] = worths[below : below + SEATS]
            if depth == 0:
                results[moves[tried[0] - 1]] = worths[SEATS + seat]


class Lines:
    """All lines from a position to the end of the game, as far as they have been followed."""

    def __init__(self, knowledge: Knowledge, numbers: int) -> None:
        self.worths = np.zeros(numbers)
        """Of each legal move to the seat that moves, by the move's number, when all is solved."""
        self._states = np.empty(DEPTH, knowledge.dtype)
        self._states[0] = knowledge[0]
        self._moves = np.empty(DEPTH * MOST_MOVES, np.int16)
        self._kept = np.empty(DEPTH * SEATS)
        self._counts, self._tried = np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
        self._depth = np.zeros(1, np.int64)

    def follow(self, ends: int) -> int:
        """Go on until `ends` more lines have ended; says whether all have, or whether they never can."""
        return int(
            follow(self._states, self._moves, self._kept, self._counts, self._tried, self._depth, ends, self.worths)
        )
