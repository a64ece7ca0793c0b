"""Where databases are, and what is said if one cannot be opened."""

import asyncio
import errno
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from drachenhof.arena import store as tournaments
from drachenhof.cli import files
from drachenhof.server.db.backend import CannotOpen, locate
from drachenhof.server.db.database import Database
from tests.server.db.logs import append, begin_table, numbers
from tests.server.postgres import PostgresServer

ROOT = Path(__file__).parents[3]


def refusal(url: str | None, **options: bool) -> CannotOpen:
    with pytest.raises(CannotOpen) as refused:
        Database.open(url, **options)
    return refused.value


def test_without_an_address_it_is_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACHENHOF_DATA", str(tmp_path / "new" / "folder"))
    with Database.open(None) as database:
        assert database.address.path == tmp_path / "new" / "folder" / "drachenhof.sqlite3"
    monkeypatch.delenv("DRACHENHOF_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert str(locate(None)).endswith("drachenhof.sqlite3")


def test_only_the_data_folder_is_made(tmp_path: Path) -> None:
    refused = refusal(str(tmp_path / "tpyo" / "drachenhof.sqlite3"))
    assert (refused.code, refused.arguments["folder"]) == ("no-folder", str(tmp_path / "tpyo"))
    assert list(tmp_path.iterdir()) == []


def test_the_data_folder_is_that_of_games_and_tournaments_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACHENHOF_DATA", str(tmp_path))
    assert files.folder() == tmp_path / "games"
    assert tournaments.folder() == tmp_path / "tournaments"


def test_a_path_a_folder_and_a_url_mean_the_same(tmp_path: Path) -> None:
    file = tmp_path / "drachenhof.sqlite3"
    assert {locate(str(file)), locate(str(tmp_path)), locate(f"sqlite:///{file}")} == {locate(str(file))}


def test_postgresql_is_reached_by_psycopg() -> None:
    for text in ("postgresql://u:p@h/d", "postgres://u:p@h/d", "postgresql+psycopg://u:p@h/d"):
        assert locate(text).url.drivername == "postgresql+psycopg"


@pytest.mark.parametrize("secret", ["postgresql://u:hush@h/d", "postgresql://h/d?user=u&password=hush"])
def test_an_address_is_shown_without_its_password(secret: str) -> None:
    assert "hush" not in str(locate(secret))


@pytest.mark.parametrize("text", ["mysql://h/d", "sqlite://", "sqlite:///:memory:", "postgresql://h:port/d", "://"])
def test_other_addresses_are_refused(text: str) -> None:
    assert refusal(text).code == "address"


def test_the_file_is_for_our_eyes_only(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    path.touch(mode=0o644)

    async def write() -> list[int]:
        with Database.open(str(path)) as database:
            await database.write(begin_table("a"))
            return [stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()]

    modes = asyncio.run(write())
    assert len(modes) == 4, "the database, two files of WAL, the lock"
    assert set(modes) == {0o600}


def test_commits_are_synced(tmp_path: Path) -> None:
    with Database.open(str(tmp_path / "store.sqlite3")) as database, database.backend.writing.connect() as connection:
        for pragma, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}.items():
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value


def test_commits_are_synced_even_by_a_postgresql_that_would_not(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        connection.execute("ALTER ROLE postgres SET synchronous_commit = off")
    try:
        with Database.open(postgres_url) as database, database.backend.writing.connect() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    finally:
        with psycopg.connect(postgres_url) as connection:
            connection.execute("ALTER ROLE postgres RESET synchronous_commit")


def test_one_process_serves_a_file_and_others_may_read_it(tmp_path: Path) -> None:
    path = str(tmp_path / "store.sqlite3")
    command = [sys.executable, "-m", "tests.server.db.writing_child", path]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as child:
        assert child.stdout
        acknowledged = child.stdout.readline().split()
        refused = refusal(path)
        with Database.open(path, reading=True) as database:
            assert int(acknowledged[1]) in database.read_now(numbers(acknowledged[0].decode()))
        child.kill()
    assert refused.code == "served"
    assert refused.arguments == {"database": path, "pid": str(child.pid)}
    Database.open(path).close()


def test_one_process_does_not_serve_a_file_twice(tmp_path: Path) -> None:
    path = str(tmp_path / "store.sqlite3")
    with Database.open(path):
        assert refusal(path).code == "served"
    Database.open(path).close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux knows names of sockets that are in no folder")
@pytest.mark.parametrize("way", ["link", "unlocked"])
def test_a_file_is_served_once_by_whatever_name(tmp_path: Path, way: str) -> None:
    path, other = tmp_path / "store.sqlite3", tmp_path / "other.sqlite3"
    command = [sys.executable, "-m", "tests.server.db.writing_child", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as child:
        assert child.stdout
        child.stdout.readline()
        if way == "link":
            other.hardlink_to(path)
            assert refusal(str(other)).code == "served"
        else:
            (tmp_path / "store.sqlite3.lock").unlink()
            assert refusal(str(path)).code == "served"
        child.kill()
    Database.open(str(path)).close()


def test_a_database_that_is_only_read_takes_no_writes(tmp_path: Path) -> None:
    Database.open(str(tmp_path)).close()

    async def write() -> None:
        with Database.open(str(tmp_path), reading=True) as database:
            await database.write(append("a", 1))

    with pytest.raises(Exception, match="closed"):
        asyncio.run(write())


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    path.write_bytes(b"Dear diary, " * 1000)
    assert refusal(str(path)).code == "not-one"
    assert refusal(str(path), reading=True).code == "not-one"
    assert path.read_bytes() == b"Dear diary, " * 1000


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE bookmarks (address TEXT)")
    other.close()
    before = path.read_bytes()
    refused = refusal(str(path))
    assert (refused.code, refused.arguments["table"]) == ("foreign", "bookmarks")
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = refusal(str(tmp_path / "file" / "store.sqlite3"))
    assert refused.code == "unwritable"
    assert refused.arguments["reason"] == os.strerror(errno.ENOTDIR)  # what should be a folder is a file


def test_a_file_that_is_not_there_to_read(tmp_path: Path) -> None:
    assert refusal(str(tmp_path / "store.sqlite3"), reading=True).code == "missing"


def test_a_file_that_another_program_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drachenhof.server.db.sqlite.PATIENCE", 50)
    path = str(tmp_path / "store.sqlite3")
    Database.open(path).close()
    other = sqlite3.connect(path)
    other.execute("BEGIN IMMEDIATE")
    assert refusal(path).code == "locked"
    other.close()
    Database.open(path).close()


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    refused = refusal(f"postgresql://u:hush@/d?host={tmp_path}")
    assert refused.code == "unreachable"
    assert "hush" not in str(refused)


def test_a_server_that_does_not_let_us_in(postgres: PostgresServer) -> None:
    with psycopg.connect(postgres.url()) as connection:
        connection.execute("CREATE ROLE locked LOGIN PASSWORD 'right'")
    for login in ("locked", "locked:wrong", "somebody"):
        assert refusal(postgres.url(login=login)).code == "password"


def test_a_server_without_the_database(postgres: PostgresServer) -> None:
    assert refusal(postgres.url("nowhere")).code == "absent"


def test_a_server_that_lets_us_change_nothing(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        connection.execute("CREATE ROLE guest LOGIN")
        connection.execute("REVOKE CREATE ON SCHEMA public FROM public")
    assert refusal(postgres_url.replace("postgres@", "guest@")).code == "refused"


def test_without_psycopg_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    refused = refusal("postgresql://h/d")
    assert refused.code == "driver"
    assert refused.arguments["command"] == "pip install 'drachenhof[cluster]'"


def test_texts_come_back_from_a_postgresql_without_an_encoding(postgres: PostgresServer) -> None:
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' TEMPLATE template0")

    async def scenario() -> None:
        with Database.open(postgres.url("plain")) as database:
            await database.write(begin_table("龍"))
            await database.write(append("龍", 1))
            assert await database.read(numbers("龍")) == [1]

    asyncio.run(scenario())
