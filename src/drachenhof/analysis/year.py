"""The forecast of *In the Year of the Dragon*: what the months to come would do to a seat, now and after each choice.

The events are open, so everybody could work this out: the rules of each event say it.
"""

from collections.abc import Mapping, Sequence

from drachenhof.analysis.calibration import Corrections, kept
from drachenhof.analysis.forecast import Gain, Strike
from drachenhof.game import Knowledge
from drachenhof.year.foresight import Effect, Row, Strikes, effects
from drachenhof.year.strikes import STRIKE_NAMES
from drachenhof.year.tables import EVENT_NAMES

__all__ = ["ERROR_RATES", "HARM", "KINDS", "YearForecast", "corrections", "forecast", "kind", "part", "phase"]


HARM = {
    **{f"persons-{event}": 1 for event in (*EVENT_NAMES, "super")},
    **dict.fromkeys(("floors-decayed", "order", "refills"), 1),
    **{f"points-{source}": -1 for source in ("research", "events", "wall", "palaces", "ladies", "privileges")},
    **{f"points-{source}": -1 for source in ("persons", "monks", "goods")},
}
"""What can be told as a reason: 1 if more of it is bad, −1 if less of it is."""

KINDS = ("events", "money", "palaces", "track", "privileges", "other")
"""What a mistake can be about."""
_BY_REASON = {
    **dict.fromkeys((*(reason for reason in HARM if reason.startswith("persons-")), "points-events"), "events"),
    **dict.fromkeys(("refills", "points-goods"), "money"),
    **dict.fromkeys(("floors-decayed", "points-palaces"), "palaces"),
    "order": "track",
    "points-privileges": "privileges",
}
_BY_MOVE = {"taxes": "money", "refill": "money", "build": "palaces", "floor": "palaces", "parade": "track"} | {
    "harvest": "events",
    "fireworks": "events",
    "release": "events",
}

ERROR_RATES: Mapping[int, Mapping[str, float]] = {}
"""Place value that bots lose for each decision, by number of players: `benchmarks/blunders.py --rates` measures it."""


class YearForecast:
    """The strikes to come, of one seat's knowledge."""

    def __init__(self, known: Knowledge, seat: int) -> None:
        self._known = known
        self._strikes = Strikes(known, seat)
        self.strikes = [_strike(row) for row in self._strikes.now()]

    def after(self, moves: Sequence[int]) -> list[tuple[Gain, list[Strike]]]:
        """For each choice, what it brings at once, and the strikes that it would change."""
        gains = map(_gain, effects(self._known, moves))
        changed = ([_strike(row) for row in rows] for rows in self._strikes.after(moves))
        return list(zip(gains, changed, strict=True))


def forecast(known: Knowledge, seat: int) -> YearForecast | None:
    """The forecast of a seat; None before the events lie, and when nothing is to come."""
    found = YearForecast(known, seat)
    return found if found.strikes else None


def _strike(row: Row) -> Strike:
    month, event, persons, yuan, rice, fireworks, goods, points, missing, saved, rank, fewest, _ = row
    paid = persons, yuan, rice, fireworks, goods
    return Strike(month, STRIKE_NAMES[event], *paid, points, missing, saved, rank or None, bool(fewest))


def _gain(effect: Effect) -> Gain:
    price, points, spaces, yuan, rice, fireworks, floors = effect
    return Gain(yuan - price, rice, fireworks, points, spaces, floors)


def phase(known: Knowledge) -> int:
    """A quarter of the year; before the first month it is the first."""
    return max(0, int(known["month"][0]) - 1) // 3


def part(known: Knowledge) -> int:
    """The month."""
    return int(known["month"][0])


def kind(played: str, best: str, reasons: Sequence[str]) -> str:
    """What a mistake is about: a privilege, else what follows from it most clearly, else what was chosen, or missed."""
    verbs = [text.partition(" ")[0] for text in (best, played)]
    if "privilege" in verbs:
        return "privileges"
    told = [_BY_REASON[one] for one in reasons if one in _BY_REASON]
    told += [_BY_MOVE[verb] for verb in verbs if verb in _BY_MOVE]
    return told[0] if told else "other"


def corrections() -> Corrections:
    """What makes the chances of rollouts true."""
    return kept("drachenhof.analysis", "year.json")
