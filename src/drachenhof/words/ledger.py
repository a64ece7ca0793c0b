"""What a move of *In the Year of the Dragon* brought to whom, and why: the numbers of the story.

Between two decisions much can happen: a move, the month's event, the wall, the
super event, decay, scoring, the end. An `Entry` books what each of these
brought; together they are the whole difference between two views.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from drachenhof.words.telling import View
from drachenhof.words.worth import buddhas, end_points, month_points, persons, symbols
from drachenhof.year.state import (
    AGAIN_STEP,
    DONE_STEP,
    EVENT_STEP,
    LAST_WALL_STEP,
    STEP_NAMES,
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

Change: TypeAlias = "Counter[str]"
"""By kind: points, spaces (on the track), yuan, rice, fireworks, privileges, floors, palaces, persons to release."""


@dataclass(frozen=True)
class Entry:
    """What one cause brought to each seat."""

    cause: str  # own, event, wall, super, decay, scoring, end
    changes: list[Change]
    times: str = "once"  # or "again" by the solar eclipse (Y49), or "twice" where nobody had to decide between


def entries(before: View, text: str, after: View) -> list[Entry]:
    """All that one move led to, in the order in which it happened."""
    own = [Counter[str]() for _ in after["courts"]]
    if before["to_move"] != "chance":
        own[before["to_move"]] = own_change(before, text)
    booked = [Entry("own", own), *_steps(before, after)]
    if month_ended(before, after):
        booked += [Entry("decay", _each(after, _nothing)), Entry("scoring", _each(after, month_points))]
    if after["to_move"] == "over":
        booked.append(Entry("end", _each(after, lambda court: sum(end_points(court).values()))))
    _book_rest(before, after, booked)
    return booked


def _each(view: View, points: Callable[[View], int]) -> list[Change]:
    return [Counter(points=points(court)) for court in view["courts"]]


def _nothing(_: View) -> int:
    return 0


_REST = {
    "event": ("points", "yuan", "rice", "fireworks"),
    "super": ("spaces", "privileges"),
    "decay": ("floors", "palaces"),
}


def _book_rest(before: View, after: View, booked: list[Entry]) -> None:
    """What nothing else explains is what the event, the super event or decay did."""
    for seat, (court, later) in enumerate(zip(before["courts"], after["courts"], strict=True)):
        rest = _holdings(later)
        rest.subtract(_holdings(court))
        for entry in booked:
            rest.subtract(entry.changes[seat])
        for entry in booked:
            for kind in _REST.get(entry.cause, ()):
                entry.changes[seat][kind] += rest[kind]
    demanding = [entry for entry in booked if entry.cause in ("event", "wall")]
    if demanding and after["asked"] == "release":
        for court, change in zip(after["courts"], demanding[-1].changes, strict=True):
            change["persons"] += court["debt"]


def _holdings(court: View) -> Change:
    return Counter(
        points=court["score"],
        spaces=court["track"],
        yuan=court["yuan"],
        rice=court["rice"],
        fireworks=court["fireworks"],
        privileges=sum(court["privileges"].values()),
        floors=sum(palace["floors"] for palace in court["palaces"]),
        palaces=len(court["palaces"]),
    )


# What a move itself brings


def own_change(view: View, text: str) -> Change:
    """What a move brings to the seat that makes it, before anything else happens."""
    court = view["courts"][view["to_move"]]
    kind, *rest = text.split()
    change: Change = Counter()
    if kind in ACTION_NAMES:
        change["yuan"] -= join_price(view, kind)
    if kind in _ACTION_GIVES:
        person, good = _ACTION_GIVES[kind]
        change[good] += int(CARD_SYMBOLS[ACTION_NAMES.index(kind)]) + symbols(court, person)
    elif kind == "privilege":
        change["yuan"] -= SMALL_PRICE if rest == ["small"] else view["options"]["large_privilege"]
        change["privileges"] += 1
    elif kind == "wall" and rest != ["floor"]:
        change[{"track": "spaces"}.get(rest[0], rest[0])] += int(WALL_BONUS[WALL_TILE_NAMES.index(rest[0])])
    elif kind == "refill":
        change["yuan"] += max(0, REFILL_YUAN - court["yuan"])
    elif kind in ("place", "replace"):
        change["spaces"] += int(TILE_VALUE[TILE_NAMES.index(view["arriving"])])
    elif kind == "return":
        change[rest[0]] -= 1
    elif kind == "charter":
        change += _charter(court, rest[0])
    elif kind in ("floor", "remove", "release"):
        change.update(_rebuilt(court, kind, rest[0]))
    return change


_ACTION_GIVES = {
    "taxes": ("tax-collector", "yuan"),
    "harvest": ("farmer", "rice"),
    "fireworks": ("pyrotechnist", "fireworks"),
    "parade": ("warrior", "spaces"),
    "research": ("scholar", "points"),
}


def _charter(court: View, person: str) -> Change:
    """What the symbols of a type give (Y54); floors are placed one by one, in moves of their own."""
    if person == "monk":
        return Counter(points=buddhas(court))
    given = dict(_ACTION_GIVES.values()) | {"court-lady": "points"}
    return Counter({given[person]: symbols(court, person)}) if person in given else Counter()


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
    first = STEP_NAMES.index(before["step"]) + 1 if before["phase"] == "event" else EVENT_STEP
    opened = range(first, DONE_STEP if ended else STEP_NAMES.index(after["step"]) + 1)
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
