"""The bots as a yardstick: which of them loses as much by its decisions as somebody did."""

from math import log

from drachenhof.analysis.parts import Yardstick
from drachenhof.games import Parts

__all__ = ["ERROR_RATES", "like"]

ERROR_RATES: Parts[tuple[Yardstick, ...]] = Parts("analysis", "ERROR_RATES")

LEAST = 1e-4  # that an error rate counts as
FEW = 12  # decisions, below which they say nothing of how somebody plays


def like(game: str, players: int, error_rate: float, decisions: int) -> str | None:
    """The level whose error rate is nearest, in proportion; None if no level was measured or there are few decisions.

    For a number of players that was not measured, as for the nearest.
    """
    measured = ERROR_RATES[game]
    if not measured or decisions < FEW:
        return None
    rates = min(measured, key=lambda one: (abs(one.players - players), one.players)).rates
    own = log(max(error_rate, LEAST))
    return min(rates, key=lambda bot: (abs(log(max(rates[bot][0], LEAST)) - own), rates[bot]))
