"""What a move of *In the Year of the Dragon* brought to whom, and why: the numbers of the story.

Between two decisions much can happen: a move, the month's event, the wall, the
super event, decay, scoring, the end. A `Posting` books what each of these
brought: the difference between how things stood before it and after it.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from drachenhof.games.year.rules.view import CourtView, YearView

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
