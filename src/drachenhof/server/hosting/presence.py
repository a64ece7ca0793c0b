"""Watch who is connected, and act at tables whose time has run out."""

import asyncio
from contextlib import suppress

import msgspec
import structlog

from drachenhof.server.db import archive
from drachenhof.server.hosting.bots import Bots
from drachenhof.server.hosting.cluster import Cluster
from drachenhof.server.hosting.commit import LOOK_AGAIN, apply_timeouts, commit, due_of, recheck_after
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.room import HTTP_PRESENCE, Listener, Room
from drachenhof.server.hosting.sync import catch_up, missed, refresh
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table

PRESENCE_SECONDS = 0.3  # arrivals and departures within it share one message

_encode = msgspec.json.Encoder().encode


class Presence:
    """Keeps the presence of rooms up to date, and announces changes."""

    def __init__(self, hub: Hub, cluster: Cluster, bots: Bots) -> None:
        self.hub, self.cluster, self.bots = hub, cluster, bots

    async def enter(self, table: str, listener: Listener, seen: int | None) -> Room:
        """Add a listener that has the entries up to `seen`, and send the later ones: each exactly once."""
        room = await self.hub.room(table)
        room.must_have_place(listener.person, self.hub.settings.listeners_each, listener.address)
        room.entering += 1  # keeps the room in memory meanwhile
        try:
            await catch_up(self.hub, [room])
            async for update in missed(self.hub, room, listener.person, seen):
                listener.send(_encode(update).decode())
                if update.more is True:
                    await listener.drained()
        finally:
            room.entering -= 1
        listener.last = room.table.last
        room.listeners.add(listener)
        self._came(room, listener.person)
        return room

    def _came(self, room: Room, person: str | None) -> None:
        if person is not None:
            room.away.pop(person, None)
        if len(room.listeners) == 1:
            self.cluster.ask(room)
        if room.table.mover is not None and recheck_after(room.table, now()) > LOOK_AGAIN:
            self.hub.tasks.attempt(self._look_soon(room.table.id, room.table.last))
        if room.table.left_to_bots and room.bot_task is None:
            self.bots.consider(room)
        self._announce(room)

    async def _look_soon(self, table: str, last: int) -> None:
        """Make a table due soon, because a person came back after a long time."""
        due = now() + LOOK_AGAIN
        await self.hub.write(lambda store: archive.advance_due(store, table, last, due))

    def part(self, room: Room, listener: Listener) -> None:
        """Remove a listener."""
        room.part(listener)
        person = listener.person
        if person in room.table.people and not any(other.person == person for other in room.listeners):
            room.away[str(person)] = now()
            room.met.pop(str(person), None)
        self._announce(room)

    def looked(self, room: Room, person: str | None) -> None:
        """Note a single look at a table by HTTP; paused bots go on."""
        room.looked = now()
        self.met(room, person)
        if room.bot_task is None:
            self.bots.consider(room)

    def met(self, room: Room, person: str | None) -> None:
        """Note a request of a person."""
        if room.meet(person):
            self._announce(room)
            self._fade_later(room)

    def _fade_later(self, room: Room) -> None:
        """Start a timer that announces when a person has sent no HTTP request for a while."""
        if not room.fading and not self.hub.tasks.ended:
            room.fading = True
            asyncio.get_running_loop().call_later(HTTP_PRESENCE / 1000 + 1, self._fade, room)

    def _fade(self, room: Room) -> None:
        room.fading = False
        if room.fade():
            self._announce(room)
        if room.met:
            self._fade_later(room)

    def _announce(self, room: Room) -> None:
        """Announce presence after `PRESENCE_SECONDS`, so that several changes share one message."""
        if room.announcing or self.hub.tasks.ended:
            return
        room.announcing = True
        asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._announce_now, room)

    def _announce_now(self, room: Room) -> None:
        room.announcing = False
        room.announce()
        self.cluster.present(room)


SWEEP_SECONDS = 1.0
SWEPT = 200  # tables per sweep
RESUMED = 1000  # tables whose bots are restarted with the server

log = structlog.get_logger()


class Clocks:
    """Sweeps the tables that are due."""

    def __init__(self, hub: Hub, bots: Bots) -> None:
        self.hub, self.bots = hub, bots

    def start(self) -> None:
        self.hub.tasks.repeat(SWEEP_SECONDS, self.sweep)
        if not self.hub.shared:
            self.hub.tasks.attempt(self._resume())  # no other process runs their bots

    async def sweep(self) -> None:
        """Handle all tables that are due."""
        for table in await self._claimed():
            try:
                await self.apply_timeouts(table)
            except Refusal as refusal:
                log.warning("tending-refused", table=table, code=refusal.code)
            await asyncio.sleep(0)

    async def _resume(self) -> None:
        """Let bots move at tables where they were thinking when the process ended."""
        soon = now() + round(self.hub.settings.bot_late * 1000)
        for table in await self.hub.read(lambda store: archive.due(store, soon, RESUMED)):
            with suppress(Refusal):
                self.bots.consider(await self.hub.room(table))

    async def _claimed(self) -> list[str]:
        """Claim due tables, so that no other process handles them. They become due again if this process fails."""
        present = now()
        late: list[str] = await self.hub.read(lambda store: archive.ahead(store, present, SWEPT))
        if late:
            await self.hub.write(lambda store: archive.make_due(store, late, present))
        tables: list[str] = await self.hub.read(lambda store: archive.due(store, present, SWEPT))
        if tables:
            tables = await self.hub.write(lambda store: archive.claim(store, tables, present, present + LOOK_AGAIN))
        return tables

    async def apply_timeouts(self, table: str) -> None:
        """Do what is due at a table, or set the time of the next check."""
        room = await self.hub.room(table)
        async with room.lock:
            await refresh(self.hub, room)
            mover, seen = room.table.mover, await self._seen(room)

            def change(fork: Table) -> None:
                if fork.mover == mover:
                    apply_timeouts(fork, room, now(), seen)

            if await commit(self.hub, room, change):
                return
            await self._postpone(room)
        self.bots.consider(room)

    async def _postpone(self, room: Room) -> None:
        table = room.table
        due = due_of(table, now(), self.hub.settings.bot_late)
        if table.status == "broken" or (table.left_to_bots and not room.watched):
            due = None  # the next observer lets it go on
        if due is not None and due <= now():
            due = now() + recheck_after(table, now())
        await self.hub.write(lambda store: archive.postpone(store, table.id, table.last, due))

    async def _seen(self, room: Room) -> int | None:
        """When the person to move was last connected, at any process."""
        mover = room.table.mover
        if mover is None or not self.hub.shared:
            return None
        seen: int | None = await self.hub.read(lambda store: archive.last_seen(store, room.table.id, mover))
        return seen
