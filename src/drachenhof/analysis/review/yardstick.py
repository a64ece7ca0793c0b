"""Measured error rates of bots, and the bot whose rate is nearest to that of a player."""

from math import log

from drachenhof.analysis.parts import Yardstick
from drachenhof.games import Parts

ERROR_RATES: Parts[tuple[Yardstick, ...]] = Parts("analysis", "ERROR_RATES")

LEAST = 1e-4  # lower error rates are compared as if they were this
FEW = 12  # with fewer decisions no bot is named
FEW_GAMES = 5  # with fewer games no bot is named for all of them together


def measured(game: str, players: int) -> Yardstick | None:
    """Return the error rates of bots at tables of this size, or the nearest one that was measured."""
    return min(ERROR_RATES[game], key=lambda one: (abs(one.players - players), one.players), default=None)


def like(game: str, players: int, error_rate: float, decisions: int) -> str | None:
    """Return the bot whose error rate is nearest, in proportion; None if none was measured or decisions are few."""
    yardstick = measured(game, players)
    if yardstick is None or decisions < FEW:
        return None
    rates = yardstick.rates
    own = log(max(error_rate, LEAST))
    return min(rates, key=lambda bot: (abs(log(max(rates[bot][0], LEAST)) - own), rates[bot]))
