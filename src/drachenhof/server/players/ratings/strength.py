"""The scale of ratings: a strength with its uncertainty, and its update after a game.

The scale is openskill's: a player who is `BETA * sqrt(2)` (5.9) ahead wins 73 of 100 games of two. Ratings of bots are
fixed: they follow from the tournaments in docs/bots.md, and people are measured against them.
"""

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from drachenhof.games import Parts

BETA = 25 / 6
LEAST = 1e-4  # smallest factor of the squared uncertainty after one game
POINTS = 20  # displayed points per unit of strength
SURE = 4.0  # uncertainty at or below which a rating is established


class Strength(NamedTuple):
    """The strength of a player, and its uncertainty (a standard deviation)."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The displayed points: a lower bound of the strength. New players begin at 0."""
        return max(0, round(POINTS * (self.mu - 3 * self.sigma)))

    @property
    def sure(self) -> bool:
        return self.sigma <= SURE


NEW = Strength(25.0, 25 / 3)
"""The strength of an unknown player, a little above `novice`."""

BOTS: Parts[Mapping[str, float]] = Parts("bots", "STRENGTHS")
BOT_SIGMA = 1.0


def of_bot(game: str, bot: str) -> Strength:
    """The fixed strength of a bot, or `NEW` for an external bot."""
    if bot not in BOTS[game]:
        return NEW
    return Strength(BOTS[game][bot], BOT_SIGMA)


class Encounter(NamedTuple):
    """One opponent: its strength, the result (1 ahead, 0 behind, 0.5 equal), and the weight."""

    other: Strength
    result: float
    weight: float


def chance(one: Strength, other: Strength) -> float:
    """The probability that one player finishes ahead of the other."""
    return 1 / (1 + math.exp((other.mu - one.mu) / _spread(one, other)))


def compared(own: Strength, comparisons: Iterable[Encounter]) -> Strength:
    """The strength after a game: Weng and Lin's pairwise update (Bradley-Terry), with weights."""
    shift = shrink = 0.0
    for other, result, weight in comparisons:
        spread, expected = _spread(own, other), chance(own, other)
        shift += weight * own.sigma**2 / spread * (result - expected)
        shrink += weight * (own.sigma / spread) ** 3 * expected * (1 - expected)
    return Strength(own.mu + shift, own.sigma * math.sqrt(max(1 - shrink, LEAST)))


def _spread(one: Strength, other: Strength) -> float:
    return math.sqrt(one.sigma**2 + other.sigma**2 + 2 * BETA**2)
