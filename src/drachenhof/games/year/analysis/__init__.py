"""Analysis of *In the Year of the Dragon*: the forecast of events, phases, and classes of mistakes."""

from collections.abc import Sequence

from msgspec import Struct

from drachenhof.analysis.calibration import Corrections, load_corrections
from drachenhof.analysis.forecast import Danger
from drachenhof.analysis.parts import Yardstick
from drachenhof.engine.game import Knowledge
from drachenhof.games.year.rules.foresight import Effect, Row, Strikes, effects
from drachenhof.games.year.rules.strikes import STRIKE_NAMES
from drachenhof.games.year.rules.tables import EVENT_NAMES

__all__ = ["ERROR_RATES", "FORESEEN", "HARM", "KINDS", "corrections", "forecast", "kind", "part", "phase"]


MONTHS_AHEAD = 3  # of which a coach warns: this one and the next two
PERSONS_LOST = 2  # to be warned of


class Strike(Struct, omit_defaults=True, frozen=True):
    """The effect of a month's event, wall check (`wall`) or super event on a seat."""

    month: int
    event: str
    persons: int = 0  # to release
    yuan: int = 0  # to pay
    rice: int = 0
    fireworks: int = 0  # to return
    goods: int = 0  # of any kind, to return
    points: int = 0  # to score
    missing: int = 0  # yuan or rice that is not there to be paid
    saved: int = 0  # persons whom mortars save
    rank: int | None = None  # by fireworks; equals share it
    fewest: bool = False  # no player has fewer helmets, or has laid fewer tiles


class Gain(Struct, omit_defaults=True, frozen=True):
    """The immediate gains of a choice; costs are negative."""

    yuan: int = 0
    rice: int = 0
    fireworks: int = 0
    points: int = 0
    track: int = 0
    floors: int = 0  # to place
    coming: int = 0  # spaces on the track, once those who come are placed


class YearForecast:
    """The upcoming strikes, from one seat's knowledge."""

    def __init__(self, known: Knowledge, seat: int) -> None:
        self._known = known
        self._strikes = Strikes(known, seat)
        self.strikes = [_strike(row) for row in self._strikes.now()]

    def after(self, moves: Sequence[int]) -> list[tuple[Gain, list[Strike]]]:
        """Return the immediate gains of each choice, and the strikes that it would change."""
        gains = map(_gain, effects(self._known, moves))
        changed = ([_strike(row) for row in rows] for rows in self._strikes.after(moves))
        return list(zip(gains, changed, strict=True))

    def dangers(self, moves: Sequence[int]) -> dict[int, Danger]:
        """Return the choices after which events of this month and the next two would take two or more persons."""
        last = max(1, int(self._known["month"][0])) + MONTHS_AHEAD - 1
        dangers = {}
        for move, (_, changed) in zip(moves, self.after(moves), strict=True):
            strikes = [one for one in _changed(self.strikes, changed) if one.persons and one.month <= last]
            if (persons := sum(one.persons for one in strikes)) >= PERSONS_LOST:
                dangers[move] = Danger(persons, tuple(strikes))
        return dangers


def forecast(known: Knowledge, seat: int) -> YearForecast | None:
    """Return the forecast for a seat; None before the events are laid out, and if none remain."""
    foretold = YearForecast(known, seat)
    return foretold if foretold.strikes else None


def _strike(row: Row) -> Strike:
    month, event, persons, yuan, rice, fireworks, goods, points, missing, saved, rank, fewest, _ = row
    paid = persons, yuan, rice, fireworks, goods
    return Strike(month, STRIKE_NAMES[event], *paid, points, missing, saved, rank or None, bool(fewest))


def _gain(effect: Effect) -> Gain:
    price, points, spaces, yuan, rice, fireworks, floors, coming = effect
    return Gain(yuan - price, rice, fireworks, points, spaces, floors, coming)


def _changed(now: Sequence[Strike], changed: Sequence[Strike]) -> list[Strike]:
    """Return the strikes after a choice, with the changed ones replaced."""
    left = list(changed)
    strikes = []
    for strike in now:
        new = next((one for one in left if (one.month, one.event) == (strike.month, strike.event)), None)
        if new is not None:
            left.remove(new)
        strikes.append(new or strike)
    return strikes


FORESEEN = (Strike, Gain)
"""The classes of a forecast; the page's TypeScript types are generated from them."""

HARM = {
    **{f"persons-{event}": 1 for event in (*EVENT_NAMES, "super")},
    **dict.fromkeys(("floors-decayed", "order", "refills"), 1),
    **{f"points-{source}": -1 for source in ("research", "events", "wall", "palaces", "ladies", "privileges")},
    **{f"points-{source}": -1 for source in ("persons", "monks", "goods")},
}
"""Counts that can serve as a reason: 1 if more of it is bad, −1 if less of it is."""

KINDS = ("events", "money", "palaces", "track", "privileges", "other")
"""The classes of mistakes."""
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

ERROR_RATES: tuple[Yardstick, ...] = (
    Yardstick(
        4,
        "python benchmarks/blunders.py year --rates novice greedy courtier prince emperor --simulations 1000 --games 4"
        " --seed 10000",
        {
            "novice": (0.0445, 0.0381, 0.0509),
            "greedy": (0.0268, 0.0056, 0.048),
            "courtier": (0.0143, 0.0, 0.0308),
            "prince": (0.0024, 0.0018, 0.003),
            "emperor": (0.0021, 0.0, 0.0051),
        },
    ),
)
"""Bots' losses by mistakes, as printed by `benchmarks/blunders.py --rates`."""


def phase(known: Knowledge) -> int:
    """Return the quarter of the year; before the first month it is the first."""
    return max(0, int(known["month"][0]) - 1) // 3


def part(known: Knowledge) -> int:
    """The month."""
    return int(known["month"][0])


def kind(played: str, best: str, reasons: Sequence[str]) -> str:
    """Classify a mistake: a privilege, else its clearest consequence, else the kind of move chosen or missed.

    Choosing the wrong age of a person is a mistake about the track: spaces against symbols (Y25).
    """
    verbs = [text.partition(" ")[0] for text in (best, played)]
    if "privilege" in verbs:
        return "privileges"
    if verbs[0] == "recruit" and best != played and _ageless(best) == _ageless(played):
        return "track"
    kinds = [_BY_REASON[one] for one in reasons if one in _BY_REASON]
    kinds += [_BY_MOVE[verb] for verb in verbs if verb in _BY_MOVE]
    return kinds[0] if kinds else "other"


def _ageless(text: str) -> list[str]:
    return [word for word in text.split() if word not in ("young", "old")]


def corrections() -> Corrections:
    """Return the corrections that calibrate the chances of rollouts."""
    return load_corrections("drachenhof.games.year", "calibration.json")
