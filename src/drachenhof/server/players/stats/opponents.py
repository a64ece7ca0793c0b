"""The players of the tables in a list."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select

from drachenhof.server.db import schema
from drachenhof.server.players.ratings.messages import Finished
from drachenhof.tables.resources import ListedSeat

ASKED = 500  # tables in one query


def seats_by_table(connection: Connection, tables: Sequence[str], person: str) -> dict[str, list[ListedSeat]]:
    """The seats of some tables by table, as shown to `person`."""
    seated: dict[str, list[ListedSeat]] = {}
    for begin in range(0, len(tables), ASKED):
        for row in _seats(connection, tables[begin : begin + ASKED]):
            seated.setdefault(row.table_id, []).append(
                ListedSeat(row.name, row.bot, row.person == person, bool(row.program))
            )
    return seated


def _seats(connection: Connection, tables: Sequence[str]) -> list[Any]:
    """The rows of seats. A reserved seat, or one without a name, has the name of its person."""
    seats, people = schema.seats.c, schema.people.c
    name = func.coalesce(seats.name, people.name).label("name")
    return list(
        connection.execute(
            select(seats.table_id, seats.person, seats.bot, name, people.program)
            .outerjoin(schema.people, people.id == seats.person)
            .where(seats.table_id.in_(tables))
            .order_by(seats.table_id, seats.seat)
        )
    )


def with_opponents(connection: Connection, games: list[Finished], person: str) -> list[Finished]:
    """Add their players to finished games."""
    seats = seats_by_table(connection, [game.table for game in games], person)
    for game in games:
        game.seats = seats.get(game.table, [])
    return games
