"""`drachenhof database`, and what `drachenhof serve` refuses before it starts."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import update

from drachenhof.server.app.serving import Serving, service_of
from drachenhof.server.db import schema
from drachenhof.server.db.database import Database
from drachenhof.server.hosting.new_tables import create
from drachenhof.tables.commands import Caller
from drachenhof.tables.messages import BotSeat, Create, PersonSeat
from tests.cli.conftest import Run
from tests.server.postgres import running


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with a table in it."""
    path = tmp_path / "played.sqlite3"
    service = service_of(Serving(database=str(path)))

    async def fill() -> None:
        wanted = Create(game="year", seats=[PersonSeat(), BotSeat("greedy")])
        await create(service.hub, service.services.bots, Caller("somebody", "Ada"), wanted)
        await service.services.stop()
        await service.database.aclose()

    asyncio.run(fill())
    return path


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with running() as server:
        if server is None:
            pytest.skip("there is no PostgreSQL here")
        yield server.new_database()


def test_a_backup_is_a_database_again(run: Run, file: Path, tmp_path: Path):
    copy = tmp_path / "copy.sqlite3"
    done = run("database", "backup", copy, "--database", file)
    assert done.code == 0
    assert str(copy) in done.out
    checked = run("database", "check", "--database", copy)
    assert checked.code == 0
    assert checked.out.startswith("Tables: 1.")
    again = run("database", "backup", copy, "--database", file)
    assert (again.code, again.err) == (1, f"drachenhof: {copy} is there already; give another name.\n")


def test_from_sqlite_to_postgresql_and_back(run: Run, file: Path, tmp_path: Path, postgres_url: str):
    there = run("database", "copy", file, postgres_url)
    assert there.code == 0, there.err
    back = run("database", "copy", postgres_url, tmp_path / "back.sqlite3")
    assert back.code == 0, back.err
    assert run("database", "check", "--database", tmp_path / "back.sqlite3").out.startswith("Tables: 1.")
    full = run("database", "copy", file, postgres_url)
    assert full.code == 1
    assert "not empty" in full.err


def test_check_finds_what_is_wrong(run: Run, file: Path):
    with Database.open(str(file)) as database:
        asyncio.run(_broken(database))
    checked = run("database", "check", "--database", file)
    assert checked.code == 1
    assert "Problems: 1." in checked.out


def test_check_tells_all_that_is_wrong_with_a_file(run: Run, file: Path):
    """Two indexes that say something else than their tables are two problems; the tables are looked at all the same."""
    indexes = ("ix_tables_host", "ix_seats_person")
    with closing(sqlite3.connect(file)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = store.execute("PRAGMA page_size").fetchone()
        ((host,),) = store.execute("SELECT host FROM tables").fetchall()
        pages = [
            store.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (index,)).fetchone()[0]
            for index in indexes
        ]
    damaged = bytearray(file.read_bytes())
    for page in pages:
        at = damaged.index(host.encode(), (page - 1) * size, page * size)
        damaged[at : at + 4] = b"!!!!"
    file.write_bytes(damaged)
    checked = run("database", "check", "--database", file)
    assert (checked.code, checked.err) == (1, "")
    assert "Tables: 1." in checked.out
    assert "Problems: 1." in checked.out
    assert all(f"missing from index {index}" in checked.out for index in indexes), checked.out


def test_a_file_that_cannot_be_read_is_refused_in_words(run: Run, file: Path):
    with closing(sqlite3.connect(file)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file.read_bytes()
    file.write_bytes(whole[:200] + bytes(len(whole) - 200))
    checked = run("database", "check", "--database", file)
    assert (checked.code, checked.out) == (1, "")
    assert checked.err.startswith("drachenhof: ")
    assert len(checked.err.splitlines()) == 1


def test_a_file_whose_end_is_missing_is_not_sound(run: Run, file: Path):
    with closing(sqlite3.connect(file)) as store:
        store.execute("VACUUM")  # so that what is missing is no part of the list of tables
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.write_bytes(file.read_bytes()[:-1000])
    checked = run("database", "check", "--database", file)
    assert checked.code == 1
    assert "pages have" in checked.out


async def _broken(database: Database) -> None:
    await database.write(lambda store: store.execute(update(schema.tables).values(last=99)) and None)


def test_a_missing_database_is_an_error_in_english(run: Run, tmp_path: Path):
    missing = run("database", "check", "--database", tmp_path / "none", "--language", "de")
    assert missing.code == 1
    assert "does not exist" in missing.err


POSTGRES = "postgresql://nobody:hidden@127.0.0.1:1/none"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--workers", "2"], "Several workers need --database"),
        (["--workers", "2", "--database", POSTGRES], "Several workers need --database"),
        (["--workers", "0"], "--workers"),
        (["--nats", "nats://127.0.0.1:1"], "--nats needs --database"),
        (["--database", POSTGRES, "--nats", "http://x"], "is no NATS server"),
        (["--database", POSTGRES, "--nats", "nats://me:hidden@127.0.0.1:1"], "No NATS server answers"),
        (["--database", POSTGRES, "--port", "0"], "No database server answers"),
        (["--origin", "foo"], "“foo” is no origin: give it as https://example.org"),
        (["--origin", "https://friend.example/page"], "is no origin"),
        (["--origin", "https://friend.example:port"], "is no origin"),
        (["--origin", "https://"], "is no origin"),
        (["--database", "/no/such/folder/file.sqlite3", "--port", "0"], "The folder /no/such/folder does not exist"),
        (["--limit", "sorrows=1"], "There is no limit “sorrows”"),
        (["--limit", "rooms=many"], "has to be a number above 0"),
        (["--limit", "rooms=-1"], "has to be a number above 0"),
    ],
)
def test_serve_says_what_it_needs(run: Run, arguments: list[str], said: str):
    done = run("serve", *arguments)
    assert done.code in (1, 2)
    assert said in done.err
    assert "hidden" not in done.err
    assert len(done.err.splitlines()) == 1
