"""From one deal to the next: what each decision on the way did, fitted to what the whole way did."""

from collections.abc import Iterable, Iterator
from math import inf

import numpy as np

from drachenhof.analysis.measuring import Measured
from drachenhof.analysis.review.fortune import Fortune
from drachenhof.analysis.review.impact import Impact, of_variance
from drachenhof.analysis.review.work import Work
from drachenhof.engine.game import Numbers, place_values

AFTER, BEFORE = 1, 0


class Leg:
    """The way from one deal to the next, or to the end, as one seat could know it.

    Its ends are the same worths from which the luck of these deals is counted, so that
    all legs and deals together lead from the beginning to the result. What the decisions
    of a leg, each measured by itself, miss of the whole way is noise; it is spread over
    them, to each by its share of the variance. Where hands are hidden others' decisions
    are not measured one by one: they are all that own ones leave.
    """

    def __init__(self, work: Work, fortune: Fortune, following: Fortune | None, impacts: dict[int, Impact]) -> None:
        self.deal, self.impacts, self._hidden = fortune.deal, impacts, work.hidden
        self._begin, self._end = fortune, following
        self.before: Numbers = fortune.worth(AFTER)
        self.after: Numbers = result(work) if following is None else following.worth(BEFORE)

    def missing(self, seat: int, figure: int) -> float:
        """What the leg did to a seat beyond the sum of its impacts."""
        whole = float(self.after[seat, figure] - self.before[seat, figure])
        return whole - sum(impact.moved(seat, figure) for impact in self.impacts.values())

    def doubt(self, seat: int, figure: int) -> float:
        """The variance of `missing`."""
        return self._impacts_variance(seat, figure) + self._ends_variance(seat, figure)

    def of(self, impacts: Iterable[Impact], seat: int, figure: int) -> Measured:
        """What some of its decisions did to a seat."""
        impacts = list(impacts)
        spread = sum(impact.variance(seat, figure) for impact in impacts)
        total = inf if self._hidden else self._impacts_variance(seat, figure)
        share = spread / total if total else 0.0
        value = sum(impact.moved(seat, figure) for impact in impacts) + share * self.missing(seat, figure)
        return of_variance(value, spread * (1 - share) + share**2 * self._ends_variance(seat, figure))

    def left(self, seat: int, figure: int) -> Measured:
        """What the leg changed beyond the seat's own decisions; with hidden hands, the others' doing."""
        return of_variance(self.missing(seat, figure), self.doubt(seat, figure))

    def _impacts_variance(self, seat: int, figure: int) -> float:
        return sum(impact.variance(seat, figure) for impact in self.impacts.values())

    def _ends_variance(self, seat: int, figure: int) -> float:
        end = 0.0 if self._end is None else self._end.variance(BEFORE, seat, figure)
        return self._begin.variance(AFTER, seat, figure) + end


def legs(work: Work, seat: int) -> Iterator[Leg]:
    """The whole game after its first deal, as a seat could know it."""
    fortunes = work.fortunes(seat)
    for fortune, following in zip(fortunes, [*fortunes[1:], None], strict=True):
        until = work.walk.length + 1 if following is None else following.deal.number
        inside = {
            number: impact
            for number, impact in work.impacts.items()
            if fortune.deal.number <= number < until and (impact.seat == seat or not work.hidden)
        }
        yield Leg(work, fortune, following, inside)


def result(work: Work) -> Numbers:
    """By seat the share of the win, and the place value."""
    ranking = work.walk.game.ranking(work.walk.last)
    wins = [(place == 1) / ranking.count(1) for place in ranking]
    figures: Numbers = np.array([wins, place_values(ranking)]).T
    return figures
