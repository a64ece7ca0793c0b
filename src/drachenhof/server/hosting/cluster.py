"""Exchange news with the other server processes on the same database.

News only triggers a read of the store. A process also reads the store every two seconds, so that lost news delays
an update and never loses it.
"""

from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy import Connection

from drachenhof.server.db import archive
from drachenhof.server.hosting.bus import Alone, Asked, Bus, Changed, Dropped, Missed, News, Onlookers, Written
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.room import Room
from drachenhof.server.hosting.sync import catch_up, follow, reload
from drachenhof.tables.keys import now

HEARTBEAT_SECONDS = 10.0
LOOK_SECONDS = 2.0  # between two reads of what other processes have written


class Cluster:
    """Sends and receives news of tables, people and observers."""

    def __init__(self, hub: Hub, bus: Bus | None) -> None:
        self._hub, self.bus = hub, bus or Alone()
        self.on_changed: Callable[[str], None] = lambda _: None
        self.on_missed: Callable[[], None] = lambda: None

    async def start(self) -> None:
        await self.bus.start(self.hear)
        if self._hub.shared:
            self._hub.tasks.repeat(HEARTBEAT_SECONDS, self.heartbeat)
            self._hub.tasks.repeat(LOOK_SECONDS, self.look)

    async def close(self) -> None:
        await self.bus.close()

    # Sending

    def written(self, room: Room) -> None:
        """Announce new entries."""
        self.bus.tell(Written(room.table.id, self.bus.process, room.table.last))

    def dropped(self, table: str) -> None:
        """Announce that a table must be loaded again."""
        self.bus.tell(Dropped(table, self.bus.process))

    def present(self, room: Room) -> None:
        """Announce who is connected here."""
        self.bus.tell(Onlookers(room.table.id, self.bus.process, sorted(room.seats_here()), room.watchers_here))

    def ask(self, room: Room) -> None:
        """Ask the other processes who is connected there."""
        self.bus.tell(Asked(room.table.id, self.bus.process))

    def changed(self, person: str, *, gone: bool) -> None:
        """Announce that a person has another name or key, or was deleted."""
        self.bus.tell(Changed(person, self.bus.process, gone))

    # Receiving

    def hear(self, news: News | Missed) -> None:
        """Handle news of another process, or a gap in the news."""
        if isinstance(news, Missed):
            self.on_missed()
            self._spawn(self._hear_all_again())
        elif news.process == self.bus.process:
            return
        elif isinstance(news, Changed):
            self.on_changed(news.person)
            for room in list(self._hub.rooms.values()) if news.gone else ():
                room.cut_off(news.person)
        elif news.table in self._hub.rooms:
            self._hear_of(self._hub.rooms[news.table], news)

    def _hear_of(self, room: Room, news: Written | Onlookers | Asked | Dropped) -> None:
        if isinstance(news, Onlookers):
            if room.hear(news.process, frozenset(news.seats), news.watchers):
                room.announce()
        elif isinstance(news, Asked):
            self.present(room)
        elif isinstance(news, Dropped):
            self._spawn(reload(self._hub, room))
        elif room.in_use and room.table.last < news.last:
            self._spawn(follow(self._hub, room, news.last))

    async def _hear_all_again(self) -> None:
        """Catch up after missed news: load entries from the store, and exchange presence again."""
        hub = self._hub
        for room in list(hub.rooms.values()):
            if room.in_use:
                self.present(room)
                self.ask(room)
                await reload(hub, room)
            else:
                hub.forget(room.table.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._hub.tasks.attempt(work)

    # Repeated

    async def look(self) -> None:
        """Read and show what other processes have written."""
        await catch_up(self._hub, [room for room in self._hub.rooms.values() if room.listeners])

    async def heartbeat(self) -> None:
        """Announce presence, and forget silent processes. Without a connection, cached keys are dropped."""
        if not self.bus.connected:
            self.on_missed()
        awaited = []
        for table, room in self._hub.rooms.items():
            if room.expire():
                room.announce()
            if room.listeners or room.met:
                self.present(room)
            mover = room.table.mover
            if mover in room.seats_here() and len(room.table.people) > 1:
                awaited.append((table, mover))
        if awaited:
            await self._see(awaited)

    async def _see(self, awaited: list[tuple[str, int]]) -> None:
        """Store which awaited people are connected here, so that no other process takes them for absent."""
        when = now()

        def work(store: Connection) -> None:
            archive.seen(store, awaited, when)

        await self._hub.write(work)
