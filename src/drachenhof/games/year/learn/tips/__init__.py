"""Tips for *In the Year of the Dragon*: each a pair of sides of a decision."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from drachenhof.engine.layout import plain
from drachenhof.games.year.analysis import forecast
from drachenhof.games.year.rules.palaces import any_room
from drachenhof.games.year.rules.state import State
from drachenhof.games.year.rules.tables import ACTION_NAMES, EventName, Person
from drachenhof.games.year.rules.view import CourtView, YearView
from drachenhof.learn.tips import Sides, Situation

_Tip: TypeAlias = Callable[[Situation], Sides]
_When: TypeAlias = Callable[[Situation], bool]

ACTION_PHASE = (*ACTION_NAMES, "refill")
NEAR = 2  # months that an event is near: this one and the next
EARLY = 4  # the last of the first months


def _verb(text: str) -> str:
    return text.partition(" ")[0]


def _seat(view: YearView) -> int:
    """The seat that decides."""
    seat = view["to_move"]
    assert isinstance(seat, int)
    return seat


def _court(view: YearView) -> CourtView:
    """The court of the seat that decides."""
    return view["courts"][_seat(view)]


def _near(event: EventName, person: Person) -> _When:
    """Whether an event is near, and no person at court has a symbol against it."""

    def when(situation: Situation) -> bool:
        view: YearView = situation.view
        month = max(view["month"], 1)
        return event in view["events"][month - 1 : month - 1 + NEAR] and not _symbols(view, person)

    return when


def _symbols(view: YearView, person: Person) -> int:
    return _court(view)["symbols"].get(person, 0)


def _short_of(event: EventName) -> _When:
    """Whether this month's event will ask for more than there is, as the rules foretell it (Y27, Y28)."""

    def when(situation: Situation) -> bool:
        view: YearView = situation.view
        foreseen = forecast(situation.known, _seat(view))
        strikes = foreseen.strikes if foreseen else ()
        return any(one.missing for one in strikes if one.event == event and one.month == view["month"])

    return when


def _is_full(situation: Situation) -> bool:
    """Whether no palace has room for one more (Y11)."""
    return not any_room(plain(State, situation.known).courts[_seat(situation.view)])


def _is_early(situation: Situation) -> bool:
    view: YearView = situation.view
    return view["month"] <= EARLY


def _action(wanted: str, when: _When) -> _Tip:
    """One action against all other actions, in some positions."""

    def sides(situation: Situation) -> Sides:
        texts = situation.texts
        if any(_verb(text) not in ACTION_PHASE for text in texts) or not when(situation):
            return (), ()
        other = [text for text in texts if _verb(text) not in (wanted, "refill")]
        return [text for text in texts if _verb(text) == wanted], other

    return sides


def _recruit(person: Person, when: _When) -> _Tip:
    """One person against all others who can be recruited."""

    def sides(situation: Situation) -> Sides:
        texts = situation.texts
        if _verb(texts[0]) != "recruit" or not when(situation):
            return (), ()
        wanted = [text for text in texts if text.endswith(f" {person}")]
        return wanted, [text for text in texts if text not in wanted]

    return sides


def _pairs(texts: Sequence[str], word: str, by: str) -> Sides:
    """Choices with a word, and the same choices with another one or without it."""
    pairs = [(text, text.replace(word, by)) for text in texts if word in text and text.replace(word, by) in texts]
    return [one for one, _ in pairs], [other for _, other in pairs]


def young(situation: Situation) -> Sides:
    """A young person instead of an old one of the same kind."""
    return _pairs([text for text in situation.texts if text.startswith("recruit")], " young ", " old ")


def keep_old(situation: Situation) -> Sides:
    """A young one leaves instead of an old one."""
    texts = situation.texts
    if not texts[0].startswith("release"):
        return (), ()
    return [text for text in texts if " young " in text], [text for text in texts if " old " in text]


def large_privilege(situation: Situation) -> Sides:
    """The large privilege instead of the small one, early."""
    texts = situation.texts if _is_early(situation) else ()
    return [text for text in texts if text == "privilege large"], [text for text in texts if text == "privilege small"]


def _instead(of: _Tip) -> _Tip:
    """The other side: anything else instead."""

    def sides(situation: Situation) -> Sides:
        one, other = of(situation)
        return other, one

    return sides


TIPS = {
    "tribute": _action("taxes", _short_of("tribute")),
    "drought": _action("harvest", _short_of("drought")),
    "mongols": _recruit("warrior", _near("mongols", "warrior")),
    "contagion": _recruit("healer", _near("contagion", "healer")),
    "large-privilege": large_privilege,
    "no-research": _instead(
        _action("research", lambda situation: _is_early(situation) and not _symbols(situation.view, "scholar"))
    ),
    "build-full": _action("build", _is_full),
    "no-early-craftsman": _instead(_recruit("craftsman", _is_early)),
    "young": young,
    "keep-old": keep_old,
}
