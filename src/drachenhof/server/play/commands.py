"""Carry out the commands of people at tables, from the request to its answer."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from drachenhof.server.app.services import Services
from drachenhof.server.db import archive
from drachenhof.server.hosting.bots import advise
from drachenhof.server.hosting.commit import commit
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.new_tables import add_table, must_have_place, must_leave_others
from drachenhof.server.hosting.room import Room
from drachenhof.server.hosting.sync import catch_up, current, refresh
from drachenhof.tables import messages, text
from drachenhof.tables.commands import Caller, CommandContext, lifecycle, moves, seats
from drachenhof.tables.keys import digest, new_key, now
from drachenhof.tables.new_table import open_rematch
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import Done
from drachenhof.tables.table import Table

HANDLERS: dict[type[messages.Command], Callable[[CommandContext, Any], None]] = {
    messages.Move: moves.move,
    messages.Undo: moves.undo,
    messages.Resign: lifecycle.resign,
    messages.Sit: seats.sit,
    messages.Leave: seats.leave,
    messages.Back: seats.back,
    messages.Change: seats.change,
    messages.Cancel: lifecycle.cancel,
    messages.Decline: lifecycle.decline,
    messages.Link: seats.link,
    messages.Commit: lifecycle.commit,
    messages.Reveal: lifecycle.reveal,
    messages.Say: text.say,
    messages.Rematch: lifecycle.rematch,
}

_LEAVES: dict[str, tuple[str, ...]] = {
    "leave": ("rise", "hold"),
    "cancel": ("cancel", "asks"),
    "decline": ("declines",),
}
"""The kind of the entry that a command adds, if its name differs."""

OF_THE_STORE = ("not-kept", "unknown-outcome", "closing")
"""Codes of refusals that are about the store, not about the command."""


async def carry_out(services: Services, table: str, caller: Caller, command: messages.Command) -> messages.Answer:
    """Carry out a command and return the answer. Raises `Refusal`."""
    hub = services.hub
    room = await hub.room(table)
    services.presence.met(room, caller.person)
    if isinstance(command, messages.Ping):
        return messages.Pong(command.id, now())
    await room.begun()
    if isinstance(command, messages.Hint | messages.Coach | messages.Rematch):
        await catch_up(hub, [room])
    if isinstance(command, messages.Hint):
        return await advise(services.bots.worker_pool, room.table, caller, command)
    if isinstance(command, messages.Coach):
        return await services.coaches.coach(room.table, caller, command)
    services.coaches.stop(room.table.id)
    if isinstance(command, messages.Rematch):
        return await rematched(hub, room, caller, command)
    async with room.lock:
        if hub.shared and isinstance(command, messages.Sit):
            await refresh(hub, room)  # the seat's link may have changed
        done = await _done(hub, room, caller, command)
        if done is None and isinstance(command, messages.Link):
            return await _new_link(services, room, command)
        return done or messages.Accepted(command.id, room.table.last)


async def must_be_free(hub: Hub, table: str, command: messages.Sit) -> None:
    """Raise `Refusal` if a newcomer may not take a seat, before the person is stored."""
    room = await current(hub, table)
    await room.begun()
    seats.seat_for(CommandContext(room.table, Caller("", ""), now(), room.links), command)


async def _done(hub: Hub, room: Room, caller: Caller, command: messages.Command) -> messages.Accepted | None:
    """Carry out a command once, whatever its number of requests; None if it adds no entry. Raises `Refusal`."""
    request = (caller.person, command.id)

    def change(fork: Table) -> None:
        if request in fork.requests:
            return
        if hub.closing:
            raise Refusal("closing")
        HANDLERS[type(command)](CommandContext(fork, caller, now(), room.links), command)

    try:
        new = await commit(hub, room, change)
    except Refusal as refusal:
        before = None if refusal.code in OF_THE_STORE else await _long_ago(hub, room, caller, command)
        if before is None:
            raise
        return done_before(command, before)
    done = room.table.requests.get(request)
    if done is None:
        return None
    return messages.Accepted(command.id, done.number) if new else done_before(command, done)


async def _long_ago(hub: Hub, room: Room, caller: Caller, command: messages.Command) -> Done | None:
    """Look up a request that was done so long ago that only the store has it."""
    done: Done | None = None
    table = room.table.id
    if room.forgets_requests:
        with suppress(Refusal):
            done = await hub.read(lambda store: archive.answered(store, table, caller.person, command.id))
    return done


async def _new_link(services: Services, room: Room, command: messages.Link) -> messages.Accepted:
    link = new_key()
    await services.hub.write(lambda store: archive.set_link(store, room.table.id, command.seat, digest(link)))
    room.links[command.seat] = digest(link)
    services.cluster.dropped(room.table.id)
    return messages.Accepted(command.id, room.table.last, link=link)


async def rematched(hub: Hub, room: Room, caller: Caller, command: messages.Rematch) -> messages.Accepted:
    """Return the table of the rematch; the first request creates it. Raises `Refusal`."""
    async with room.lock:
        _check(room, room.table.fork(), caller, command)
        before = room.table.rematch
        if before is None or not await _is_on(hub, before):
            await _name(hub, room, caller, command, await _add_rematch(hub, room, caller, command))
    return messages.Accepted(command.id, room.table.rematched, table=room.table.rematch)


def _check(room: Room, fork: Table, caller: Caller, command: messages.Rematch) -> None:
    HANDLERS[type(command)](CommandContext(fork, caller, now(), room.links), command)


async def _name(hub: Hub, room: Room, caller: Caller, command: messages.Rematch, table: str) -> None:
    """Add the new table to the old table's log. If another process was first, remove the new table."""
    before = room.table.rematch

    def change(fork: Table) -> None:
        _check(room, fork, caller, command)
        if fork.rematch == before:
            fork.add("rematch", now(), person=caller.person, table=table)

    try:
        first = await commit(hub, room, change)
    except Refusal as refusal:
        if refusal.code != "unknown-outcome":
            await _take_down(hub, table)
        raise
    if not first:
        await _take_down(hub, table)


async def _is_on(hub: Hub, table: str) -> bool:
    """Whether the next table was not cancelled."""
    return (await current(hub, table)).table.status != "cancelled"


async def _add_rematch(hub: Hub, room: Room, caller: Caller, command: messages.Rematch) -> str:
    await must_have_place(hub, caller)
    table = open_rematch(caller, command, room.table, now())
    await must_leave_others(hub, table, caller)
    await hub.work_queue.compute(table.prepare)
    await add_table(hub, table, caller)
    return table.id


async def _take_down(hub: Hub, table: str) -> None:
    """Remove a table that no client knows. If the store fails, it stays empty."""
    with suppress(Refusal):
        await hub.write(lambda store: archive.remove(store, table))
    hub.forget(table)


def done_before(command: messages.Command, done: Done) -> messages.Accepted:
    """Answer a request that was done before. Raises `Refusal` if its id was another command's."""
    name = type(command).__name__.lower()
    if done.kind not in _LEAVES.get(name, (name,)):
        raise Refusal("id-used", number=done.number)
    return messages.Accepted(command.id, done.number)
