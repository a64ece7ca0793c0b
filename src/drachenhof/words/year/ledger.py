"""What a move of *In the Year of the Dragon* brought to whom, and why: the numbers of the story.

Between two decisions much can happen: a move, the month's event, the wall, the
super event, decay, scoring, the end. An `Entry` books what each of these
brought; together they are the whole difference between two views.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from drachenhof.words.telling import View
from drachenhof.words.year.worth import buddhas, end_points, month_points, persons, symbols
from drachenhof.year.state import (
    AGAIN_STEP,
    DECAY_STEP,
    EVENT_STEP,
    HAPPENING_NAMES,
    LAST_STEP,
    LAST_WALL_STEP,
    SCORING_STEP,
    SUPER_STEP,
    WALL_AGAIN_STEP,
    WALL_STEP,
)
from drachenhof.year.tables import (
    ACTION_NAMES,
    CARD_SYMBOLS,
    JOIN_PRICE,
    LANTERN_POINTS,
    MONTHS,
    REFILL_YUAN,
    SMALL_PRICE,
    SUPER_MONTH,
    TILE_NAMES,
    TILE_VALUE,
    WALL_BONUS,
    WALL_TILE_NAMES,
)

__all__ = ["Change", "Entry", "entries", "join_price", "month_ended", "own_change", "wall_holds"]

Change: TypeAlias = "defaultdict[str, int]"
"""By kind: points, spaces (on the track), yuan, rice, fireworks, privileges, floors, palaces, persons to release."""


@dataclass(frozen=True)
class Entry:
    """What one cause brought to each seat."""

    cause: str  # own, event, wall, super, decay, scoring, end
    changes: list[Change]
    times: str = "once"  # or "again" by the solar eclipse (Y49), or "twice" where nobody had to decide between


def entries(before: View, text: str | None, after: View) -> list[Entry]:
    """All that one move led to, in the order in which it happened; without a text what happened by itself."""
    own = [_change() for _ in after["courts"]]
    if text is not None and before["to_move"] != "chance":
        own[before["to_move"]] = own_change(before, text)
    booked = [Entry("own", own), *_steps(before, after)]
    if after["to_move"] == "over":
        booked.append(Entry("end", _each(after, lambda court: sum(end_points(court).values()))))
    _book_rest(before, after, booked)
    return booked


def _change(**counts: int) -> Change:
    return defaultdict(int, counts)


def _each(view: View, points: Callable[[View], int]) -> list[Change]:
    return [_change(points=points(court)) for court in view["courts"]]


def _nothing(_: View) -> int:
    return 0


_REST = {
    "event": ("points", "yuan", "rice", "fireworks"),
    "super": ("spaces", "privileges"),
    "decay": ("floors", "palaces"),
}


def _book_rest(before: View, after: View, booked: list[Entry]) -> None:
    """What nothing else explains is what the event, the super event or decay did."""
    takers = [(entry, kind) for entry in booked for kind in _REST.get(entry.cause, ())]
    for seat, (court, later) in enumerate(zip(before["courts"], after["courts"], strict=True)):
        for entry, kind in takers:
            explained = sum(other.changes[seat].get(kind, 0) for other in booked)
            entry.changes[seat][kind] += _held(later, kind) - _held(court, kind) - explained
    demanding = [entry for entry in booked if entry.cause in ("event", "wall")]
    if demanding and after["asked"] == "release":
        for court, change in zip(after["courts"], demanding[-1].changes, strict=True):
            change["persons"] += court["debt"]


_PLACES = {"points": "score", "spaces": "track", "yuan": "yuan", "rice": "rice", "fireworks": "fireworks"}


def _held(court: View, kind: str) -> int:
    if kind == "privileges":
        return sum(court["privileges"].values())
    if kind == "floors":
        return sum(palace["floors"] for palace in court["palaces"])
    return len(court["palaces"]) if kind == "palaces" else int(court[_PLACES[kind]])


# What a move itself brings


def own_change(view: View, text: str) -> Change:
    """What a move brings to the seat that makes it, before anything else happens."""
    court = view["courts"][view["to_move"]]
    kind, *rest = text.split()
    change = _change()
    if kind in ACTION_NAMES:
        change["yuan"] -= join_price(view, kind)
    if kind in _ACTION_GIVES:
        person, good = _ACTION_GIVES[kind]
        change[good] += _CARD_SYMBOLS[kind] + symbols(court, person)
    elif kind == "privilege":
        change["yuan"] -= SMALL_PRICE if rest == ["small"] else view["options"]["large_privilege"]
        change["privileges"] += 1
    elif kind == "wall" and rest != ["floor"]:
        change[{"track": "spaces"}.get(rest[0], rest[0])] += _WALL_BONUS[rest[0]]
    elif kind == "refill":
        change["yuan"] += max(0, REFILL_YUAN - court["yuan"])
    elif kind in ("place", "replace"):
        change["spaces"] += _TILE_VALUE[view["arriving"]]
    elif kind == "return":
        change[rest[0]] -= 1
    elif kind == "charter":
        change.update(_charter(court, rest[0]))
    elif kind in ("floor", "remove", "release"):
        change.update(_rebuilt(court, kind, rest[0]))
    return change


def _by_name(names: Sequence[str], counts: Iterable[int]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True)}


_CARD_SYMBOLS = _by_name(ACTION_NAMES, CARD_SYMBOLS)
_TILE_VALUE = _by_name(TILE_NAMES, TILE_VALUE)
_WALL_BONUS = _by_name(WALL_TILE_NAMES, WALL_BONUS)
_ACTION_GIVES = {
    "taxes": ("tax-collector", "yuan"),
    "harvest": ("farmer", "rice"),
    "fireworks": ("pyrotechnist", "fireworks"),
    "parade": ("warrior", "spaces"),
    "research": ("scholar", "points"),
}


def _charter(court: View, person: str) -> dict[str, int]:
    """What the symbols of a type give (Y54); floors are placed one by one, in moves of their own."""
    if person == "monk":
        return {"points": buddhas(court)}
    given = dict(_ACTION_GIVES.values()) | {"court-lady": "points"}
    return {given[person]: symbols(court, person)} if person in given else {}


def _rebuilt(court: View, kind: str, palace: str) -> dict[str, int]:
    """Floors and palaces that a move adds or takes; an empty palace without floors is gone (Y21, Y47)."""
    if palace == "new":
        return {"floors": 1, "palaces": 1}
    home = court["palaces"][int(palace) - 1]
    floors = {"floor": 1, "remove": -1, "release": 0}[kind]
    dwellers = len(home["persons"]) - (kind == "release")
    return {"floors": floors, "palaces": -int(home["floors"] + floors == 0 and dwellers == 0)}


def join_price(view: View, action: str) -> int:
    """What it costs to choose a card: 3 yuan where a dragon stands (Y14)."""
    taken = any(action in group["cards"] and group["dragons"] for group in view["groups"])
    return JOIN_PRICE if taken else 0


# The event phase


def month_ended(before: View, after: View) -> bool:
    return bool(before["phase"] != "setup" and (after["month"] > before["month"] or after["to_move"] == "over"))


def _steps(before: View, after: View) -> list[Entry]:
    """An entry for each step of the event phase that was opened on the way."""
    ended = month_ended(before, after)
    if not ended and after["phase"] != "event":
        return []
    first = HAPPENING_NAMES.index(before["step"]) + 1 if before["phase"] == "event" else EVENT_STEP
    opened = range(first, LAST_STEP if ended else HAPPENING_NAMES.index(after["step"]) + 1)
    return _step_entries([step for step in opened if _takes_place(before, step)], after)


def _takes_place(view: View, step: int) -> bool:
    month, event, wall = view["month"], view["events"][view["month"] - 1], view["options"]["great_wall"]
    strikes = month == SUPER_MONTH and view["super_event"] is not None
    eclipse = strikes and view["super_event"] == "solar-eclipse"
    takes_place: dict[int, bool] = {
        EVENT_STEP: True,
        WALL_STEP: wall and event == "mongols",
        LAST_WALL_STEP: wall and month == MONTHS,
        SUPER_STEP: strikes,
        AGAIN_STEP: eclipse,
        WALL_AGAIN_STEP: eclipse and wall and event == "mongols",
        DECAY_STEP: True,
        SCORING_STEP: True,
    }
    return takes_place[step]


def _step_entries(opened: list[int], after: View) -> list[Entry]:
    """Nobody comes or goes while steps are opened, so the later view tells who was there."""
    booked = []
    for step in opened:
        if step == AGAIN_STEP and EVENT_STEP in opened:
            continue
        if step in (EVENT_STEP, AGAIN_STEP):
            times = "once" if AGAIN_STEP not in opened else "again" if step == AGAIN_STEP else "twice"
            booked.append(Entry("event", _each(after, _nothing), times))
        elif step == SUPER_STEP:
            points = _SUPER_POINTS.get(after["super_event"], _nothing)
            booked.append(Entry("super", _each(after, points)))
        elif step == DECAY_STEP:
            booked.append(Entry("decay", _each(after, _nothing)))
        elif step == SCORING_STEP:
            booked.append(Entry("scoring", _each(after, month_points)))
        else:
            points = _laid if wall_holds(after) else _nothing
            booked.append(Entry("wall", _each(after, points)))
    return booked


def wall_holds(after: View) -> bool:
    """Whether the wall reached the month whose event was last (Y42)."""
    ended = after["phase"] != "event" and after["to_move"] != "over"
    return bool(len(after["wall"]) >= after["month"] - ended)


def _laid(court: View) -> int:
    return int(court["laid"])


_SUPER_POINTS: dict[str, Callable[[View], int]] = {
    "lantern-festival": lambda court: LANTERN_POINTS * persons(court),
    "buddha": buddhas,
}
