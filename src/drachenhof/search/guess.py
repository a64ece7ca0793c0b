"""The policy's own opinion of each move, for Python."""

from typing import Any

import numpy as np

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import ANY_GAME, entry
from drachenhof.search.kernels import SCRATCH, look, move_worth


@entry(ANY_GAME, [np.int16], [np.float64], [np.float64])
def rank(knowns: Any, moves: Numbers, worths: Numbers, weights: Numbers) -> None:
    """Write what each of the legal moves is worth to the seat that moves."""
    scratch = np.zeros(SCRATCH, np.float64)
    seat = int(knowns[0].mover)
    look(knowns[0], seat, scratch, weights)
    for index in range(len(moves)):
        worths[index] = move_worth(knowns[0], seat, moves[index], scratch, weights)
