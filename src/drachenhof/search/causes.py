"""What lines of play lead to: the same rollouts as in `rollouts`, in which all that befalls a seat is counted.

What is counted is a game's own matter: its rule `booked` plays a move and adds to a
tally, whose entries `CAUSES` of its part of this layer names.
"""

from typing import Any

import numpy as np

from drachenhof.chance import Word
from drachenhof.engine.game import OVER, Numbers
from drachenhof.engine.rule import ANY_GAME, entry, prepare
from drachenhof.games import Parts
from drachenhof.search.kernels import LAYOUTS, booked
from drachenhof.search.rollouts import Luck, begin_line, lay_out, new_workspace, next_move

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
    workspace, at = new_workspace(), 0
    for number in range(count):
        luck = lay_out(knowns, states, seed, number, 1, workspace.rng)
        for index in range(len(candidates)):
            begin_line(states, candidates[index], 0, workspace.log)
            state, tally = states[1], tallies[at : at + size]
            booked(state, candidates[index], seat, tally)
            while state.mover != OVER:
                booked(state, next_move(state, luck, heat, weights, workspace), seat, tally)
            at += size


def causes(luck: Luck, moves: Numbers, seat: int, count: int) -> Numbers:
    """What rollouts 0 to `count − 1` bring to a seat: by rollout, move and cause, in the order of `CAUSES`."""
    prepare("search.causes", LAYOUTS[luck.game])
    size = len(CAUSES[luck.game])
    tallies = np.zeros(count * len(moves) * size)
    arguments = (luck.seed, count, luck.heat, luck.weights, seat, size, tallies)
    count_causes(luck.known, luck.states, moves, *arguments)
    return tallies.reshape(count, len(moves), size)
