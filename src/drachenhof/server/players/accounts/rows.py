"""Store people: names, keys, and their own data for the page."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from drachenhof.server.db import archive, schema
from drachenhof.server.learn.rows import drills_of, lessons_of
from drachenhof.server.players.messages import Me, OwnTable
from drachenhof.server.players.ratings import strength as rating_weights
from drachenhof.server.players.stats.rows import seats_by_table
from drachenhof.tables.keys import digest, new_id

COOKIE, CARRY, FEED = "cookie", "carry", "feed"
KEYS_EACH = 20  # keys of one purpose; the oldest is deleted
TABLES_SHOWN = 200
BATCH = 500  # keys in one query
FORGOTTEN = 100  # origins of old accounts deleted with each new account


def new(
    connection: Connection, name: str, key: str, now: int, origin: str | None = None, *, program: bool = False
) -> str:
    """Store a new person or bot account with a key; return the id."""
    person = new_id()
    _forget_origins(connection, now)
    row = {"id": person, "name": name, "created": now, "seen": now, "origin": origin, "program": program}
    connection.execute(insert(schema.people), row)
    add_key(connection, person, key, COOKIE, now)
    return person


def remove_unused(connection: Connection, person: str) -> None:
    """Delete a new person who has done nothing yet."""
    connection.execute(delete(schema.keys).where(schema.keys.c.person == person))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))


def origin_of(address: str) -> str:
    """A short hash of the address of a new account, which hundreds of addresses share."""
    return digest(f"origin {address}")[:6]


def _forget_origins(connection: Connection, now: int) -> None:
    """Delete the origins of accounts that are no longer new."""
    people = schema.people.c
    old = (
        select(people.id)
        .where(people.origin.is_not(None), people.created < now - rating_weights.RECENT)
        .limit(FORGOTTEN)
    )
    if names := list(connection.execute(old).scalars()):
        connection.execute(update(schema.people).where(people.id.in_(names)).values(origin=None))


def add_key(connection: Connection, person: str, key: str, purpose: str, now: int, most: int = KEYS_EACH) -> None:
    """Store a key. Beyond `most` keys of a purpose the oldest are deleted."""
    keys = schema.keys
    old = connection.execute(
        select(keys.c.digest)
        .where(keys.c.person == person, keys.c.purpose == purpose)
        .order_by(keys.c.created.desc())
        .offset(most - 1)
    ).scalars()
    if ended := list(old):
        connection.execute(delete(keys).where(keys.c.digest.in_(ended)))
    connection.execute(insert(keys), {"digest": digest(key), "person": person, "purpose": purpose, "created": now})


class Holder(NamedTuple):
    """The person of a key."""

    person: str
    name: str
    seen: int
    program: bool


def by_key(connection: Connection, key: str, purposes: Sequence[str]) -> Holder | None:
    """The person of a key, and when this person was last seen."""
    row = connection.execute(
        select(schema.people.c.id, schema.people.c.name, schema.people.c.seen, schema.people.c.program)
        .join(schema.keys, schema.keys.c.person == schema.people.c.id)
        .where(schema.keys.c.digest == digest(key), schema.keys.c.purpose.in_(purposes))
    ).one_or_none()
    return None if row is None else Holder(*row)


def met(connection: Connection, person: str, now: int) -> None:
    """Store that a person was seen now."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(seen=now))


def end_key(connection: Connection, key: str) -> None:
    """Delete a key."""
    connection.execute(delete(schema.keys).where(schema.keys.c.digest == digest(key)))


def end_other_keys(connection: Connection, person: str, key: str) -> None:
    """Delete all keys of a person but one."""
    keys = schema.keys
    connection.execute(delete(keys).where(keys.c.person == person, keys.c.digest != digest(key)))


def still_valid(connection: Connection, digests: Sequence[str]) -> set[str]:
    """The keys among `keys` that are still valid."""
    column, hashes = schema.keys.c.digest, set[str]()
    for begin in range(0, len(digests), BATCH):
        asked = select(column).where(column.in_(digests[begin : begin + BATCH]))
        hashes.update(connection.execute(asked).scalars())
    return hashes


def rename(connection: Connection, person: str, name: str) -> None:
    """Rename a person, for future tables."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))


def become_program(connection: Connection, person: str) -> bool:
    """Make a person a bot account, permanently; False if that person has sat at a table."""
    people, entries = schema.people, schema.entries.c
    if connection.execute(select(people.c.program).where(people.c.id == person)).scalar_one_or_none():
        return True
    sat = select(schema.seats.c.table_id).where(schema.seats.c.person == person).limit(1)
    done = select(entries.table_id).where(entries.person == person).limit(1)
    if connection.execute(sat).first() or connection.execute(done).first():
        return False
    connection.execute(update(people).where(people.c.id == person).values(program=True))
    return True


def set_hook(connection: Connection, person: str, hook: str | None) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(hook=hook))


def hook_of(connection: Connection, person: str) -> str | None:
    return connection.execute(select(schema.people.c.hook).where(schema.people.c.id == person)).scalar_one_or_none()


def me(connection: Connection, person: str, hooks_allowed: bool) -> Me | None:
    """The data of a person for the page."""
    row = connection.execute(select(schema.people).where(schema.people.c.id == person)).one_or_none()
    if row is None:
        return None
    rows = archive.tables_of(connection, person, TABLES_SHOWN)
    seats = seats_by_table(connection, [own.id for own in rows], person)
    tables = [
        OwnTable(
            own.id,
            own.game,
            own.status,
            own.changed,
            own.seat,
            own.mover == own.seat,
            own.mover,
            own.part,
            seats.get(own.id, []),
        )
        for own in rows
    ]
    return Me(
        row.id, row.name, row.created, row.hook, hooks_allowed, tables, row.program, lessons_of(row), drills_of(row)
    )
