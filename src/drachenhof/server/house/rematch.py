"""A rematch: the same people at a new table, which whoever asks first creates."""

from contextlib import suppress

from drachenhof.server.house.commit import commit
from drachenhof.server.house.creating import must_have_place, must_leave_others, put_up
from drachenhof.server.house.house import House
from drachenhof.server.house.room import Room
from drachenhof.server.house.sync import current
from drachenhof.server.protocol import messages
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.store import archive
from drachenhof.server.table.commands.commands import DEEDS
from drachenhof.server.table.commands.deeds import Caller, Deed
from drachenhof.server.table.keys import now
from drachenhof.server.table.opening import opened_again
from drachenhof.server.table.table import Table


async def rematched(house: House, room: Room, caller: Caller, command: messages.Rematch) -> messages.Accepted:
    """The table of the rematch; raises `Refusal`."""
    async with room.lock:
        _check(room, room.table.fork(), caller, command)
        before = room.table.rematch
        if before is None or not await _is_on(house, before):
            await _name(house, room, caller, command, await _put_up(house, room, caller, command))
    return messages.Accepted(command.id, room.table.rematched, table=room.table.rematch)


def _check(room: Room, fork: Table, caller: Caller, command: messages.Rematch) -> None:
    DEEDS[type(command)](Deed(fork, caller, now(), room.links), command)


async def _name(house: House, room: Room, caller: Caller, command: messages.Rematch, table: str) -> None:
    """Say at the old table which is the new one; if another process was first, the new one is taken down again."""
    before = room.table.rematch

    def change(fork: Table) -> None:
        _check(room, fork, caller, command)
        if fork.rematch == before:
            fork.add("rematch", now(), person=caller.person, table=table)

    try:
        first = await commit(house, room, change)
    except Refusal as refusal:
        if refusal.code != "unknown-outcome":
            await _take_down(house, table)
        raise
    if not first:
        await _take_down(house, table)


async def _is_on(house: House, table: str) -> bool:
    """Whether people can still go to the next table: it was not cancelled."""
    return (await current(house, table)).table.status != "cancelled"


async def _put_up(house: House, room: Room, caller: Caller, command: messages.Rematch) -> str:
    await must_have_place(house, caller)
    table = opened_again(caller, command, room.table, now())
    await must_leave_others(house, table, caller)
    await house.work_queue.compute(table.prepare)
    await put_up(house, table, caller)
    return table.id


async def _take_down(house: House, table: str) -> None:
    """Remove a table that nobody was told of; if the store cannot, it stays empty."""
    with suppress(Refusal):
        await house.write(lambda store: archive.remove(store, table))
    house.forget(table)
