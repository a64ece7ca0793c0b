"""Fair deals at the table, and what `drachenhof verify` says of the record that one downloads."""

import hashlib
import secrets
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from drachenhof.cli.app import run
from drachenhof.server.hosting.new_tables import first_deal
from drachenhof.tables.commands.lifecycle import REVEAL_SECONDS
from tests.server.play.seat import give_up_after, play_out
from tests.server.play.server import Person, Server


def secret() -> tuple[str, str]:
    """A secret and its commitment."""
    told = secrets.token_bytes(32)
    return told.hex(), hashlib.sha256(told).hexdigest()


def committed(ada: Person, bert: Person, way: str) -> tuple[Any, Any, str, str]:
    """A table at which both have committed, before any reveal."""
    (mine, my_hash), (yours, your_hash) = secret(), secret()
    seats = [{"kind": "person", "commitment": my_hash}, {"kind": "open"}]
    made = ada.post("/api/tables", game="year", seats=seats)
    first, second = ada.at(made["table"], way), bert.at(made["table"], way)
    assert (first.status, len(first.table["commitment"])) == ("open", 64)
    first.refused("reveal", "not-now", secret=mine)
    second.do("sit", link=made["links"]["1"], commitment=your_hash)
    first.until(lambda: first.status == "fixing")
    assert [seat["commitment"] for seat in first.table["seats"]] == [my_hash, your_hash]
    assert first.position is None
    return first, second, mine, yours


def verified(ada: Person, table: str, folder: Path) -> str:
    """What `drachenhof verify` says of the record, also with the commitment that was shown, and with another one."""
    answer = ada.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    (folder / "game.json").write_text(answer.text, encoding="utf-8")
    with redirect_stdout(StringIO()) as said:
        assert run(["--language", "en", "verify", str(folder / "game.json")]) == 0
    noted = ada.at(table, "http").table["commitment"]
    for commitment, code in ((noted, 0), ("0" * 64, 1)):
        with redirect_stdout(StringIO()) as compared:
            assert run(["--language", "en", "verify", str(folder / "game.json"), "--commitment", commitment]) == code
        assert ("not the one that you noted" in compared.getvalue()) == (code == 1)
    return said.getvalue()


@pytest.mark.slow
def test_all_secrets_are_in_the_record_and_verify(ada: Person, bert: Person, way: str, tmp_path: Path) -> None:
    first, second, mine, yours = committed(ada, bert, way)
    first.refused("leave", "not-now")
    first.refused("reveal", "no-commitment", secret=yours)
    first.do("reveal", secret=mine)
    assert first.status == "fixing"
    assert mine not in str(second.entries)
    second.do("reveal", secret=yours)
    for seat in (first, second):
        seat.until(lambda seat=seat: seat.status == "playing")
    record = f"/api/tables/{first.table['id']}/record"
    assert ada.http.get(record).json()["code"] == "not-over"
    if way == "socket":
        play_out([first, second])
    else:
        first.do("resign")
    fair = ada.get(record)["fair"]
    assert fair["commitment"] == first.table["commitment"]
    assert hashlib.sha256(bytes.fromhex(fair["secret"])).hexdigest() == fair["commitment"]
    assert [seat["secret"] for seat in fair["seats"]] == [mine, yours]
    verified(ada, first.table["id"], tmp_path)


def test_who_does_not_reveal_in_time_is_left_out(server: Server, ada: Person, bert: Person, tmp_path: Path) -> None:
    first, second, mine, yours = committed(ada, bert, "http")
    first.do("reveal", secret=mine)
    server.pass_time(REVEAL_SECONDS - 2)
    assert ada.at(first.table["id"], "http").status == "fixing"
    server.pass_time(3)
    first.until(lambda: first.status == "playing")
    assert first.until_kind("begin")["seats"] == [1]
    assert first.table["seats"][1]["left_out"]
    second.refused("reveal", "not-now", secret=yours)
    first.do("resign")
    fair = ada.get(f"/api/tables/{first.table['id']}/record")["fair"]
    assert [seat["secret"] for seat in fair["seats"]] == [mine, None]
    assert "2" in verified(ada, first.table["id"], tmp_path)


def test_while_secrets_are_awaited_the_host_can_close_the_table(ada: Person, bert: Person, way: str) -> None:
    first, second, *_ = committed(ada, bert, way)
    second.refused("cancel", "not-host")
    first.do("cancel")
    second.until(lambda: second.status == "cancelled")
    assert second.until_kind("cancel")["why"] == "host"


def test_a_clock_that_was_ahead_makes_nobody_wait(server: Server, ada: Person, bert: Person) -> None:
    server.clock.forward(7200)
    first, *_ = committed(ada, bert, "http")
    server.pass_time(-7200)
    first.until(lambda: first.status == "playing")
    assert first.until_kind("begin")["seats"] == [0, 1]


def test_one_commits_at_an_open_table_once(ada: Person, bert: Person, way: str) -> None:
    made = ada.create("me open")
    host = ada.at(made["table"], way)
    told, kept = secret()
    host.do("commit", commitment=kept)
    host.refused("commit", "committed", commitment=kept)
    bert.at(made["table"], way).do("sit", link=made["links"]["1"])
    host.until(lambda: host.status == "fixing")
    host.do("reveal", secret=told)
    host.until(lambda: host.status == "playing")


def test_one_alone_sees_the_commitment_before_the_deal(ada: Person, way: str) -> None:
    told, kept = secret()
    seats = [{"kind": "person", "commitment": kept}, {"kind": "bot", "bot": "random"}]
    seat = ada.at(ada.post("/api/tables", game="year", seats=seats)["table"], way)
    assert (seat.status, seat.position, len(seat.table["commitment"])) == ("fixing", None, 64)
    seat.do("reveal", secret=told)
    seat.my_turn()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["year", "hoard"])
def test_after_undo_the_record_verifies_too(ada: Person, game: str, tmp_path: Path) -> None:
    seat = ada.at(ada.create("me random", game=game)["table"])
    for turn in range(6):
        seat.move(turn)
    seat.my_turn()
    seat.do("undo", at=seat.at, to=seat.position["undo"]["to"][3])
    give_up_after(seat, 20)
    verified(ada, seat.table["id"], tmp_path)


def test_a_table_that_was_full_at_once_is_dealt_only_once(server: Server, ada: Person) -> None:
    """Two may be about to deal: who created the table, and whoever looks after tables that are due."""
    made = ada.create("me random random")
    seat = ada.at(made["table"])
    assert made["commitment"] == seat.table["commitment"]
    hub = server.service.hub
    server.do(first_deal(hub, hub.rooms[made["table"]]))
    server.do(server.service.services.clocks.apply_timeouts(made["table"]))
    entries = ada.get(f"/api/tables/{made['table']}/log")["entries"]
    assert [entry["kind"] for entry in entries].count("begin") == 1
