"""Where the points of *In the Year of the Dragon* came from."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from drachenhof.engine.game import State
from drachenhof.games.year import rules as year
from drachenhof.games.year.rules.foresight import income, worth
from drachenhof.games.year.rules.tables import MONTHS
from drachenhof.games.year.rules.view import CourtView, YearView
from drachenhof.i18n.course import Booking
from drachenhof.records.history import Step

_MONTHLY, _AT_LAST = ("palaces", "ladies", "privileges"), ("persons", "monks", "goods")
SOURCES = ("research", "events", "wall", *_MONTHLY, *_AT_LAST)
END = MONTHS


def bookings(steps: Iterable[Step]) -> Iterator[Booking]:
    """What each move brought."""
    for _, _, before, move, after in steps:
        if year.scores(before) != year.scores(after):
            yield from _booked(before, move)


def _booked(before: State, move: int) -> Iterator[Booking]:
    """What each moment of a move brought; months count from 0, and the end comes after the last."""
    month, last = int(before["month"][0]) - 1, before
    for name, state in year.moments(before, move):
        if name == "scoring":
            yield from _listed(month, _MONTHLY, income(state))
        elif name == "end":
            yield from _listed(END, _AT_LAST, worth(state))
        else:
            source = _own(year.to_text(before, move)) if name == "move" else "wall" if "wall" in name else "events"
            for seat, (old, new) in enumerate(zip(year.scores(last), year.scores(state), strict=True)):
                if new != old:
                    yield month, source, seat, new - old
        last = state


def _own(text: str) -> str:
    """What a move's own points come from."""
    return {"wall": "wall", "charter": "events"}.get(text.split()[0], "research")


def _listed(part: int, sources: tuple[str, ...], counts: list[int]) -> Iterator[Booking]:
    """Points of each source, seat after seat."""
    for place, count in enumerate(counts):
        if count:
            yield part, sources[place % len(sources)], place // len(sources), count


Change: TypeAlias = Counter[str]
"""By kind: points, spaces (on the track), yuan, rice, fireworks, privileges, floors, palaces, persons to release."""

Moments: TypeAlias = Sequence[tuple[str, YearView]]
"""Things that happened, by name, and how things stood then."""

_CAUSES = {
    "move": "own",
    "event": "event",
    "again": "event",
    "wall": "wall",
    "wall-again": "wall",
    "last-wall": "wall",
    "super": "super",
    "decay": "decay",
    "scoring": "scoring",
    "end": "end",
}
"""What a moment is caused by; the new `month` brings nobody anything."""


@dataclass(frozen=True)
class Posting:
    """What one cause brought to each seat, and how things stood then."""

    cause: str  # own, event, wall, super, decay, scoring, end
    changes: list[Change]
    view: YearView
    times: str = "once"  # or "again" by the solar eclipse (Y49), or "twice" where nobody had to decide between


def postings(before: YearView, moments: Moments) -> list[Posting]:
    """All that the moments brought, in the order in which they happened."""
    booked, last = dict[str, Posting](), before
    for name, view in moments:
        if name in _CAUSES:
            times = "again" if name == "again" else "once"
            booked[name] = Posting(_CAUSES[name], _changes(last, view), view, times)
        last = view
    if "event" in booked and "again" in booked:
        booked["event"] = _twice(booked["event"], booked.pop("again"))
    return list(booked.values())


def _twice(event: Posting, again: Posting) -> Posting:
    """An event that took place twice before anybody was asked."""
    changes = [_sum(first, second) for first, second in zip(event.changes, again.changes, strict=True)]
    return replace(event, changes=changes, times="twice")


def _sum(first: Change, second: Change) -> Change:
    added = Counter(first)
    added.update(second)
    return added


def _changes(before: YearView, after: YearView) -> list[Change]:
    """By seat what is there now and was not before."""
    changes = []
    for court, later in zip(before["courts"], after["courts"], strict=True):
        change = Change(_held(later))
        change.subtract(_held(court))
        changes.append(change)
    return changes


def _held(court: CourtView) -> dict[str, int]:
    return {
        "points": court["score"],
        "spaces": court["track"],
        "yuan": court["yuan"],
        "rice": court["rice"],
        "fireworks": court["fireworks"],
        "privileges": court["privileges"]["small"] + court["privileges"]["large"],
        "floors": sum(palace["floors"] for palace in court["palaces"]),
        "palaces": len(court["palaces"]),
        "persons": court["debt"],
    }


def join_price(view: YearView, action: str) -> int:
    """What it costs to choose a card (Y14); nothing where it is not in the game."""
    return next((group["price"] for group in view["groups"] if action in group["cards"]), 0)


def mover(view: YearView) -> int:
    """The seat that decides, where one does."""
    seat = view["to_move"]
    assert isinstance(seat, int), seat
    return seat
