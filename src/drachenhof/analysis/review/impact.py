"""What a decision did: the position as it was, and after the played move, over the same luck."""

import numpy as np

from drachenhof.analysis.judge import luck
from drachenhof.analysis.measuring import NORMAL, Measured
from drachenhof.game import Knowledge, Numbers
from drachenhof.search.rollouts import PLACE, STAY, WIN

__all__ = ["Impact", "figures", "measured", "of_variance", "variance"]

SELDOM = 0.3  # see `variance`


class Impact:
    """A decision as its seat could know it; what it did is what the played move brings beyond what was to be expected.

    Expected is what the policy brings that plays on for everybody, the decider too: so
    worths before and after a move are measured in the same way, and the impacts of a
    game together lead from its beginning to its end.
    """

    def __init__(self, game: str, known: Knowledge, players: int, seat: int, move: int, seed: int) -> None:
        self.seat = seat
        self._lines = np.array([STAY, move], np.int16)
        self._luck = luck(game, known, players, seed)
        self._told: Numbers = np.empty((0, 2, players, 2))  # by rollout, line, seat, figure

    @property
    def count(self) -> int:
        return len(self._told)

    @property
    def rollouts(self) -> int:
        return 2 * len(self._told)

    def more(self, count: int) -> None:
        told = figures(self._luck.roll(self._lines, len(self._told), count))
        self._told = np.concatenate([self._told, told])

    def worth(self, side: int) -> Numbers:
        """Chance to win and place value by seat: 0 before the move, 1 after it."""
        worth: Numbers = self._told[:, side].mean(axis=0)
        return worth

    def moved(self, seat: int, figure: int) -> float:
        """What it did to a seat."""
        return float(self._moved(seat, figure).mean())

    def variance(self, seat: int, figure: int) -> float:
        """The variance of `moved`."""
        return variance(self._moved(seat, figure))

    def _moved(self, seat: int, figure: int) -> Numbers:
        moved: Numbers = self._told[:, 1, seat, figure] - self._told[:, 0, seat, figure]
        return moved


def figures(told: Numbers) -> Numbers:
    """The share of the win and the place value of some rollouts, in this order."""
    return told[:, :, :, (WIN, PLACE)]


def variance(told: Numbers) -> float:
    """The variance of the mean of some rollouts.

    Even if n rollouts are all alike, others may differ: at most three in n (95 %), each by a tenth in the square.
    """
    count = len(told)
    return float(told.var(ddof=1)) / count + SELDOM / count**2 if count > 1 else 1.0


def measured(told: Numbers) -> Measured:
    return of_variance(float(told.mean()), variance(told))


def of_variance(value: float, spread: float) -> Measured:
    """A value, and where the true one lies."""
    off = NORMAL * spread**0.5
    return Measured(value, value - off, value + off)
