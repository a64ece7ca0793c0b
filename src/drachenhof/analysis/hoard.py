"""What can be foreseen in *Drachensachen*: nothing, for no event lies open."""

from drachenhof.analysis.calibration import Corrections, kept
from drachenhof.game import Knowledge

__all__ = ["HARM", "corrections", "forecast", "part", "phase"]

HARM = {
    **dict.fromkeys(("coins-hand", "coins-open", "coins-backs"), 1),
    **dict.fromkeys(("pile-taken", "turns-missed", "cards-drawn", "cards-left", "dragons-left"), 1),
    "rounds-won": -1,
}
"""What can be told as a reason: 1 if more of it is bad, −1 if less of it is."""


def forecast(known: Knowledge, seat: int) -> None:  # noqa: ARG001 (as in any game)
    """There is no forecast."""
    return None  # noqa: RET501 (it is the answer)


def phase(known: Knowledge) -> int:
    """A third of the way to the 21 coins that end a game, by whoever has lost most (H25)."""
    return min(2, int(known["holdings"]["lost"].max()) // 7)


def part(known: Knowledge) -> int:
    """The round."""
    return int(known["round_number"][0])


def corrections() -> Corrections:
    """What makes the chances of rollouts true."""
    return kept("drachenhof.analysis", "hoard.json")
