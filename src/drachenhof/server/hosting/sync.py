"""Following what other processes have written to the same tables, and showing it to those who look on here."""

from collections.abc import Sequence

from drachenhof.records.history import Step
from drachenhof.server.db import archive
from drachenhof.server.hosting.house import House
from drachenhof.server.hosting.room import Room
from drachenhof.tables.log import Entry
from drachenhof.tables.table import Table

ASKED = 500  # tables per query
ATTEMPTS = 4  # while other processes write
FEW = 50  # entries that are folded in the event loop; more are folded in a thread


async def refresh(house: House, room: Room) -> bool:
    """Read and show the entries of other processes; return whether there were any.

    The caller holds `room.lock`. The process that stored the entries runs the bots.
    """
    table, number = room.table.id, room.table.last
    entries, links = await house.read(
        lambda store: (archive.entries_after(store, table, number), archive.links(store, table))
    )
    if len(entries) > FEW:
        fork, steps = await house.work_queue.compute(lambda: _followed(room.table, entries))
    else:
        fork, steps = _followed(room.table, entries)
    room.links = links
    if entries:
        room.table, room.led = fork, False
        room.broadcast(entries, steps)
    return bool(entries)


def _followed(table: Table, entries: list[Entry]) -> tuple[Table, dict[int, Step]]:
    """Return the table after some entries, and the moves among them."""
    fork, steps = table.fork(), dict[int, Step]()
    for entry in entries:
        step = fork.follow(entry)
        if step is not None and fork.play is not None:
            steps[entry.number] = step._replace(after=fork.play.game.copy(step.after))
    fork.fresh = []
    return fork, steps


async def follow(house: House, room: Room, last: int) -> None:
    """Read the entries of other processes up to number `last`. The caller does not hold `room.lock`."""
    async with room.lock:
        if room.table.last < last:
            await refresh(house, room)


async def catch_up(house: House, rooms: Sequence[Room]) -> None:
    """Do the same for several tables, few of which have new entries. The caller holds none of their locks."""
    if not house.shared:
        return
    for begin in range(0, len(rooms), ASKED):
        asked = {room.table.id: room for room in rooms[begin : begin + ASKED]}
        tables = list(asked)
        lasts = await house.read(lambda store, tables=tables: archive.lasts(store, tables))
        for room in asked.values():
            if room.table.last < lasts.get(room.table.id, 0):
                await follow(house, room, lasts[room.table.id])


async def current(house: House, table: str) -> Room:
    """Return a room with all entries stored so far by any process. Raises `Refusal`."""
    room = await house.room(table)
    await catch_up(house, [room])
    return room


async def reload(house: House, room: Room) -> None:
    """Load a table from its first entry, because earlier entries have changed."""
    table = room.table.id
    async with room.lock:
        for _ in range(ATTEMPTS):
            await refresh(house, room)  # observers get the new entries first
            loaded, links = await house.read(
                lambda store: (archive.load(store, table), archive.links(store, table)),
            )
            if loaded is None:
                house.forget(table)
                return
            if loaded.last == room.table.last:
                room.table, room.links = loaded, links
                house.log_cache.forget(table)
                room.show_again()
                return
