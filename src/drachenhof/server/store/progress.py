"""How far people have come with lessons and drills."""

from typing import Any

import msgspec
from sqlalchemy import Connection, select, update

from drachenhof.server.protocol.lessons import Reached
from drachenhof.server.store import schema


def lessons_of(row: Any) -> dict[str, Reached]:
    """How far a person has come with the lessons."""
    return msgspec.json.decode(row.lessons, type=dict[str, Reached]) if row.lessons else {}


def learn(connection: Connection, person: str, given: dict[str, Reached]) -> None:
    """Keep how far a person has come with some lessons; what was done once stays done."""
    people = schema.people
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None:  # the person was deleted meanwhile
        return
    known = lessons_of(row)
    for lesson, reached in given.items():
        before = known.get(lesson)
        known[lesson] = Reached(reached.at, reached.done or (before is not None and before.done))
    text = msgspec.json.encode(known).decode()
    connection.execute(update(people).where(people.c.id == person).values(lessons=text))


def drills_of(row: Any) -> dict[str, int]:
    """The stars that a person has for drills."""
    return msgspec.json.decode(row.drills, type=dict[str, int]) if row.drills else {}


def drill(connection: Connection, person: str, given: dict[str, int]) -> None:
    """Keep the stars that a person has for some drills: the most that there ever were."""
    people = schema.people
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None:  # the person was deleted meanwhile
        return
    known = drills_of(row)
    for name, stars in given.items():
        known[name] = max(stars, known.get(name, 0))
    connection.execute(update(people).where(people.c.id == person).values(drills=msgspec.json.encode(known).decode()))
