"""The review of a table by the process that makes it: what it says is true to the game, and whatever befalls it."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from drachenhof import records
from drachenhof.server.workers import process
from drachenhof.tables import keys
from tests.server.play.seat import play_out
from tests.server.play.server import Person, Server
from tests.server.play.test_playing_on import played_on, record_of
from tests.server.served import eventually


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may do anything to it."""
    with server_of_one_test(tmp_path) as server:
        yield server


@contextmanager
def server_of_one_test(tmp_path: Path) -> Iterator[Server]:
    before = keys.clock
    server = Server(tmp_path / "alone.sqlite3")
    yield server
    server.stop()
    keys.clock = before


def asked(person: Person, table: str, seat: int = 0, **query: Any) -> dict[str, Any]:
    return person.get(f"/api/tables/{table}/review", seat=seat, **query)


def reviewed(person: Person, table: str, seat: int = 0, stage: str = "sharp") -> dict[str, Any]:
    """The review when it has come so far."""
    said, until = asked(person, table, seat), time.monotonic() + 300
    while said["stage"] not in (stage, "sharp"):
        assert time.monotonic() < until, said
        said = asked(person, table, seat, seen=said["stage"])
    return said


def reviewer(server: Server) -> int | None:
    return server.service.services.reviewing.reviews.pid


def true_to(person: Person, table: str, said: dict[str, Any]) -> None:
    """A review says of the game what its record says."""
    record = records.parse(person.http.get(f"/api/tables/{table}/record").text)
    review = said["review"]
    sums = review["sums"]
    parts = sum(sums[name]["value"] for name in ("luck", "own", "given"))
    assert sums["start"] + parts + sums["rest"] == pytest.approx(sums["result"], abs=1e-4)
    assert sums["result"] in (0.0, 0.5, 1.0)
    assert all(sum(point["chances"]) == pytest.approx(1, abs=1e-3) for point in review["line"])
    assert [moment["number"] for moment in review["moments"]] == sorted(m["number"] for m in review["moments"])
    assert set(review["costliest"]) <= {moment["number"] for moment in review["moments"]}
    assert not {gain["number"] for gain in review["finest"]} & {moment["number"] for moment in review["moments"]}
    assert all(gain["win"]["low"] > 0 for gain in review["finest"])
    for moment in review["moments"]:
        assert moment["move"] == record.moves[moment["number"] - 1]
        position = person.get(f"/api/tables/{table}/moment", number=moment["number"])
        assert position["to_move"] == moment["seat"] == said["seat"]
        legal = sorted(choice["move"] for choice in position["choices"])
        assert sorted(choice["move"] for choice in moment["choices"]) == legal
        assert moment["choices"][0]["cost"]["value"] == 0
        assert moment["cost"]["low"] >= 0.04


@pytest.mark.slow
def test_a_whole_game_is_reviewed_first_quickly_then_sharply(ada: Person) -> None:
    """Of the other game the quick form is looked at below, and the sharp one where the page shows it."""
    must_be_reviewed(ada)


@pytest.mark.extra
def test_a_whole_game_is_reviewed_with_the_budgets_of_a_real_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(process, "COMMAND", [sys.executable, "-P", "-m"])
    with server_of_one_test(tmp_path) as alone:
        must_be_reviewed(alone.person("Ada"))


def must_be_reviewed(ada: Person) -> None:
    seat = ada.at(ada.create("me random random random", game="hoard")["table"])
    play_out([seat])
    table = seat.table["id"]
    first = reviewed(ada, table, stage="first")
    true_to(ada, table, first)
    sharp = reviewed(ada, table)
    true_to(ada, table, sharp)
    assert ada.get("/api/me/mistakes")["due"] == len(sharp["review"]["moments"])
    assert asked(ada, table) == sharp


@pytest.mark.slow
def test_a_game_with_options_that_was_played_on_is_reviewed_from_its_beginning(ada: Person) -> None:
    record = record_of("year", players=3, great_wall=True, super_event="random")
    bot = {"kind": "bot", "bot": "random"}
    seat = played_on(ada, record, len(record.moves) - 10, seats=[{"kind": "person"}, bot, bot])
    play_out([seat])
    table = seat.table["id"]
    said = reviewed(ada, table, stage="first")
    true_to(ada, table, said)
    assert said["review"]["line"][0]["number"] == 0


@pytest.mark.slow
def test_a_reviewer_that_is_killed_comes_back_and_so_does_its_work(alone: Server) -> None:
    ada = alone.person("Ada")
    record = record_of("year")
    seat = played_on(ada, record, len(record.moves) - 6)
    play_out([seat])
    table = seat.table["id"]
    asked(ada, table)
    assert eventually(lambda: reviewer(alone) is not None)
    killed = reviewer(alone)
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    said = reviewed(ada, table, stage="first")
    assert said["review"]["seat"] == 0
    assert reviewer(alone) not in (None, killed)
    bots = ada.at(ada.create("me random")["table"]).my_turn()  # everybody else plays on
    bots.move()


@pytest.mark.slow
def test_a_restart_in_the_middle_loses_nothing_that_was_told(alone: Server) -> None:
    ada = alone.person("Ada")
    record = record_of("year", seed=2)
    seat = played_on(ada, record, len(record.moves) - 6)
    play_out([seat])
    table, cookies = seat.table["id"], ada.http.cookies
    first = reviewed(ada, table, stage="first")
    process = reviewer(alone)
    assert process is not None
    if first["stage"] == "first":
        alone.restart()
        assert eventually(lambda: not Path(f"/proc/{process}").exists())
        back = Person(alone, None)
        back.http.cookies = cookies
        again = asked(back, table)
        assert (again["stage"], again["review"]) == ("first", first["review"])


def test_the_reviewer_yields_to_everybody(alone: Server) -> None:
    ada = alone.person("Ada")
    seat = ada.at(ada.create("me random")["table"]).my_turn()
    assert eventually(lambda: reviewer(alone) is None)  # nobody has decided anything
    seat.move()
    assert eventually(lambda: reviewer(alone) is not None)  # and now somebody may soon ask
    process = reviewer(alone)
    assert process is not None
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert eventually(lambda: os.getpriority(os.PRIO_PROCESS, process) == min(19, mine + 19))
