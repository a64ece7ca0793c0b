"""Bots of one person do not keep another's waiting, and rest where nobody is."""

import asyncio
from typing import Any

import pytest

from drachenhof.server.hosting import room as room_module
from drachenhof.server.hosting.hub import Settings
from drachenhof.server.workers.pool import Overloaded, WorkerPool
from drachenhof.tables import keys
from tests.server.app.test_safety import ALONE, run, table_of
from tests.server.hosted import Hosted, hosted, newcomer
from tests.server.workers.positions_to_decide import knowledge
from tests.server.workers.test_pool import until
from tests.server.workers.test_queue import Scribe, scribe, seeds, settle  # noqa: F401 (a fixture)

AMONG_BOTS = {"seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]}


class Patient:
    """Thinks until it is told to answer."""

    waiting = 0

    def __init__(self) -> None:
        self.asked = 0

    async def think(self, *_: Any, **__: Any) -> Any:
        self.asked += 1
        await asyncio.sleep(3600)

    async def close(self) -> None:
        pass


def test_who_has_nothing_in_a_full_queue_is_let_in(scribe: Scribe) -> None:  # noqa: F811
    async def queue() -> None:
        worker_pool, known = WorkerPool(1, waiting=8), knowledge("year")

        def asks(owner: str, seed: int) -> "asyncio.Task[Any]":
            return asyncio.create_task(worker_pool.think("year", known, "prince", None, seed, owner=owner))

        many = [asks(f"greedy {seed % 4}", seed) for seed in range(1, 10)]  # one thinks, eight wait
        await settle()
        modest = asks("modest", 20)
        await settle()
        assert sum(task.done() for task in many) == 1
        with pytest.raises(Overloaded):
            await asks("modest", 21)  # he has one now
        scribe.answer.set()
        await asyncio.gather(*many, return_exceptions=True)
        assert (await modest).move == 20
        assert seeds(scribe).index(20) <= 5  # after one of each other owner
        assert [type(task.exception()) for task in many if task.exception()] == [Overloaded]

    asyncio.run(queue())


def test_a_table_where_nobody_plays_himself_rests_until_somebody_looks(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_module, "HTTP_PRESENCE", -1)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        made = (await ada.post("/api/tables", json={**ALONE, **AMONG_BOTS})).json()
        room = place.service.hub.rooms[made["table"]]
        await until(lambda: room.table.left_to_bots and room.bot_task is None)
        last = room.table.last
        async with place.socket(made["table"]) as socket:
            await socket.recv()
            while room.table.last < last + 10:
                await socket.recv()
        await until(lambda: not room.watched and room.bot_task is None)
        rested = room.table.last
        await asyncio.sleep(0.2)
        assert room.table.last == rested

    run(tmp_path, test)


def test_tables_that_were_left_count_as_those_of_bots(tmp_path: Any) -> None:
    async def within() -> None:
        async with hosted(tmp_path / "x.sqlite3", Settings(bot_tables_each=2), Patient()) as place:
            ada = await newcomer(place, "Ada")
            tables = []
            for _ in range(4):
                tables.append(
                    await table_of(ada, game="year", seats=[{"kind": "person"}, {"kind": "bot", "bot": "prince"}])
                )
                leave = {"type": "leave", "id": "l"}
                assert (await ada.post(f"/api/tables/{tables[-1]}/leave", json=leave)).status_code == 200
            rooms = [place.service.hub.rooms[table] for table in tables]
            await until(lambda: sum(room.bot_task is not None for room in rooms) >= 2)
            await asyncio.sleep(0.1)
            assert sum(room.bot_task is not None for room in rooms) == 2
            refused = await ada.post("/api/tables", json={**ALONE, **AMONG_BOTS})
            assert (refused.status_code, refused.json()["code"]) == (409, "too-many-tables")
            bert = await newcomer(place, "Bert")
            assert (await bert.post("/api/tables", json={**ALONE, **AMONG_BOTS})).status_code == 201

    asyncio.run(within())


def test_after_a_restart_a_bot_goes_on_at_once(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that stands still: what is late is never due."""
    now = keys.clock()
    monkeypatch.setattr(keys, "clock", lambda: now)

    async def within() -> None:
        slow = Patient()
        async with hosted(tmp_path / "x.sqlite3", None, slow) as place:
            ada = await newcomer(place, "Ada")
            table = await table_of(ada, game="year", seats=[{"kind": "bot", "bot": "prince"}, {"kind": "person"}])
            while not slow.asked:
                await asyncio.sleep(0.01)
            last = place.service.hub.rooms[table].table.last
        async with hosted(tmp_path / "x.sqlite3") as place:
            for _ in range(3000):
                await asyncio.sleep(0.01)
                if table in place.service.hub.rooms and place.service.hub.rooms[table].table.last > last:
                    return
            raise AssertionError("the bot waits until it is late")

    asyncio.run(within())
