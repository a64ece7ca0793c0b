"""The finished games of a person, with what statistics and searches need."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, func, select

from drachenhof.server.db import schema
from drachenhof.server.players.ratings.messages import Finished
from drachenhof.server.players.ratings.weights import BOT, PERSON
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


class _Agreed(msgspec.Struct):
    """The options of a table's setup."""

    options: dict[str, Any]


_agreed = msgspec.json.Decoder(_Agreed).decode


class Sat(NamedTuple):
    """Another seat at the same table, and its result."""

    seat: int
    player: str  # "person:…" or "bot:…"
    place: int
    score: int | None


class OwnGame(NamedTuple):
    """A finished game of a person."""

    finished: Finished
    options: dict[str, Any]
    others: list[Sat]
    opening: str | None
    feats: dict[str, int]
    mu: float | None
    sigma: float | None

    @property
    def against(self) -> str:
        """`people` or `bots`: games against bots only are counted separately."""
        return "bots" if all(sat.player.startswith(BOT) for sat in self.others) else "people"

    def seat(self, sat: Sat) -> ListedSeat:
        """The player of another seat."""
        return self.finished.seats[sat.seat]


def own_games(
    connection: Connection, person: str, most: int, game: str | None = None, before: int | None = None
) -> list[OwnGame]:
    """The latest finished games of a person, the last first; optionally of one game, or before a time."""
    result, tables = schema.results.c, schema.tables.c
    wanted = [result.player == PERSON + person]
    wanted += [] if game is None else [result.game == game]
    wanted += [] if before is None else [result.ended < before]
    rows = connection.execute(
        select(schema.results, tables.setup, tables.given)
        .join(schema.tables, tables.id == result.table_id)
        .where(*wanted)
        .order_by(result.ended.desc())
        .limit(most)
    ).all()
    names = [row.table_id for row in rows]
    seats, everybody = seats_by_table(connection, names, person), _everybody(connection, names)
    return [_played(row, seats.get(row.table_id, []), everybody[row.table_id]) for row in rows]


def _everybody(connection: Connection, tables: list[str]) -> dict[str, list[Sat]]:
    """The results of all seats at some tables."""
    row, seats = schema.results.c, dict[str, list[Sat]]()
    for begin in range(0, len(tables), ASKED):
        wanted = select(row.table_id, row.seat, row.player, row.place, row.score)
        for one in connection.execute(wanted.where(row.table_id.in_(tables[begin : begin + ASKED]))):
            seats.setdefault(one.table_id, []).append(Sat(one.seat, one.player, one.place, one.score))
    return seats


def _played(row: Any, seats: list[ListedSeat], everybody: list[Sat]) -> OwnGame:
    columns = (row.table_id, row.game, row.players, row.seat, row.place, row.score, row.rated, row.ended)
    others = [sat for sat in everybody if sat.seat != row.seat and sat.seat < len(seats)]
    feats = msgspec.json.decode(row.feats, type=dict[str, int]) if row.feats else {}
    finished = Finished(*columns, row.given is not None, seats)
    return OwnGame(finished, _agreed(row.setup).options, others, row.opening, feats, row.mu, row.sigma)
