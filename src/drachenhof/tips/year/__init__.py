"""Tips for *In the Year of the Dragon*: each a pair of sides of a decision."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from drachenhof.rule import interpreted
from drachenhof.tips.tip import Sides
from drachenhof.year import palaces
from drachenhof.year.state import NOBODY
from drachenhof.year.tables import MAX_FLOORS, TRIBUTE_YUAN, EventName, Person
from drachenhof.year.view import CourtView, YearView

_has_room: Callable[[Any], bool] = interpreted(palaces.has_room)
_inhabited: Callable[[Any], bool] = interpreted(palaces.inhabited)

ACTIONS = ("taxes", "build", "harvest", "fireworks", "parade", "research", "privilege", "refill")
NEAR = 2  # months that an event is near: this one and the next
EARLY = 4  # the last of the first months


def _verb(text: str) -> str:
    return text.partition(" ")[0]


def _court(view: YearView) -> CourtView:
    """The court of the seat that decides."""
    seat = view["to_move"]
    assert isinstance(seat, int)
    return view["courts"][seat]


def _near(view: YearView, event: EventName, months: int = NEAR) -> bool:
    month = max(view["month"], 1)
    return event in view["events"][month - 1 : month - 1 + months]


def _symbols(view: YearView, person: Person) -> int:
    return _court(view)["symbols"].get(person, 0)


def _action(wanted: str, when: Callable[[YearView], bool]) -> Callable[[YearView, Sequence[str]], Sides]:
    """One action against all other actions, in some positions."""

    def sides(view: YearView, texts: Sequence[str]) -> Sides:
        if not when(view) or any(_verb(text) not in ACTIONS for text in texts):
            return (), ()
        other = [text for text in texts if _verb(text) not in (wanted.split()[0], "refill")]
        return [text for text in texts if text.startswith(wanted)], other

    return sides


def _recruit(person: str, when: Callable[[YearView], bool]) -> Callable[[YearView, Sequence[str]], Sides]:
    """One person against all others who can be recruited."""

    def sides(view: YearView, texts: Sequence[str]) -> Sides:
        if not when(view) or _verb(texts[0]) != "recruit":
            return (), ()
        wanted = [text for text in texts if text.endswith(f" {person}")]
        return wanted, [text for text in texts if text not in wanted]

    return sides


def _pairs(texts: Sequence[str], word: str, by: str) -> Sides:
    """Choices with a word, and the same choices with another one or without it."""
    pairs = [(text, text.replace(word, by)) for text in texts if word in text and text.replace(word, by) in texts]
    return [one for one, _ in pairs], [other for _, other in pairs]


def young(view: YearView, texts: Sequence[str]) -> Sides:  # noqa: ARG001
    """A young person instead of an old one of the same kind."""
    return _pairs([text for text in texts if text.startswith("recruit")], " young ", " old ")


def keep_old(view: YearView, texts: Sequence[str]) -> Sides:  # noqa: ARG001
    """A young one leaves instead of an old one."""
    if not texts[0].startswith("release"):
        return (), ()
    return [text for text in texts if " young " in text], [text for text in texts if " old " in text]


def large_privilege(view: YearView, texts: Sequence[str]) -> Sides:
    """The large privilege instead of the small one, early."""
    if view["month"] > EARLY:
        return (), ()
    return [text for text in texts if text == "privilege large"], [text for text in texts if text == "privilege small"]


class _Palace(NamedTuple):
    """As much of a palace as the rules ask about who lives there."""

    floors: int
    persons: list[int]


def _palaces(view: YearView) -> list[_Palace]:
    palaces = _court(view)["palaces"]
    return [_Palace(one["floors"], [*[1] * len(one["persons"]), *[NOBODY] * MAX_FLOORS]) for one in palaces]


def _lacks_rice(view: YearView) -> bool:
    """Whether there is less rice than palaces in which somebody lives (Y28)."""
    return _court(view)["rice"] < sum(map(_inhabited, _palaces(view)))


def _is_full(view: YearView) -> bool:
    """Whether no palace has room for one more (Y11)."""
    return not any(map(_has_room, _palaces(view)))


def _instead(of: Callable[[YearView, Sequence[str]], Sides]) -> Callable[[YearView, Sequence[str]], Sides]:
    """The other side: anything else instead."""

    def sides(view: YearView, texts: Sequence[str]) -> Sides:
        one, other = of(view, texts)
        return other, one

    return sides


TIPS = {
    "tribute": _action("taxes", lambda view: _near(view, "tribute", 1) and _court(view)["yuan"] < TRIBUTE_YUAN),
    "drought": _action("harvest", lambda view: _near(view, "drought", 1) and _lacks_rice(view)),
    "mongols": _recruit("warrior", lambda view: _near(view, "mongols") and not _symbols(view, "warrior")),
    "contagion": _recruit("healer", lambda view: _near(view, "contagion") and not _symbols(view, "healer")),
    "large-privilege": large_privilege,
    "no-research": _instead(
        _action("research", lambda view: view["month"] <= EARLY and _symbols(view, "scholar") == 0)
    ),
    "build-full": _action("build", _is_full),
    "no-early-craftsman": _instead(_recruit("craftsman", lambda view: view["month"] <= EARLY)),
    "young": young,
    "keep-old": keep_old,
}
