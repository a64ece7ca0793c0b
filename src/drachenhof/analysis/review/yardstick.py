"""The bots as a yardstick: which of them loses as much by its decisions as somebody did."""

from collections.abc import Mapping
from math import log

from drachenhof.game import Parts

__all__ = ["ERROR_RATES", "like"]

ERROR_RATES: Parts[Mapping[int, Mapping[str, float]]] = Parts("analysis", "ERROR_RATES")

LEAST = 1e-4  # that an error rate counts as


def like(game: str, players: int, error_rate: float) -> str | None:
    """The level whose measured error rate is nearest, in proportion; None while none was measured.

    For a number of players that was not measured, as for the nearest.
    """
    table = ERROR_RATES[game]
    if not table:
        return None
    rates = table[min(table, key=lambda measured: (abs(measured - players), measured))]
    own = log(max(error_rate, LEAST))
    return min(rates, key=lambda level: (abs(log(max(rates[level], LEAST)) - own), rates[level]))
