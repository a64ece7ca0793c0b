"""Write tables and their logs to the store, and read them."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, insert, select, update

from drachenhof.server.db import schema
from drachenhof.server.db.listing import row_of
from drachenhof.server.db.migrations import VERSION_TABLE
from drachenhof.tables.state import Done, Entry
from drachenhof.tables.table import Table

BATCH = 500  # tables in one query

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode

_KEEP_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("id_"))
    .values(
        status=bindparam("status_"),
        changed=bindparam("changed_"),
        last=bindparam("last_"),
        due=bindparam("due_"),
        mover=bindparam("mover_"),
        part=bindparam("part_"),
        seating=bindparam("seating_"),
    )
)
_LOAD_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("id_"))
_LOAD_ENTRIES = (
    select(schema.entries)
    .where(schema.entries.c.table_id == bindparam("id_"), schema.entries.c.number > bindparam("after_"))
    .order_by(schema.entries.c.number)
)
_APPEND = insert(schema.entries)


def touch(connection: Connection) -> None:
    """Write without changing anything, to check that the store accepts writes."""
    connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = version_num WHERE version_num > ''")


def create(connection: Connection, table: Table, links: dict[int, str], due: int | None) -> None:
    """Store a new table with its first entries."""
    connection.execute(
        insert(schema.tables),
        {
            "id": table.id,
            "game": table.game,
            "engine": table.engine,
            "setup": _encode(table.setup).decode(),
            "secret": table.secret,
            "host": table.host,
            "public": table.setup.public,
            "created": table.created,
            "given": None if table.given is None else len(table.given),
            "due": due,
            **row_of(table),
        },
    )
    connection.execute(
        insert(schema.seats), [_seat(table, index, links.get(index)) for index in range(len(table.seats))]
    )
    _append(connection, table.id, table.fresh)


def append(connection: Connection, table: Table, due: int | None, seats: Sequence[int]) -> None:
    """Store the fresh entries of a table and update its row for lists; `seats` are those that changed hands."""
    _append(connection, table.id, table.fresh)
    columns = {f"{column}_": value for column, value in row_of(table).items()}
    connection.execute(_KEEP_TABLE, {"id_": table.id, "due_": due, **columns})
    for seat in seats:
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.table_id == table.id, schema.seats.c.seat == seat)
            .values(
                person=table.seats[seat].person or table.seats[seat].reserved,
                bot=table.seats[seat].bot,
                name=table.seats[seat].name,
                link=None,
            )
        )


def _append(connection: Connection, table: str, entries: Iterable[Entry]) -> None:
    connection.execute(_APPEND, [_row(table, entry) for entry in entries])


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "at": entry.time,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "request": entry.request,
        "body": _encode(entry.body).decode(),
    }


def _seat(table: Table, index: int, link: str | None) -> dict[str, Any]:
    seat = table.seats[index]
    return {
        "table_id": table.id,
        "seat": index,
        "person": seat.person or seat.reserved,
        "bot": seat.bot,
        "name": seat.name,
        "link": link,
        "seen": None,
    }


def load(connection: Connection, table: str) -> Table | None:
    """Load a table from its log, or None."""
    row = connection.execute(_LOAD_TABLE, {"id_": table}).one_or_none()
    return None if row is None else Table.of(row, entries_after(connection, table, 0))


def entries_after(connection: Connection, table: str, number: int) -> list[Entry]:
    """The entries of a table after a number."""
    rows = connection.execute(_LOAD_ENTRIES, {"id_": table, "after_": number})
    return [Entry(row.number, row.at, row.kind, row.seat, row.person, row.request, _decode(row.body)) for row in rows]


def entries_between(connection: Connection, table: str, after: int, upto: int) -> list[Entry]:
    """The entries of a table after one number, up to and including another."""
    rows = connection.execute(
        _LOAD_ENTRIES.where(schema.entries.c.number <= bindparam("upto_")),
        {"id_": table, "after_": after, "upto_": upto},
    )
    return [Entry(row.number, row.at, row.kind, row.seat, row.person, row.request, _decode(row.body)) for row in rows]


def links(connection: Connection, table: str) -> dict[int, str]:
    """The digests of the links of a table's seats."""
    rows = connection.execute(
        select(schema.seats.c.seat, schema.seats.c.link).where(
            schema.seats.c.table_id == table, schema.seats.c.link.is_not(None)
        )
    )
    return {row.seat: row.link for row in rows}


def set_link(connection: Connection, table: str, seat: int, link: str) -> None:
    """Replace the link of a seat."""
    connection.execute(
        update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.seat == seat).values(link=link)
    )


def answered(connection: Connection, table: str, person: str, request: str) -> Done | None:
    """The entry that a request added, or None."""
    row = connection.execute(
        select(schema.entries.c.number, schema.entries.c.kind).where(
            schema.entries.c.table_id == table,
            schema.entries.c.person == person,
            schema.entries.c.request == request,
        )
    ).one_or_none()
    return None if row is None else Done(row.number, row.kind)


def due(connection: Connection, now: int, most: int) -> list[str]:
    """Tables that are due, the longest overdue first."""
    rows = connection.execute(
        select(schema.tables.c.id).where(schema.tables.c.due <= now).order_by(schema.tables.c.due).limit(most)
    )
    return list(rows.scalars())


def ahead(connection: Connection, now: int, most: int) -> list[str]:
    """Tables that await secrets since a time in the future, because the clock was set back."""
    rows = connection.execute(
        select(schema.tables.c.id)
        .where(
            schema.FIXING,
            schema.tables.c.changed > now,
            schema.tables.c.due > now,
        )
        .limit(most)
    )
    return list(rows.scalars())


def make_due(connection: Connection, tables: Sequence[str], now: int) -> None:
    """Make some tables due now."""
    connection.execute(update(schema.tables).where(schema.tables.c.id.in_(tables)).values(due=now))


def claim(connection: Connection, tables: Sequence[str], now: int, until: int) -> list[str]:
    """Claim the tables that are still due: they are not due for other processes before `until`."""
    free = select(schema.tables.c.id).where(schema.tables.c.id.in_(tables), schema.tables.c.due <= now)
    rows = connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id.in_(free.with_for_update(skip_locked=True)))
        .values(due=until)
        .returning(schema.tables.c.id)
    )
    return list(rows.scalars())


def lasts(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """The number of the last entry of each table."""
    rows = connection.execute(select(schema.tables.c.id, schema.tables.c.last).where(schema.tables.c.id.in_(tables)))
    return {row.id: row.last for row in rows}


def still_on(connection: Connection, tables: Sequence[str]) -> list[str]:
    """The tables among `tables` that have not ended."""
    wanted = select(schema.tables.c.id).where(schema.tables.c.status.in_(("open", "fixing", "playing")))
    return [
        table
        for begin in range(0, len(tables), BATCH)
        for table in connection.execute(wanted.where(schema.tables.c.id.in_(tables[begin : begin + BATCH]))).scalars()
    ]


def mark(connection: Connection, table: Table) -> None:
    """Mark a table as broken in lists."""
    values = {"status": table.status, "mover": None, "due": None}
    connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(**values))


def postpone(connection: Connection, table: str, last: int, due: int | None) -> None:
    """Set the time when a table is due, unless it has a new entry."""
    connection.execute(
        update(schema.tables).where(schema.tables.c.id == table, schema.tables.c.last == last).values(due=due)
    )


def advance_due(connection: Connection, table: str, last: int, due: int) -> None:
    """Make a table due sooner, if it would be due later."""
    tables = schema.tables
    later = (tables.c.id == table, tables.c.last == last, tables.c.due > due)
    connection.execute(update(tables).where(*later).values(due=due))


def tables_of(connection: Connection, person: str, most: int) -> list[Any]:
    """The tables at which a person sits, the latest first."""
    wanted = (
        select(
            schema.tables.c.id,
            schema.tables.c.game,
            schema.tables.c.status,
            schema.tables.c.changed,
            schema.tables.c.mover,
            schema.tables.c.part,
            schema.seats.c.seat,
        )
        .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
        .where(schema.seats.c.person == person)
        .order_by(schema.tables.c.changed.desc())
        .limit(most)
    )
    return list(connection.execute(wanted))


def waiting(connection: Connection, person: str) -> int:
    """Number of open public tables of a host."""
    tables = schema.tables
    wanted = select(tables.c.id).where(tables.c.host == person, tables.c.status == "open", tables.c.public)
    return len(connection.execute(wanted.limit(1000)).all())


def running(connection: Connection, person: str, *, bots_only: bool = False) -> int:
    """Number of unfinished tables of a host, or of those with bots only."""
    tables, seats = schema.tables, schema.seats
    wanted = select(tables.c.id).where(tables.c.host == person, tables.c.status.in_(("open", "fixing", "playing")))
    if bots_only:
        wanted = wanted.where(~exists().where(seats.c.table_id == tables.c.id, seats.c.bot.is_(None)))
    return len(connection.execute(wanted.limit(1000)).all())


def seen(connection: Connection, present: Sequence[tuple[str, int]], now: int) -> None:
    """Store that the people of some seats are connected."""
    connection.execute(
        update(schema.seats)
        .where(schema.seats.c.table_id == bindparam("table_"), schema.seats.c.seat == bindparam("seat_"))
        .values(seen=now),
        [{"table_": table, "seat_": seat} for table, seat in present],
    )


def last_seen(connection: Connection, table: str, seat: int) -> int | None:
    """When the person of a seat was last connected, at any process."""
    return connection.execute(
        select(schema.seats.c.seen).where(schema.seats.c.table_id == table, schema.seats.c.seat == seat)
    ).scalar_one_or_none()


def remove(connection: Connection, table: str) -> None:
    """Delete a table."""
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
