"""How much the result of a game between two players counts: less if they meet often, or if one of them is hardly known.

Names are free, so people could invent opponents to take points from. A new name
begins low (bot_ratings.py), says little until it has played with others, and says
nothing about somebody else who came from the same address not long ago.
"""

from sqlalchemy import Connection, and_, func, select

from drachenhof.server.db import schema
from drachenhof.tables.messages import DAY

PERSON, BOT = "person:", "bot:"
RECENT = 30 * DAY * 1000  # milliseconds: of these the games of the same two are counted
WHOLE, MOST = 3, 10  # games of the same two that count in full; and from which on none does
STRANGER = 0.2  # what a game with somebody counts who has played with nobody else
KNOWN_BY = 4  # others, people or bots, who make somebody known
LOOKED_AT = 50  # of a player's last games


def weight(connection: Connection, game: str, who: str, other: str, now: int) -> float:
    """How much a result against another counts for somebody, from 0 to 1."""
    if other.startswith(BOT):
        return 1.0
    if why_not(connection, game, who, other, now) is not None:
        return 0.0
    return _repeated(meetings(connection, game, who, other, now)) * _trust(connection, game, who, other)


def why_not(connection: Connection, game: str, who: str, other: str, now: int) -> str | None:
    """Why a result of two people does not count for them."""
    if _neighbours(connection, who, other):
        return "address"
    return "again" if meetings(connection, game, who, other, now) >= MOST else None


def meetings(connection: Connection, game: str, who: str, other: str, now: int) -> int:
    """How many of their games counted lately."""
    mine, theirs = schema.results.alias("mine"), schema.results.alias("theirs")
    both = and_(theirs.c.table_id == mine.c.table_id, theirs.c.player == other)
    lately = (mine.c.player == who, mine.c.ended > now - RECENT, mine.c.game == game, mine.c.rated.is_(True))
    return connection.execute(select(func.count()).select_from(mine.join(theirs, both)).where(*lately)).scalar_one()


def _repeated(before: int) -> float:
    return 1.0 if before < WHOLE else 1 / (before - WHOLE + 2)


def _trust(connection: Connection, game: str, who: str, other: str) -> float:
    """How far to trust `other`: the more different players, besides these two, it has played, the more."""
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
    """Whether both are new, and came from the same address."""
    people = schema.people.c
    ids = [player.removeprefix(PERSON) for player in (who, other)]
    origins = list(connection.execute(select(people.origin).where(people.id.in_(ids))).scalars())
    return len(origins) == 2 and None not in origins and origins[0] == origins[1]
