"""Which rows of a picture can be told apart: a best one is named only where it is beyond chance."""

from collections.abc import Sequence
from statistics import NormalDist

from drachenhof.analysis.measuring import NORMAL
from drachenhof.explore.table import Figure, Row

DIFFERENCES = ("gain", "more")
NOTHING = Figure(0.0, 0.0, 0.0)
"""What a row that others are compared with differs from itself."""


def sure_of(others: int) -> float:
    """How many standard errors one row must lie off each of the `others`, so that by chance it seldom does (5 %)."""
    return NormalDist().inv_cdf(1 - 0.025 / others)


def alike(rows: Sequence[Row], figure: str, downward: bool) -> tuple[int, int]:
    """How many rows cannot be told from the best one, and how many not from the worst.

    Two rows can be told apart if their intervals, widened for the number of rows, do not meet. That
    holds however the two depend on each other, so it claims less than a comparison over the same luck.
    """
    figures = [getattr(row, figure) for row in rows]
    shown = [one for one in figures if one is not None]
    told = [one or NOTHING for one in figures] if figure in DIFFERENCES else shown
    if len(told) < 2:
        return 0, 0
    least, most = min(shown), max(shown)
    best, worst = (least, most) if downward else (most, least)
    wider = sure_of(len(told) - 1) / NORMAL
    near, far = (sum(_meet(end, one, wider) for one in told) - 1 for end in (best, worst))
    return near, far


def _meet(one: Figure, other: Figure, wider: float) -> bool:
    return abs(one.value - other.value) <= wider * (_half(one) + _half(other))


def _half(figure: Figure) -> float:
    """Half of an interval; one that ends at 0 or 1 is cut off there."""
    return max(figure.high - figure.value, figure.value - figure.low)
