"""The sources of points in *In the Year of the Dragon*."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from drachenhof.engine.game import State
from drachenhof.games.year import rules as year
from drachenhof.games.year.rules.foresight import income, worth
from drachenhof.games.year.rules.tables import MONTHS
from drachenhof.games.year.rules.view import CourtView, YearView
from drachenhof.i18n.narrator import Booking
from drachenhof.records.history import Step

_MONTHLY, _AT_LAST = ("palaces", "ladies", "privileges"), ("persons", "monks", "goods")
SOURCES = ("research", "events", "wall", *_MONTHLY, *_AT_LAST)
END = MONTHS


def bookings(steps: Iterable[Step]) -> Iterator[Booking]:
    """Yield the gains of each move."""
    for _, _, before, move, after in steps:
        if year.scores(before) != year.scores(after):
            yield from _booked(before, move)


def _booked(before: State, move: int) -> Iterator[Booking]:
    """Yield the gains in each moment of a move; months count from 0, and the end comes after the last."""
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
    """Return the source of a move's own points."""
    return {"wall": "wall", "charter": "events"}.get(text.split()[0], "research")


def _listed(part: int, sources: tuple[str, ...], counts: list[int]) -> Iterator[Booking]:
    """Return the points by source, seat after seat."""
    for place, count in enumerate(counts):
        if count:
            yield part, sources[place % len(sources)], place // len(sources), count


Change: TypeAlias = Counter[str]
"""By kind: points, spaces (on the track), yuan, rice, fireworks, privileges, floors, palaces, persons to release."""

Moments: TypeAlias = Sequence[tuple[str, YearView]]
"""Events in order: their names, and the view after each."""

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
"""The cause of each moment; a new `month` is missing, because it changes nothing for any court."""


@dataclass(frozen=True)
class Posting:
    """The changes of each seat by one cause, and the view after it."""

    cause: str  # own, event, wall, super, decay, scoring, end
    changes: list[Change]
    view: YearView
    times: str = "once"  # "again" by the solar eclipse (Y49), "twice" if no decision lay between


def postings(before: YearView, moments: Moments) -> list[Posting]:
    """Return the changes of all moments, in order."""
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
    """Merge both runs of an event that took place twice without a decision between."""
    changes = [_sum(first, second) for first, second in zip(event.changes, again.changes, strict=True)]
    return replace(event, changes=changes, times="twice")


def _sum(first: Change, second: Change) -> Change:
    added = Counter(first)
    added.update(second)
    return added


def _changes(before: YearView, after: YearView) -> list[Change]:
    """Return the changes between two views, by seat."""
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
    """Return the cost of choosing a card (Y14); 0 for a card that is not in the game."""
    return next((group["price"] for group in view["groups"] if action in group["cards"]), 0)


def mover(view: YearView) -> int:
    """Return the seat that decides; asserts that it is no chance move."""
    seat = view["to_move"]
    assert isinstance(seat, int), seat
    return seat
