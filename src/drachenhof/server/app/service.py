"""What all ways in share: the house, who asks, and how much one may ask for."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from starlette.requests import HTTPConnection

from drachenhof.server.app.limits import Limit, network
from drachenhof.server.app.listening import POLICY, Socket
from drachenhof.server.app.metrics import Metrics
from drachenhof.server.app.services import Services
from drachenhof.server.challenges.daily.service import Days
from drachenhof.server.db import archive
from drachenhof.server.hosting.settings import Settings
from drachenhof.server.players.accounts import rows as people
from drachenhof.tables.commands.context import Caller
from drachenhof.tables.keys import digest, now
from drachenhof.tables.refusal import Refusal

COOKIE_NAME = "drachenhof"
ID_LENGTH = 22  # characters of the id of a table
KNOWN_SECONDS = 30.0  # for which a key is taken from memory, where other processes may end it
KNOWN_HERE_SECONDS = 3600.0  # the same, where only this process can
KNOWN_KEYS = 20_000
SEEN_MILLISECONDS = 3_600_000  # after which it is noted again that somebody is here
FLOOD_COST = 50.0  # requests that a socket counts for which was cut
SOCKETS = 50_000  # open ones, of all addresses together
ANY, ANY_AT_ONCE = 2, 8  # times what one address may ask of the API, it may ask for in all, files of the page too
FOLDED = 100  # entries of a table that nobody uses, that are read for the cost of one request
BYTES = 4_000  # of a record, that are read for the cost of one request
BEGUN = 5.0  # requests that a table for a try at a day or a duel costs
COUNTED = 2_500  # tries of a day or at a duel, that are counted for the cost of one request
ADDRESS_COMMANDS = 4  # times what one socket may ask for, all sockets of an address may
HINTS_PER_SECOND, HINTS_AT_ONCE = 1.0, 20  # of one person
REVIEWS_PER_HOUR, REVIEWS_AT_ONCE = 60, 24  # that one person may have begun, by their cost
DUELS_PER_HOUR, DUELS_AT_ONCE = 20, 10  # that one person may make
TOURNAMENTS_PER_HOUR, TOURNAMENTS_AT_ONCE = 6, 3  # that one person may make
TRIAL_SECONDS = 1.0  # for which it is known whether the store keeps what it is given
PUBLIC_PER_HOUR, PUBLIC_AT_ONCE = 12, 6  # times what one person may have of public tables, one address may create
GIVEN_BYTES = 1_000_000  # of the moves of positions that tables begin with, in an hour and at once, of one person
SITS_PER_HOUR, SITS_AT_ONCE = 6, 12  # times that somebody from one address sits down at one table before its game
WHOLE_PER_MINUTE, WHOLE_AT_ONCE = 1.0, 3  # times that all of one person is asked for, or taken away


class Service:
    """A running server."""

    def __init__(self, services: Services, settings: Settings) -> None:
        self.services, self.house, self.settings = services, services.house, settings
        self.database = self.house.database
        self.metrics, self.days = Metrics(services), Days(self.house)
        self.ready = False
        self._trial: asyncio.Task[None] | None = None  # of the store
        self._tried = 0.0
        self.local = False  # whether it is for this machine only
        services.cluster.on_changed = self._forget_keys
        services.cluster.on_missed = self._forget_all_keys
        self.sockets: Counter[str] = Counter()  # open ones, by address
        self._callers: OrderedDict[str, tuple[float, Caller]] = OrderedDict()
        self._forgotten = 0  # how often keys were to be looked up anew
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
        """The schemes that our own pages come with: behind a proxy that does TLS nothing else than HTTPS."""
        return ("https",) if self.settings.secure_cookies else ("http", "https")

    @property
    def cookie_name(self) -> str:
        """The name of the cookie: behind TLS one that browsers accept from this very host only."""
        return f"__Host-{COOKIE_NAME}" if self.settings.secure_cookies else COOKIE_NAME

    # Who asks

    async def caller(self, connection: HTTPConnection) -> Caller | None:
        """Who asks, by cookie or key; None for somebody without a name."""
        key = self.key_of(connection)
        if key is None:
            return None
        kept = digest(key)
        if kept in self._callers and time.monotonic() < self._callers[kept][0]:
            return self._callers[kept][1]
        forgotten = self._forgotten
        row = await self.house.read(lambda store: people.by_key(store, key, (people.COOKIE, people.CARRY)))
        if row is None:
            return None
        caller, moment = Caller(row.person, row.name, row.program), now()
        if moment - row.seen > SEEN_MILLISECONDS:
            work = self.house.write(lambda store: people.met(store, caller.person, moment))
            self.house.tasks.attempt(work)
        if forgotten == self._forgotten:  # else the key may have ended since it was read
            self._remember(kept, caller)
        return caller

    def _remember(self, kept: str, caller: Caller) -> None:
        seconds = KNOWN_SECONDS if self.house.shared else KNOWN_HERE_SECONDS
        self._callers[kept] = (time.monotonic() + seconds, caller)
        if len(self._callers) > KNOWN_KEYS:
            self._callers.popitem(last=False)

    def key_of(self, connection: HTTPConnection) -> str | None:
        """The key that somebody asks with, valid or not."""
        key = _bearer(connection.headers) or connection.cookies.get(self.cookie_name)
        return key if key and len(key) <= 64 else None

    def forget_keys(self, person: str, *, gone: bool = False) -> None:
        """Look a person's keys up anew, at every process."""
        self._forget_keys(person)
        self.services.cluster.changed(person, gone=gone)

    def _forget_keys(self, person: str) -> None:
        self._forgotten += 1
        for kept, (_, caller) in list(self._callers.items()):
            if caller.person == person:
                del self._callers[kept]
        self.house.tasks.attempt(self._cut_off(person))

    def _forget_all_keys(self) -> None:
        """Any key may have ended elsewhere."""
        self._forgotten += 1
        self._callers.clear()
        self.house.tasks.attempt(self._cut_off())

    async def _cut_off(self, person: str | None = None) -> None:
        """End the sockets that were opened with a key which has ended: a person's, or everybody's."""
        named = [socket for socket in self._open_sockets() if socket.person is not None]
        open_ = named if person is None else [socket for socket in named if socket.person == person]
        keys = sorted({socket.key for socket in open_ if socket.key is not None})
        if not keys:
            return
        valid: set[str] = await self.house.read(lambda store: people.still_valid(store, keys))
        for socket in open_:
            if socket.key not in valid:
                socket.drop(POLICY)

    def _open_sockets(self) -> list[Socket]:
        rooms = self.house.rooms.values()
        return [listener for room in rooms for listener in room.listeners if isinstance(listener, Socket)]

    def address(self, connection: HTTPConnection) -> str:
        """The address that a request comes from; of IPv6, the network that one customer has."""
        host = connection.client.host if connection.client else ""
        if self.settings.trusted_proxy:
            forwarded = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
            host = forwarded[-1].strip() or host  # the last is the one that the proxy saw itself
        return network(host)

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; raises `Refusal` if there are too many."""
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
        """Whether the store keeps something just now, tried once a second at most; raises `Refusal` if not."""
        if self._trial is None or (self._trial.done() and time.monotonic() > self._tried + TRIAL_SECONDS):
            self._tried = time.monotonic()
            self._trial = self.house.tasks.spawn(self.house.write(archive.touch))
        await asyncio.shield(self._trial)

    def must_be_ours(self, connection: HTTPConnection) -> None:
        """Refuse what a page of somebody else sends with our cookie."""
        headers = connection.headers
        if _bearer(headers):  # which no page of somebody else has
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
        """Refuse what is asked too often."""
        if self.settings.limits and not limit.allows(key, cost):
            raise Refusal("too-many", seconds=limit.seconds(key))

    def refusal_of_any(self, connection: HTTPConnection) -> Refusal | None:
        """The refusal for an address that asks far too often, if it does."""
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
        """Slow down an address that was cut off for flooding: it may come back, but not at once and often."""
        if not self.settings.trusted_proxy:  # whose address a connection has
            self.charge(address, FLOOD_COST)

    def charge(self, address: str, cost: float) -> None:
        """Count what a request costs beyond a usual one."""
        self.requests.charge(address, cost)

    async def at_hand(self, table: str, address: str) -> None:
        """Read a table that nobody uses from its log: in turn, and at its cost; raises `Refusal`."""
        if not self.house.knows(table):
            async with self.turn(address):
                room = await self.house.room(table)
            self.charge(address, room.table.last / FOLDED)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn to ask for much; raises `Refusal`."""
        if not self.settings.limits:
            yield
            return
        async with self.house.work_queue.turn(address):
            yield


def table_id(text: str) -> str:
    """What may be the id of a table; raises `Refusal`."""
    if len(text) > ID_LENGTH or not text.isascii() or not text.isprintable():
        raise Refusal("no-table")
    return text


def _bearer(headers: Mapping[str, str]) -> str | None:
    """The key of a program that asks."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else None
