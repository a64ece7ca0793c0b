"""Several processes: the parts that need no processes to be tried."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from drachenhof.server.app.workers import shares
from drachenhof.server.db import archive
from drachenhof.server.db.database import Database
from drachenhof.server.hosting import room
from drachenhof.server.hosting.bus import CannotReach, NatsBus, Written, servers_of, shown
from drachenhof.server.hosting.room import Room
from drachenhof.tables.commands import Caller
from drachenhof.tables.keys import now
from drachenhof.tables.messages import BotSeat, Create, OpenSeat, PersonSeat
from drachenhof.tables.new_table import opened
from drachenhof.tables.table import Table


def new_table() -> Table:
    table = opened(
        Caller("ada", "Ada"), Create(game="year", seats=[PersonSeat(), OpenSeat(), BotSeat("greedy")]), now()
    )
    table.steps = {}
    return table


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nats://bus", "nats://bus"),
        ("nats://me:word@bus:4222,tls://me:word@other", "nats://bus:4222,tls://other"),
        ("nats://to%40ken@bus", "nats://bus"),
        ("nats://a:b@c@bus", "nats://bus"),
    ],
)
def test_addresses_are_shown_without_passwords(text: str, said: str):
    assert servers_of(text) == text.split(",")
    assert shown(text) == said


@pytest.mark.parametrize(
    "text", ["", "bus", "http://bus", "nats://", "nats://bus:port", "nats://bus:99999", "nats://a,b"]
)
def test_what_is_no_address_of_nats(text: str):
    with pytest.raises(CannotReach) as caught:
        servers_of(text)
    assert caught.value.code == "address"


def test_news_that_cannot_be_sent_is_dropped_and_nobody_waits():
    async def run() -> None:
        bus = NatsBus("nats://127.0.0.1:1")
        await bus.start(lambda _: None)
        assert not bus.connected
        bus.tell(Written("table", "process", 7))
        await bus.close()

    asyncio.run(asyncio.wait_for(run(), 20))


@pytest.mark.parametrize(
    ("processes", "workers", "each"), [(8, 3, [3, 3, 2]), (1, 2, [1, 1]), (4, 4, [1, 1, 1, 1]), (5, 1, [5])]
)
def test_bot_processes_are_divided_among_workers(processes: int, workers: int, each: list[int]):
    assert shares(processes, workers) == each


def test_who_is_at_another_process_is_there_until_it_is_silent(monkeypatch: pytest.MonkeyPatch):
    here = Room(new_table(), {})
    began = now()
    assert here.hear("other", frozenset({0}), 2)
    assert not here.hear("other", frozenset({0}), 2)
    assert (here.present(), here.watchers) == ([True, False, False], 2)
    monkeypatch.setattr(room, "now", lambda: began + room.ELSEWHERE - 1000)
    assert not here.expire()
    monkeypatch.setattr(room, "now", lambda: began + 2 * room.ELSEWHERE)
    assert here.expire()
    assert (here.present(), here.watchers) == ([False, False, False], 0)
    assert not here.expire()


def test_who_left_another_process_is_gone_at_once():
    here = Room(new_table(), {})
    here.hear("other", frozenset({0}), 0)
    assert here.hear("other", frozenset(), 0)
    assert not here.elsewhere


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_several_one_looks_after_a_table(kind: str, tmp_path: Path, request: pytest.FixtureRequest):
    url = str(tmp_path / "x.sqlite3") if kind == "sqlite" else request.getfixturevalue("ready_postgres_url")
    tables = [new_table() for _ in range(5)]
    ids, when = [table.id for table in tables], now()

    async def claimed(database: Database) -> list[str]:
        return await database.write(lambda store: archive.claim(store, ids, when, when + 10_000))

    async def run(*databases: Database) -> list[list[str]]:
        for table in tables:
            await databases[0].write(partial(archive.create, table=table, links={}, due=when))
        return await asyncio.gather(*(claimed(databases[number % len(databases)]) for number in range(6)))

    with Database.open(url) as first, Database.open(url) if kind == "postgresql" else first as second:
        claims = asyncio.run(run(first, second))
        assert sorted(table for claim in claims for table in claim) == sorted(ids)
        assert asyncio.run(claimed(first)) == []
