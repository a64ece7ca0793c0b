"""Commit changes to tables: try one on a fork, store it, acknowledge it, show it to observers.

Commands, bots and clocks differ only in the change that they pass. `app/services.py` lists what else a commit causes.
"""

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from drachenhof.records.history import Step
from drachenhof.server.db import archive
from drachenhof.server.hosting.house import House
from drachenhof.server.hosting.room import Room
from drachenhof.server.hosting.sync import refresh
from drachenhof.server.hosting.timeouts import due_of
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import Entry, SeatState
from drachenhof.tables.table import Table

ATTEMPTS = 4  # while other processes write to the same table

Change = Callable[[Table], object]
"""Adds entries to a fork of the table, or none if there is nothing to do. May raise `Refusal`."""


async def commit(house: House, room: Room, change: Change) -> bool:
    """Change a table; return whether any entry was stored. The caller holds `room.lock`.

    If another process stored the next entry first, its entries are read and `change` is tried again on them.
    Raises the `Refusal` of `change`, `busy` after too many attempts, or the reason why the store failed.
    """
    for _ in range(ATTEMPTS):
        fork = room.table.fork()
        try:
            change(fork)
        except Refusal:
            if house.shared and await refresh(house, room):
                continue  # the refusal was about a table that is out of date
            raise
        if not fork.fresh:
            return False
        try:
            await _store(house, room, fork)
        except IntegrityError:  # another process stored an entry with the same number
            if not await refresh(house, room):
                break
        else:
            return True
    raise Refusal("busy")


async def _store(house: House, room: Room, fork: Table) -> None:
    """Store the entries of a fork, put it in place of the table, then react and show it."""
    before = room.table
    moved = [index for index, seat in enumerate(fork.seats) if _changed_hands(before.seats[index], seat)]
    due = due_of(fork, now(), house.settings.bot_late)

    def work(store: Connection) -> None:
        archive.append(store, fork, due, moved)
        house.reactions.in_transaction(store, before, fork)

    await house.write(work)
    entries, steps = fork.fresh, fork.steps
    fork.fresh, fork.steps = [], {}
    room.table = fork
    for seat in moved:
        room.links.pop(seat, None)
    asyncio.get_running_loop().call_soon(_show, house, room, entries, steps)  # after the sender has the answer
    house.reactions.after_commit(room, entries)


def _show(house: House, room: Room, entries: list[Entry], steps: dict[int, Step]) -> None:
    room.broadcast(entries, steps)
    house.reactions.after_shown(room)


def _changed_hands(before: SeatState, after: SeatState) -> bool:
    """Whether another player has the seat, or may take it: then the seat's link ends."""
    return (before.person, before.bot, before.name, before.reserved) != (
        after.person,
        after.bot,
        after.name,
        after.reserved,
    )
