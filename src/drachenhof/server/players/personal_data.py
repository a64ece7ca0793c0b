"""Export what is stored about a person, and delete it: leave all tables, then remove the rows."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from drachenhof.bots.levels import HOLDER
from drachenhof.server.app.service import Service
from drachenhof.server.challenges.daily import rows as tries
from drachenhof.server.challenges.duels import rows as duels
from drachenhof.server.challenges.tournaments import rows as tournaments
from drachenhof.server.db import archive, listing, schema
from drachenhof.server.hosting.commit import commit
from drachenhof.server.hosting.sync import current, reload
from drachenhof.server.learn.rows import drills_of, lessons_of
from drachenhof.server.players.ratings import rows as results
from drachenhof.server.players.ratings import strength as rating_weights
from drachenhof.server.reviews import rows as reviews
from drachenhof.tables.commands import Caller
from drachenhof.tables.commands.lifecycle import cancel_if_agreed
from drachenhof.tables.keys import deleted_person_id, now
from drachenhof.tables.table import Table

TABLES_AT_ONCE = 500  # tables in one query


def everything(connection: Connection, person: str) -> dict[str, Any]:
    """Export all stored data of a person, without the hashes of keys."""
    row = connection.execute(select(schema.people).where(schema.people.c.id == person)).one()
    entries = schema.entries
    own = connection.execute(
        select(entries).where(entries.c.person == person).order_by(entries.c.table_id, entries.c.number)
    )
    return {
        "person": {
            "id": row.id,
            "name": row.name,
            "created": row.created,
            "seen": row.seen,
            "hook": row.hook,
            "origin": row.origin,
            "program": row.program,
            "lessons": msgspec.to_builtins(lessons_of(row)),
            "drills": drills_of(row),
        },
        "keys": [
            {"purpose": key.purpose, "created": key.created}
            for key in connection.execute(select(schema.keys).where(schema.keys.c.person == person))
        ],
        "tables": [
            {"id": table.id, "game": table.game, "status": table.status, "seat": table.seat, "changed": table.changed}
            for table in archive.tables_of(connection, person, 1_000_000)
        ],
        "entries": [
            {
                "table": entry.table_id,
                "number": entry.number,
                "at": entry.at,
                "kind": entry.kind,
                "seat": entry.seat,
                "said": _without_others(msgspec.json.decode(entry.body), person),
            }
            for entry in own
        ],
        "results": [msgspec.to_builtins(result) for result in results.latest(connection, person, 1_000_000)],
        "mistakes": [msgspec.to_builtins(mistake) for mistake in reviews.mistakes_of(connection, person)],
        "rates": [msgspec.to_builtins(rate) for rate in reviews.all_rates(connection, person)],
        "tries": tries.all_of(connection, person),
        "duels": duels.all_of(connection, person),
        "tournaments": tournaments.all_of(connection, person),
        "ratings": {
            game: msgspec.to_builtins(rating) for game, rating in results.ratings_of(connection, person).items()
        },
    }


def _without_others(body: dict[str, Any], person: str) -> dict[str, Any]:
    """Remove other people's seats from the first entry of a table."""
    if "seats" in body and body["seats"] and isinstance(body["seats"][0], dict):
        body["seats"] = [seat if seat.get("person") == person else {} for seat in body["seats"]]
    return body


def tables_with(connection: Connection, person: str) -> list[str]:
    """All tables whose log mentions a person."""
    seats, tables, entries = schema.seats, schema.tables, schema.entries
    involved = set(connection.execute(select(seats.c.table_id).where(seats.c.person == person)).scalars())
    involved |= set(connection.execute(select(tables.c.id).where(tables.c.host == person)).scalars())
    involved |= set(
        connection.execute(select(entries.c.table_id).where(entries.c.person == person).distinct()).scalars()
    )
    return sorted(involved | _rematches(connection, involved))


def _rematches(connection: Connection, tables: set[str]) -> set[str]:
    """The rematches of some tables, where a seat may be reserved for the person."""
    entries, asked, bodies = schema.entries.c, sorted(tables), list[str]()
    for begin in range(0, len(asked), TABLES_AT_ONCE):
        some = entries.table_id.in_(asked[begin : begin + TABLES_AT_ONCE])
        bodies += connection.execute(select(entries.body).where(some, entries.kind == "rematch")).scalars()
    return {msgspec.json.decode(body)["table"] for body in bodies}


def silence(connection: Connection, person: str, gone: str, most: int) -> bool:
    """Anonymise some entries of a person, except the first of each log; return whether more are left."""
    entries = schema.entries
    rows = connection.execute(
        select(entries).where(entries.c.person == person).order_by(entries.c.person, entries.c.table_id).limit(most)
    ).all()
    if rows:
        connection.execute(
            update(entries)
            .where(entries.c.table_id == bindparam("table_"), entries.c.number == bindparam("number_"))
            .values(person=bindparam("gone_"), body=bindparam("body_")),
            [
                {"table_": row.table_id, "number_": row.number, "gone_": gone, "body_": _erased(row, person, gone)}
                for row in rows
            ],
        )
    return len(rows) == most


def _erased(row: Any, person: str, gone: str) -> str:
    """The body of an entry without a person's name and chat."""
    body = msgspec.json.decode(row.body)
    if row.kind == "open":
        body["seats"] = [_erased_seat(seat, person, gone) for seat in body["seats"]]
    else:
        body.update({key: "" for key in ("name", "text") if key in body})
    return msgspec.json.encode(body).decode()


def leave_tables(connection: Connection, person: str, gone: str, tables: Sequence[str]) -> None:
    """Anonymise a person at some tables. The moves stay, because others replay their games."""
    for table in tables:
        _erase_from_first(connection, table, person, gone)
    listing.erase(connection, person, tables)
    host, seats, results = schema.tables.c, schema.seats.c, schema.results.c
    was, becomes = rating_weights.PERSON + person, rating_weights.PERSON + gone
    connection.execute(update(schema.tables).where(host.id.in_(tables), host.host == person).values(host=gone))
    sat = (seats.table_id.in_(tables), seats.person == person)
    connection.execute(update(schema.seats).where(*sat).values(person=gone, name=None))
    played = (results.table_id.in_(tables), results.player == was)
    connection.execute(update(schema.results).where(*played).values(player=becomes))


def erase_rows(connection: Connection, person: str) -> None:
    """Delete a person who was anonymised at all tables."""
    reviews.erase_mistakes(connection, person)
    tries.erase(connection, person)
    duels.erase(connection, person)
    tournaments.erase(connection, person)
    connection.execute(delete(schema.ratings).where(schema.ratings.c.player == rating_weights.PERSON + person))
    connection.execute(delete(schema.keys).where(schema.keys.c.person == person))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))


def _erase_from_first(connection: Connection, table: str, person: str, gone: str) -> None:
    """Anonymise a person in the first entry of a log."""
    entries = schema.entries
    first = (entries.c.table_id == table, entries.c.number == 1)
    row = connection.execute(select(entries).where(*first)).one_or_none()
    if row is not None and person in row.body:
        connection.execute(update(entries).where(*first).values(body=_erased(row, person, gone)))


def _erased_seat(seat: dict[str, Any], person: str, gone: str) -> dict[str, Any]:
    if seat.get("reserved") == person:
        return {}
    return {**seat, "person": gone, "name": ""} if seat.get("person") == person else seat


BATCH = 500  # entries changed in one write, so that other writes need not wait
TABLES = 50  # tables changed in one write
ROUNDS = 3  # searches for tables, because the person may join one meanwhile


async def erase(service: Service, caller: Caller) -> None:
    """Delete a person. Bots go on with running games; open tables of the person are cancelled."""
    hub, gone, left = service.hub, deleted_person_id(), set[str]()
    for _ in range(ROUNDS):
        tables: list[str] = await hub.read(lambda store: tables_with(store, caller.person))
        if not tables:
            break
        await _leave_all(service, tables, caller, gone)
        left.update(tables)
    await hub.write(lambda store: erase_rows(store, caller.person))
    await service.database.scrub()
    service.forget_keys(caller.person, gone=True)
    for room in list(hub.rooms.values()):
        room.cut_off(caller.person)
    for table in sorted(left):
        service.services.cluster.dropped(table)
        if hub.knows(table):
            await _read_anew(service, table)


async def _leave_all(service: Service, tables: list[str], caller: Caller, gone: str) -> None:
    """Leave all tables and anonymise their entries, in small writes."""
    hub = service.hub
    for table in await hub.read(lambda store: archive.still_on(store, tables)):
        await _leave(service, table, caller)
    while await hub.write(lambda store: silence(store, caller.person, gone, BATCH)):
        pass
    for begin in range(0, len(tables), TABLES):
        some = tables[begin : begin + TABLES]
        await hub.write(lambda store, some=some: leave_tables(store, caller.person, gone, some))


async def _read_anew(service: Service, table: str) -> None:
    """Load a table again, and correct its row in lists."""
    hub = service.hub
    room = await hub.room(table)
    await reload(hub, room)
    await hub.write(lambda store: listing.correct(store, room.table))


async def _leave(service: Service, table: str, caller: Caller) -> None:
    """Leave one table."""
    room = await current(service.hub, table)
    async with room.lock:
        await commit(service.hub, room, lambda fork: _get_up(fork, caller.person))


def _get_up(fork: Table, person: str) -> None:
    """Free or hold the seats of a person, and cancel an open table of that host."""
    own = fork.seats_of(person)
    if fork.host == person and (fork.status == "open" or (fork.status in ("playing", "fixing") and not fork.people)):
        fork.add("cancel", now(), why="host")
    elif fork.status == "open":
        for seat in own:
            fork.add("rise", now(), seat=seat)
    elif fork.status in ("playing", "fixing"):
        for seat in own:
            if fork.seats[seat].holder is None:
                fork.add("hold", now(), seat=seat, bot=HOLDER[fork.game], why="left")
        if own and fork.status == "playing":
            cancel_if_agreed(fork, now())
