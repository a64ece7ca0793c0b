"""Where a database is: a file for SQLite, a server for PostgreSQL."""

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from drachenhof.records.files import folder
from drachenhof.server.db.errors import CannotOpen

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
