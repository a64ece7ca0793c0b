"""What can be foreseen in *Drachensachen*: nothing, for no event lies open."""

from drachenhof.analysis.calibration import Corrections, kept
from drachenhof.game import Knowledge

__all__ = ["corrections", "forecast", "phase"]


def forecast(known: Knowledge, seat: int) -> None:  # noqa: ARG001 (as in any game)
    """There is no forecast."""
    return None  # noqa: RET501 (it is the answer)


def phase(known: Knowledge) -> int:
    """A third of the way to the 21 coins that end a game, by whoever has lost most (H25)."""
    return min(2, int(known["holdings"]["lost"].max()) // 7)


def corrections() -> Corrections:
    """What makes the chances of rollouts true."""
    return kept("drachenhof.analysis", "hoard.json")
