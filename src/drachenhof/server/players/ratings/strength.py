"""The scale of ratings: a strength with its uncertainty, and its update after a game.

The scale is openskill's: a player who is `BETA * sqrt(2)` (5.9) ahead wins 73 of 100 games of two. Ratings of bots are
fixed: they follow from the tournaments in docs/bots.md, and people are measured against them.
"""

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, and_, func, select

from drachenhof.games import Parts
from drachenhof.server.db import schema
from drachenhof.tables.messages import DAY

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


PERSON, BOT = "person:", "bot:"
RECENT = 30 * DAY * 1000  # milliseconds in which games of the same two players are counted
WHOLE, MOST = 3, 10  # games of the same two players with full weight, and from which on the weight is 0
STRANGER = 0.2  # weight of a game against a player without other opponents
KNOWN_BY = 4  # opponents, people or bots, for full weight
LOOKED_AT = 50  # last games in which opponents are counted


def weight(connection: Connection, game: str, who: str, other: str, now: int) -> float:
    """The weight of a result of `who` against `other`, from 0 to 1."""
    if other.startswith(BOT):
        return 1.0
    if why_not(connection, game, who, other, now) is not None:
        return 0.0
    return _repeated(meetings(connection, game, who, other, now)) * _trust(connection, game, who, other)


def why_not(connection: Connection, game: str, who: str, other: str, now: int) -> str | None:
    """Why a result of two people has no weight, or None."""
    if _neighbours(connection, who, other):
        return "address"
    return "again" if meetings(connection, game, who, other, now) >= MOST else None


def meetings(connection: Connection, game: str, who: str, other: str, now: int) -> int:
    """Number of recent rated games of the same two players."""
    mine, theirs = schema.results.alias("mine"), schema.results.alias("theirs")
    both = and_(theirs.c.table_id == mine.c.table_id, theirs.c.player == other)
    lately = (mine.c.player == who, mine.c.ended > now - RECENT, mine.c.game == game, mine.c.rated.is_(True))
    return connection.execute(select(func.count()).select_from(mine.join(theirs, both)).where(*lately)).scalar_one()


def _repeated(before: int) -> float:
    return 1.0 if before < WHOLE else 1 / (before - WHOLE + 2)


def _trust(connection: Connection, game: str, who: str, other: str) -> float:
    """The factor for the number of opponents of `other`, without these two."""
    result = schema.results.c
    last = connection.execute(
        select(result.table_id)
        .where(result.player == other, result.game == game, result.rated.is_(True))
        .order_by(result.ended.desc())
        .limit(LOOKED_AT)
    ).scalars()
    met = connection.execute(select(result.player).where(result.table_id.in_(list(last)))).scalars()
    known_by = len(set(met) - {who, other})
    return STRANGER + (1 - STRANGER) * min(1.0, known_by / KNOWN_BY)


def _neighbours(connection: Connection, who: str, other: str) -> bool:
    """Whether both accounts are new and from the same address."""
    people = schema.people.c
    ids = [player.removeprefix(PERSON) for player in (who, other)]
    origins = list(connection.execute(select(people.origin).where(people.id.in_(ids))).scalars())
    return len(origins) == 2 and None not in origins and origins[0] == origins[1]
