"""Identify callers, limit their requests, and hold what all endpoints share."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from starlette.requests import HTTPConnection

from drachenhof.server.app.limits import Limit, network
from drachenhof.server.app.monitoring import Metrics
from drachenhof.server.app.responses import POLICY, Socket
from drachenhof.server.app.services import Services
from drachenhof.server.challenges.daily.service import Days
from drachenhof.server.db import archive
from drachenhof.server.hosting.hub import Settings
from drachenhof.server.players.accounts import rows as people
from drachenhof.tables.commands import Caller
from drachenhof.tables.keys import digest, now
from drachenhof.tables.refusal import Refusal

COOKIE_NAME = "drachenhof"
ID_LENGTH = 22  # longest id of a table
KNOWN_SECONDS = 30.0  # for which a key is cached if other processes may end it
KNOWN_HERE_SECONDS = 3600.0  # the same if only this process can
KNOWN_KEYS = 20_000
SEEN_MILLISECONDS = 3_600_000  # between two updates of the time a person was last seen
FLOOD_COST = 50.0  # requests charged for a socket that was cut for flooding
SOCKETS = 50_000  # open sockets of all addresses together
ANY, ANY_AT_ONCE = 2, 8  # total requests of one address, files included, as multiples of its API requests
FOLDED = 100  # entries of a table not in memory that are loaded for the cost of one request
BYTES = 4_000  # bytes of a record that are read for the cost of one request
BEGUN = 5.0  # requests charged for a table of the daily game or of a duel
COUNTED = 2_500  # tries of a daily game or duel that are counted for the cost of one request
ADDRESS_COMMANDS = 4  # commands of all sockets of an address, as a multiple of those of one socket
HINTS_PER_SECOND, HINTS_AT_ONCE = 1.0, 20  # hints of one person
REVIEWS_PER_HOUR, REVIEWS_AT_ONCE = 60, 24  # reviews begun by one person, by cost
DUELS_PER_HOUR, DUELS_AT_ONCE = 20, 10  # duels of one person
TOURNAMENTS_PER_HOUR, TOURNAMENTS_AT_ONCE = 6, 3  # tournaments of one person
TRIAL_SECONDS = 1.0  # for which the result of a trial write is valid
PUBLIC_PER_HOUR, PUBLIC_AT_ONCE = 12, 6  # public tables of one address, as multiples of those of one person
GIVEN_BYTES = 1_000_000  # bytes of given moves of one person, per hour and at once
SITS_PER_HOUR, SITS_AT_ONCE = 6, 12  # times that one address may sit down at one table
WHOLE_PER_MINUTE, WHOLE_AT_ONCE = 1.0, 3  # exports or deletions of all data of one person


class Service:
    """A running server: its services, limits and cached keys."""

    def __init__(self, services: Services, settings: Settings) -> None:
        self.services, self.hub, self.settings = services, services.hub, settings
        self.database = self.hub.database
        self.metrics, self.days = Metrics(services), Days(self.hub)
        self.ready = False
        self._trial: asyncio.Task[None] | None = None  # a trial write to the store
        self._tried = 0.0
        self.local = False  # it listens on loopback addresses only
        services.cluster.on_changed = self._forget_keys
        services.cluster.on_missed = self._forget_all_keys
        self.sockets: Counter[str] = Counter()  # number of open sockets by address
        self._callers: OrderedDict[str, tuple[float, Caller]] = OrderedDict()
        self._forgotten = 0  # number of times that cached keys were dropped
        self.requests = Limit(settings.requests_per_second, settings.requests_per_second * 4)
        self.all_requests = Limit(settings.requests_per_second * ANY, settings.requests_per_second * ANY_AT_ONCE)
        self.chats = Limit(settings.chats_per_minute / 60, 8)
        self.newcomers = Limit(settings.people_per_hour / 3600, 60)
        commands = settings.commands_per_second * ADDRESS_COMMANDS
        self.commands = Limit(commands, commands * 2)
        self.sits = Limit(SITS_PER_HOUR / 3600, SITS_AT_ONCE)
        self.hints = Limit(HINTS_PER_SECOND, HINTS_AT_ONCE)
        self.duels = Limit(DUELS_PER_HOUR / 3600, DUELS_AT_ONCE)
        self.tournaments = Limit(TOURNAMENTS_PER_HOUR / 3600, TOURNAMENTS_AT_ONCE)
        self.reviews = Limit(REVIEWS_PER_HOUR / 3600, REVIEWS_AT_ONCE)
        self.tables = Limit(settings.tables_each / 3600, settings.tables_each * 2)
        self.public = Limit(
            settings.public_tables_each * PUBLIC_PER_HOUR / 3600, settings.public_tables_each * PUBLIC_AT_ONCE
        )
        self.given = Limit(GIVEN_BYTES / 3600, GIVEN_BYTES)
        self.whole = Limit(WHOLE_PER_MINUTE / 60, WHOLE_AT_ONCE)
        self.goodbyes = Limit(WHOLE_PER_MINUTE / 60, WHOLE_AT_ONCE)

    @property
    def _schemes(self) -> tuple[str, ...]:
        """The schemes of the server's own pages: only HTTPS behind a proxy that does TLS."""
        return ("https",) if self.settings.secure_cookies else ("http", "https")

    @property
    def cookie_name(self) -> str:
        """The name of the cookie. Behind TLS its prefix `__Host-` makes browsers take it from this host only."""
        return f"__Host-{COOKIE_NAME}" if self.settings.secure_cookies else COOKIE_NAME

    # Callers

    async def caller(self, connection: HTTPConnection) -> Caller | None:
        """The person of a request, by cookie or key, or None."""
        key = self.key_of(connection)
        if key is None:
            return None
        hashed = digest(key)
        if hashed in self._callers and time.monotonic() < self._callers[hashed][0]:
            return self._callers[hashed][1]
        forgotten = self._forgotten
        row = await self.hub.read(lambda store: people.by_key(store, key, (people.COOKIE, people.CARRY)))
        if row is None:
            return None
        caller, moment = Caller(row.person, row.name, row.program), now()
        if moment - row.seen > SEEN_MILLISECONDS:
            work = self.hub.write(lambda store: people.met(store, caller.person, moment))
            self.hub.tasks.attempt(work)
        if forgotten == self._forgotten:  # otherwise the key may have ended since it was read
            self._remember(hashed, caller)
        return caller

    def _remember(self, hashed: str, caller: Caller) -> None:
        seconds = KNOWN_SECONDS if self.hub.shared else KNOWN_HERE_SECONDS
        self._callers[hashed] = (time.monotonic() + seconds, caller)
        if len(self._callers) > KNOWN_KEYS:
            self._callers.popitem(last=False)

    def key_of(self, connection: HTTPConnection) -> str | None:
        """The key of a request, valid or not."""
        key = _bearer(connection.headers) or connection.cookies.get(self.cookie_name)
        return key if key and len(key) <= 64 else None

    def forget_keys(self, person: str, *, gone: bool = False) -> None:
        """Drop the cached keys of a person, at every process."""
        self._forget_keys(person)
        self.services.cluster.changed(person, gone=gone)

    def _forget_keys(self, person: str) -> None:
        self._forgotten += 1
        for hashed, (_, caller) in list(self._callers.items()):
            if caller.person == person:
                del self._callers[hashed]
        self.hub.tasks.attempt(self._cut_off(person))

    def _forget_all_keys(self) -> None:
        """Drop all cached keys, because any may have ended at another process."""
        self._forgotten += 1
        self._callers.clear()
        self.hub.tasks.attempt(self._cut_off())

    async def _cut_off(self, person: str | None = None) -> None:
        """Close the sockets that were opened with a key which has ended: of one person, or of all."""
        named = [socket for socket in self._open_sockets() if socket.person is not None]
        open_ = named if person is None else [socket for socket in named if socket.person == person]
        keys = sorted({socket.key for socket in open_ if socket.key is not None})
        if not keys:
            return
        valid: set[str] = await self.hub.read(lambda store: people.still_valid(store, keys))
        for socket in open_:
            if socket.key not in valid:
                socket.drop(POLICY)

    def _open_sockets(self) -> list[Socket]:
        rooms = self.hub.rooms.values()
        return [listener for room in rooms for listener in room.listeners if isinstance(listener, Socket)]

    def address(self, connection: HTTPConnection) -> str:
        """The address of a request, as limits count it."""
        host = connection.client.host if connection.client else ""
        if self.settings.trusted_proxy:
            forwarded = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
            host = forwarded[-1].strip() or host  # the proxy appended the last one itself
        return network(host)

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Count a socket while it is open. Raises `Refusal` if there are too many."""
        if self.settings.limits and self.sockets[address] >= self.settings.sockets_each:
            raise Refusal("too-many")
        if self.sockets.total() >= SOCKETS:
            raise Refusal("busy")
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def can_keep(self) -> None:
        """Check that the store accepts writes, by a trial write at most once a second. Raises `Refusal`."""
        if self._trial is None or (self._trial.done() and time.monotonic() > self._tried + TRIAL_SECONDS):
            self._tried = time.monotonic()
            self._trial = self.hub.tasks.spawn(self.hub.write(archive.touch))
        await asyncio.shield(self._trial)

    def must_be_same_origin(self, connection: HTTPConnection) -> None:
        """Raise `Refusal` for a request of another site's page that carries our cookie."""
        headers = connection.headers
        if _bearer(headers):  # which pages of other sites do not have
            return
        origin = headers.get("origin")
        if origin is None:
            ours = headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        else:
            scheme, _, host = origin.partition("://")
            own = scheme in self._schemes and host == headers.get("host")
            ours = own or origin in self.settings.origins
        if not ours:
            raise Refusal("foreign-origin")

    def must_be_within(self, limit: Limit, key: Any, cost: float = 1.0) -> None:
        """Spend `cost` of a limit. Raises `Refusal` if it is used up."""
        if self.settings.limits and not limit.allows(key, cost):
            raise Refusal("too-many", seconds=limit.seconds(key))

    def refusal_of_any(self, connection: HTTPConnection) -> Refusal | None:
        """The refusal for an address beyond its total limit, or None."""
        try:
            self.must_be_within(self.all_requests, self.address(connection))
        except Refusal as refusal:
            return refusal
        return None

    def must_be_light(self, person: str, weight: int) -> None:
        """Limit how many bytes of given moves a person may use in an hour."""
        if weight:
            self.must_be_within(self.given, person, weight)

    def flooded(self, address: str) -> None:
        """Charge an address for a socket that was cut for flooding."""
        if not self.settings.trusted_proxy:  # otherwise the connection has the proxy's address
            self.charge(address, FLOOD_COST)

    def charge(self, address: str, cost: float) -> None:
        """Charge what a request costs beyond a usual one."""
        self.requests.charge(address, cost)

    async def load_at_cost(self, table: str, address: str) -> None:
        """Load a table that is not in memory, in the work queue and at its cost. Raises `Refusal`."""
        if not self.hub.knows(table):
            async with self.turn(address):
                room = await self.hub.room(table)
            self.charge(address, room.table.last / FOLDED)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn in the work queue. Raises `Refusal`."""
        if not self.settings.limits:
            yield
            return
        async with self.hub.work_queue.turn(address):
            yield


def table_id(text: str) -> str:
    """Return an id of a table. Raises `Refusal` if it cannot be one."""
    if len(text) > ID_LENGTH or not text.isascii() or not text.isprintable():
        raise Refusal("no-table")
    return text


def _bearer(headers: Mapping[str, str]) -> str | None:
    """The bearer token of a request, or None."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else None
