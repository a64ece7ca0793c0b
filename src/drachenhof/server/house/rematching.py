"""A rematch: the same people at a new table, which whoever asks first creates."""

from typing import TYPE_CHECKING

from drachenhof.server.house.conflict import Conflict
from drachenhof.server.house.room import Room
from drachenhof.server.protocol import messages
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.store import archive
from drachenhof.server.table.commands.commands import DEEDS
from drachenhof.server.table.commands.deeds import Caller, Deed
from drachenhof.server.table.keys import now
from drachenhof.server.table.opening import opened_again
from drachenhof.server.table.table import Table

if TYPE_CHECKING:
    from drachenhof.server.house.house import House

ATTEMPTS = 4  # when other processes write to the same table


async def rematched(house: "House", room: Room, caller: Caller, command: messages.Rematch) -> messages.Accepted:
    """The table of the rematch; raises `Refusal`."""
    async with room.lock:
        for _ in range(ATTEMPTS):
            fork = room.table.fork()
            DEEDS[type(command)](Deed(fork, caller, now(), room.links), command)
            if await _is_there(house, fork) or await _create(house, room, fork, caller, command):
                return messages.Accepted(command.id, room.table.rematched, table=room.table.rematch)
    raise Refusal("busy")


async def _is_there(house: "House", table: Table) -> bool:
    """Whether the next table is there already; one that was cancelled is none."""
    return table.rematch is not None and (await house.current(table.rematch)).table.status != "cancelled"


async def _create(house: "House", room: Room, fork: Table, caller: Caller, command: messages.Rematch) -> bool:
    """Create the table, and say so at the old one; not if somebody else was first there."""
    await house.must_have_place(caller)
    table = opened_again(caller, command, fork, now())
    await house.must_leave_others(table, caller)
    await house.desk.compute(table.prepare)
    await house.put_up(table, caller)
    fork.add("rematch", now(), person=caller.person, table=table.id)
    try:
        await house.keep(room, fork)
    except Conflict:
        await house.write(lambda store: archive.remove(store, table.id))
        house.forget(table.id)
        await house.refresh(room)
        return False
    return True
