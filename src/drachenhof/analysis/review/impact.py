"""The impact of decisions and of chance on each seat, with common random numbers."""

import numpy as np

from drachenhof.analysis.measuring import NORMAL, Measured, luck
from drachenhof.analysis.review.walk import Deal
from drachenhof.engine.game import Knowledge, Numbers
from drachenhof.games import games
from drachenhof.search.rollouts import PLACE, STAY, WIN

SELDOM = 0.3  # see `variance`


class Impact:
    """A decision as its seat knew it. Its impact is the value of the played move minus the expected value.

    The expected value is that of the policy playing on for all seats, the decider included.
    Values before and after a move are thus measured in the same way, and the impacts of
    a game add up to the difference between its beginning and its end.
    """

    def __init__(self, game: str, known: Knowledge, players: int, seat: int, move: int, seed: int) -> None:
        self.seat = seat
        self._lines = np.array([STAY, move], np.int16)
        self._luck = luck(game, known, players, seed)
        self._results: Numbers = np.empty((0, 2, players, 2))  # by rollout, line, seat, figure

    @property
    def count(self) -> int:
        return len(self._results)

    @property
    def rollouts(self) -> int:
        return 2 * len(self._results)

    def more(self, count: int) -> None:
        results = figures(self._luck.roll(self._lines, len(self._results), count))
        self._results = np.concatenate([self._results, results])

    def worth(self, side: int) -> Numbers:
        """Chance to win and place value by seat: 0 before the move, 1 after it."""
        worth: Numbers = self._results[:, side].mean(axis=0)
        return worth

    def moved(self, seat: int, figure: int) -> float:
        """Return the impact on a seat."""
        return float(self._moved(seat, figure).mean())

    def variance(self, seat: int, figure: int) -> float:
        """The variance of `moved`."""
        return variance(self._moved(seat, figure))

    def _moved(self, seat: int, figure: int) -> Numbers:
        moved: Numbers = self._results[:, 1, seat, figure] - self._results[:, 0, seat, figure]
        return moved


def figures(results: Numbers) -> Numbers:
    """The share of the win and the place value of some rollouts, in this order."""
    return results[:, :, :, (WIN, PLACE)]


def variance(results: Numbers) -> float:
    """The variance of the mean of some rollouts.

    Rollouts that are all alike may be luck: of n more, up to three may differ (95 %), by 0.1 each when squared.
    """
    count = len(results)
    return float(results.var(ddof=1)) / count + SELDOM / count**2 if count > 1 else 1.0


def measured(results: Numbers) -> Measured:
    return of_variance(float(results.mean()), variance(results))


def of_variance(value: float, spread: float) -> Measured:
    """Return a value with its confidence interval."""
    off = NORMAL * spread**0.5
    return Measured(value, value - off, value + off)


_STAY = np.array([STAY], np.int16)


class Fortune:
    """A deal as one seat could know it: rollouts from before it, each of which deals anew, and from after it.

    Rollout r of both sides has the same luck later on.
    """

    def __init__(self, game: str, deal: Deal, seat: int, players: int, seed: int) -> None:
        self.deal = deal
        sides = ((deal.before, 0), (deal.after, len(deal.moves)))
        self._sides = [luck(game, games[game].knowledge(state, seat), players, seed, drawn) for state, drawn in sides]
        self._results: Numbers = np.empty((0, 2, players, 2))  # by rollout, side, seat, figure

    @property
    def rollouts(self) -> int:
        return 2 * len(self._results)

    def more(self, wanted: int) -> None:
        """Have `wanted` rollouts in all, of each side."""
        if (count := wanted - len(self._results)) > 0:
            results = [figures(side.roll(_STAY, len(self._results), count)) for side in self._sides]
            self._results = np.concatenate([self._results, np.concatenate(results, axis=1)])

    def worth(self, side: int) -> Numbers:
        """Chance to win and place value by seat: 0 before it, 1 after it."""
        worth: Numbers = self._results[:, side].mean(axis=0)
        return worth

    def variance(self, side: int, seat: int, figure: int) -> float:
        """The variance of `worth`."""
        return variance(self._results[:, side, seat, figure])

    def luck(self, seat: int, figure: int) -> Measured:
        """Return the impact of the deal on a seat."""
        return measured(self._results[:, 1, seat, figure] - self._results[:, 0, seat, figure])
