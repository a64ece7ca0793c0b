"""Upgrade the schema of a database when it is opened (docs/operations.md).

Each change of `schema.py` is a revision in `versions`, written like the others with Alembic. A file that was released
is never changed. `tests/server/db/test_migrations.py` compares what the revisions lead to with the schema.
All pending revisions run in one transaction under an exclusive lock. So an upgrade succeeds or changes nothing, even
if several processes start at once.
"""

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from drachenhof.server.db.backend import CannotOpen
from drachenhof.server.db.schema import metadata

FOLDER = Path(__file__).parent
VERSION_TABLE = "drachenhof_version"
_LOCK = 0x6472616368656E  # "drachen": the number of our advisory lock in PostgreSQL

_alone = threading.Lock()  # Alembic's context is global to the process


def upgrade(engine: Engine, database: str) -> None:
    """Upgrade a database. Raises `CannotOpen` if it is another program's, or newer than this version."""
    with _alone, engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL lock_timeout = 0"))  # another process may be running a long migration
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        revision = _checked_revision(connection, database)
        if revision != head():
            command.upgrade(_config(connection), "head")


def recognise(engine: Engine, database: str) -> str | None:
    """The revision of a database; None if it is empty. Raises `CannotOpen` if it is another program's or newer."""
    with engine.connect() as connection:
        return _checked_revision(connection, database)


def need_current(engine: Engine, database: str) -> None:
    """Raise `CannotOpen` unless the database is up to date."""
    revision = recognise(engine, database)
    if revision != head():
        raise CannotOpen("older", database=database, revision=revision or "-")


def head() -> str:
    """The newest revision that this version of the program knows."""
    revision = ScriptDirectory.from_config(_config()).get_current_head()
    assert revision is not None
    return revision


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _checked_revision(connection: Connection, database: str) -> str | None:
    """The revision of a database, None if it is empty."""
    revision = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()
    if revision is None:
        _need_ours(connection, database)
    elif revision not in {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}:
        raise CannotOpen("newer", database=database, revision=revision)
    return revision


def _need_ours(connection: Connection, database: str) -> None:
    """Raise `CannotOpen` if an SQLite file has tables without a revision, or a PostgreSQL database has such names."""
    strange = set(inspect(connection).get_table_names())
    if connection.dialect.name == "postgresql":
        strange &= set(metadata.tables)
    if strange:
        raise CannotOpen("foreign", database=database, table=min(strange))
