"""Narration of *In the Year of the Dragon*: the functions of `narrator.Narration`, with the coach's messages."""

from collections.abc import Sequence
from typing import Any

import msgspec

from drachenhof.engine.game import SPECTATOR, Knowledge, State
from drachenhof.games.year import rules as year
from drachenhof.games.year.analysis import Strike, YearForecast, part
from drachenhof.games.year.narration import story
from drachenhof.games.year.narration.choice import FORMS, about, choice, tile
from drachenhof.games.year.narration.course import END, SOURCES, bookings
from drachenhof.games.year.narration.rules import OPTION_RULES, PRINTED, SECTIONS, good_of, printed_matter
from drachenhof.games.year.narration.story import heading, sentences
from drachenhof.games.year.rules.foresight import effects
from drachenhof.games.year.rules.view import YearView
from drachenhof.i18n import UNNAMED, People
from drachenhof.i18n.phrases import Said, Speaker
from drachenhof.records.history import Step

__all__ = [
    "END",
    "FORMS",
    "OPTION_RULES",
    "PRINTED",
    "SECTIONS",
    "SOURCES",
    "about",
    "bookings",
    "choice",
    "demand",
    "feats",
    "heading",
    "heard",
    "mattered",
    "part",
    "previews",
    "price",
    "printed_matter",
    "question",
    "reason",
    "seen",
    "sentences",
    "threat",
    "warning",
]


def feats(state: State, seat: int) -> dict[str, int]:
    """Return the number of persons in the palaces at the end."""
    court = year.view(year.knowledge(state, SPECTATOR))["courts"][seat]
    return {"fewest-persons": sum(len(palace["persons"]) for palace in court["palaces"])}


def seen(state: State, seat: int | None) -> YearView:
    """Return the public view: everything is open, except future deals."""
    return year.view(year.knowledge(state, SPECTATOR if seat is None else seat))


def heard(state: State, move: int, seat: int | None) -> str:  # noqa: ARG001 (all hear the same)
    """A move in words."""
    return year.to_text(state, move)


def previews(words: Speaker[Said], known: Knowledge, view: YearView, moves: Sequence[int]) -> list[Said]:  # noqa: ARG001
    """Describe the gains of each choice in short; for a wild card, the action's own card has them already."""
    nothing, parts = words.join([]), list[Said]()
    for move, effect in zip(moves, effects(known, moves), strict=True):
        text = year.to_text(known, move)
        parts.append(nothing if text.startswith("recruit wild") else story.preview(words, text, effect))
    return parts


def question(words: Speaker[Said], view: YearView, legal: Sequence[str], people: People = UNNAMED) -> Said:  # noqa: ARG001
    """Ask for a decision with its reason, and say who arrives or how much is left to do."""
    if view["asked"] == "release":
        return _release(words, view)
    arguments = {"can": _can(legal)} if view["asked"] in ("action", "arrival") else {}
    asked = words.say(f"asked-{view['asked']}", **arguments)
    if view["arriving"]:
        return words.join([asked, tile(words, view["arriving"])], ": ")
    if view["left"] > 1:
        return words.join([asked, " (", words.say("asked-more", count=view["left"]), ")"])
    return asked


def _release(words: Speaker[Said], view: YearView) -> Said:
    """Ask which person leaves because of an event or the wall, and say what protected the rest (Y27 to Y31, Y42)."""
    event, left = view["events"][view["month"] - 1], view["left"]
    if "wall" in (view["step"] or ""):
        return words.say("asked-release", why="wall", month=view["month"], cause="", count=left)
    cause = words.say(f"event-{event}")
    if view["step"] == "again":
        cause = words.say("story-once-more", event=cause)
    asked = words.say("asked-release", why=event, month=view["month"], cause=cause, count=left)
    spared = view["spared"]
    return words.join([asked, "; ", words.say("asked-release-saved", count=spared)]) if spared else asked


def _can(legal: Sequence[str]) -> str:
    """Return the variant of a question: `refill` or `turn-away` if that alone is legal, `replace`, or `choose`."""
    kinds = {text.split()[0] for text in legal}
    for only in ("refill", "turn-away"):
        if kinds == {only}:
            return only
    return "replace" if "replace" in kinds else "choose"


def demand(words: Speaker[Said], view: YearView) -> Said | None:  # noqa: ARG001 (every seat faces something else)
    """Return None: only a seat's own question demands something."""
    return None


def reason(words: Speaker[Said], what: str, count: float) -> Said:
    """Say that a choice means `count` more (or less) of `what`: persons lost, floors decayed, points by source …"""
    kind, _, about = what.partition("-")
    if kind == "persons":
        event = words.say("review-year-super" if about == "super" else f"event-{about}")
        return words.say("review-year-persons", about=event, count=count)
    if kind == "points":
        return words.say("review-year-points", about=words.say("page-course-source-year", source=about), count=count)
    return words.say("review-year-other", what=what, count=count)


_COURT = ("palaces", "ladies", "privileges")


def warning(words: Speaker[Said], what: str, count: float) -> Said:
    """About `count` more (or less) of `what`: persons lost, points by source …"""
    kind, _, about = what.partition("-")
    about_ = round(count)
    if kind == "persons":
        event = words.say("coach-year-super" if about == "super" else f"event-{about}")
        return words.say("coach-year-persons", event=event, count=about_)
    if kind == "points":
        return words.say("coach-year-points", source=about, count=max(1, about_))
    return words.say("coach-year-other", what=what)


def threat(words: Speaker[Said], strikes: Sequence[Any]) -> Said:
    """Warn of the persons that the next events would take after a choice."""
    return _taken(words, "coach-year-threat", strikes)


def price(words: Speaker[Said], strikes: Sequence[Any]) -> Said:
    """Name the persons that events would take even with the coach's choice, which is still better."""
    return _taken(words, "coach-year-price", strikes)


def _taken(words: Speaker[Said], message: str, strikes: Sequence[Any]) -> Said:
    strikes = msgspec.convert(list(strikes), list[Strike])
    persons = words.say("amount-persons", count=sum(strike.persons for strike in strikes))
    named = [words.join([_named(words, strike), f" {strike.persons}"]) for strike in strikes]
    return words.say(message, persons=persons, months=words.join(named, ", "))


def _named(words: Speaker[Said], strike: Strike) -> Said:
    if strike.event == "wall":
        return words.say("coach-year-wall")
    return words.say(f"event-{strike.event}" if words.has(f"event-{strike.event}") else f"super-{strike.event}")


def mattered(words: Speaker[Said], steps: Sequence[Step], seat: int) -> Said | None:
    """Say what mattered: who left and why, the effect of an event, or the court's own actions."""
    if not steps:
        return None
    points = sum(count for _, source, other, count in bookings(steps) if other == seat and source in _COURT)
    court = words.say("amount-points", count=points)
    strike = _struck(steps, seat)
    if strike is not None and strike.persons:
        return _lost(words, strike)
    if decayed := _decayed(steps, seat):
        return words.say("coach-year-decayed", floors=words.say("amount-floors", count=decayed))
    if strike is None:
        return words.say("coach-year-quiet", event="none", court=court)
    if strike.event in ("festival", "mongols"):
        gained = words.say("amount-points", count=strike.points)
        some = "yes" if strike.points else "no"
        return words.say(f"coach-year-{strike.event}", some=some, points=gained, court=court)
    return words.say("coach-year-quiet", event=strike.event, court=court)


def _lost(words: Speaker[Said], strike: Strike) -> Said:
    """Say which persons an event took, and what protection was missing."""
    asked = good_of(strike.event)
    about: dict[str, Said | int] = {"persons": words.say("amount-persons", count=strike.persons), "saved": strike.saved}
    if asked is not None:
        about["goods"] = words.say(f"amount-{asked}", count=strike.missing)
    kind = "missing" if asked is not None else strike.event if strike.event in ("contagion", "mongols") else "other"
    return words.say(f"coach-year-lost-{kind}", event=_named(words, strike), **about)


def _struck(steps: Sequence[Step], seat: int) -> Strike | None:
    """Return the effect of the month's event on a seat, forecast from the position just before it."""
    for _, _, before, move, _ in steps:
        last: State = before
        for name, state in year.moments(before, move):
            if name == "event":
                month = int(last["month"][0])
                strikes = YearForecast(year.knowledge(last, seat), seat).strikes
                return next((strike for strike in strikes if strike.month == month), None)
            last = state
    return None


def _decayed(steps: Sequence[Step], seat: int) -> int:
    """Count the floors that a court lost because its palaces were empty."""
    for _, _, before, move, _ in steps:
        last: State = before
        for name, state in year.moments(before, move):
            if name == "decay":
                return _floors(last, seat) - _floors(state, seat)
            last = state
    return 0


def _floors(state: State, seat: int) -> int:
    return sum(palace["floors"] for palace in year.view(year.knowledge(state, seat))["courts"][seat]["palaces"])
