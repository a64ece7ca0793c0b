"""What lines of play lead to: the same rollouts as in `rollouts`, in which all that befalls a seat is counted.

What is counted is a game's own matter: its rule `booked` plays a move and adds to a
tally, whose entries `CAUSES` of its part of this layer names.
"""

from typing import Any

import numpy as np

from drachenhof.chance import Word, seed_word
from drachenhof.game import OVER, Numbers, Parts, State
from drachenhof.rule import ANY_GAME, entry, prepare
from drachenhof.search.kernels import LAYOUTS, MOST_MOVES, SCRATCH, WEIGHTS, booked
from drachenhof.search.rollouts import LOG, begin_line, lay_out, next_move

CAUSES: Parts[tuple[str, ...]] = Parts("search", "CAUSES")


@entry(
    *(ANY_GAME, ANY_GAME, [np.int16], np.uint64, np.int64, np.float64),
    *([np.float64], np.int64, np.int64, [np.float64]),
)
def count_causes(
    knowns: Any,
    states: Any,
    candidates: Numbers,
    seed: Word,
    count: int,
    heat: float,
    weights: Numbers,
    seat: int,
    size: int,
    tallies: Numbers,
) -> None:
    """Some rollouts of each candidate; what each of them does to a seat is added up in a row of its own."""
    rng = np.zeros(1, np.uint64)
    moves = np.empty(MOST_MOVES, np.int16)
    scratch = np.zeros(SCRATCH, np.float64)
    log = np.zeros(LOG, np.int64)
    at = 0
    for number in range(count):
        luck = lay_out(knowns, states, seed, number, 1, rng)
        for index in range(len(candidates)):
            begin_line(states, candidates[index], 0, log)
            state, tally = states[1], tallies[at : at + size]
            booked(state, candidates[index], seat, tally)
            while state.mover != OVER:
                booked(state, next_move(state, luck, log, heat, moves, scratch, weights, rng), seat, tally)
            at += size


def causes(
    game: str,
    known: State,
    moves: Numbers,
    seat: int,
    seed: int,
    heat: float,
    count: int,
    weights: "Numbers | None" = None,
) -> Numbers:
    """What `count` rollouts of each move bring to a seat: by rollout, move and cause, in the order of `CAUSES`."""
    prepare("search.causes", LAYOUTS[game])
    size = len(CAUSES[game])
    tallies = np.zeros(count * len(moves) * size)
    states = np.zeros(2, known.dtype)
    policy = WEIGHTS[game] if weights is None else weights
    arguments = (seed_word(seed), count, float(heat), policy, seat, size, tallies)
    count_causes(known, states, moves, *arguments)
    return tallies.reshape(count, len(moves), size)
