"""Handle tables whose time limit has passed: deals, absent players, and bots that another process left."""

import asyncio
from contextlib import suppress

import structlog

from drachenhof.server.db import archive
from drachenhof.server.hosting.bots import Bots
from drachenhof.server.hosting.commit import commit
from drachenhof.server.hosting.house import House
from drachenhof.server.hosting.room import Room
from drachenhof.server.hosting.sync import refresh
from drachenhof.server.hosting.timeouts import LOOK_AGAIN, due_of, patience, tend
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table

SWEEP_SECONDS = 1.0
SWEPT = 200  # tables per sweep
RESUMED = 1000  # tables whose bots are restarted with the server

log = structlog.get_logger()


class Clocks:
    """Sweeps the tables that are due."""

    def __init__(self, house: House, bots: Bots) -> None:
        self.house, self.bots = house, bots

    def start(self) -> None:
        self.house.tasks.repeat(SWEEP_SECONDS, self.sweep)
        if not self.house.shared:
            self.house.tasks.attempt(self._resume())  # no other process runs their bots

    async def sweep(self) -> None:
        """Handle all tables that are due."""
        for table in await self._claimed():
            try:
                await self.tend(table)
            except Refusal as refusal:
                log.warning("tending-refused", table=table, code=refusal.code)
            await asyncio.sleep(0)

    async def _resume(self) -> None:
        """Let bots move at tables where they were thinking when the process ended."""
        soon = now() + round(self.house.settings.bot_late * 1000)
        for table in await self.house.read(lambda store: archive.due(store, soon, RESUMED)):
            with suppress(Refusal):
                self.bots.consider(await self.house.room(table))

    async def _claimed(self) -> list[str]:
        """Claim due tables, so that no other process handles them. They become due again if this process fails."""
        present = now()
        late: list[str] = await self.house.read(lambda store: archive.ahead(store, present, SWEPT))
        if late:
            await self.house.write(lambda store: archive.make_due(store, late, present))
        tables: list[str] = await self.house.read(lambda store: archive.due(store, present, SWEPT))
        if tables:
            tables = await self.house.write(lambda store: archive.claim(store, tables, present, present + LOOK_AGAIN))
        return tables

    async def tend(self, table: str) -> None:
        """Do what is due at a table, or set the time of the next check."""
        room = await self.house.room(table)
        async with room.lock:
            await refresh(self.house, room)
            mover, seen = room.table.mover, await self._seen(room)

            def change(fork: Table) -> None:
                if fork.mover == mover:
                    tend(fork, room, now(), seen)

            if await commit(self.house, room, change):
                return
            await self._postpone(room)
        self.bots.consider(room)

    async def _postpone(self, room: Room) -> None:
        table = room.table
        due = due_of(table, now(), self.house.settings.bot_late)
        if table.status == "broken" or (table.left_to_bots and not room.watched):
            due = None  # the next observer lets it go on
        if due is not None and due <= now():
            due = now() + patience(table, now())
        await self.house.write(lambda store: archive.postpone(store, table.id, table.last, due))

    async def _seen(self, room: Room) -> int | None:
        """When the person to move was last connected, at any process."""
        mover = room.table.mover
        if mover is None or not self.house.shared:
            return None
        seen: int | None = await self.house.read(lambda store: archive.last_seen(store, room.table.id, mover))
        return seen
