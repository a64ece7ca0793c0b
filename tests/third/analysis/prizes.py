"""What can be foreseen in Prizes: nothing."""

from drachenhof.analysis.calibration import Corrections
from drachenhof.game import Knowledge


def forecast(known: Knowledge, seat: int) -> None:  # noqa: ARG001 (as in any game)
    return None


def phase(known: Knowledge) -> int:  # noqa: ARG001
    return 0


def corrections() -> Corrections:
    return {}
