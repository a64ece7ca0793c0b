"""What both databases share: addresses, errors, and the interface of a backend."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, Connection, Engine, Table, make_url, not_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError

from drachenhof.records.files import folder


class StoreFailed(Exception):  # noqa: N818 (it says what happened)
    """A read or write failed because of the store.

    `full`         no room on the disk; writes work again when there is room
    `busy`         too many writes are waiting
    `conflict`     writes of other servers conflicted on every attempt
    `locked`       another program has locked the database
    `unavailable`  the disk or the database server does not answer; nothing was stored
    `unknown`      the answer to a commit was lost: the data may be stored or not
    `damaged`      the file is no longer a sound database
    `closed`       the store was closed
    """

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(code, arguments)


class CannotOpen(StoreFailed):
    """A database that cannot be served; `arguments` always has `database`, without a password.

    `address`     not a path, `sqlite:///…` or `postgresql://…`
    `unwritable`  the folder or file cannot be written (`reason`)
    `missing`     the file to read does not exist
    `no-folder`   the `folder` of the file does not exist
    `served`      another process serves it (`pid`)
    `locked`      another program has locked the file (`reason`)
    `not-one`     the file is not a database (`reason`)
    `foreign`     it has a table of another program (`table`)
    `newer`       a newer version of this program wrote it (`revision`)
    `older`       opened for reading only, but its schema needs an upgrade (`revision`)
    `driver`      the PostgreSQL driver is not installed (`command` installs it)
    `unreachable` no database server answers there (`reason`)
    `password`    the server rejected the login (`reason`)
    `absent`      the server has no such database (`reason`)
    `refused`     any other error of the database (`reason`)
    """


FILE = "drachenhof.sqlite3"


@dataclass(frozen=True)
class Address:
    """The address of a database: `path` is an SQLite file; if it is None, `url` is a PostgreSQL URL."""

    url: URL
    path: Path | None = None

    def __str__(self) -> str:
        """The address without its password, for messages."""
        if self.path:
            return str(self.path)
        secrets = {name: "***" for name in self.url.query if "password" in name}
        return self.url.set(drivername="postgresql").update_query_dict(secrets).render_as_string()


def locate(text: str | None) -> Address:
    """Parse a path or URL; None is the default file. Raises `CannotOpen`."""
    if not text:
        return _file(folder() / FILE)
    if "://" not in text:
        return _file(Path(text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as problem:
        # An invalid URL may contain a password anywhere, so only its scheme is shown.
        raise CannotOpen("address", database=text.partition("://")[0] + "://…") from problem
    return _of_url(url)


def _of_url(url: URL) -> Address:
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return Address(url.set(drivername="postgresql+psycopg"))
    if kind == "sqlite" and url.database and url.database != ":memory:":
        return _file(Path(url.database))
    raise CannotOpen("address", database=url.render_as_string())


def _file(path: Path) -> Address:
    path = path.expanduser()
    path = (path / FILE if path.is_dir() else path).absolute()
    return Address(URL.create("sqlite+pysqlite", database=str(path)), path)


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
