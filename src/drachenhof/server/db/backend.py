"""The interface that SQLite and PostgreSQL implement, and statements that differ between them."""

from typing import Any, Protocol

from sqlalchemy import Connection, Engine, Table, not_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError


class Backend(Protocol):
    """Two SQLAlchemy engines on one database, and what differs between database systems."""

    writing: Engine
    reading: Engine

    def sound(self, raw: Any) -> bool:
        """Whether the driver's connection is inside a transaction that can be committed."""

    def savepoint(self, raw: Any, *, first: bool) -> None:
        """Begin a part of a transaction, and end the part before it unless this is the first."""

    def undo(self, raw: Any) -> None:
        """Roll back to the last savepoint, which stays."""

    def failure(self, problem: BaseException) -> str | None:
        """The code of `StoreFailed` for a driver's error; None if the statement itself is wrong."""

    def lost(self, problem: BaseException) -> bool:
        """Whether a commit that raised this may have succeeded all the same."""

    def conflicting(self, problem: BaseException) -> bool:
        """Whether another attempt may succeed: another transaction was in the way."""

    def opening_failure(self, problem: BaseException) -> tuple[str, str]:
        """The code of `CannotOpen` for a driver's error, and its message."""

    def scrub(self) -> None:
        """Overwrite deleted data in the files, as far as possible."""

    def close(self) -> None: ...


def driver_error(problem: BaseException) -> BaseException:
    """The driver's error, without SQLAlchemy's wrapper."""
    return problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem


def upsert(
    connection: Connection, table: Table, row: dict[str, Any], change: dict[str, Any] | None = None, unless: Any = None
) -> bool:
    """Insert a row, or apply `change` to the row with its key; returns whether anything was written."""
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    made = insert(table).values(**row)
    key = list(table.primary_key.columns)
    if change is None:
        statement = made.on_conflict_do_nothing(index_elements=key)
    else:
        where = None if unless is None else not_(unless)
        statement = made.on_conflict_do_update(index_elements=key, set_=change, where=where)
    return bool(connection.execute(statement).rowcount)
