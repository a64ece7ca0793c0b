"""The one way in which a table changes: kept, acknowledged, shown; and tried again when another process was first."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from drachenhof.server.app import services
from drachenhof.server.app.services import Reactions
from drachenhof.server.db import archive, schema
from drachenhof.server.db.database import Database
from drachenhof.server.hosting.commit import commit
from drachenhof.server.hosting.hub import Hub, Settings
from drachenhof.server.hosting.new_tables import add_table
from drachenhof.server.hosting.room import Room
from drachenhof.tables.commands import Caller
from drachenhof.tables.keys import now
from drachenhof.tables.messages import Create, OpenSeat, PersonSeat
from drachenhof.tables.new_table import opened
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table

ADA = Caller("ada", "Ada")


def at_a_table(tmp_path: Path, test: Callable[[Hub, Room], Awaitable[None]]) -> None:
    """An open table with a free seat, in a hub of its own."""

    async def run() -> None:
        database = Database.open(str(tmp_path / "x.sqlite3"))
        hub = Hub(database, Settings())
        hub.reactions = Reactions()
        table = opened(ADA, Create("year", [PersonSeat(), OpenSeat()]), now())
        await add_table(hub, table, ADA)
        await test(hub, hub.rooms[table.id])
        hub.work_queue.close()
        await database.aclose()

    asyncio.run(run())


def say(text: str) -> Callable[[Table], object]:
    return lambda fork: fork.add("say", now(), seat=0, person="ada", text=text)


async def elsewhere(hub: Hub, room: Room, text: str) -> None:
    """Another process writes the next entry, and tells nobody."""
    number = await hub.read(lambda store: archive.lasts(store, [room.table.id])[room.table.id]) + 1
    row = {"table_id": room.table.id, "number": number, "at": now(), "kind": "say", "seat": 0, "person": "ada"}
    body = f'{{"text":"{text}"}}'

    def work(store: Any) -> None:
        store.execute(insert(schema.entries), {**row, "body": body})
        store.execute(schema.tables.update().where(schema.tables.c.id == room.table.id).values(last=number))

    await hub.database.write(work)


async def texts(hub: Hub, room: Room) -> list[str]:
    log = await hub.read(lambda store: archive.entries_after(store, room.table.id, 0))
    return [entry.body["text"] for entry in log if entry.kind == "say"]


class Onlooker:
    """Somebody who looks on, and notes it when something is sent."""

    person: str | None = None
    address = ""

    def __init__(self, last: int, notes: list[str]) -> None:
        self.last, self.notes = last, notes

    def send(self, message: str) -> None:  # noqa: ARG002
        self.notes.append("shown")

    async def drained(self) -> None:
        pass

    def drop(self) -> None:
        self.notes.append("dropped")


def test_kept_acknowledged_shown_in_this_order(tmp_path: Path) -> None:
    async def test(hub: Hub, room: Room) -> None:
        notes: list[str] = []
        room.listeners.add(Onlooker(room.table.last, notes))
        hub.reactions = Reactions(
            tell_processes=lambda _: notes.append("processes know"),
            post_webhooks=lambda _, entries: notes.append(f"{len(entries)} stored"),
            let_bots_move=lambda _: notes.append("all have it"),
        )
        assert await commit(hub, room, say("hello"))
        notes.append("acknowledged")
        assert await texts(hub, room) == ["hello"]
        assert notes == ["processes know", "1 stored", "acknowledged", "shown", "all have it"]

    at_a_table(tmp_path, test)


def test_entries_and_what_features_write_with_them_are_stored_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub, room: Room) -> None:
        before, tables = room.table, list[tuple[int, int]]()

        def fails(connection: Any, was: Table, after: Table) -> None:
            tables.append((was.last, after.last))
            assert archive.entries_after(connection, after.id, was.last), "the entries are in the transaction"
            raise LookupError

        monkeypatch.setattr(services, "ON_ENTRIES", (*services.ON_ENTRIES, fails))
        with pytest.raises(LookupError):
            await commit(hub, room, say("hello"))
        assert tables == [(before.last, before.last + 1)]
        assert room.table is before
        assert await texts(hub, room) == []

    at_a_table(tmp_path, test)


def test_a_change_is_tried_again_on_what_another_process_has_written(tmp_path: Path) -> None:
    async def test(hub: Hub, room: Room) -> None:
        tried: list[int] = []
        await elsewhere(hub, room, "first")

        def change(fork: Table) -> None:
            tried.append(fork.last)
            say("second")(fork)

        assert await commit(hub, room, change)
        assert tried == [1, 2]
        assert await texts(hub, room) == ["first", "second"]
        assert room.table.last == 3

    at_a_table(tmp_path, test)


def test_what_nobody_wants_any_more_is_not_done(tmp_path: Path) -> None:
    """A bot's move or a clock's hold, after something else has happened at the table."""

    async def test(hub: Hub, room: Room) -> None:
        position = room.table.last
        await elsewhere(hub, room, "first")
        assert not await commit(hub, room, lambda fork: fork.last == position and say("too late")(fork))
        assert await texts(hub, room) == ["first"]

    at_a_table(tmp_path, test)


def test_a_refusal_changes_nothing(tmp_path: Path) -> None:
    def refuse(fork: Table) -> None:
        say("hello")(fork)
        raise Refusal("not-now")

    async def test(hub: Hub, room: Room) -> None:
        before = room.table
        with pytest.raises(Refusal, match="not-now"):
            await commit(hub, room, refuse)
        assert room.table is before
        assert await texts(hub, room) == []

    at_a_table(tmp_path, test)


def test_what_is_refused_may_be_right_after_what_another_process_has_written(tmp_path: Path) -> None:
    def answer(fork: Table) -> None:
        if fork.last < 2:
            raise Refusal("not-now")
        say("answer")(fork)

    async def test(hub: Hub, room: Room) -> None:
        hub.shared = True
        await elsewhere(hub, room, "question")
        assert await commit(hub, room, answer)
        assert await texts(hub, room) == ["question", "answer"]

    at_a_table(tmp_path, test)


def test_whoever_is_never_first_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hub: Hub, room: Room) -> None:
        write = hub.write

        async def late(work: Any) -> Any:
            await elsewhere(hub, room, "quicker")
            return await write(work)

        monkeypatch.setattr(hub, "write", late)
        with pytest.raises(Refusal, match="busy"):
            await commit(hub, room, say("never"))
        assert set(await texts(hub, room)) == {"quicker"}

    at_a_table(tmp_path, test)
