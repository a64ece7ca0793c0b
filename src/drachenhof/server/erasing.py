"""A person leaves for good: first the tables, then all that is kept."""

from drachenhof.server import archive, people
from drachenhof.server.deeds import HOLDER, Caller
from drachenhof.server.house import Conflict
from drachenhof.server.keys import now
from drachenhof.server.refusal import Refusal
from drachenhof.server.service import Service

ATTEMPTS = 4


async def erase(service: Service, caller: Caller) -> None:
    """Delete a person: games that run go on with a bot, tables that wait for him are cancelled."""
    house = service.house
    tables: list[str] = await house.read(lambda store: people.tables_with(store, caller.person))
    for table in tables:
        await _leave(service, table, caller)
    await house.write(lambda store: people.erase(store, caller.person))
    service.forget_keys(caller.person)
    for table in tables:
        room = house.rooms.get(table)
        if room is not None:
            async with room.lock:
                reread = await house.read(lambda store, name=table: archive.load(store, name))
                room.table = reread
        house.watch.dropped(table)


async def _leave(service: Service, table: str, caller: Caller) -> None:
    """Get up from one table, whatever it has come to."""
    room = await service.house.room(table)
    async with room.lock:
        for _ in range(ATTEMPTS):
            fork = room.table.fork()
            own = fork.seats_of(caller.person)
            if fork.status == "open" and fork.host == caller.person:
                fork.add("cancel", now(), why="host")
            elif fork.status == "open":
                for seat in own:
                    fork.add("rise", now(), seat=seat)
            elif fork.status in ("playing", "fixing"):
                for seat in own:
                    if fork.seats[seat].holder is None:
                        fork.add("hold", now(), seat=seat, bot=HOLDER, why="left")
            if not fork.fresh:
                return
            try:
                await service.house.keep(room, fork)
                return
            except Conflict:
                await service.house.refresh(room)
    raise Refusal("busy")
