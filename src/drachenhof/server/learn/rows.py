"""Store the progress of people in lessons and drills."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, select, update

from drachenhof.server.db import schema
from drachenhof.server.learn.messages import Reached


def lessons_of(row: Any) -> dict[str, Reached]:
    """The progress of a person in lessons."""
    return msgspec.json.decode(row.lessons, type=dict[str, Reached]) if row.lessons else {}


def learn(connection: Connection, person: str, progress: dict[str, Reached]) -> None:
    """Store progress in some lessons. A finished lesson stays finished."""

    def joined(row: Any) -> dict[str, Reached]:
        before = lessons_of(row)
        done = {lesson for lesson, reached in before.items() if reached.done}
        return before | {lesson: Reached(one.at, one.done or lesson in done) for lesson, one in progress.items()}

    _keep(connection, person, "lessons", joined)


def drills_of(row: Any) -> dict[str, int]:
    """The stars of a person for drills."""
    return msgspec.json.decode(row.drills, type=dict[str, int]) if row.drills else {}


def drill(connection: Connection, person: str, new: dict[str, int]) -> None:
    """Store stars for some drills, if they are more than before."""

    def joined(row: Any) -> dict[str, int]:
        before = drills_of(row)
        return before | {name: max(stars, before.get(name, 0)) for name, stars in new.items()}

    _keep(connection, person, "drills", joined)


def _keep(connection: Connection, person: str, column: str, joined: Callable[[Any], dict[str, Any]]) -> None:
    """Update a JSON column of a person with `joined`. A deleted person is ignored."""
    own = schema.people.c.id == person
    row = connection.execute(select(schema.people).where(own)).one_or_none()
    if row is not None:
        text = msgspec.json.encode(joined(row)).decode()
        connection.execute(update(schema.people).where(own).values({column: text}))
