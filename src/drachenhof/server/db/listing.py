"""Lists of tables, from rows alone: no log is read for a list."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from drachenhof.server.db import schema
from drachenhof.tables.messages import Seat
from drachenhof.tables.resources import Listed
from drachenhof.tables.state import Setup
from drachenhof.tables.table import Table
from drachenhof.tables.views import seat_view

_encode = msgspec.json.Encoder().encode
_setup = msgspec.json.Decoder(Setup).decode
_seats = msgspec.json.Decoder(list[Seat]).decode
_SHOWN = [schema.tables.c[name] for name in ("id", "game", "status", "setup", "created", "changed", "given", "seating")]


def row_of(table: Table) -> dict[str, Any]:
    """The columns of a table's row that change with its log, except `due`."""
    return {
        "status": table.status,
        "changed": table.changed,
        "last": table.last,
        "mover": table.mover,
        "part": table.part,
        "seating": _encode([seat_view(seat, present=False) for seat in table.seats]).decode(),
    }


def public(connection: Connection, statuses: Sequence[str], game: str | None, most: int) -> list[Listed]:
    """Public tables, the latest first; rows do not say who is connected.

    Each status has its own share of the places. Otherwise running games, which change with every move, would displace
    the tables that wait for players.
    """
    tables, share = schema.tables.c, most // len(statuses)
    sure, others = list[Any](), list[Any]()
    for status in statuses:  # one query each, because an index has that order
        wanted = select(*_SHOWN).where(tables.public, tables.status == status)
        if game is not None:
            wanted = wanted.where(tables.game == game)
        rows = connection.execute(wanted.order_by(tables.changed.desc()).limit(most)).all()
        sure += rows[:share]
        others += rows[share:]
    others.sort(key=lambda row: -row.changed)
    chosen = sure + others[: most - len(sure)]
    return [_listed(row) for row in sorted(chosen, key=lambda row: -row.changed)]


def _listed(row: Any) -> Listed:
    setup = _setup(row.setup)
    return Listed(
        row.id,
        row.game,
        row.status,
        setup.players,
        setup.options,
        _seats(row.seating),
        row.created,
        row.changed,
        setup.hints,
        setup.pace,
        row.given,
    )


def erase(connection: Connection, person: str, table_ids: Sequence[str]) -> None:
    """Remove a person's name from the rows of some tables. The rows of seats still have the person's id."""
    seats, tables = schema.seats.c, schema.tables
    rows = connection.execute(
        select(tables.c.id, tables.c.seating, seats.seat)
        .join(schema.seats, seats.table_id == tables.c.id)
        .where(seats.person == person, seats.table_id.in_(table_ids))
    ).all()
    seatings = {row.id: _seats(row.seating) for row in rows}
    for row in rows:
        if row.seat < len(seatings[row.id]):
            _nameless(seatings[row.id][row.seat])
    if seatings:
        connection.execute(
            update(tables).where(tables.c.id == bindparam("id_")).values(seating=bindparam("seating_")),
            [{"id_": table, "seating_": _encode(seating).decode()} for table, seating in seatings.items()],
        )


def _nameless(seat: Seat) -> None:
    """Remove the name of a deleted person from a seat, and its reservation."""
    seat.reserved, seat.reserved_for = False, None
    if seat.kind == "person":
        seat.name = ""


def correct(connection: Connection, table: Table) -> None:
    """Update the row from the log, unless there is a newer entry."""
    tables = schema.tables.c
    same = (tables.id == table.id, tables.last == table.last)
    connection.execute(update(schema.tables).where(*same).values(seating=row_of(table)["seating"]))
