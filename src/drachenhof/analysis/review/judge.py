"""By whose play everything in a review is measured: the same policy for every seat and every worth."""

from collections.abc import Callable

import numpy as np

from drachenhof.game import Knowledge, Numbers, Parts
from drachenhof.search.causes import causes
from drachenhof.search.rollouts import Luck

__all__ = ["counted", "luck"]

REVIEWER: "Parts[Callable[[], tuple[Numbers | None, float]]]" = Parts("bots", "reviewer")


def luck(game: str, known: Knowledge, players: int, seed: int, drawn: int = 0) -> Luck:
    """The rollouts of a position."""
    weights, heat = REVIEWER[game]()
    return Luck(game, known, players, seed, heat, drawn=drawn, weights=weights)


def counted(game: str, known: Knowledge, moves: list[int], seat: int, seed: int, count: int) -> Numbers:
    """The same, in which all that befalls a seat is counted: by rollout, move and cause."""
    weights, heat = REVIEWER[game]()
    return causes(game, known, np.array(moves, np.int16), seat, seed, heat, count, weights)
