"""The hub: the tables in use, the store behind them, and the background work next to them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy import Connection

from drachenhof.server.db import archive
from drachenhof.server.db.backend import StoreFailed
from drachenhof.server.db.database import Database
from drachenhof.server.hosting.room import Room
from drachenhof.server.workers.queues import WorkQueue
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import Entry
from drachenhof.tables.table import Table


@dataclass(frozen=True)
class Settings:
    """The server's limits and permissions."""

    hooks: bool = False  # whether people may have web hooks
    open_days: bool = False  # daily deals follow from the date alone, as in the terminal; for a local server
    origins: tuple[str, ...] = ()  # origins of other pages that may use the API with keys, and open sockets
    secure_cookies: bool = False  # set if the server is behind TLS
    trusted_proxy: bool = False  # take the client's address from X-Forwarded-For
    rooms: int = 4000  # tables in memory without observers
    listeners_each: int = 100  # sockets at one table
    sockets_each: int = 5000  # of one address
    connections_each: int = 500  # HTTP connections of one address; behind a proxy the proxy has them all
    tables_each: int = 50  # unfinished tables of one host
    bot_tables_each: int = 3  # of these, tables at which bots play all seats
    public_tables_each: int = 5  # of these, public tables that are still open
    commands_per_second: float = 20.0  # of one socket
    requests_per_second: float = 50.0  # of one address
    chats_per_minute: float = 20.0  # of one person at one table
    people_per_hour: float = 200.0  # new accounts of one address
    bot_late: float = 20.0  # seconds after which a late bot move is requested again, perhaps by another process
    limits: bool = True  # False only for measurements


CACHE_BYTES = 32_000_000

Told = list[msgspec.Raw]


class LogCache:
    """Encoded entries by table and observer. Beyond `most` bytes the least recently used are dropped."""

    def __init__(self, most: int = CACHE_BYTES) -> None:
        self._most, self.size = most, 0
        self._entries: OrderedDict[tuple[str, int], dict[int, msgspec.Raw]] = OrderedDict()

    def find(self, table: str, observer: int, numbers: range) -> Told | None:
        """Return some entries if all of them are cached."""
        cached = self._entries.get((table, observer))
        if cached is None or any(number not in cached for number in numbers):
            return None
        self._entries.move_to_end((table, observer))
        return [cached[number] for number in numbers]

    def keep(self, table: str, observer: int, numbers: Sequence[int], entries: Told) -> None:
        cached = self._entries.setdefault((table, observer), {})
        self._entries.move_to_end((table, observer))
        for number, entry in zip(numbers, entries, strict=True):
            if number not in cached:
                cached[number] = entry
                self.size += len(bytes(entry))
        while self.size > self._most:
            self._drop(next(iter(self._entries)))

    def forget(self, table: str) -> None:
        """Drop all entries of a table."""
        for key in [key for key in self._entries if key[0] == table]:
            self._drop(key)

    def _drop(self, key: tuple[str, int]) -> None:
        self.size -= sum(len(bytes(entry)) for entry in self._entries.pop(key).values())


NOTED = 10_000  # milliseconds between two log lines about the same failure of the store
FOLDED = 2  # tables that are loaded at once

log = structlog.get_logger()


class Tasks:
    """Background tasks that are cancelled together."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self.ended = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def attempt(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task whose failure is only logged, because it is tried again later."""
        self.spawn(_attempted(work))

    def repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Attempt `work` until the end, with `seconds` between two attempts."""
        self.spawn(self._repeated(seconds, work))

    async def _repeated(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while not self.ended:
            await asyncio.sleep(seconds)
            await _attempted(work())

    async def end(self) -> None:
        """Cancel all tasks and start no more. Writes already passed to the store are finished."""
        self.ended = True
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


async def _attempted(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Refusal as refusal:
        log.warning("watch-refused", code=refusal.code)
    except Exception:  # the task is tried again, and other tasks must go on
        log.exception("watch-failed")


class Reactions(Protocol):
    """What reacts to committed entries; `app/services.py` has the list."""

    def in_transaction(self, connection: Connection, before: Table, after: Table) -> None:
        """Write rows in the transaction that stores the entries."""

    def after_commit(self, room: Room, entries: list[Entry]) -> None:
        """React to stored entries that observers do not have yet."""

    def after_shown(self, room: Room) -> None:
        """React once observers have the entries."""


class Hub:
    """The tables in use, and the store behind them."""

    reactions: Reactions
    """Set before the first commit."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database, self.settings = database, settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.shared = database.address.path is None  # other processes may write to the same database
        self.closing = False
        self.work_queue, self.log_cache, self.tasks = WorkQueue(), LogCache(), Tasks()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._noted: dict[str, int] = {}  # when a failure of the store was last logged
        self._folding = asyncio.Semaphore(FOLDED)

    # Tables

    async def room(self, table: str) -> Room:
        """Return the room of a table, loaded from the store if it is not in memory. Raises `Refusal`."""
        while table not in self.rooms:  # a room can be dropped while its loading is awaited: load it again
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
        return self.admit(Room(loaded, links))

    def admit(self, room: Room) -> Room:
        """Add a room to memory, and drop the least recently used rooms beyond the limit."""
        self.rooms[room.table.id] = room
        if len(self.rooms) > self.settings.rooms:
            for table, other in list(self.rooms.items()):
                if not other.in_use and other is not room:
                    self.forget(table)
                if len(self.rooms) <= self.settings.rooms:
                    break
        return room

    def knows(self, table: str) -> bool:
        """Whether a table is in memory or being loaded."""
        return table in self.rooms or table in self._loading

    def forget(self, table: str) -> None:
        """Drop a table from memory: the next use loads it from the store."""
        self.rooms.pop(table, None)
        self.log_cache.forget(table)

    # The store

    async def write(self, work: Any) -> Any:
        """Run `work` in a write transaction and return its result. Raises `Refusal` if the store fails."""
        try:
            return await self.database.write(work)
        except StoreFailed as failure:
            self._note(failure)
            raise refused(failure) from failure

    async def read(self, work: Any) -> Any:
        """Run `work` on a read connection and return its result. Raises `Refusal` if the store fails."""
        try:
            return await self.database.read(work)
        except StoreFailed as failure:
            self._note(failure)
            raise refused(failure) from failure

    def _note(self, failure: StoreFailed) -> None:
        """Log a failure of the store, the same one at most once in `NOTED` milliseconds."""
        if failure.code != "closed" and now() >= self._noted.get(failure.code, 0) + NOTED:
            self._noted[failure.code] = now()
            log.error("store-failed", code=failure.code, reason=str(failure.__cause__ or "")[:200])


def refused(failure: StoreFailed) -> Refusal:
    """The refusal that a client gets when the store fails."""
    if failure.code == "busy":
        return Refusal("busy")
    if failure.code == "unknown":
        return Refusal("unknown-outcome")
    return Refusal("closing" if failure.code == "closed" else "not-kept", reason=failure.code)
