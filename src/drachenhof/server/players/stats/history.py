"""The finished games of a person, with what statistics and searches need."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from drachenhof.server.db import schema
from drachenhof.server.players.ratings.messages import Finished
from drachenhof.server.players.ratings.weights import BOT, PERSON
from drachenhof.server.players.stats.opponents import seats_by_table
from drachenhof.tables.resources import ListedSeat

ASKED = 500  # tables in one query


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
