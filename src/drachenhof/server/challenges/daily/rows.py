"""Store each person's one try at a daily game or a duel, its result, and the secret of the daily games."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from drachenhof.games import games
from drachenhof.server.db import schema
from drachenhof.server.db.backend import upsert
from drachenhof.tables.state import deal_of_day
from drachenhof.tables.table import Table

DAYS = "days"  # the purpose of the secret
DAY = "2026-11-17"  # the format of days; ids of duels are longer
_AT_DAYS = select(schema.tries).where(  # built once, because every table of a day needs it
    schema.tries.c.person == bindparam("own"), func.length(schema.tries.c.deal) == bindparam("length")
)


def kept_secret(connection: Connection) -> str | None:
    """The secret from which the daily deals follow, or None."""
    vault = schema.vault.c
    return connection.execute(select(vault.secret).where(vault.name == DAYS)).scalar_one_or_none()


def keep_secret(connection: Connection, secret: str) -> None:
    """Store the secret unless there is one: commitments were published for it."""
    upsert(connection, schema.vault, {"name": DAYS, "secret": secret})


def begin(connection: Connection, table: Table, person: str, in_time: bool) -> None:
    """Store a new try. Raises IntegrityError if the person has one at this deal."""
    luck = table.setup.luck
    assert luck is not None
    row = {"game": table.game, "deal": luck.deal, "person": person, "table_id": table.id, "in_time": in_time}
    connection.execute(insert(schema.tries), row)


def finish(connection: Connection, table: Table, now: int) -> None:
    """Store the result of a try: a score, unless it was given up or a bot has helped.

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
    """A person's try at a daily game or a duel, or None."""
    row = schema.tries.c
    own = (row.game == game, row.deal == deal, row.person == person)
    return connection.execute(select(schema.tries).where(*own)).one_or_none()


def at_days(connection: Connection, person: str, *, open_days: bool) -> dict[tuple[str, date], Any]:
    """A person's tries by game and day: of open days, or of days with a secret."""
    rows = connection.execute(_AT_DAYS, {"own": person, "length": len(deal_of_day(DAY, open_days=open_days))})
    return {(own.game, date.fromisoformat(own.deal[: len(DAY)])): own for own in rows}


def best(connection: Connection, game: str, deal: str, most: int) -> Sequence[Any]:
    """The best tries at a deal, with names; of equal ones the one that finished first."""
    row, people = schema.tries.c, schema.people.c
    return connection.execute(
        select(row.person, row.table_id, row.score, row.place, row.worth, people.name)
        .join(schema.people, people.id == row.person)
        .where(row.game == game, row.deal == deal, row.worth.is_not(None))
        .order_by(row.worth, row.ended)
        .limit(most)
    ).all()


def counts(connection: Connection, game: str, deal: str) -> dict[int, int]:
    """The number of tries at a deal by worth, the best first."""
    row = schema.tries.c
    rows = connection.execute(
        select(row.worth, func.count())
        .where(row.game == game, row.deal == deal, row.worth.is_not(None))
        .group_by(row.worth)
        .order_by(row.worth)
    )
    return dict(map(tuple, rows))


def all_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """All stored data of a person's tries."""
    row = schema.tries.c
    rows = connection.execute(select(schema.tries).where(row.person == person))
    columns = ("game", "deal", "in_time", "ended", "score", "place")
    return [{"table": own.table_id, **{name: getattr(own, name) for name in columns}} for own in rows]


def erase(connection: Connection, person: str) -> None:
    """Delete all tries of a person."""
    connection.execute(delete(schema.tries).where(schema.tries.c.person == person))
