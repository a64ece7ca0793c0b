"""Create tables: limits per person, storing, links, and the first deal."""

from collections.abc import Callable, Sequence

import structlog
from sqlalchemy import Connection

from drachenhof.server.db import archive
from drachenhof.server.hosting.bots import Bots
from drachenhof.server.hosting.commit import commit, due_of
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.room import Room
from drachenhof.server.hosting.sync import current
from drachenhof.tables import messages, new_table
from drachenhof.tables.commands import Caller
from drachenhof.tables.commands.lifecycle import begin
from drachenhof.tables.keys import digest, new_key, now
from drachenhof.tables.new_table import open_from_position, opened
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Created
from drachenhof.tables.table import Table

log = structlog.get_logger()


async def create(hub: Hub, bots: Bots, caller: Caller, wanted: messages.Create) -> Created:
    """Create a table. Raises `Refusal`."""
    await must_have_place(hub, caller)
    return await _create(hub, bots, opened(caller, wanted, now()), caller)


async def play_on(
    hub: Hub, bots: Bots, caller: Caller, wanted: messages.PlayOn, weigh: Callable[[int], None]
) -> Created:
    """Create a table that begins with a position of another game. `weigh` may refuse one after too many moves."""
    await must_have_place(hub, caller)
    if isinstance(wanted.of, messages.OfTable):
        other = (await current(hub, wanted.of.table)).table
        origin = await hub.work_queue.compute(lambda: new_table.position_of_table(other, wanted.moves))
    elif isinstance(wanted.of, messages.OfDrill):
        source = wanted.of
        origin = await hub.work_queue.compute(
            lambda: new_table.position_of_drill(source.game, source.drill, wanted.moves)
        )
    else:
        record = bytes(wanted.of.record)
        origin = await hub.work_queue.compute(lambda: new_table.position_of_record(record, wanted.moves))
    table = open_from_position(caller, wanted, origin, now())
    weigh(table.weight)
    await hub.work_queue.compute(table.prepare)
    return await _create(hub, bots, table, caller)


async def _create(hub: Hub, bots: Bots, table: Table, caller: Caller) -> Created:
    if not table.open_to_people:
        await must_have_bots(hub, bots, caller)
    await must_leave_others(hub, table, caller)
    return await add_table(hub, table, caller)


async def must_leave_others(hub: Hub, table: Table, caller: Caller) -> None:
    """Limit how many public tables one person may have waiting for players."""
    most = hub.settings.public_tables_each
    if not table.setup.public or table.status != "open":
        return
    if await hub.read(lambda store: archive.waiting(store, caller.person)) >= most:
        raise Refusal("too-many-tables", most=most)


async def must_have_place(hub: Hub, caller: Caller) -> None:
    """Raise `Refusal` if the caller hosts too many tables, or the server is closing."""
    if hub.closing:
        raise Refusal("closing")
    if await hub.read(lambda store: archive.running(store, caller.person)) >= hub.settings.tables_each:
        raise Refusal("too-many-tables", most=hub.settings.tables_each)


async def existing_table(hub: Hub, caller: Caller, table: str) -> Created:
    """Return the table of a try that was begun before."""
    tried = (await current(hub, table)).table
    return Created(tried.id, tried.seats_of(caller.person), {}, tried.commitment)


async def must_have_bots(hub: Hub, bots: Bots, caller: Caller) -> None:
    """Raise `Refusal` if the caller hosts too many tables of bots only: such games never wait for a person."""
    most = hub.settings.bot_tables_each
    among_bots = await hub.read(lambda store: archive.running(store, caller.person, bots_only=True))
    if among_bots + bots.tables_left_to(caller.person) >= most:
        raise Refusal("too-many-tables", most=most)


async def add_table(
    hub: Hub, table: Table, caller: Caller, also: Callable[[Connection], None] | None = None
) -> Created:
    """Store a new table, and what `also` writes in the same transaction. The first deal comes after the answer."""
    (made,) = await add_tables(hub, [table], caller, also)
    return made


async def add_tables(
    hub: Hub, tables: Sequence[Table], caller: Caller, also: Callable[[Connection], None] | None = None
) -> list[Created]:
    """Store several new tables, all of them or none."""
    links = [_links(table) for table in tables]
    digests = [{seat: digest(link) for seat, link in shown.items()} for shown in links]

    def work(store: Connection) -> None:
        for table, links_of_table in zip(tables, digests, strict=True):
            archive.create(store, table, links_of_table, due_of(table, now(), hub.settings.bot_late))
        if also is not None:
            also(store)

    await hub.write(work)
    for table, links_of_table in zip(tables, digests, strict=True):
        table.fresh, table.steps = [], {}
        room = hub.admit(Room(table, links_of_table))
        if table.until is not None and table.until <= now():
            room.beginning = hub.tasks.spawn(first_deal(hub, room))
    return [
        Created(
            table.id, table.seats_of(caller.person), {str(seat): link for seat, link in shown.items()}, table.commitment
        )
        for table, shown in zip(tables, links, strict=True)
    ]


def _links(table: Table) -> dict[int, str]:
    """Make links for the free seats that are not reserved."""
    return {index: new_key() for index, seat in enumerate(table.seats) if not seat.taken and not seat.reserved}


async def first_deal(hub: Hub, room: Room) -> None:
    """Make the first deal of a full table. If that fails, the next sweep of `Clocks` does it."""
    try:
        async with room.lock:
            await commit(hub, room, _dealt)
    except Refusal:
        log.warning("begins-later", table=room.table.id)
    finally:
        room.beginning = None


def _dealt(fork: Table) -> None:
    if fork.status == "fixing":  # otherwise a sweep was quicker
        begin(fork, now())
