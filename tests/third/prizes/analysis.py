"""What can be foreseen in Prizes: nothing."""

from collections.abc import Sequence

from drachenhof.analysis.calibration import Corrections
from drachenhof.analysis.parts import Yardstick
from drachenhof.engine.game import Knowledge

HARM = {"prizes": -1}
KINDS = ("high", "low")
ERROR_RATES = (Yardstick(2, "by hand", {"random": (0.3, 0.2, 0.4), "greedy": (0.1, 0.05, 0.15)}),)


def kind(played: str, best: str, reasons: Sequence[str]) -> str:  # noqa: ARG001
    """Cards are counted by the last word."""
    return "high" if played > best else "low"


def forecast(known: Knowledge, seat: int) -> None:  # noqa: ARG001 (as in any game)
    return None


def phase(known: Knowledge) -> int:  # noqa: ARG001
    return 0


def part(known: Knowledge) -> int:
    """The round: a prize is gone for each that lies behind."""
    return 4 - bin(int(known["prizes"][0])).count("1")


def corrections() -> Corrections:
    return {}
