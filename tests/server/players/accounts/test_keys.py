"""Keys end when they end: at once, on every way in, on this device or everywhere else."""

import asyncio
import json
import sqlite3
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from drachenhof.server.hosting.bus import Missed
from drachenhof.server.players.accounts import rows as people
from tests.server.play.seat import PATIENCE
from tests.server.play.server import Person, Server
from tests.server.play.test_moves import two

ENDED = 1008


def device(server: Server, key: str) -> Person:
    """The same person on another device."""
    other = Person(server, None)
    other.post("/api/me/carry", key=key)
    return other


def cut(line: Any) -> int | None:
    """With which code a line is cut; whatever comes before that is read."""
    return close_code(line.socket)


def close_code(socket: Any) -> int | None:
    with suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)
    code: int | None = socket.close_code
    return code


def test_logging_out_elsewhere_ends_all_other_keys_and_their_sockets(server: Server, ada: Person) -> None:
    table, other = (ada.create("me open")["table"] for _ in range(2))
    key = ada.post("/api/me/key")["key"]
    feed = ada.post("/api/me/feed")["path"]
    thief, phone = device(server, key), device(server, key)
    here, there = ada.at(table), [thief.at(table), thief.at(other), phone.at(table)]
    program = Bearer(server, table, key)
    assert ada.http.delete("/api/me/keys").status_code == 204
    assert [cut(line) for line in there] == [ENDED] * 3
    assert program.close_code() == ENDED
    assert [person.get("/api/me") for person in (thief, phone)] == [None, None]
    assert server.anybody().get("/api/me", headers={"Authorization": f"Bearer {key}"}).status_code == 401
    assert Person(server, None).http.post("/api/me/carry", json={"key": key}).json()["code"] == "no-key"
    assert server.anybody().get(feed).json()["code"] == "no-key"
    here.do("say", text="still here")
    assert ada.get("/api/me")["name"] == "Ada"


def test_a_socket_hears_nothing_any_more_when_its_key_was_replaced(ada: Person, bert: Person) -> None:
    first, _ = two(ada, bert, "http")
    key = ada.post("/api/me/key")["key"]
    program = Person(ada.server, None)
    program.http.headers["Authorization"] = f"Bearer {key}"
    listening = Bearer(ada.server, first.table["id"], key)
    ada.post("/api/me/key")
    assert listening.close_code() == ENDED
    first.do("say", text="who hears this?")
    assert program.http.get("/api/me").status_code == 401


class Bearer:
    """A program that listens at a table with a personal key."""

    def __init__(self, server: Server, table: str, key: str) -> None:
        headers = {"Authorization": f"Bearer {key}"}
        address = f"ws://{server.address}/api/tables/{table}/socket"
        self._connection = connect(address, additional_headers=headers, open_timeout=PATIENCE)
        self._socket = self._connection.__enter__()
        self.heard: list[Any] = [json.loads(self._socket.recv(PATIENCE))]

    def close_code(self) -> int | None:
        return close_code(self._socket)


def test_who_missed_news_looks_all_keys_up_again(server: Server, ada: Person) -> None:
    """As another process does that could not be told: the key has ended in the store, and nobody has said so."""
    table, key = ada.create("me open")["table"], ada.post("/api/me/key")["key"]
    here, program = ada.at(table), Bearer(server, table, key)
    server.do(server.service.hub.write(lambda store: people.end_key(store, key)))

    async def missed() -> None:
        server.service.services.cluster.hear(Missed())

    server.do(missed())
    assert program.close_code() == ENDED
    assert server.anybody().get("/api/me", headers={"Authorization": f"Bearer {key}"}).status_code == 401
    here.do("say", text="still here")


def test_without_news_of_others_keys_are_looked_up_again_and_again(server: Server, ada: Person) -> None:
    """As long as NATS is away nobody says that a key has ended elsewhere."""
    table, key = ada.create("me open")["table"], ada.post("/api/me/key")["key"]
    here, program = ada.at(table), Bearer(server, table, key)
    others = server.service.services.cluster
    others.bus.connected = False
    server.do(server.service.hub.write(lambda store: people.end_key(store, key)))
    server.do(others.heartbeat())
    assert program.close_code() == ENDED
    assert server.anybody().get("/api/me", headers={"Authorization": f"Bearer {key}"}).status_code == 401
    here.do("say", text="still here")


def test_a_key_that_ends_while_it_is_looked_up_is_not_remembered(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = ada.post("/api/me/key")["key"]
    program, hub = server.anybody(), server.service.hub
    program.headers["Authorization"] = f"Bearer {key}"
    read, slow = hub.read, asyncio.Event()

    async def slowly(work: Any) -> Any:
        found = await read(work)
        if isinstance(found, tuple) and not slow.is_set():  # who has the key; until then it ends
            slow.set()
            await read(lambda _: ada.http.delete("/api/me/keys").raise_for_status())
        return found

    assert ada.get("/api/me")["name"] == "Ada"  # her own key is known
    monkeypatch.setattr(hub, "read", slowly)
    program.get("/api/me")
    assert slow.is_set()
    assert program.get("/api/me").status_code == 401


def test_logging_out_here_ends_this_key_only(server: Server, ada: Person) -> None:
    table = ada.create("me open")["table"]
    other = device(server, ada.post("/api/me/key")["key"])
    line, cookie = ada.at(table), ada.cookie
    answer = ada.http.delete("/api/me/keys/this")
    assert answer.status_code == 204
    assert 'drachenhof=""' in answer.headers["set-cookie"]
    assert cut(line) == ENDED
    ada.http.cookies.set("drachenhof", str(cookie), domain="127.0.0.1")
    assert ada.get("/api/me") is None
    assert other.get("/api/me")["name"] == "Ada"


def test_nobody_logs_out_without_a_name(server: Server) -> None:
    for path in ("/api/me/keys", "/api/me/keys/this"):
        assert server.anybody().delete(path).json()["code"] == "no-person"


def test_what_was_deleted_stands_in_no_file(server: Server, ada: Person, bert: Person) -> None:
    """Also not where a seat was kept for somebody at a rematch, and given away."""
    ada.post("/api/me", name="Kunigunde-Unica")
    first, second = two(ada, bert, "http")
    first.do("say", text="words-to-be-gone")
    first.do("resign")
    again = second.do("rematch")["table"]
    bert.at(again, "http").do("change", seat=0, bot="random")
    assert ada.http.delete("/api/me").status_code == 204
    store = sqlite3.connect(server.database)
    dump = "\n".join(store.iterdump())
    store.close()
    assert ada.me["id"] not in dump
    beside = server.database.with_name(server.database.name + "-wal")
    raw = server.database.read_bytes() + (beside.read_bytes() if beside.exists() else b"")
    for trace in ("Kunigunde-Unica", "words-to-be-gone"):
        assert trace.encode() not in raw
