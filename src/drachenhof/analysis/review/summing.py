"""What every seat's result is made of: luck, own decisions, those of others, and a rest."""

from collections.abc import Iterable

import numpy as np

from drachenhof.analysis.measuring import Measured, margin
from drachenhof.analysis.review.race import Race
from drachenhof.analysis.review.reasons import kind_of
from drachenhof.analysis.review.values import MISTAKEN, Judged, Point, SeatReview, Stretch, Sums
from drachenhof.analysis.review.work import Work
from drachenhof.game import CHANCE, Numbers, place_values

__all__ = ["seat_review"]

WIN, PLACE = 0, 1


def seat_review(work: Work, seat: int) -> SeatReview:
    """All that is known of a seat by now."""
    stretches = sorted([*_deals(work, seat), *_decisions(work, seat), *_rounds(work, seat)], key=lambda one: one.number)
    return SeatReview(
        seat=seat,
        win=_sums(work, seat, stretches, WIN),
        place=_sums(work, seat, stretches, PLACE),
        stretches=tuple(stretches),
        decisions=tuple(_judged(work, number, race) for number, race in work.races.items() if race.seat == seat),
        line=tuple(_line(work, seat)),
    )


def result(work: Work) -> Numbers:
    """By seat the share of the win, and the place value."""
    ranking = work.walk.game.ranking(work.walk.last)
    wins = [(place == 1) / ranking.count(1) for place in ranking]
    return np.array([wins, place_values(ranking)]).T


def _start(work: Work, seat: int) -> Numbers:
    fortunes = work.fortunes(seat)
    even = np.array([[1 / work.walk.players, 0.0]] * work.walk.players)
    return fortunes[0].before() if fortunes else even


def _sums(work: Work, seat: int, stretches: Iterable[Stretch], figure: int) -> Sums:
    start, end = float(_start(work, seat)[seat, figure]), float(result(work)[seat, figure])
    kinds: dict[str, list[Measured]] = {"luck": [], "own": [], "given": []}
    for one in stretches:
        kinds[one.kind].append((one.win, one.place)[figure])
    luck, own, given = (_total(kinds[kind]) for kind in ("luck", "own", "given"))
    return Sums(start, luck, own, given, end - start - luck.value - own.value - given.value, end)


def _total(parts: list[Measured]) -> Measured:
    value, off = sum(one.value for one in parts), float(np.sqrt(sum(one.margin**2 for one in parts)))
    return Measured(value, value - off, value + off)


def _deals(work: Work, seat: int) -> Iterable[Stretch]:
    for one in work.fortunes(seat):
        before, after = (tuple(told[:, WIN].tolist()) for told in (one.before(), one.after()))
        luck = one.luck(seat, WIN), one.luck(seat, PLACE)
        yield Stretch(one.deal.number, one.deal.part, "luck", CHANCE, before, after, *luck)


def _decisions(work: Work, seat: int) -> Iterable[Stretch]:
    """Own decisions, and those of others where all is open."""
    parts = {one.number: one.part for one in work.walk.decisions}
    for number, race in work.races.items():
        if race.seat == seat or not work.hidden:
            kind = "own" if race.seat == seat else "given"
            moved = _moved(race, seat, WIN), _moved(race, seat, PLACE)
            chances = race.after(race.best), race.after(race.played)
            yield Stretch(number, parts[number], kind, race.seat, *chances, *moved)  # type: ignore[arg-type]


def _moved(race: Race, seat: int, figure: int) -> Measured:
    """What the played move did to a seat's chance or place value, against the best, as far as that is clear."""
    if not race.clear:
        return Measured(0.0, 0.0, 0.0)
    scale = race.clear * (race.correction.sharpness, race.correction.place)[figure]
    lost = race.lost[:, seat, figure]
    value, off = -scale * float(lost.mean()), scale * margin(lost)
    return Measured(value, value - off, value + off)


def _rounds(work: Work, seat: int) -> Iterable[Stretch]:
    """Where hands are hidden: all that happened from one deal to the next beside own decisions, as the seat saw it."""
    if not work.hidden:
        return
    fortunes = work.fortunes(seat)
    for at, one in enumerate(fortunes):
        last = at + 1 == len(fortunes)
        end = result(work) if last else fortunes[at + 1].before()
        until = work.walk.length + 1 if last else fortunes[at + 1].deal.number
        inside = [race for number, race in work.races.items() if race.seat == seat and one.deal.number < number < until]
        number = one.deal.number + len(one.deal.moves)
        before, after = (tuple(told[:, WIN].tolist()) for told in (one.after(), end))
        offs = (
            (one.off_after(seat, figure), 0.0 if last else fortunes[at + 1].off_before(seat, figure))
            for figure in (WIN, PLACE)
        )
        moved = (
            _left(end[seat, figure] - one.after()[seat, figure], off, inside, seat, figure)
            for figure, off in enumerate(offs)
        )
        yield Stretch(number, one.deal.part, "given", CHANCE, before, after, *moved)


def _left(change: float, offs: Iterable[float], own: list[Race], seat: int, figure: int) -> Measured:
    """What others and draws did: the change, without what own decisions lost and gained on what was expected."""
    free = [race for race in own if not race.forced]
    moved = [_moved(race, seat, figure) for race in free]
    gained = sum(race.gained(seat, figure) for race in free)
    value = float(change) - sum(one.value for one in moved) - gained
    off = float(np.sqrt(sum(one.margin**2 for one in moved) + sum(one**2 for one in offs)))
    return Measured(value, value - off, value + off)


def _judged(work: Work, number: int, race: Race) -> Judged:
    decision = next(one for one in work.walk.decisions if one.number == number)
    choices, moved = race.choices(), _moved(race, race.seat, WIN)
    text = next(one.text for one in choices if one.move == race.played)
    reasons = race.reasons() if race.verdict() in MISTAKEN else None
    return Judged(
        number=number,
        part=decision.part,
        seat=race.seat,
        text=text,
        verdict=race.verdict(),
        cost=race.cost,
        win=Measured(-moved.value, -moved.high, -moved.low),
        rollouts=race.rollouts,
        choices=choices,
        reasons=reasons,
        kind=None if reasons is None else kind_of(work.walk.game.NAME, text, choices[0].text, reasons),
    )


def _line(work: Work, seat: int) -> Iterable[Point]:
    """Chances before and after each deal, and what came of them."""
    part = 0
    for one in work.fortunes(seat):
        yield Point(one.deal.number - 1, part, tuple(one.before()[:, WIN].tolist()))
        part = one.deal.part
        yield Point(one.deal.number - 1 + len(one.deal.moves), part, tuple(one.after()[:, WIN].tolist()))
    yield Point(work.walk.length, part, tuple(result(work)[:, WIN].tolist()))
