"""New tables: who may have one more, and how it is put up and dealt."""

from collections.abc import Callable

import structlog

from drachenhof.server.house.amend import amend
from drachenhof.server.house.bots import Bots
from drachenhof.server.house.follow import current
from drachenhof.server.house.house import House
from drachenhof.server.house.room import Room
from drachenhof.server.house.tending import due_of
from drachenhof.server.protocol import messages
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.protocol.resources import Created
from drachenhof.server.store import archive
from drachenhof.server.table import positions
from drachenhof.server.table.commands.dealing import begin
from drachenhof.server.table.commands.deeds import Caller
from drachenhof.server.table.keys import digest, new_key, now
from drachenhof.server.table.opening import opened, opened_from
from drachenhof.server.table.table import Table

log = structlog.get_logger()


async def create(house: House, bots: Bots, caller: Caller, wanted: messages.Create) -> Created:
    """A new table; raises `Refusal`."""
    await must_have_place(house, caller)
    return await _create(house, bots, opened(caller, wanted, now()), caller)


async def play_on(
    house: House, bots: Bots, caller: Caller, wanted: messages.PlayOn, weigh: Callable[[Table], None]
) -> Created:
    """A new table that begins with a position of another game; `weigh` may refuse one that is too many moves away."""
    await must_have_place(house, caller)
    if isinstance(wanted.of, messages.OfTable):
        other = (await current(house, wanted.of.table)).table
        origin = await house.desk.compute(lambda: positions.of_table(other, wanted.moves))
    else:
        record = bytes(wanted.of.record)
        origin = await house.desk.compute(lambda: positions.of_record(record, wanted.moves))
    table = opened_from(caller, wanted, origin, now())
    weigh(table)
    await house.desk.compute(table.prepare)
    return await _create(house, bots, table, caller)


async def _create(house: House, bots: Bots, table: Table, caller: Caller) -> Created:
    if not table.open_to_people:
        await _must_have_bots(house, bots, caller)
    await must_leave_others(house, table, caller)
    return await put_up(house, table, caller)


async def must_leave_others(house: House, table: Table, caller: Caller) -> None:
    """Limit how many public tables one person may have waiting for players."""
    most = house.settings.public_tables_each
    if not table.setup.public or table.status != "open":
        return
    if await house.read(lambda store: archive.waiting(store, caller.person)) >= most:
        raise Refusal("too-many-tables", most=most)


async def must_have_place(house: House, caller: Caller) -> None:
    """Refuse one more table to somebody who has many, and to everybody when the house closes."""
    if house.closing:
        raise Refusal("closing")
    if await house.read(lambda store: archive.running(store, caller.person)) >= house.settings.tables_each:
        raise Refusal("too-many-tables", most=house.settings.tables_each)


async def _must_have_bots(house: House, bots: Bots, caller: Caller) -> None:
    """The same for tables at which only bots sit: they never wait for anybody."""
    most = house.settings.bot_tables_each
    among_bots = await house.read(lambda store: archive.running(store, caller.person, bots_only=True))
    if among_bots + bots.tables_left_to(caller.person) >= most:
        raise Refusal("too-many-tables", most=most)


async def put_up(house: House, table: Table, caller: Caller) -> Created:
    """Keep a new table; its first deal comes after this is answered."""
    links = {index: new_key() for index, seat in enumerate(table.seats) if not seat.taken and not seat.reserved}
    digests = {seat: digest(link) for seat, link in links.items()}
    due = due_of(table, now(), house.settings.bot_late)
    await house.write(lambda store: archive.create(store, table, digests, due))
    table.fresh, table.steps = [], {}
    room = house.admit(Room(table, digests))
    if table.until is not None and table.until <= now():
        room.beginning = house.tasks.spawn(first_deal(house, room))
    shown = {str(seat): link for seat, link in links.items()}
    return Created(table.id, table.seats_of(caller.person), shown, table.commitment)


async def first_deal(house: House, room: Room) -> None:
    """Deal at a table that was full at once; if that fails, whoever looks after it next will."""
    try:
        async with room.lock:
            await amend(house, room, _dealt)
    except Refusal:
        log.warning("begins-later", table=room.table.id)
    finally:
        room.beginning = None


def _dealt(fork: Table) -> None:
    if fork.status == "fixing":  # else somebody who looks after tables was quicker
        begin(fork, now())
