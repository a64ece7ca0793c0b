"""People: a name, keys, what is kept of them, and how all of it goes away."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from drachenhof.server.protocol.lessons import Reached
from drachenhof.server.protocol.resources import Me, OwnTable
from drachenhof.server.store import archive, listing, mistakes, results, schema, weighing
from drachenhof.server.store.company import company
from drachenhof.server.table.keys import digest, new_id

COOKIE, CARRY, FEED = "cookie", "carry", "feed"
KEYS_EACH = 20  # of one purpose; the oldest ends
TABLES_SHOWN = 200
ASKED = 500  # keys or tables in one question
FORGOTTEN = 100  # origins of names that are not new any more, with each that is


def new(
    connection: Connection, name: str, key: str, now: int, origin: str | None = None, *, program: bool = False
) -> str:
    """A new person with a key, or a program; the id."""
    person = new_id()
    _forget_origins(connection, now)
    row = {"id": person, "name": name, "created": now, "seen": now, "origin": origin, "program": program}
    connection.execute(insert(schema.people), row)
    add_key(connection, person, key, COOKIE, now)
    return person


def origin_of(address: str) -> str:
    """What is kept of the address from which a new name comes: so little that it fits hundreds of addresses."""
    return digest(f"origin {address}")[:6]


def _forget_origins(connection: Connection, now: int) -> None:
    """A name that is not new any more came from nowhere."""
    people = schema.people.c
    old = select(people.id).where(people.origin.is_not(None), people.created < now - weighing.RECENT).limit(FORGOTTEN)
    if names := list(connection.execute(old).scalars()):
        connection.execute(update(schema.people).where(people.id.in_(names)).values(origin=None))


def add_key(connection: Connection, person: str, key: str, purpose: str, now: int, most: int = KEYS_EACH) -> None:
    """One more key; beyond `most` of a purpose the oldest end."""
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
    """Whoever has a key."""

    person: str
    name: str
    seen: int
    program: bool


def by_key(connection: Connection, key: str, purposes: Sequence[str]) -> Holder | None:
    """Whoever has a key, and when this person was last seen."""
    row = connection.execute(
        select(schema.people.c.id, schema.people.c.name, schema.people.c.seen, schema.people.c.program)
        .join(schema.keys, schema.keys.c.person == schema.people.c.id)
        .where(schema.keys.c.digest == digest(key), schema.keys.c.purpose.in_(purposes))
    ).one_or_none()
    return None if row is None else Holder(*row)


def met(connection: Connection, person: str, now: int) -> None:
    """A person is here."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(seen=now))


def end_key(connection: Connection, key: str) -> None:
    """A key that is valid no more."""
    connection.execute(delete(schema.keys).where(schema.keys.c.digest == digest(key)))


def end_other_keys(connection: Connection, person: str, key: str) -> None:
    """Only this key of a person's is valid from now on."""
    keys = schema.keys
    connection.execute(delete(keys).where(keys.c.person == person, keys.c.digest != digest(key)))


def still_valid(connection: Connection, digests: Sequence[str]) -> set[str]:
    """Those of some keys that have not ended."""
    kept, found = schema.keys.c.digest, set[str]()
    for begin in range(0, len(digests), ASKED):
        asked = select(kept).where(kept.in_(digests[begin : begin + ASKED]))
        found.update(connection.execute(asked).scalars())
    return found


def rename(connection: Connection, person: str, name: str) -> None:
    """Another name, for tables to come."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))


def become_program(connection: Connection, person: str) -> bool:
    """Mark a person as a program, for good; says no to one who has sat at a table."""
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
    """What a person is told about themselves."""
    row = connection.execute(select(schema.people).where(schema.people.c.id == person)).one_or_none()
    if row is None:
        return None
    rows = archive.tables_of(connection, person, TABLES_SHOWN)
    seats = company(connection, [own.id for own in rows], person)
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
    return Me(row.id, row.name, row.created, row.hook, hooks_allowed, tables, row.program, lessons_of(row))


def lessons_of(row: Any) -> dict[str, Reached]:
    """How far a person has come with the lessons."""
    return msgspec.json.decode(row.lessons, type=dict[str, Reached]) if row.lessons else {}


def learn(connection: Connection, person: str, given: dict[str, Reached]) -> None:
    """A person has come so far with some lessons; what was done once stays done."""
    people = schema.people
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None:  # who was deleted meanwhile
        return
    known = lessons_of(row)
    for lesson, reached in given.items():
        before = known.get(lesson)
        known[lesson] = Reached(reached.at, reached.done or (before is not None and before.done))
    text = msgspec.json.encode(known).decode()
    connection.execute(update(people).where(people.c.id == person).values(lessons=text))


# All that there is about a person


def everything(connection: Connection, person: str) -> dict[str, Any]:
    """All that is kept about a person; keys are kept only as hashes, and those are not told."""
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
        "mistakes": [msgspec.to_builtins(mistake) for mistake in mistakes.of(connection, person)],
        "rates": [msgspec.to_builtins(rate) for rate in mistakes.all_rates(connection, person)],
        "ratings": {
            game: msgspec.to_builtins(rating) for game, rating in results.ratings_of(connection, person).items()
        },
    }


def _without_others(body: dict[str, Any], person: str) -> dict[str, Any]:
    """What the first entry of a table says of other people's seats is theirs."""
    if "seats" in body and body["seats"] and isinstance(body["seats"][0], dict):
        body["seats"] = [seat if seat.get("person") == person else {} for seat in body["seats"]]
    return body


def tables_with(connection: Connection, person: str) -> list[str]:
    """All tables in whose log a person occurs."""
    seats, tables, entries = schema.seats, schema.tables, schema.entries
    involved = set(connection.execute(select(seats.c.table_id).where(seats.c.person == person)).scalars())
    involved |= set(connection.execute(select(tables.c.id).where(tables.c.host == person)).scalars())
    involved |= set(
        connection.execute(select(entries.c.table_id).where(entries.c.person == person).distinct()).scalars()
    )
    return sorted(involved | _rematches(connection, involved))


def _rematches(connection: Connection, tables: set[str]) -> set[str]:
    """The tables that followed some: a seat may have been kept for one who never came, and given away."""
    entries, asked, bodies = schema.entries.c, sorted(tables), list[str]()
    for begin in range(0, len(asked), ASKED):
        some = entries.table_id.in_(asked[begin : begin + ASKED])
        bodies += connection.execute(select(entries.body).where(some, entries.kind == "rematch")).scalars()
    return {msgspec.json.decode(body)["table"] for body in bodies}


def unwelcome(connection: Connection, person: str) -> None:
    """Forget a newcomer who has done nothing yet."""
    connection.execute(delete(schema.keys).where(schema.keys.c.person == person))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))


def silence(connection: Connection, person: str, gone: str, most: int) -> bool:
    """Take a person out of some entries of logs, besides the first of each; says whether more are left."""
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
    """What an entry says, without a person's name and words."""
    body = msgspec.json.decode(row.body)
    if row.kind == "open":
        body["seats"] = [_erased_seat(seat, person, gone) for seat in body["seats"]]
    else:
        body.update({key: "" for key in ("name", "text") if key in body})
    return msgspec.json.encode(body).decode()


def leave_tables(connection: Connection, person: str, gone: str, tables: Sequence[str]) -> None:
    """Take a person out of some tables: what others need to replay their games stays, without a name or a way back."""
    for table in tables:
        _erase_from_first(connection, table, person, gone)
    listing.erase(connection, person, tables)
    host, seats, results = schema.tables.c, schema.seats.c, schema.results.c
    was, becomes = weighing.PERSON + person, weighing.PERSON + gone
    connection.execute(update(schema.tables).where(host.id.in_(tables), host.host == person).values(host=gone))
    sat = (seats.table_id.in_(tables), seats.person == person)
    connection.execute(update(schema.seats).where(*sat).values(person=gone, name=None))
    played = (results.table_id.in_(tables), results.player == was)
    connection.execute(update(schema.results).where(*played).values(player=becomes))


def erase(connection: Connection, person: str) -> None:
    """Delete a person who was taken out of all tables."""
    mistakes.erase(connection, person)
    connection.execute(delete(schema.ratings).where(schema.ratings.c.player == weighing.PERSON + person))
    connection.execute(delete(schema.keys).where(schema.keys.c.person == person))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))


def _erase_from_first(connection: Connection, table: str, person: str, gone: str) -> None:
    """Take a person out of the first entry of a log, which names those who sat there when it was opened."""
    entries = schema.entries
    first = (entries.c.table_id == table, entries.c.number == 1)
    row = connection.execute(select(entries).where(*first)).one_or_none()
    if row is not None and person in row.body:
        connection.execute(update(entries).where(*first).values(body=_erased(row, person, gone)))


def _erased_seat(seat: dict[str, Any], person: str, gone: str) -> dict[str, Any]:
    if seat.get("reserved") == person:
        return {}
    return {**seat, "person": gone, "name": ""} if seat.get("person") == person else seat
