"""What clocks do at tables: look after those that are due, and let bots go on where everybody else has gone."""

import asyncio
from contextlib import suppress

import structlog

from drachenhof.server.house.bots import Bots
from drachenhof.server.house.commit import commit
from drachenhof.server.house.house import House
from drachenhof.server.house.room import Room
from drachenhof.server.house.sync import refresh
from drachenhof.server.house.timeouts import LOOK_AGAIN, due_of, patience, tend
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.store import archive
from drachenhof.server.table.keys import now
from drachenhof.server.table.table import Table

SWEEP_SECONDS = 1.0
SWEPT = 200  # tables that are looked after at a time
RESUMED = 1000  # tables that are looked after when the server starts

log = structlog.get_logger()


class Clocks:
    """Looks after the tables of a house when their time has come."""

    def __init__(self, house: House, bots: Bots) -> None:
        self.house, self.bots = house, bots

    def start(self) -> None:
        self.house.tasks.repeat(SWEEP_SECONDS, self.sweep)
        if not self.house.shared:
            self.house.tasks.attempt(self._resume())  # nobody else lets their bots think

    async def sweep(self) -> None:
        """Look after the tables that are due."""
        for table in await self._claimed():
            try:
                await self.tend(table)
            except Refusal as refusal:
                log.warning("tending-refused", table=table, code=refusal.code)
            await asyncio.sleep(0)

    async def _resume(self) -> None:
        """Bots that thought when the only process ended think again at once."""
        soon = now() + round(self.house.settings.bot_late * 1000)
        for table in await self.house.read(lambda store: archive.due(store, soon, RESUMED)):
            with suppress(Refusal):
                self.bots.consider(await self.house.room(table))

    async def _claimed(self) -> list[str]:
        """Claim the tables that are due and that no other process looks after; if we fail, they become due again."""
        present = now()
        late: list[str] = await self.house.read(lambda store: archive.ahead(store, present, SWEPT))
        if late:
            await self.house.write(lambda store: archive.make_due(store, late, present))
        tables: list[str] = await self.house.read(lambda store: archive.due(store, present, SWEPT))
        if tables:
            tables = await self.house.write(lambda store: archive.claim(store, tables, present, present + LOOK_AGAIN))
        return tables

    async def tend(self, table: str) -> None:
        """Do what is due at a table, or else say when to look again."""
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
            due = None  # whoever looks at it lets it go on
        if due is not None and due <= now():
            due = now() + patience(table, now())
        await self.house.write(lambda store: archive.postpone(store, table.id, table.last, due))

    async def _seen(self, room: Room) -> int | None:
        """When the seat to move was last connected, at any process."""
        mover = room.table.mover
        if mover is None or not self.house.shared:
            return None
        seen: int | None = await self.house.read(lambda store: archive.last_seen(store, room.table.id, mover))
        return seen
