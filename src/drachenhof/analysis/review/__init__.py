"""The review of a game: how luck, own decisions and others' decisions affected each seat, and its mistakes.

See docs/review.md for the method.
"""

from collections.abc import Callable, Iterable, Iterator
from math import inf
from threading import Event

import numpy as np

from drachenhof.analysis.measuring import NORMAL, Measured, Progress
from drachenhof.analysis.review.impact import Fortune, Impact, of_variance
from drachenhof.analysis.review.race import ARBITERS, Race
from drachenhof.analysis.review.reasons import kind_of
from drachenhof.analysis.review.values import (
    COSTLIEST,
    Choice,
    Judged,
    Point,
    Reason,
    Review,
    SeatReview,
    Stretch,
    Sums,
)
from drachenhof.analysis.review.walk import NotOver, walk
from drachenhof.analysis.review.work import Cancelled, Work
from drachenhof.engine.game import CHANCE, Numbers, place_values
from drachenhof.engine.rule import prepare as compiled
from drachenhof.records import Record
from drachenhof.search.kernels import LAYOUTS

__all__ = [
    "Cancelled",
    "Choice",
    "Judged",
    "NotOver",
    "Point",
    "Reason",
    "Review",
    "SeatReview",
    "Stretch",
    "Sums",
    "prepare",
    "review",
]


def prepare(game: str) -> None:
    """Load all that reviews need, compiling it the first time."""
    for unit in ("search.rollouts", "search.causes"):
        compiled(unit, LAYOUTS[game])
    ARBITERS[game]()[0].prepare()


def review(
    record: Record,
    seats: Iterable[int] | None = None,
    *,
    sharp: bool = True,
    seed: int = 0,
    cancel: Event | None = None,
    progress: Progress = lambda _: None,
    first: Callable[[Review], None] | None = None,
) -> Review:
    """Review a finished game for some seats, or all. The same seed gives the same review on every machine.

    Every decision is judged from what its seat knew at the time. `first` is called with a
    quick review; `sharp=False` stops after it. If `cancel` is set, the result so far is
    returned, or `Cancelled` raised if there is none. Raises `NotOver` for a running game,
    and `BrokenRecord` for an invalid record.
    """
    walked = walk(record)
    work = Work(walked, range(walked.players) if seats is None else seats, seed, cancel)
    work.quick(lambda done: progress(done if not sharp else 0.1 * done))
    quick = _review_of(work, sharp=False)
    if first is not None:
        first(quick)
    if not sharp:
        return quick
    work.sharpen(lambda done: progress(0.1 + 0.9 * done))
    return _review_of(work, sharp=True)


def _review_of(work: Work, sharp: bool) -> Review:
    seats = tuple(seat_review(work, seat, sharp) for seat in work.seats)
    return Review(work.walk.game.NAME, work.walk.players, work.rollouts, sharp, seats)


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
        """Return the change of a seat over the leg beyond the sum of its impacts."""
        whole = float(self.after[seat, figure] - self.before[seat, figure])
        return whole - sum(impact.moved(seat, figure) for impact in self.impacts.values())

    def doubt(self, seat: int, figure: int) -> float:
        """The variance of `missing`."""
        return self._impacts_variance(seat, figure) + self._ends_variance(seat, figure)

    def of(self, impacts: Iterable[Impact], seat: int, figure: int) -> Measured:
        """Return the impact of some of the leg's decisions on a seat."""
        impacts = list(impacts)
        spread = sum(impact.variance(seat, figure) for impact in impacts)
        total = inf if self._hidden else self._impacts_variance(seat, figure)
        share = spread / total if total else 0.0
        value = sum(impact.moved(seat, figure) for impact in impacts) + share * self.missing(seat, figure)
        return of_variance(value, spread * (1 - share) + share**2 * self._ends_variance(seat, figure))

    def left(self, seat: int, figure: int) -> Measured:
        """Return the change beyond the seat's own decisions; with hidden hands, it is attributed to the others."""
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


WIN, PLACE = range(2)
ROUGH, THOROUGH = 128, 512  # rollouts from which reasons are counted


def seat_review(work: Work, seat: int, sharp: bool) -> SeatReview:
    """Return the review of a seat so far; unless `sharp`, with reasons only for the costliest mistakes."""
    way = list(legs(work, seat))
    stretches = [*_deals(work, seat), *(one for leg in way for one in _decisions(work, leg, seat))]
    return SeatReview(
        seat=seat,
        win=_sums(work, way, seat, WIN),
        place=_sums(work, way, seat, PLACE),
        stretches=tuple(sorted(stretches, key=lambda one: one.number)),
        decisions=tuple(_all_judged(work, seat, sharp)),
        line=tuple(_line(work, seat)),
    )


def _sums(work: Work, way: list[Leg], seat: int, figure: int) -> Sums:
    fortunes = work.fortunes(seat)
    start, end = float(fortunes[0].worth(0)[seat, figure]), float(result(work)[seat, figure])
    luck = _total(one.luck(seat, figure) for one in fortunes)
    own = _total(leg.of(_own(leg, seat), seat, figure) for leg in way)
    given = _total(leg.left(seat, figure) if work.hidden else leg.of(_others(leg, seat), seat, figure) for leg in way)
    rest = end - start - luck.value - own.value - given.value
    gap = None if work.hidden else _gap(way, seat, figure)
    return Sums(start, luck, own, given, rest, end, gap)


def _total(parts: Iterable[Measured]) -> Measured:
    listed = list(parts)
    return of_variance(sum(one.value for one in listed), sum((one.margin / NORMAL) ** 2 for one in listed))


def _gap(way: list[Leg], seat: int, figure: int) -> Measured:
    return of_variance(sum(leg.missing(seat, figure) for leg in way), sum(leg.doubt(seat, figure) for leg in way))


def _own(leg: Leg, seat: int) -> list[Impact]:
    return [impact for impact in leg.impacts.values() if impact.seat == seat]


def _others(leg: Leg, seat: int) -> list[Impact]:
    return [impact for impact in leg.impacts.values() if impact.seat != seat]


def _deals(work: Work, seat: int) -> Iterable[Stretch]:
    for one in work.fortunes(seat):
        ends = _chances(one.worth(0)), _chances(one.worth(1))
        luck = one.luck(seat, WIN), one.luck(seat, PLACE)
        yield Stretch(one.deal.number, one.deal.part, "luck", CHANCE, *ends, *luck)


def _decisions(work: Work, leg: Leg, seat: int) -> Iterable[Stretch]:
    """Own decisions and those of others; where hands are hidden others' together, from one deal to the next."""
    parts = {one.number: one.part for one in work.walk.decisions}
    for number, impact in leg.impacts.items():
        ends = _chances(impact.worth(0)), _chances(impact.worth(1))
        moved = leg.of([impact], seat, WIN), leg.of([impact], seat, PLACE)
        if impact.seat == seat:
            yield Stretch(number, parts[number], "own", seat, *ends, *moved)
        else:
            yield Stretch(number, parts[number], "given", impact.seat, *ends, *moved)
    if work.hidden:
        number = leg.deal.number + len(leg.deal.moves)
        ends, left = (_chances(leg.before), _chances(leg.after)), (leg.left(seat, WIN), leg.left(seat, PLACE))
        yield Stretch(number, leg.deal.part, "given", CHANCE, *ends, *left)


def _all_judged(work: Work, seat: int, sharp: bool) -> Iterable[Judged]:
    races = {number: race for number, race in work.races.items() if race.seat == seat}
    mistakes = sorted((-race.cost.value, number) for number, race in races.items() if race.mistake)
    costliest = {number for _, number in mistakes[:COSTLIEST]}
    for number, race in races.items():
        looked = race.mistake and (sharp or number in costliest)
        yield _judged(work, number, race, race.reasons(THOROUGH if sharp else ROUGH) if looked else None)


def _judged(work: Work, number: int, race: Race, reasons: tuple[Reason, ...] | None) -> Judged:
    decision = next(one for one in work.walk.decisions if one.number == number)
    choices = race.choices()
    text = next(one.text for one in choices if one.move == race.played)
    return Judged(
        number=number,
        part=decision.part,
        seat=race.seat,
        text=text,
        verdict=race.verdict(),
        cost=race.cost,
        win=race.win,
        rollouts=race.rollouts,
        choices=choices,
        reasons=reasons,
        kind=kind_of(work.walk.game.NAME, text, choices[0].text, reasons or ()) if race.mistake else None,
    )


def _line(work: Work, seat: int) -> Iterable[Point]:
    """Return the chances before and after each deal, and the result."""
    part = 0
    for one in work.fortunes(seat):
        yield Point(one.deal.number - 1, part, _chances(one.worth(0)))
        part = one.deal.part
        yield Point(one.deal.number - 1 + len(one.deal.moves), part, _chances(one.worth(1)))
    yield Point(work.walk.length, part, _chances(result(work)))


def _chances(worth: Numbers) -> tuple[float, ...]:
    return tuple(worth[:, WIN].tolist())
