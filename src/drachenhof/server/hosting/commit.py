"""Commit changes to tables: try one on a fork, store it, acknowledge it, show it to observers.

Commands, bots and clocks differ only in the change that they pass. `app/services.py` lists what else a commit causes.
With each commit the time is stored at which the table is due next.
"""

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from drachenhof.bots.levels import HOLDER
from drachenhof.records.history import Step
from drachenhof.server.db import archive
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.room import Room
from drachenhof.server.hosting.sync import refresh
from drachenhof.tables import rating_rules
from drachenhof.tables.commands.lifecycle import REVEAL_SECONDS, begin, cancel_if_agreed
from drachenhof.tables.keys import now
from drachenhof.tables.messages import DAY, Live
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import Entry, SeatState
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


def recheck_after(table: Table, now: int) -> int:
    """Milliseconds until the next check of a table where nothing was due: longer, the longer it has been idle."""
    return min(max(LOOK_AGAIN, (now - table.waiting) // 4), LOOK_AT_LAST)


def apply_timeouts(fork: Table, room: Room, now: int, seen: int | None) -> bool:
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


ATTEMPTS = 4  # while other processes write to the same table

Change = Callable[[Table], object]
"""Adds entries to a fork of the table, or none if there is nothing to do. May raise `Refusal`."""


async def commit(hub: Hub, room: Room, change: Change) -> bool:
    """Change a table; return whether any entry was stored. The caller holds `room.lock`.

    If another process stored the next entry first, its entries are read and `change` is tried again on them.
    Raises the `Refusal` of `change`, `busy` after too many attempts, or the reason why the store failed.
    """
    for _ in range(ATTEMPTS):
        fork = room.table.fork()
        try:
            change(fork)
        except Refusal:
            if hub.shared and await refresh(hub, room):
                continue  # the refusal was about a table that is out of date
            raise
        if not fork.fresh:
            return False
        try:
            await _store(hub, room, fork)
        except IntegrityError:  # another process stored an entry with the same number
            if not await refresh(hub, room):
                break
        else:
            return True
    raise Refusal("busy")


async def _store(hub: Hub, room: Room, fork: Table) -> None:
    """Store the entries of a fork, put it in place of the table, then react and show it."""
    before = room.table
    moved = [index for index, seat in enumerate(fork.seats) if _changed_hands(before.seats[index], seat)]
    due = due_of(fork, now(), hub.settings.bot_late)

    def work(store: Connection) -> None:
        archive.append(store, fork, due, moved)
        hub.reactions.in_transaction(store, before, fork)

    await hub.write(work)
    entries, steps = fork.fresh, fork.steps
    fork.fresh, fork.steps = [], {}
    room.table = fork
    for seat in moved:
        room.links.pop(seat, None)
    asyncio.get_running_loop().call_soon(_show, hub, room, entries, steps)  # after the sender has the answer
    hub.reactions.after_commit(room, entries)


def _show(hub: Hub, room: Room, entries: list[Entry], steps: dict[int, Step]) -> None:
    room.broadcast(entries, steps)
    hub.reactions.after_shown(room)


def _changed_hands(before: SeatState, after: SeatState) -> bool:
    """Whether another player has the seat, or may take it: then the seat's link ends."""
    return (before.person, before.bot, before.name, before.reserved) != (
        after.person,
        after.bot,
        after.name,
        after.reserved,
    )
