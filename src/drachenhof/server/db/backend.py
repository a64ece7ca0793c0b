"""What a database engine has to offer to the store; SQLite and PostgreSQL each say how."""

from typing import Any, Protocol

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError


class Backend(Protocol):
    """Two SQLAlchemy engines on one database, and what differs between the kinds of it."""

    writing: Engine
    reading: Engine

    def sound(self, raw: Any) -> bool:
        """Whether the driver's connection is inside a transaction that can be committed."""

    def savepoint(self, raw: Any, *, first: bool) -> None:
        """Begin a part of a transaction, and end the part before it unless this is the first."""

    def undo(self, raw: Any) -> None:
        """Take back what was done since the last savepoint, which stays."""

    def failure(self, problem: BaseException) -> str | None:
        """The code of `StoreFailed` for what a driver raised; None if the statement itself is at fault."""

    def lost(self, problem: BaseException) -> bool:
        """Whether a commit that raised this may have been kept all the same."""

    def conflicting(self, problem: BaseException) -> bool:
        """Whether the same again may well succeed: somebody else was in the way."""

    def opening_failure(self, problem: BaseException) -> tuple[str, str]:
        """The code of `CannotOpen` for what a driver raised, and what it said."""

    def scrub(self) -> None:
        """Let nothing that was deleted be found in the files, as far as that is ours to do."""

    def close(self) -> None: ...


def driver_error(problem: BaseException) -> BaseException:
    """What the driver said, without SQLAlchemy's wrapping."""
    return problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
