"""What can be foreseen in Prizes: nothing."""

from drachenhof.analysis.calibration import Corrections
from drachenhof.game import Knowledge

HARM = {"prizes": -1}


def forecast(known: Knowledge, seat: int) -> None:  # noqa: ARG001 (as in any game)
    return None


def phase(known: Knowledge) -> int:  # noqa: ARG001
    return 0


def part(known: Knowledge) -> int:
    """The round: a prize is gone for each that lies behind."""
    return 4 - bin(int(known["prizes"][0])).count("1")


def corrections() -> Corrections:
    return {}
