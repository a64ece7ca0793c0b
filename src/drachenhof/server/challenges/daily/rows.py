"""Everybody's one try at the game of a day or at a duel, what came of it, and the secret of the days."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from drachenhof.games import games
from drachenhof.server.db import schema
from drachenhof.server.db.upsert import upsert
from drachenhof.tables.state import deal_of_day
from drachenhof.tables.table import Table

DAYS = "days"  # what the secret is for
DAY = "2026-11-17"  # as all days are written; ids of duels are longer
_AT_DAYS = select(schema.tries).where(  # made once: it is asked for with every table of a day
    schema.tries.c.person == bindparam("own"), func.length(schema.tries.c.deal) == bindparam("length")
)


def kept_secret(connection: Connection) -> str | None:
    """The secret that those of the days follow from, if there is one."""
    vault = schema.vault.c
    return connection.execute(select(vault.secret).where(vault.name == DAYS)).scalar_one_or_none()


def keep_secret(connection: Connection, secret: str) -> None:
    """Keep a first secret; one that is there already stays, since days were promised with it."""
    upsert(connection, schema.vault, {"name": DAYS, "secret": secret})


def begin(connection: Connection, table: Table, person: str, in_time: bool) -> None:
    """A try; raises IntegrityError if the person has one for that day, or at that duel."""
    luck = table.setup.luck
    assert luck is not None
    row = {"game": table.game, "deal": luck.deal, "person": person, "table_id": table.id, "in_time": in_time}
    connection.execute(insert(schema.tries), row)


def finish(connection: Connection, table: Table, now: int) -> None:
    """What came of a try that is over: a score, unless it was given up or a bot has helped.

    Only people have a place among the others, and on a day only those who began on it and finished before its
    results were final.
    """
    luck = table.setup.luck
    if luck is None or not luck.counted or luck.tournament is not None:
        return
    own = next((index for index, seat in enumerate(table.seats) if seat.bot is None), None)
    if own is None:
        return
    seat, row = table.seats[own], schema.tries.c
    score = table.scores[own] if table.scores and not seat.helped else None
    place = table.places[own] if table.places and score is not None else None
    mine = (row.table_id == table.id,)
    connection.execute(update(schema.tries).where(*mine).values(ended=now, score=score, place=place))
    if score is not None and not seat.program and not luck.closed(now):
        worth = score if games[table.game].FACTS.fewest_win else -score
        connection.execute(update(schema.tries).where(*mine, row.in_time).values(worth=worth))


def of_person(connection: Connection, person: str, game: str, deal: str) -> Any:
    """A person's try on a day or at a duel, or None."""
    row = schema.tries.c
    own = (row.game == game, row.deal == deal, row.person == person)
    return connection.execute(select(schema.tries).where(*own)).one_or_none()


def at_days(connection: Connection, person: str, *, open_days: bool) -> dict[tuple[str, date], Any]:
    """A person's tries by game and day: at the days that follow from their date, or at those that have a secret."""
    rows = connection.execute(_AT_DAYS, {"own": person, "length": len(deal_of_day(DAY, open_days=open_days))})
    return {(own.game, date.fromisoformat(own.deal[: len(DAY)])): own for own in rows}


def best(connection: Connection, game: str, deal: str, most: int) -> Sequence[Any]:
    """The best tries of a day or at a duel with the names of their people; of equal ones that which was over first."""
    row, people = schema.tries.c, schema.people.c
    return connection.execute(
        select(row.person, row.table_id, row.score, row.place, row.worth, people.name)
        .join(schema.people, people.id == row.person)
        .where(row.game == game, row.deal == deal, row.worth.is_not(None))
        .order_by(row.worth, row.ended)
        .limit(most)
    ).all()


def counts(connection: Connection, game: str, deal: str) -> dict[int, int]:
    """How many tries of a day or at a duel were worth how much, the best first."""
    row = schema.tries.c
    rows = connection.execute(
        select(row.worth, func.count())
        .where(row.game == game, row.deal == deal, row.worth.is_not(None))
        .group_by(row.worth)
        .order_by(row.worth)
    )
    return dict(map(tuple, rows))


def all_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """All that is kept of a person's tries."""
    row = schema.tries.c
    rows = connection.execute(select(schema.tries).where(row.person == person))
    columns = ("game", "deal", "in_time", "ended", "score", "place")
    return [{"table": own.table_id, **{name: getattr(own, name) for name in columns}} for own in rows]


def erase(connection: Connection, person: str) -> None:
    """Delete all tries of a person."""
    connection.execute(delete(schema.tries).where(schema.tries.c.person == person))
