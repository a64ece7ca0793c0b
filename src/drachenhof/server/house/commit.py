"""The one way in which a table changes: tried on a fork, kept in the store, acknowledged, and then shown.

What people, bots and clocks do differs only in the change. What fails before it
is kept has not happened.
"""

from collections.abc import Callable

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from drachenhof.server.house.house import House
from drachenhof.server.house.room import Room
from drachenhof.server.house.sync import refresh
from drachenhof.server.house.timeouts import due_of
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.store import archive, duels, results, tournaments, tries
from drachenhof.server.table import counting
from drachenhof.server.table.keys import now
from drachenhof.server.table.seat import SeatState
from drachenhof.server.table.table import Table

ATTEMPTS = 4  # while other processes write to the same table

Change = Callable[[Table], object]
"""Adds entries to a fork, or none where there is nothing to do; may raise `Refusal`."""


async def commit(house: House, room: Room, change: Change) -> bool:
    """Change a table; says whether there was something to keep. The caller has the room's lock.

    After another process has written, the change is tried again on what it wrote.
    Raises the change's own `Refusal`, or one that says `busy`, or why nothing was kept.
    """
    for _ in range(ATTEMPTS):
        fork = room.table.fork()
        try:
            change(fork)
        except Refusal:
            if house.shared and await refresh(house, room):
                continue  # something has happened that nobody had told us
            raise
        if not fork.fresh:
            return False
        try:
            await _keep(house, room, fork)
        except IntegrityError:  # somebody else has written the next entry
            if not await refresh(house, room):
                break
        else:
            return True
    raise Refusal("busy")


async def _keep(house: House, room: Room, fork: Table) -> None:
    """Put a fork in its table's place: first into the store, then into the room, then before all who look on."""
    moved = [index for index, seat in enumerate(fork.seats) if _changed_hands(room.table.seats[index], seat)]
    ended = counting.settled(fork) and not counting.settled(room.table)
    due = due_of(fork, now(), house.settings.bot_late)

    def work(store: Connection) -> None:
        archive.keep(store, fork, due, moved)
        if ended:
            results.finish(store, fork, fork.changed)
            tries.finish(store, fork, fork.changed)
            duels.finish(store, fork, fork.changed)
            tournaments.finish(store, fork, fork.changed)
        elif tournaments.gone(fork) != tournaments.gone(room.table):
            tournaments.note(store, fork, fork.changed)

    await house.write(work)
    entries, steps = fork.fresh, fork.steps
    fork.fresh, fork.steps = [], {}
    room.table = fork
    for seat in moved:
        room.links.pop(seat, None)
    house.kept(room, entries, steps)


def _changed_hands(before: SeatState, after: SeatState) -> bool:
    """Whether somebody else sits there, or may: then the seat's link ends."""
    return (before.person, before.bot, before.name, before.reserved) != (
        after.person,
        after.bot,
        after.name,
        after.reserved,
    )
