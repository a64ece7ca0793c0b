"""A database that is opened has the schema of this version, whatever it had before."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from drachenhof.server.db.backend import CannotOpen
from drachenhof.server.db.database import Database
from drachenhof.server.db.migrations import VERSION_TABLE, head
from drachenhof.server.db.schema import metadata
from tests.server.db.logs import begin_table, numbers

ROOT = Path(__file__).parents[3]
OPEN = "import sys; from drachenhof.server.db.database import Database; Database.open(sys.argv[1]).close()"


@pytest.fixture
def url(empty_url: str) -> str:
    return empty_url


def differences(connection: Connection) -> list[object]:
    options = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def say_revision(url: str, revision: str) -> None:
    with Database.open(url) as database, database.backend.writing.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = :new"), {"new": revision})


def test_the_migrated_schema_is_the_declared_one(url: str) -> None:
    """If this fails after a change of `schema.py`: the change needs a revision in `migrations/versions`."""
    with Database.open(url) as database:
        assert database.read_now(differences) == []


def test_what_is_there_stays_when_it_is_opened_again(url: str) -> None:
    with Database.open(url) as database, database.backend.writing.begin() as connection:
        begin_table("a")(connection)
    with Database.open(url) as database:
        assert database.read_now(lambda c: c.execute(text("SELECT id FROM tables")).all()) == [("a",)]


BEFORE_DUELS = (
    *(f"DROP TABLE {name}" for name in ("plays", "entrants", "tournaments", "duels")),
    *(f"ALTER TABLE results DROP COLUMN {name}" for name in ("mu", "sigma", "opening", "feats")),
    "ALTER TABLE tries RENAME COLUMN deal TO day",
    "INSERT INTO people (id, name, created, seen) VALUES ('p', 'P', 1, 1)",
    "INSERT INTO tries (game, day, person, table_id, in_time) VALUES ('year', '2026-11-17', 'p', 'a', true)",
)


def test_tries_of_days_stay_when_duels_come(url: str) -> None:
    with Database.open(url) as database, database.backend.writing.begin() as connection:
        begin_table("a")(connection)
        for said in BEFORE_DUELS:
            connection.execute(text(said))
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '0010'"))
    with Database.open(url) as database:
        assert database.read_now(differences) == []
        assert database.read_now(lambda c: c.execute(text("SELECT deal, person FROM tries")).all()) == [
            ("2026-11-17", "p")
        ]


def test_a_newer_database_is_refused(url: str) -> None:
    say_revision(url, "9999")
    with pytest.raises(CannotOpen) as refused:
        Database.open(url)
    assert refused.value.code == "newer"
    assert refused.value.arguments["revision"] == "9999"


def test_tables_of_somebody_else_are_left_alone(url: str) -> None:
    with Database.open(url) as database, database.backend.writing.begin() as connection:
        connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
    with pytest.raises(CannotOpen) as refused:
        Database.open(url)
    assert refused.value.code == "foreign"


def test_a_database_with_nothing_in_it_is_too_old_to_be_only_read(url: str) -> None:
    if not url.startswith("postgresql"):
        Path(url).touch()
    with pytest.raises(CannotOpen) as refused:
        Database.open(url, reading=True)
    assert refused.value.code == "older"


def test_threads_that_open_one_postgresql_at_once(postgres_url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        opened = list(threads.map(Database.open, [postgres_url] * 4))
    for database in opened:
        assert database.read_now(numbers("a")) == []
        database.close()


@pytest.mark.slow
def test_processes_that_open_one_postgresql_at_once(postgres_url: str) -> None:
    command = [sys.executable, "-c", OPEN, postgres_url]
    children = [subprocess.Popen(command, cwd=ROOT) for _ in range(3)]
    assert [child.wait() for child in children] == [0, 0, 0]
    with Database.open(postgres_url, reading=True) as database:
        assert database.read_now(differences) == []


@pytest.mark.slow
def test_processes_that_open_one_file_at_once_get_it_or_are_told(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPEN, str(tmp_path / "store.sqlite3")]
    children = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [child.communicate()[1] for child in children]
    assert any(child.returncode == 0 for child in children)
    assert all(
        child.returncode == 0 or "CannotOpen: ('served'" in words for child, words in zip(children, said, strict=True)
    )


def test_there_is_one_newest_revision() -> None:
    assert head()
