"""How strong players are: a number and its uncertainty, and what a result says about them.

The scale is openskill's: a player who is `BETA * sqrt(2)` (5.9) ahead wins
73 of 100 games of two. Bots do not move on it: their numbers follow from the ladder that the
arena measured (docs/bots.md), and people are measured by them.
"""

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from drachenhof.games import Parts

BETA = 25 / 6
LEAST = 1e-4  # of its square that an uncertainty keeps in one game
POINTS = 20  # that one is worth
SURE = 4.0  # the uncertainty from which on a rating is more than a first guess


class Strength(NamedTuple):
    """How strong a player is, and how uncertain that is (a standard deviation)."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """What is shown: a strength that the player almost certainly has. Newcomers begin at 0."""
        return max(0, round(POINTS * (self.mu - 3 * self.sigma)))

    @property
    def sure(self) -> bool:
        return self.sigma <= SURE


NEW = Strength(25.0, 25 / 3)
"""Somebody of whom nothing is known: a little better than `novice`, perhaps."""

BOTS: Parts[Mapping[str, float]] = Parts("bots", "STRENGTHS")
BOT_SIGMA = 1.0


def of_bot(game: str, bot: str) -> Strength:
    """A bot's strength, which nothing moves; of a guest nothing is known."""
    if bot not in BOTS[game]:
        return NEW
    return Strength(BOTS[game][bot], BOT_SIGMA)


class Encounter(NamedTuple):
    """One opponent: how strong, what came of it (1 ahead, 0 behind, a half), and how much it counts."""

    other: Strength
    result: float
    weight: float


def chance(one: Strength, other: Strength) -> float:
    """How likely one finishes ahead of the other, as far as is known."""
    return 1 / (1 + math.exp((other.mu - one.mu) / _spread(one, other)))


def compared(own: Strength, comparisons: Iterable[Encounter]) -> Strength:
    """How strong a player is after a game: Weng and Lin's update by pairs (Bradley and Terry), with weights."""
    shift = shrink = 0.0
    for other, result, weight in comparisons:
        spread, expected = _spread(own, other), chance(own, other)
        shift += weight * own.sigma**2 / spread * (result - expected)
        shrink += weight * (own.sigma / spread) ** 3 * expected * (1 - expected)
    return Strength(own.mu + shift, own.sigma * math.sqrt(max(1 - shrink, LEAST)))


def _spread(one: Strength, other: Strength) -> float:
    return math.sqrt(one.sigma**2 + other.sigma**2 + 2 * BETA**2)
