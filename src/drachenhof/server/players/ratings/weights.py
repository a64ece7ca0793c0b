"""The weight of a result in a rating: less for opponents who meet often, or who have hardly played with others.

Accounts are free, so people could invent opponents to gain rating. A new account has a low rating (`strength.py`), a
low weight until it has played with others, and no weight against a new account from the same address.
"""

from sqlalchemy import Connection, and_, func, select

from drachenhof.server.db import schema
from drachenhof.tables.messages import DAY

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
