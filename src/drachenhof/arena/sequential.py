"""Sequential tests of tournaments: intervals that hold at any number of games.

An ordinary 95% interval holds for a number of games that was fixed before; stopping as
soon as the result looks clear is wrong far more often. These ranges (an
asymptotic confidence sequence; docs/arena.md) hold at all times together, and
are wider for it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import inf, log, sqrt
from typing import Any

import numpy as np

from drachenhof.arena.match import GameResult
from drachenhof.arena.standings import ahead, won

WRONG = 0.05  # how often any of the answers may be wrong
FEWEST = 20  # blocks; of fewer nothing is said
TIGHTEST = 100  # blocks at which the ranges are narrowest, for what they promise


@dataclass(frozen=True)
class Evidence:
    """Evidence that a bot is ahead of another, or wins more than its share among copies."""

    bot: str
    other: str
    value: float
    low: float
    high: float
    even: float

    @property
    def clear(self) -> bool:
        return not self.low <= self.even <= self.high

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "other": self.other,
            "value": self.value,
            "interval": [self.low, self.high],
            "even": self.even,
            "clear": self.clear,
        }


def answers(bots: Sequence[str], lineup: str, results: Iterable[GameResult]) -> list[Evidence]:
    """Return the evidence for each pair of bots; of the line-up `one` for the first and each other bot."""
    blocks: dict[int, list[GameResult]] = {}
    for result in results:
        blocks.setdefault(result.deal, []).append(result)
    pairs = [(bots[0], other) for other in bots[1:]] if lineup == "one" else list(combinations(bots, 2))
    return [_answer(bot, other, lineup, blocks, WRONG / len(pairs)) for bot, other in pairs]


def _answer(bot: str, other: str, lineup: str, blocks: Mapping[int, Sequence[GameResult]], wrong: float) -> Evidence:
    shares = [share for games in blocks.values() if (share := _share(bot, other, lineup, games)) is not None]
    players = next((len(games[0].seats) for games in blocks.values()), 2)
    even = 1 / players if lineup == "one" else 0.5
    value = float(np.mean(shares)) if shares else even
    margin = radius(len(shares), float(np.std(shares)) if shares else 0.0, wrong)
    return Evidence(bot, other, value, max(0.0, value - margin), min(1.0, value + margin), even)


def _share(bot: str, other: str, lineup: str, games: Sequence[GameResult]) -> float | None:
    """Return the share of wins, or of games finished ahead, in one block with both bots."""
    if lineup != "one":
        shares = [share for game in games for share in ahead(bot, other, game)]
    elif other in games[0].seats:
        shares = [won(game.places)[game.seats.index(bot)] for game in games]
    else:
        shares = []
    return sum(shares) / len(shares) if shares else None


def radius(blocks: int, deviation: float, wrong: float) -> float:
    """Return the half width of the interval of a mean of `blocks` blocks (Robbins' normal mixture)."""
    if blocks < FEWEST:
        return inf
    mixed = blocks * _mixture(wrong) + 1
    spread = max(deviation, 0.5 / sqrt(blocks))  # blocks that are all alike may be luck, too
    return spread * sqrt(2 * mixed / (blocks**2 * _mixture(wrong)) * log(sqrt(mixed) / wrong))


def _mixture(wrong: float) -> float:
    """The variance of the mixture that makes the range narrowest at TIGHTEST blocks."""
    return (-2 * log(wrong) + log(-2 * log(wrong) + 1)) / TIGHTEST
