"""Delete a person: leave all tables, then delete the stored data."""

from drachenhof.bots.levels import HOLDER
from drachenhof.server.app.service import Service
from drachenhof.server.db import archive, listing
from drachenhof.server.hosting.commit import commit
from drachenhof.server.hosting.sync import current, reload
from drachenhof.server.players import export as own_data
from drachenhof.tables.commands.context import Caller
from drachenhof.tables.commands.lifecycle import cancel_if_agreed
from drachenhof.tables.keys import deleted_person_id, now
from drachenhof.tables.table import Table

BATCH = 500  # entries changed in one write, so that other writes need not wait
TABLES = 50  # tables changed in one write
ROUNDS = 3  # searches for tables, because the person may join one meanwhile


async def erase(service: Service, caller: Caller) -> None:
    """Delete a person. Bots go on with running games; open tables of the person are cancelled."""
    house, gone, left = service.house, deleted_person_id(), set[str]()
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
        service.services.cluster.dropped(table)
        if house.knows(table):
            await _read_anew(service, table)


async def _leave_all(service: Service, tables: list[str], caller: Caller, gone: str) -> None:
    """Leave all tables and anonymise their entries, in small writes."""
    house = service.house
    for table in await house.read(lambda store: archive.still_on(store, tables)):
        await _leave(service, table, caller)
    while await house.write(lambda store: own_data.silence(store, caller.person, gone, BATCH)):
        pass
    for begin in range(0, len(tables), TABLES):
        some = tables[begin : begin + TABLES]
        await house.write(lambda store, some=some: own_data.leave_tables(store, caller.person, gone, some))


async def _read_anew(service: Service, table: str) -> None:
    """Load a table again, and correct its row in lists."""
    house = service.house
    room = await house.room(table)
    await reload(house, room)
    await house.write(lambda store: listing.correct(store, room.table))


async def _leave(service: Service, table: str, caller: Caller) -> None:
    """Leave one table."""
    room = await current(service.house, table)
    async with room.lock:
        await commit(service.house, room, lambda fork: _get_up(fork, caller.person))


def _get_up(fork: Table, person: str) -> None:
    """Free or hold the seats of a person, and cancel an open table of that host."""
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
