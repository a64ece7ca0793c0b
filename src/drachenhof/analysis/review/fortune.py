"""What a deal was worth: every seat's chances after it, against those before it, when it could have been any other."""

import numpy as np

from drachenhof.analysis.judge import luck
from drachenhof.analysis.measuring import Measured
from drachenhof.analysis.review.impact import figures, measured, variance
from drachenhof.analysis.review.walk import Deal
from drachenhof.engine.game import Numbers
from drachenhof.games import games
from drachenhof.search.rollouts import STAY

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
        """What the deal gave to a seat."""
        return measured(self._results[:, 1, seat, figure] - self._results[:, 0, seat, figure])
