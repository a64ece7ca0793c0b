"""Keep up with what other processes write to the same tables, and send observers their updates."""

from collections.abc import AsyncIterator, Sequence

import msgspec

from drachenhof.records.history import Step
from drachenhof.server.db import archive
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.room import Room
from drachenhof.tables.commands.lifecycle import ENDED
from drachenhof.tables.messages import Update
from drachenhof.tables.state import Entry
from drachenhof.tables.table import Table
from drachenhof.tables.views import Observation, observer_of

RECENT = 25  # entries for a new observer, who can request the rest of the log
PART = 50  # entries of one message, and of one piece of work
SHOWN = 120  # missed entries up to which each comes with its moments; of more only the last position is sent


async def missed(
    hub: Hub, room: Room, person: str | None, seen: int | None, most: int | None = None
) -> AsyncIterator[Update]:
    """Yield the entries after `seen` as updates; the last one has the table and the position.

    The last update is up to date when it is yielded: a caller that starts to listen without an `await` in between
    misses nothing. Of more than `most` entries only the first are sent, without table and position.
    """
    await room.begun()
    table = room.table
    reached = max(0, table.last - RECENT) if seen is None or seen > table.last else seen
    moments = 0 < reached == seen and table.last - reached <= SHOWN  # a new observer has missed nothing
    if most is not None and room.table.last - reached > most:
        async for last, entries in entries_for(hub, table, person, reached, reached + most):
            yield Update(last, entries, more=True)
        return
    while True:
        table = room.table
        held: tuple[int, list[msgspec.Raw]] | None = None
        async for part in entries_for(hub, table, person, reached, table.last, moments=moments):
            if held is not None:
                yield Update(held[0], held[1], more=True)
            held = part
        reached = table.last
        if room.table is table:
            yield _last(room, person, held[1] if held else [])
            return
        if held is not None:
            yield Update(held[0], held[1], more=True)


async def joined(updates: AsyncIterator[Update]) -> Update:
    """Join several updates into one."""
    parts = [part async for part in updates]
    last = parts[-1]
    last.entries = [entry for part in parts for entry in part.entries]
    return last


async def entries_for(
    hub: Hub, table: Table, person: str | None, after: int, upto: int, *, moments: bool = False
) -> AsyncIterator[tuple[int, list[msgspec.Raw]]]:
    """Yield entries of the log as a person may see them, in parts: the number of the last, and the entries.

    With `moments` they have the positions in between, as when they were first shown.
    """
    if after >= upto:
        return
    observer = observer_of(table, table.seats_of(person))
    for begin in range(after, upto, PART):
        end = min(begin + PART, upto)
        if moments:
            yield end, await _made(hub, table, observer, begin, end, moments=True)
        else:
            yield end, await _remembered(hub, table, observer, begin, end)


async def _remembered(hub: Hub, table: Table, observer: int, after: int, upto: int) -> list[msgspec.Raw]:
    """Return some entries, from the cache if the game is over."""
    numbers = range(after + 1, upto + 1)
    remembered = hub.log_cache.find(table.id, observer, numbers)
    if remembered is not None:
        return remembered
    entries = await _made(hub, table, observer, after, upto, moments=False)
    shown = hub.rooms.get(table.id)
    if table.status in ENDED and shown is not None and shown.table is table and len(entries) == len(numbers):
        hub.log_cache.keep(table.id, observer, numbers, entries)
    return entries


async def _made(hub: Hub, table: Table, observer: int, after: int, upto: int, *, moments: bool) -> list[msgspec.Raw]:
    entries = await hub.read(lambda store: archive.entries_between(store, table.id, after, upto))

    def made() -> list[msgspec.Raw]:
        return Observation(table).entries(observer, entries, _steps(table, entries), moments=moments)

    return await hub.work_queue.compute(made)


def _last(room: Room, person: str | None, entries: list[msgspec.Raw]) -> Update:
    table = room.table
    own = table.seats_of(person)
    observer = observer_of(table, own)
    return Update(
        table.last,
        entries,
        table=room.view(),
        position=Observation(table).position(observer),
        you=own,
        eyes=observer if observer >= 0 else None,
        host=person is not None and person == table.host,
        kept=table.seats_reserved_for(person),
    )


def _steps(table: Table, entries: list[Entry]) -> dict[int, Step]:
    """The positions around each move among some entries."""
    moves = [entry.number for entry in entries if entry.kind in ("move", "chance")]
    if not moves or table.play is None or table.problem is not None:
        return {}  # a log that cannot be replayed has no story
    return table.play.between(moves[0], moves[-1])


BATCH = 500  # tables per query
ATTEMPTS = 4  # while other processes write
FEW = 50  # entries that are folded in the event loop; more are folded in a thread


async def refresh(hub: Hub, room: Room) -> bool:
    """Read and show the entries of other processes; return whether there were any.

    The caller holds `room.lock`. The process that stored the entries runs the bots.
    """
    table, number = room.table.id, room.table.last
    entries, links = await hub.read(
        lambda store: (archive.entries_after(store, table, number), archive.links(store, table))
    )
    if len(entries) > FEW:
        fork, steps = await hub.work_queue.compute(lambda: _followed(room.table, entries))
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


async def follow(hub: Hub, room: Room, last: int) -> None:
    """Read the entries of other processes up to number `last`. The caller does not hold `room.lock`."""
    async with room.lock:
        if room.table.last < last:
            await refresh(hub, room)


async def catch_up(hub: Hub, rooms: Sequence[Room]) -> None:
    """Do the same for several tables, few of which have new entries. The caller holds none of their locks."""
    if not hub.shared:
        return
    for begin in range(0, len(rooms), BATCH):
        asked = {room.table.id: room for room in rooms[begin : begin + BATCH]}
        tables = list(asked)
        lasts = await hub.read(lambda store, tables=tables: archive.lasts(store, tables))
        for room in asked.values():
            if room.table.last < lasts.get(room.table.id, 0):
                await follow(hub, room, lasts[room.table.id])


async def current(hub: Hub, table: str) -> Room:
    """Return a room with all entries stored so far by any process. Raises `Refusal`."""
    room = await hub.room(table)
    await catch_up(hub, [room])
    return room


async def reload(hub: Hub, room: Room) -> None:
    """Load a table from its first entry, because earlier entries have changed."""
    table = room.table.id
    async with room.lock:
        for _ in range(ATTEMPTS):
            await refresh(hub, room)  # observers get the new entries first
            loaded, links = await hub.read(
                lambda store: (archive.load(store, table), archive.links(store, table)),
            )
            if loaded is None:
                hub.forget(table)
                return
            if loaded.last == room.table.last:
                room.table, room.links = loaded, links
                hub.log_cache.forget(table)
                room.show_again()
                return
