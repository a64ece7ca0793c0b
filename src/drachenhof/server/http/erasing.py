"""A person leaves for good: first the tables, then all that is kept."""

from drachenhof.bots.levels import HOLDER
from drachenhof.server.house.amend import amend
from drachenhof.server.house.follow import current, reload
from drachenhof.server.http.service import Service
from drachenhof.server.store import archive, listing, own_data
from drachenhof.server.table.commands.deeds import Caller
from drachenhof.server.table.commands.ending import cancel_if_agreed
from drachenhof.server.table.keys import nobody, now
from drachenhof.server.table.table import Table

BATCH = 500  # entries that are changed at once: nobody else is to wait for it
TABLES = 50  # tables, for the same reason
ROUNDS = 3  # looks for tables: the person may have come to one meanwhile


async def erase(service: Service, caller: Caller) -> None:
    """Delete a person: games that run go on with a bot, own tables that wait for people are cancelled."""
    house, gone, left = service.house, nobody(), set[str]()
    for _ in range(ROUNDS):
        tables: list[str] = await house.read(lambda store: own_data.tables_with(store, caller.person))
        if not tables:
            break
        await _leave_all(service, tables, caller, gone)
        left.update(tables)
    await house.write(lambda store: own_data.erase(store, caller.person))
    await service.database.scrub()
    service.forget_keys(caller.person, gone=True)
    for room in list(house.rooms.values()):
        room.cut_off(caller.person)
    for table in sorted(left):
        service.watch.others.dropped(table)
        if house.knows(table):
            await _read_anew(service, table)


async def _leave_all(service: Service, tables: list[str], caller: Caller, gone: str) -> None:
    """Get up from all tables, and be nobody there any more; a little at a time, as others want to write too."""
    house = service.house
    for table in await house.read(lambda store: archive.still_on(store, tables)):
        await _leave(service, table, caller)
    while await house.write(lambda store: own_data.silence(store, caller.person, gone, BATCH)):
        pass
    for begin in range(0, len(tables), TABLES):
        some = tables[begin : begin + TABLES]
        await house.write(lambda store, some=some: own_data.leave_tables(store, caller.person, gone, some))


async def _read_anew(service: Service, table: str) -> None:
    """Forget what was known of a table; somebody may have written it into a list meanwhile."""
    house = service.house
    room = await house.room(table)
    await reload(house, room)
    await house.write(lambda store: listing.correct(store, room.table))


async def _leave(service: Service, table: str, caller: Caller) -> None:
    """Get up from one table, whatever it has come to."""
    room = await current(service.house, table)
    async with room.lock:
        await amend(service.house, room, lambda fork: _get_up(fork, caller.person))


def _get_up(fork: Table, person: str) -> None:
    """What becomes of a person's seats, and of an open table that this person hosts."""
    own = fork.seats_of(person)
    if fork.host == person and (fork.status == "open" or (fork.status in ("playing", "fixing") and not fork.people)):
        fork.add("cancel", now(), why="host")
    elif fork.status == "open":
        for seat in own:
            fork.add("rise", now(), seat=seat)
    elif fork.status in ("playing", "fixing"):
        for seat in own:
            if fork.seats[seat].holder is None:
                fork.add("hold", now(), seat=seat, bot=HOLDER[fork.game], why="left")
        if own and fork.status == "playing":
            cancel_if_agreed(fork, now())
