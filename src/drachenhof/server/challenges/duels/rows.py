"""Store duels: their deal, their challenger and their owner."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from drachenhof.server.challenges.duels.setup import Duel, DuelSetup
from drachenhof.server.db import schema
from drachenhof.tables.table import Table

LISTED = ("id", "game", "created", "creator", "person", "name", "bot", "score")  # without the moves, which can be large

_encode = msgspec.json.Encoder().encode
_deal = msgspec.json.Decoder(DuelSetup).decode


def keep(connection: Connection, duel: Duel, table: Table, creator: str, now: int, **about: Any) -> None:
    """Store a new duel. `table` is that of the challenger, whose game may be over; `about` are further columns."""
    seat = table.seats[duel.seat]
    row = {
        "id": duel.id,
        "game": duel.game,
        "seat": duel.seat,
        "deal": _encode(duel.deal).decode(),
        "secret": duel.secret,
        "table_id": table.id,
        "creator": creator,
        "created": now,
        "person": seat.person,
        "name": seat.name or "",
        "bot": seat.bot,
    }
    connection.execute(insert(schema.duels), {**row, **about})


def finish(connection: Connection, table: Table, now: int) -> None:
    """Store the result of the bot that is the challenger of a duel."""
    luck = table.setup.luck
    if luck is None or luck.duel is None or luck.seat is None or table.people:
        return
    row = schema.duels.c
    score = table.scores[luck.seat] if table.scores else None
    place = table.places[luck.seat] if table.places and score is not None else None
    own = (row.id == luck.duel, row.table_id == table.id)
    connection.execute(update(schema.duels).where(*own).values(ended=now, score=score, place=place))


def of(connection: Connection, duel: str) -> Any:
    """The row of a duel, or None."""
    return connection.execute(select(schema.duels).where(schema.duels.c.id == duel)).one_or_none()


def playable(row: Any) -> Duel:
    """The duel of a row."""
    return Duel(row.id, row.game, row.seat, row.secret, _deal(row.deal))


def made(connection: Connection, creator: str, source: str, seat: int, asked: str | None) -> str | None:
    """The duel that a person made before of the same seat of the same table, or None."""
    row = schema.duels.c
    same = (row.creator == creator, row.source == source, row.seat == seat)
    by = row.asked.is_(None) if asked is None else row.asked == asked
    return connection.execute(select(row.id).where(*same, by).limit(1)).scalar_one_or_none()


def of_person(connection: Connection, person: str, most: int) -> list[Any]:
    """The duels that a person made, is the challenger of, or has tried, the latest first."""
    duels, tries = schema.duels.c, schema.tries.c
    listed = select(*(duels[name] for name in LISTED))
    tried = listed.join(schema.tries, (tries.deal == duels.id) & (tries.game == duels.game))
    asked = (
        listed.where(duels.creator == person),
        listed.where(duels.person == person),
        tried.where(tries.person == person),
    )
    rows = {
        row.id: row for wanted in asked for row in connection.execute(wanted.order_by(duels.created.desc()).limit(most))
    }
    return sorted(rows.values(), key=lambda row: -row.created)[:most]


def tried(connection: Connection, duels: Sequence[Any]) -> dict[str, int]:
    """The number of finished tries of each duel."""
    row = schema.tries.c
    asked = select(row.deal, func.count()).where(
        row.game.in_({duel.game for duel in duels}), row.deal.in_([duel.id for duel in duels]), row.ended.is_not(None)
    )
    return dict(map(tuple, connection.execute(asked.group_by(row.deal)))) if duels else {}


def all_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """All stored data of a person's duels, without secrets of future moves."""
    columns = ("id", "game", "seat", "created", "name", "bot", "score", "place")
    row = schema.duels.c
    wanted = select(*(row[name] for name in columns)).where((row.creator == person) | (row.person == person))
    rows = connection.execute(wanted)
    return [{name: getattr(own, name) for name in columns} for own in rows]


def erase(connection: Connection, person: str) -> None:
    """Remove a person from duels. Duels that others made of the person's games stay."""
    row = schema.duels.c
    connection.execute(update(schema.duels).where(row.creator == person).values(creator=None))
    connection.execute(update(schema.duels).where(row.person == person).values(person=None, name=""))
