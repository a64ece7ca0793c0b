"""Shares and means with 95 % confidence intervals, from games that come in blocks (docs/arena.md).

Games of one block share a deal, so they are not independent; blocks are. Every
estimate is a ratio of sums over blocks, and its standard error comes from how
the blocks differ.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

import numpy as np

NORMAL = 1.959964  # standard errors on either side that hold 95 %
# The same for Student's t with 1, 2, … degrees of freedom; from there on a series is close enough.
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


@dataclass(frozen=True)
class Estimate:
    """A share or a mean with its 95 % interval, which is None for a single block."""

    value: float
    low: float | None
    high: float | None

    def as_json(self) -> dict[str, Any]:
        return {"value": self.value, "interval": None if self.low is None else [self.low, self.high]}


def student(freedom: int) -> float:
    """Standard errors on either side that hold 95 %, when the error itself is estimated from few blocks."""
    if freedom < 1:
        return inf
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    normal, cubic, quintic, septic = (NORMAL**power for power in (1, 3, 5, 7))
    return (
        normal
        + (cubic + normal) / (4 * freedom)
        + (5 * quintic + 16 * cubic + 3 * normal) / (96 * freedom**2)
        + (3 * septic + 19 * quintic + 17 * cubic - 15 * normal) / (384 * freedom**3)
    )


def variance(sums: Sequence[float], counts: Sequence[int]) -> float:
    """The variance of the ratio of both sums, estimated from the spread of the blocks (linearised, two or more)."""
    total, blocks = sum(counts), len(counts)
    if blocks < 2:
        return inf
    away = np.asarray(sums) - sum(sums) / total * np.asarray(counts)
    return float((away**2).sum()) * blocks / (blocks - 1) / total**2


def mean(sums: Sequence[float], counts: Sequence[int]) -> Estimate:
    """A mean, by blocks: what they add up to, and of how many."""
    value = sum(sums) / sum(counts)
    if len(counts) < 2:
        return Estimate(value, None, None)
    margin = student(len(counts) - 1) * sqrt(variance(sums, counts))
    return Estimate(value, value - margin, value + margin)


def share(hits: Sequence[float], counts: Sequence[int]) -> Estimate:
    """A share, by blocks: Wilson's interval for as many independent games as these blocks are worth."""
    value = min(1.0, sum(hits) / sum(counts))
    return Estimate(value, *wilson(value, worth(value, hits, counts)))


def worth(value: float, hits: Sequence[float], counts: Sequence[int]) -> float:
    """Return the effective number of independent games of a share (Korn and Graubard)."""
    blocks, total = len(counts), sum(counts)
    if blocks < 2:
        return 1  # nothing is known of how alike the games of a block are
    if value in (0, 1):
        return blocks  # nor from blocks that do not differ: a bot that wins every game wins it twice on each deal
    spread = variance(hits, counts)
    if spread == 0:
        return total
    return min(float(total), value * (1 - value) / spread * (NORMAL / student(blocks - 1)) ** 2)


def wilson(value: float, count: float) -> tuple[float, float]:
    """Return the 95% interval of a share by Wilson's score, within 0 and 1."""
    weight = NORMAL**2 / count
    middle = (value + weight / 2) / (1 + weight)
    margin = NORMAL * sqrt(value * (1 - value) / count + weight / (4 * count)) / (1 + weight)
    # Rounding must not leave the value itself outside, as it would for 0 and 1.
    return (max(0.0, min(value, middle - margin)), min(1.0, max(value, middle + margin)))


def by_blocks(
    estimate: Callable[[Sequence[float], Sequence[int]], Estimate], numbers: Iterable[tuple[int, float]]
) -> Estimate:
    """An estimate from numbers that each belong to a block."""
    blocks: dict[int, list[float]] = defaultdict(list)
    for block, number in numbers:
        blocks[block].append(number)
    return estimate([sum(listed) for listed in blocks.values()], [len(listed) for listed in blocks.values()])
