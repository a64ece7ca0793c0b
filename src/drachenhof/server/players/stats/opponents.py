"""Who sits at the tables of a list, so that one can tell them apart."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select

from drachenhof.server.db import schema
from drachenhof.server.players.ratings.messages import Finished
from drachenhof.tables.resources import ListedSeat

ASKED = 500  # tables in one question


def seats_by_table(connection: Connection, tables: Sequence[str], person: str) -> dict[str, list[ListedSeat]]:
    """Who sits at some tables, by table and seat, as `person` is told it."""
    seated: dict[str, list[ListedSeat]] = {}
    for begin in range(0, len(tables), ASKED):
        for row in _seats(connection, tables[begin : begin + ASKED]):
            seated.setdefault(row.table_id, []).append(
                ListedSeat(row.name, row.bot, row.person == person, bool(row.program))
            )
    return seated


def _seats(connection: Connection, tables: Sequence[str]) -> list[Any]:
    """Who sits where: a seat that is kept for somebody, or whose row has no name yet, has the name of its person."""
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
    """Finished games with those who played them."""
    seats = seats_by_table(connection, [game.table for game in games], person)
    for game in games:
        game.seats = seats.get(game.table, [])
    return games
