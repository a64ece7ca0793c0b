"""Track who is connected to a table: arriving, watching, leaving."""

import asyncio

import msgspec

from drachenhof.server.db import archive
from drachenhof.server.hosting.bots import Bots
from drachenhof.server.hosting.cluster import Cluster
from drachenhof.server.hosting.house import House
from drachenhof.server.hosting.room import HTTP_PRESENCE, Listener, Room
from drachenhof.server.hosting.sync import catch_up, missed
from drachenhof.server.hosting.timeouts import LOOK_AGAIN, patience
from drachenhof.tables.keys import now

PRESENCE_SECONDS = 0.3  # arrivals and departures within it share one message

_encode = msgspec.json.Encoder().encode


class Presence:
    """Keeps the presence of rooms up to date, and announces changes."""

    def __init__(self, house: House, cluster: Cluster, bots: Bots) -> None:
        self.house, self.cluster, self.bots = house, cluster, bots

    async def enter(self, table: str, listener: Listener, seen: int | None) -> Room:
        """Add a listener that has the entries up to `seen`, and send the later ones: each exactly once."""
        room = await self.house.room(table)
        room.must_have_place(listener.person, self.house.settings.listeners_each, listener.address)
        room.entering += 1  # keeps the room in memory meanwhile
        try:
            await catch_up(self.house, [room])
            async for update in missed(self.house, room, listener.person, seen):
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
        if room.table.mover is not None and patience(room.table, now()) > LOOK_AGAIN:
            self.house.tasks.attempt(self._look_soon(room.table.id, room.table.last))
        if room.table.left_to_bots and room.thinking is None:
            self.bots.consider(room)
        self._announce(room)

    async def _look_soon(self, table: str, last: int) -> None:
        """Make a table due soon, because a person came back after a long time."""
        due = now() + LOOK_AGAIN
        await self.house.write(lambda store: archive.hasten(store, table, last, due))

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
        if room.thinking is None:
            self.bots.consider(room)

    def met(self, room: Room, person: str | None) -> None:
        """Note a request of a person."""
        if room.meet(person):
            self._announce(room)
            self._fade_later(room)

    def _fade_later(self, room: Room) -> None:
        """Start a timer that announces when a person has sent no HTTP request for a while."""
        if not room.fading and not self.house.tasks.ended:
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
        if room.announcing or self.house.tasks.ended:
            return
        room.announcing = True
        asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._announce_now, room)

    def _announce_now(self, room: Room) -> None:
        room.announcing = False
        room.announce()
        self.cluster.present(room)
