"""Handle tables whose time limit has passed: deals, absent players, and bots that another process left."""

import asyncio
from contextlib import suppress

import structlog

from drachenhof.bots.levels import HOLDER
from drachenhof.server.db import archive
from drachenhof.server.hosting.bots import Bots
from drachenhof.server.hosting.commit import commit
from drachenhof.server.hosting.house import House
from drachenhof.server.hosting.room import Room
from drachenhof.server.hosting.sync import refresh
from drachenhof.tables import rating_rules
from drachenhof.tables.commands.deal import REVEAL_SECONDS, begin
from drachenhof.tables.commands.end import cancel_if_agreed
from drachenhof.tables.keys import now
from drachenhof.tables.messages import DAY, Live
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table

ABANDONED = 7 * DAY * 1000  # milliseconds after which a table that never filled is cancelled
ALONE = 14 * DAY * 1000  # for one decision of a person who plays alone in a rated game
LOOK_AGAIN = 10_000
LOOK_AT_LAST = 3_600_000
SILENT = 900_000  # after which a bot holds a live seat though its person is connected; or ten times the grace


def due_of(table: Table, now: int, bot_late: float) -> int | None:
    """When a table is due next, or None. A bot's move is late after `bot_late` seconds."""
    if table.status == "open":
        return table.changed + ABANDONED
    if table.status == "fixing":
        return None if table.until is None else min(table.until, now + REVEAL_SECONDS * 1000)
    mover = table.mover
    if mover is None:
        return None
    if table.seats[mover].bot_in_charge is not None:
        return now + round(bot_late * 1000)
    if len(table.people) == 1:
        return table.waiting + ALONE if rating_rules.at_stake(table) else None  # otherwise no other person waits
    return table.waiting + table.setup.pace.grace * 1000


def patience(table: Table, now: int) -> int:
    """Milliseconds until the next check of a table where nothing was due: longer, the longer it has been idle."""
    return min(max(LOOK_AGAIN, (now - table.waiting) // 4), LOOK_AT_LAST)


def tend(fork: Table, room: Room, now: int, seen: int | None) -> bool:
    """Do what is due, on a fork; return whether anything was. `seen` is when the mover was last connected."""
    if fork.status == "open" and now >= fork.changed + ABANDONED:
        fork.add("cancel", now, why="abandoned")
        return True
    if fork.status == "fixing" and fork.until is not None and not 0 < fork.until - now <= REVEAL_SECONDS * 1000:
        begin(fork, now)
        return True
    mover = fork.mover
    if mover is None or not _too_late(fork, room, mover, now, seen):
        return False
    fork.add("hold", now, seat=mover, bot=HOLDER[fork.game], why="away")
    cancel_if_agreed(fork, now)
    return True


def _too_late(table: Table, room: Room, mover: int, now: int, seen: int | None) -> bool:
    """Whether the seat to move is late: at a live table, only if other players are connected."""
    seat = table.seats[mover]
    grace = table.setup.pace.grace * 1000
    if seat.bot_in_charge is not None or now < table.waiting + grace:
        return False
    if len(table.people) == 1:
        return rating_rules.at_stake(table) and now >= table.waiting + ALONE
    others = [
        index
        for index, other in enumerate(table.seats)
        if other.person not in (None, seat.person) and other.holder is None
    ]
    if not isinstance(table.setup.pace, Live):
        return bool(others)
    present = room.present()
    person = seat.person or ""
    away_since = max(table.waiting, seen or 0, room.met.get(person, 0), room.away.get(person, room.opened))
    away = not present[mover] and now >= away_since + grace
    silent = now >= table.waiting + max(SILENT, 10 * grace)
    return (away or silent) and any(present[other] for other in others)


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
