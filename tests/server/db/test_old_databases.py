"""Databases that older versions wrote are opened, brought up to date, and played on.

`old/` has them as SQL: `first.sql` of the first version of the server, `before-the-rooms.sql` of the last one before
the server had layers. In each Ada has finished a game of Year with the wall against a bot, plays Drachensachen with
Bert, who has left his seat to a bot, has resigned another, and waits at a public table.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from drachenhof import records
from drachenhof.fair import check_fair
from drachenhof.server.db.backup import check
from drachenhof.server.db.database import Database
from drachenhof.server.db.migrations import head, recognise
from drachenhof.server.players.accounts import rows as people
from drachenhof.tables import keys
from tests.server.play.seat import AtTable, give_up_after
from tests.server.play.server import Person, Server

OLD = sorted((Path(__file__).parent / "old").glob("*.sql"))
KEY = "a-key-of-Ada-of-today"


@pytest.fixture(params=OLD, ids=lambda path: path.stem)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database as it was left by an older version."""
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as store:
        store.executescript(request.param.read_text(encoding="utf-8"))
    return path


@pytest.fixture
def ada(file: Path) -> Iterator[Person]:
    """Ada at a server that serves it."""
    before = keys.clock
    with Database.open(str(file)) as database, database.backend.writing.begin() as connection:
        connection.execute(text("UPDATE tables SET due = NULL"))  # years may have passed, and nobody is impatient here
        people.add_key(connection, _id(connection, "Ada"), KEY, people.CARRY, keys.now())
    server = Server(file)
    person = Person(server, None)
    person.http.headers["Authorization"] = f"Bearer {KEY}"
    yield person
    server.stop()
    keys.clock = before


def _id(connection: Connection, name: str) -> str:
    found: str = connection.execute(text("SELECT id FROM people WHERE name = :name"), {"name": name}).scalar_one()
    return found


def tables(file: Path, game: str, status: str) -> list[str]:
    with sqlite3.connect(file) as store:
        asked = "SELECT id FROM tables WHERE game = ? AND status = ? ORDER BY created"
        return [row[0] for row in store.execute(asked, (game, status))]


def test_there_are_some() -> None:
    assert [path.stem for path in OLD] == ["before-the-rooms", "first"]


@pytest.mark.slow
def test_it_is_brought_up_to_date_and_every_log_is_sound(file: Path) -> None:
    with Database.open(str(file)) as database:
        assert recognise(database.backend.reading, str(file)) == head()
        findings = check(database)
    assert findings.problems == {}
    assert findings.tables == 4


@pytest.mark.slow
def test_what_was_played_is_there_and_a_running_game_goes_on(ada: Person) -> None:
    a_finished_game_has_its_record_with_fair_deals(ada)
    lists_and_results_say_what_they_said(ada)
    a_running_game_goes_on(ada)


def a_finished_game_has_its_record_with_fair_deals(ada: Person) -> None:
    (table,) = tables(ada.server.database, "year", "over")
    record = records.parse(ada.http.get(f"/api/tables/{table}/record").text)
    records.check(record)
    fairness = check_fair(record)
    assert fairness is not None
    assert record.options["great_wall"] is True
    told = ada.get(f"/api/tables/{table}/steps", after=0)
    assert (told["moves"], told["scores"]) == (len(record.moves), record.scores)


def a_running_game_goes_on(ada: Person) -> None:
    (table,) = tables(ada.server.database, "hoard", "playing")
    seat: AtTable = ada.at(table, "http")
    seat.until(lambda: seat.table)
    assert [one.get("held") is not None for one in seat.table["seats"]] == [False, True]
    assert {"say", "hold", "move"} <= set(seat.kinds)
    give_up_after(seat, 10)
    seat.until(lambda: seat.status == "over")


def lists_and_results_say_what_they_said(ada: Person) -> None:
    assert {(own["game"], own["status"]) for own in ada.get("/api/me")["tables"]} >= {("hoard", "playing")}
    told = ada.get("/api/me/statistics")
    assert {tally["game"] for tally in told["tallies"]} == {"year", "hoard"}
    listed = ada.get("/api/tables", status="open")["tables"]
    assert [(one["game"], len(one["seats"])) for one in listed] == [("year", 3)]
