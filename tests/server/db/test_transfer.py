"""Copies between databases, and copies of a database that is being served."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from drachenhof.server.db import schema
from drachenhof.server.db.backend import CannotOpen
from drachenhof.server.db.backup import BATCH, CannotCopy, back_up, copy
from drachenhof.server.db.database import Database
from tests.server.db.logs import append, begin_table, numbers

ROOT = Path(__file__).parents[3]
ENTRIES = BATCH + 5


@pytest.fixture
def url(empty_url: str) -> str:
    return empty_url


def fill(url: str) -> None:
    """Something in every table, with what databases may disagree about: order, truth, fractions, nothing, scripts."""
    with Database.open(url) as database, database.backend.writing.begin() as connection:
        people = [{"id": name, "name": name, "created": 2**40, "seen": 2} for name in ("a", "B", "ä", "龍")]
        connection.execute(insert(schema.people), people)
        connection.execute(insert(schema.keys), {"digest": "d", "person": "龍", "purpose": "cookie", "created": 1})
        begin_table("t")(connection)
        for number in range(1, ENTRIES + 1):
            append("t", number, '{"say": "ü \\u0000"}')(connection)
        connection.execute(insert(schema.seats), {"table_id": "t", "seat": 0, "to_move": False})
        result = {"table_id": "t", "seat": 0, "game": "year", "players": 2, "player": "bot:x", "place": 1}
        connection.execute(insert(schema.results), result | {"score": None, "rated": True, "ended": 1})
        rating = {"player": "bot:x", "game": "year", "mu": 0.1 + 0.2, "sigma": 1e-300, "sure": 0.3, "games": 1}
        connection.execute(insert(schema.ratings), rating)
        review = {"table_id": "t", "seat": 0, "version": "1", "sharp": False, "made": 2**40, "body": bytes(range(256))}
        connection.execute(insert(schema.reviews), review)
        own = {"person": "龍", "table_id": "t", "seat": 0, "game": "year"}
        mistake = {
            "number": 1,
            "part": 0,
            "kind": None,
            "verdict": "bad",
            "cost": 0.1,
            "made": 1,
            "due": None,
            "step": 4,
        }
        connection.execute(insert(schema.mistakes), own | mistake)
        rate = {"players": 2, "ended": 1, "rate": 1e-9, "decisions": 3, "bot": None}
        connection.execute(insert(schema.rates), own | rate)
        connection.execute(insert(schema.vault), {"name": "days", "secret": "s" * 64})
        attempt = {
            "game": "year",
            "deal": "2026-11-17",
            "person": "龍",
            "table_id": "t",
            "in_time": True,
            "score": None,
        }
        connection.execute(insert(schema.tries), attempt)
        duel = {"id": "d", "game": "year", "seat": 0, "deal": "{}", "secret": "s" * 64, "table_id": "t", "created": 1}
        connection.execute(insert(schema.duels), duel | {"name": "ü", "eased": False})
        row = {"id": "c", "game": "year", "plan": "{}", "secret": "s" * 64, "created": 1, "ends": 2, "opened": 1}
        connection.execute(insert(schema.tournaments), row | {"extended": False})
        connection.execute(insert(schema.entrants), {"tournament_id": "c", "number": 1, "person": "p", "joined": 1})
        play = {"tournament_id": "c", "deal": 1, "number": 1, "table_id": "t", "seat": 0, "state": "open"}
        connection.execute(insert(schema.plays), play)


def everything(connection: Connection) -> dict[str, set[tuple[object, ...]]]:
    return {
        table.name: {tuple(row) for row in connection.execute(table.select())}
        for table in schema.metadata.sorted_tables
    }


def content(url: str) -> dict[str, set[tuple[object, ...]]]:
    with Database.open(url, reading=True) as database:
        return database.read_now(everything)


def copied(source: str, target: str) -> dict[str, int]:
    with Database.open(source, reading=True) as one, Database.open(target) as other:
        return copy(one, other)


@pytest.mark.slow
def test_from_sqlite_to_postgresql_and_back(tmp_path: Path, postgres_url: str) -> None:
    first, second = str(tmp_path / "first.sqlite3"), str(tmp_path / "second.sqlite3")
    fill(first)
    assert copied(first, postgres_url)["entries"] == ENTRIES
    assert content(postgres_url) == content(first)
    assert copied(postgres_url, second)["people"] == 4
    assert content(second) == content(first)


def test_every_table_is_tried(tmp_path: Path) -> None:
    fill(str(tmp_path))
    assert all(content(str(tmp_path)).values()), "a new table needs a row in `fill`"


def test_progress_is_told(tmp_path: Path) -> None:
    first, second = str(tmp_path / "first.sqlite3"), str(tmp_path / "second.sqlite3")
    fill(first)
    told: list[tuple[str, int, int]] = []
    with Database.open(first, reading=True) as one, Database.open(second) as other:
        copy(one, other, lambda *step: told.append(step))
    steps = [(done, total) for table, done, total in told if table == "entries"]
    assert steps == [(0, ENTRIES), (BATCH, ENTRIES), (ENTRIES, ENTRIES)]


def test_a_target_that_is_not_empty_is_refused(tmp_path: Path, url: str) -> None:
    first = str(tmp_path / "first.sqlite3")
    fill(first)
    with Database.open(url) as database, database.backend.writing.begin() as connection:
        begin_table("mine")(connection)
    before = content(url)
    with pytest.raises(CannotCopy) as refused:
        copied(first, url)
    assert refused.value.code == "not-empty"
    assert refused.value.arguments == {"table": "tables"}
    assert content(url) == before


def test_a_copy_that_is_broken_off_leaves_nothing(tmp_path: Path, url: str) -> None:
    first = str(tmp_path / "first.sqlite3")
    fill(first)

    def stop(table: str, done: int, _total: int) -> None:
        if (table, done) == ("entries", BATCH):
            raise KeyboardInterrupt

    with (
        Database.open(first, reading=True) as one,
        Database.open(url) as other,
        pytest.raises(KeyboardInterrupt),
    ):
        copy(one, other, stop)
    assert not any(content(url).values())


def test_a_copy_that_comes_out_different_leaves_nothing(tmp_path: Path, postgres_url: str) -> None:
    first = str(tmp_path / "first.sqlite3")
    fill(first)
    with Database.open(postgres_url) as other, other.backend.writing.begin() as connection:
        for statement in (
            "CREATE FUNCTION spoil() RETURNS trigger AS 'BEGIN NEW.name := ''?''; RETURN NEW; END' LANGUAGE plpgsql",
            "CREATE TRIGGER spoil BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION spoil()",
        ):
            connection.exec_driver_sql(statement)
    with pytest.raises(CannotCopy) as refused:
        copied(first, postgres_url)
    assert (refused.value.code, refused.value.arguments) == ("differs", {"table": "people"})
    assert not any(content(postgres_url).values())


def test_a_backup_is_a_database(tmp_path: Path, url: str) -> None:
    fill(url)
    backup = tmp_path / "backup.sqlite3"
    back_up(url, backup)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.partial*"))
    assert content(str(backup)) == content(url)
    with Database.open(str(backup)) as database:
        asyncio.run(database.write(append("t", ENTRIES + 1)))


@pytest.mark.slow
def test_a_backup_while_it_is_served(tmp_path: Path) -> None:
    path, backup = str(tmp_path / "store.sqlite3"), tmp_path / "backup.sqlite3"
    fill(path)
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.db.writing_child", path], stdout=subprocess.PIPE, cwd=ROOT
    ) as child:
        assert child.stdout
        before = [child.stdout.readline().decode().split() for _ in range(50)]
        told: list[tuple[str, int, int]] = []
        back_up(path, backup, lambda *step: told.append(step))
        child.kill()
    assert told[-1][1] == told[-1][2] > 0
    with Database.open(str(backup), reading=True) as database:
        for table, number in before:
            found = database.read_now(numbers(table))
            assert found == list(range(1, len(found) + 1))
            assert int(number) <= len(found)


def test_a_backup_replaces_nothing(tmp_path: Path) -> None:
    fill(str(tmp_path / "store.sqlite3"))
    (tmp_path / "mine").write_text("precious")
    with pytest.raises(CannotCopy) as refused:
        back_up(str(tmp_path / "store.sqlite3"), tmp_path / "mine")
    assert refused.value.code == "exists"
    assert (tmp_path / "mine").read_text() == "precious"
    with pytest.raises(CannotCopy) as refused:
        back_up(str(tmp_path / "store.sqlite3"), tmp_path / "mine" / "backup")
    assert refused.value.code == "unwritable"


def test_a_backup_of_nothing(tmp_path: Path) -> None:
    (tmp_path / "diary").write_bytes(b"Dear diary, " * 1000)
    for name, code in (("none", "missing"), ("diary", "not-one")):
        with pytest.raises(CannotOpen) as refused:
            back_up(str(tmp_path / name), tmp_path / "backup")
        assert refused.value.code == code
    assert [file.name for file in tmp_path.iterdir()] == ["diary"]


def test_a_backup_from_before_an_upgrade(tmp_path: Path) -> None:
    """An older database can be kept before a newer program changes it."""
    other = sqlite3.connect(tmp_path / "old.sqlite3")
    other.execute("CREATE TABLE long_ago (what TEXT)")
    other.close()
    back_up(str(tmp_path / "old.sqlite3"), tmp_path / "backup")
    assert (tmp_path / "backup").exists()
