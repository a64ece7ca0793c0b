"""What a deal was worth: every seat's chances after it, against all that could have been dealt."""

import numpy as np

from drachenhof.analysis.calibration import correction
from drachenhof.analysis.measuring import HEATS, Measured, margin
from drachenhof.analysis.review.race import chances
from drachenhof.analysis.review.walk import Deal
from drachenhof.game import Knowledge, Numbers, games
from drachenhof.search.rollouts import PLACE, STAY, WIN, Luck

__all__ = ["Fortune"]

MOST_DEALS = 128  # that are all tried, each by its weight; of more, rollouts draw one
_STAY = np.array([STAY], np.int16)


class Fortune:
    """A deal as one seat could know it: rollouts from before and after it, on common luck.

    Where one move of chance has few enough outcomes, the worth before it is the sum over all of them.
    """

    def __init__(self, game: str, deal: Deal, seat: int, players: int, seed: int) -> None:
        rules = games[game]
        before, after = (rules.knowledge(state, seat) for state in (deal.before, deal.after))
        self.deal, self._players = deal, players
        self.correction = correction(game, after, players)
        self._moves, self._weights = _outcomes(game, before, len(deal.moves))
        self._known_before = Luck(game, before, players, seed, HEATS[game], drawn=int(self._moves is not None))
        self._known_after = Luck(game, after, players, seed, HEATS[game], drawn=len(deal.moves))
        self._before: Numbers = np.empty((0, len(self._weights), players, 3))  # by rollout, outcome, seat, figure
        self._after: Numbers = np.empty((0, 1, players, 3))
        self.rollouts = 0

    def more(self, wanted: int) -> None:
        """So many rollouts in all, of each side."""
        outcomes = len(self._weights)
        if (count := max(1, wanted // outcomes) - len(self._before)) > 0:
            self._before = np.concatenate([self._before, self._roll_before(count)])
            self.rollouts += count * outcomes
        if (count := wanted - len(self._after)) > 0:
            told = self._known_after.roll(_STAY, len(self._after), count)
            self._after = np.concatenate([self._after, told])
            self.rollouts += count

    def _roll_before(self, count: int) -> Numbers:
        """So many rollouts of each outcome, every one with luck of its own."""
        moves, first = (_STAY if self._moves is None else self._moves), len(self._before) * len(self._weights)
        rolled = [self._known_before.roll(moves[at : at + 1], first + at * count, count) for at in range(len(moves))]
        return np.concatenate(rolled, axis=1)

    def before(self) -> Numbers:
        """Chances and place value by seat."""
        return self._worth(self._before, self._weights)

    def after(self) -> Numbers:
        return self._worth(self._after, np.ones(1))

    def _worth(self, told: Numbers, weights: Numbers) -> Numbers:
        means = np.tensordot(weights, told.mean(axis=0), axes=([0], [0]))
        places = self.correction.place * means[:, PLACE]
        return np.stack([np.array(chances(means, self.correction)), places], axis=1)

    def luck(self, seat: int, figure: int) -> Measured:
        """What it gave to a seat: 0 the chance to win, 1 place value."""
        value = float(self.after()[seat, figure] - self.before()[seat, figure])
        off = float(np.hypot(self.off_before(seat, figure), self.off_after(seat, figure)))
        return Measured(value, value - off, value + off)

    def off_before(self, seat: int, figure: int) -> float:
        """How far the worth before it may be off."""
        return margin(self._before[:, :, seat, (WIN, PLACE)[figure]].ravel())

    def off_after(self, seat: int, figure: int) -> float:
        return margin(self._after[:, :, seat, (WIN, PLACE)[figure]].ravel())


def _outcomes(game: str, before: Knowledge, draws: int) -> "tuple[Numbers | None, Numbers]":
    """All that a single move of chance can be, with its weight; None where that is too much."""
    rules = games[game]
    if draws != 1 or rules.FACTS.hidden or len(legal := rules.legal_moves(before)) > MOST_DEALS:
        return None, np.ones(1)
    weights = np.array(rules.chance_weights(before), float)
    return np.array(legal, np.int16), weights / weights.sum()
