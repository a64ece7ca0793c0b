"""The interface that SQLite and PostgreSQL implement."""

from typing import Any, Protocol

from sqlalchemy import Engine
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
