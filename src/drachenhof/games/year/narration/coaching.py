"""The coach's messages in *In the Year of the Dragon*: why a choice is bad, what it cost, and what mattered."""

from collections.abc import Sequence
from typing import Any

import msgspec

from drachenhof.engine.game import State
from drachenhof.games.year import rules as year
from drachenhof.games.year.analysis import Strike, YearForecast
from drachenhof.games.year.narration.course import bookings
from drachenhof.games.year.narration.rules import good_of
from drachenhof.i18n.phrases import Said, Speaker
from drachenhof.records.history import Step


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
