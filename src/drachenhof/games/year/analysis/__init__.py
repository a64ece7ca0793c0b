"""What can be foreseen in *In the Year of the Dragon*, its parts, and what mistakes are about."""

from collections.abc import Sequence

from drachenhof.analysis.calibration import Corrections, kept
from drachenhof.analysis.parts import Yardstick
from drachenhof.engine.game import Knowledge
from drachenhof.games.year.analysis.strikes import Gain, Strike, forecast
from drachenhof.games.year.rules.tables import EVENT_NAMES

__all__ = ["ERROR_RATES", "FORESEEN", "HARM", "KINDS", "corrections", "forecast", "kind", "part", "phase"]

FORESEEN = (Strike, Gain)
"""The classes of what is foreseen, of which the page's types are made."""

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
"""What bots lose by their mistakes: `benchmarks/blunders.py --rates` measures it, and says it in this form."""


def phase(known: Knowledge) -> int:
    """A quarter of the year; before the first month it is the first."""
    return max(0, int(known["month"][0]) - 1) // 3


def part(known: Knowledge) -> int:
    """The month."""
    return int(known["month"][0])


def kind(played: str, best: str, reasons: Sequence[str]) -> str:
    """What a mistake is about: a privilege, else what follows from it most clearly, else what was chosen, or missed.

    The same person young or old is about the track: spaces there against symbols (Y25).
    """
    verbs = [text.partition(" ")[0] for text in (best, played)]
    if "privilege" in verbs:
        return "privileges"
    if verbs[0] == "recruit" and best != played and _ageless(best) == _ageless(played):
        return "track"
    told = [_BY_REASON[one] for one in reasons if one in _BY_REASON]
    told += [_BY_MOVE[verb] for verb in verbs if verb in _BY_MOVE]
    return told[0] if told else "other"


def _ageless(text: str) -> list[str]:
    return [word for word in text.split() if word not in ("young", "old")]


def corrections() -> Corrections:
    """What makes the chances of rollouts true."""
    return kept("drachenhof.games.year", "calibration.json")
