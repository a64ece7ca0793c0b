"""The house: all tables, and everything that happens at them.

A command is carried out on a fork of its table, kept in the store with a full
sync, acknowledged, and then shown to all who look on: in this order. What fails
before it is kept has not happened.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from drachenhof.records import Step
from drachenhof.server.house import following
from drachenhof.server.house.catching_up import missed
from drachenhof.server.house.conflict import Conflict
from drachenhof.server.house.desk import Desk
from drachenhof.server.house.rematching import rematched
from drachenhof.server.house.retelling import Retelling
from drachenhof.server.house.room import Listener, Room
from drachenhof.server.house.settings import Settings
from drachenhof.server.house.tending import due_of
from drachenhof.server.protocol import messages
from drachenhof.server.protocol.log import Done, Entry
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.protocol.resources import Created
from drachenhof.server.store import archive, results
from drachenhof.server.store.database import Database
from drachenhof.server.store.failures import StoreFailed
from drachenhof.server.table import counting, positions
from drachenhof.server.table.commands.commands import DEEDS, done_before
from drachenhof.server.table.commands.dealing import begin
from drachenhof.server.table.commands.deeds import Caller, Deed
from drachenhof.server.table.commands.seating import seat_for
from drachenhof.server.table.keys import digest, new_key, now
from drachenhof.server.table.opening import opened, opened_from
from drachenhof.server.table.table import Table
from drachenhof.server.thinking.advising import advise

if TYPE_CHECKING:
    from drachenhof.server.house.watch import Watch

NOTED = 10_000  # milliseconds between two lines about the same failure of the store
ATTEMPTS = 4  # when other processes write to the same table
FOLDED = 2  # logs that are read and folded at once

log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode


class House:
    """The tables that are in use, and the store behind them."""

    def __init__(self, database: Database, settings: Settings, watch: "Watch") -> None:
        self.database, self.settings, self.watch = database, settings, watch
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.shared = database.address.path is None  # other processes may write to the same database
        self.closing = False
        self._noted: dict[str, int] = {}  # when a failure of the store was last logged
        self.desk, self.retelling = Desk(), Retelling()
        self._folding = asyncio.Semaphore(FOLDED)
        watch.house = self

    # Tables

    async def create(self, caller: Caller, wanted: messages.Create) -> Created:
        """A new table."""
        await self.must_have_place(caller)
        return await self._create(opened(caller, wanted, now()), caller)

    async def play_on(self, caller: Caller, wanted: messages.PlayOn, weigh: Callable[[Table], None]) -> Created:
        """A new table that begins with a position of another game; `weigh` may refuse it for the size of that."""
        await self.must_have_place(caller)
        if isinstance(wanted.of, messages.OfTable):
            other = (await self.current(wanted.of.table)).table
            origin = await self.desk.compute(lambda: positions.of_table(other, wanted.moves))
        else:
            record = bytes(wanted.of.record)
            origin = await self.desk.compute(lambda: positions.of_record(record, wanted.moves))
        table = opened_from(caller, wanted, origin, now())
        weigh(table)
        await self.desk.compute(table.prepare)
        return await self._create(table, caller)

    async def _create(self, table: Table, caller: Caller) -> Created:
        if not table.open_to_people:
            await self._must_have_bots(caller)
        await self.must_leave_others(table, caller)
        return await self.put_up(table, caller)

    async def must_leave_others(self, table: Table, caller: Caller) -> None:
        """Refuse one more public table that waits for people to somebody who has some in the list."""
        most = self.settings.public_tables_each
        if not table.setup.public or table.status != "open":
            return
        if await self.read(lambda store: archive.waiting(store, caller.person)) >= most:
            raise Refusal("too-many-tables", most=most)

    async def must_have_place(self, caller: Caller) -> None:
        """Refuse one more table to somebody who has many, and to everybody when the house closes."""
        if self.closing:
            raise Refusal("closing")
        if await self.read(lambda store: archive.running(store, caller.person)) >= self.settings.tables_each:
            raise Refusal("too-many-tables", most=self.settings.tables_each)

    async def _must_have_bots(self, caller: Caller) -> None:
        """The same for tables at which only bots sit: they never wait for anybody."""
        most = self.settings.bot_tables_each
        among_bots = await self.read(lambda store: archive.running(store, caller.person, bots_only=True))
        if among_bots + self.watch.left_to_bots(caller.person) >= most:
            raise Refusal("too-many-tables", most=most)

    async def put_up(self, table: Table, caller: Caller) -> Created:
        """Keep a new table; its first deal comes after this is answered."""
        links = {
            seat: new_key() for seat, sitting in enumerate(table.seats) if not sitting.taken and not sitting.reserved
        }
        digests = {seat: digest(link) for seat, link in links.items()}
        due = due_of(table, now(), self.settings.bot_late)
        await self.write(lambda store: archive.create(store, table, digests, due))
        table.fresh, table.steps = [], {}
        room = self._admit(Room(table, digests))
        if table.until is not None and table.until <= now():
            room.beginning = self.watch.spawn(self._begin(room))
        shown = {str(seat): link for seat, link in links.items()}
        return Created(table.id, table.seats_of(caller.person), shown, table.commitment)

    async def _begin(self, room: Room) -> None:
        """Deal at a table that was full at once; if that fails, whoever looks after it next will."""
        try:
            async with room.lock:
                fork = room.table.fork()
                if fork.status == "fixing":  # else somebody who looks after tables was quicker
                    begin(fork, now())
                    await self.keep(room, fork)
        except (Conflict, Refusal):
            log.warning("begins-later", table=room.table.id)
        finally:
            room.beginning = None

    async def room(self, table: str) -> Room:
        """A table that is in use, or is now; raises `Refusal`."""
        while table not in self.rooms:  # one that was let go of while somebody waited for it is read again
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
                self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
            await asyncio.shield(self._loading[table])
        self.rooms.move_to_end(table)
        return self.rooms[table]

    async def _load(self, table: str) -> Room:
        def read(store: Connection) -> tuple[Table | None, dict[int, str]]:
            return archive.load(store, table), archive.links(store, table)

        async with self._folding:
            loaded, links = await self.read(read)
        if loaded is None:
            raise Refusal("no-table")
        if loaded.problem is not None:
            log.error("table-broken", table=table, engine=loaded.engine, problem=loaded.problem)
            await self.write(lambda store: archive.mark(store, loaded))
        return self._admit(Room(loaded, links))

    def _admit(self, room: Room) -> Room:
        """Keep a table at hand, and let go of those that nobody has used for long."""
        self.rooms[room.table.id] = room
        if len(self.rooms) > self.settings.rooms:
            for table, other in list(self.rooms.items()):
                if not other.in_use and other is not room:
                    self.forget(table)
                if len(self.rooms) <= self.settings.rooms:
                    break
        return room

    def knows(self, table: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        return table in self.rooms or table in self._loading

    def forget(self, table: str) -> None:
        """Read a table anew when it is next asked for."""
        self.rooms.pop(table, None)
        self.retelling.forget(table)

    # Commands

    async def command(self, table: str, caller: Caller, command: messages.Command) -> messages.Answer:
        """Carry a command out; raises `Refusal`."""
        room = await self.room(table)
        self.watch.met(room, caller.person)
        if isinstance(command, messages.Ping):
            return messages.Pong(command.id, now())
        await room.begun()
        if isinstance(command, messages.Hint | messages.Rematch):
            await self.catch_up([room])
        if isinstance(command, messages.Hint):
            return await advise(self.watch.thinkers, room.table, caller, command)
        if isinstance(command, messages.Rematch):
            return await rematched(self, room, caller, command)
        async with room.lock:
            if self.shared and isinstance(command, messages.Sit):
                await self.refresh(room)  # its link may have ended
            return await self._carry_out(room, caller, command)

    async def must_be_free(self, table: str, command: messages.Sit) -> None:
        """Refuse a seat to somebody new before anything is kept of him."""
        room = await self.current(table)
        await room.begun()
        seat_for(Deed(room.table, Caller("", ""), now(), room.links), command)

    async def _carry_out(self, room: Room, caller: Caller, command: messages.Command) -> messages.Answer:
        for _ in range(ATTEMPTS):
            done = room.table.requests.get((caller.person, command.id))
            if done is not None:
                return done_before(command, done)
            if self.closing:
                raise Refusal("closing")
            fork = room.table.fork()
            try:
                DEEDS[type(command)](Deed(fork, caller, now(), room.links), command)
            except Refusal as refusal:
                if self.shared and await self.refresh(room):
                    continue  # something has happened that nobody had told us
                return await self._answered_before(room, caller, command, refusal)
            if isinstance(command, messages.Link):
                return await self._new_link(room, command)
            try:
                await self.keep(room, fork)
            except Conflict:
                if await self.refresh(room):
                    continue
                return await self._answered_before(room, caller, command, Refusal("busy"))
            done = room.table.requests.get((caller.person, command.id))
            return messages.Accepted(command.id, done.number if done else room.table.last)
        raise Refusal("busy")

    async def _answered_before(
        self, room: Room, caller: Caller, command: messages.Command, refusal: Refusal
    ) -> messages.Accepted:
        """The answer to a request that was done so long ago that only the store knows; else raises the refusal."""
        if not room.forgets_requests:
            raise refusal
        table = room.table.id
        done: Done | None = await self.read(lambda store: archive.answered(store, table, caller.person, command.id))
        if done is None:
            raise refusal
        return done_before(command, done)

    async def _new_link(self, room: Room, command: messages.Link) -> messages.Accepted:
        link = new_key()
        await self.write(lambda store: archive.set_link(store, room.table.id, command.seat, digest(link)))
        room.links[command.seat] = digest(link)
        self.watch.links_changed(room)
        return messages.Accepted(command.id, room.table.last, link=link)

    # Keeping and showing

    async def keep(self, room: Room, fork: Table) -> None:
        """Put a fork in its table's place: first into the store, then into the room, then before all eyes."""
        moved = [seat for seat, sitting in enumerate(fork.seats) if _changed_hands(room.table.seats[seat], sitting)]
        ended = counting.settled(fork) and not counting.settled(room.table)
        due = due_of(fork, now(), self.settings.bot_late)

        def work(store: Connection) -> None:
            archive.keep(store, fork, due, moved)
            if ended:
                results.finish(store, fork, fork.changed)

        try:
            await self.write(work)
        except IntegrityError:
            raise Conflict from None
        entries, steps = fork.fresh, fork.steps
        fork.fresh, fork.steps = [], {}
        room.table = fork
        for seat in moved:
            room.links.pop(seat, None)
        asyncio.get_running_loop().call_soon(self.show, room, entries, steps)
        self.watch.kept(room, entries)

    def show(self, room: Room, entries: list[Entry], steps: dict[int, Step]) -> None:
        """Tell everybody who looks on, and let bots and clocks go on."""
        room.broadcast(entries, steps)
        self.watch.consider(room)

    async def refresh(self, room: Room) -> bool:
        """Read what other processes have written, and show it; the caller has the room's lock."""
        return await following.refresh(self, room)

    async def catch_up(self, rooms: Sequence[Room]) -> None:
        """The same for several tables; the caller has none of their locks."""
        if self.shared:
            await following.catch_up(self, rooms)

    async def current(self, table: str) -> Room:
        """A table with all that any process has kept by now; raises `Refusal`."""
        room = await self.room(table)
        await self.catch_up([room])
        return room

    async def reload(self, room: Room) -> None:
        """Read a table from its beginning."""
        await following.reload(self, room)

    # Looking on

    async def enter(self, table: str, listener: Listener, seen: int | None) -> Room:
        """Somebody looks on, from the last entry that he has seen; he misses nothing, and gets nothing twice."""
        room = await self.room(table)
        room.must_have_place(listener.person, self.settings.listeners_each, listener.address)
        room.entering += 1  # it must not be let go of meanwhile
        try:
            await self.catch_up([room])
            async for update in self.updates(room, listener.person, seen):
                listener.send(_encode(update).decode())
                if update.more is True:
                    await listener.drained()
        finally:
            room.entering -= 1
        listener.last = room.table.last
        room.listeners.add(listener)
        self.watch.came(room, listener.person)
        return room

    def part(self, room: Room, listener: Listener) -> None:
        """Somebody looks away."""
        room.listeners.discard(listener)
        self.watch.went(room, listener.person)

    async def updates(
        self, room: Room, person: str | None, seen: int | None, most: int | None = None
    ) -> AsyncIterator[messages.Update]:
        """What somebody has missed, in parts, the last of them with how things stand; or the first `most` entries."""
        await room.begun()
        async for part in missed(self, room, person, seen, most):
            yield part

    # The store

    async def write(self, work: Any) -> Any:
        try:
            return await self.database.write(work)
        except StoreFailed as failure:
            self._note(failure)
            raise refused(failure) from failure

    async def read(self, work: Any) -> Any:
        try:
            return await self.database.read(work)
        except StoreFailed as failure:
            self._note(failure)
            raise refused(failure) from failure

    def _note(self, failure: StoreFailed) -> None:
        """Log that the store fails; not each time, while it goes on."""
        if failure.code != "closed" and now() >= self._noted.get(failure.code, 0) + NOTED:
            self._noted[failure.code] = now()
            log.error("store-failed", code=failure.code, reason=str(failure.__cause__ or "")[:200])


def refused(failure: StoreFailed) -> Refusal:
    """What a client is told of a failing store."""
    if failure.code == "busy":
        return Refusal("busy")
    if failure.code == "unknown":
        return Refusal("unknown-outcome")
    return Refusal("closing" if failure.code == "closed" else "not-kept", reason=failure.code)


def _changed_hands(before: Any, after: Any) -> bool:
    return (before.person, before.bot, before.name, before.reserved) != (
        after.person,
        after.bot,
        after.name,
        after.reserved,
    )
