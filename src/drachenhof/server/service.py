"""What all ways in share: the house, who asks, and how much one may ask for."""

import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import structlog
from starlette.requests import HTTPConnection

from drachenhof.server import people
from drachenhof.server.deeds import Caller
from drachenhof.server.house import House
from drachenhof.server.keys import digest
from drachenhof.server.limits import Limit
from drachenhof.server.metrics import Metrics
from drachenhof.server.refusal import Refusal
from drachenhof.server.settings import Settings

COOKIE_NAME = "drachenhof"
KNOWN_SECONDS = 30.0  # for which a key is taken from memory
KNOWN_KEYS = 20_000

log = structlog.get_logger()


class Service:
    """A running server."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house, self.settings = house, settings
        self.database = house.database
        self.metrics = Metrics(house)
        self.ready = False
        self.sockets: dict[str, int] = {}  # open ones, by address
        self._known: OrderedDict[str, tuple[float, Caller]] = OrderedDict()
        self.requests = Limit(settings.requests_per_second, settings.requests_per_second * 4)
        self.chats = Limit(settings.chats_per_minute / 60, 8)
        self.newcomers = Limit(settings.people_per_hour / 3600, 60)

    # Who asks

    async def caller(self, connection: HTTPConnection) -> Caller | None:
        """Who asks, by cookie or key; None for somebody without a name."""
        key = _bearer(connection.headers) or connection.cookies.get(COOKIE_NAME)
        if not key or len(key) > 64:
            return None
        kept = digest(key)
        if kept in self._known and time.monotonic() < self._known[kept][0]:
            return self._known[kept][1]
        found = await self.house.read(lambda store: people.by_key(store, key, (people.COOKIE, people.CARRY)))
        if found is None:
            return None
        caller = Caller(*found)
        self._known[kept] = (time.monotonic() + KNOWN_SECONDS, caller)
        if len(self._known) > KNOWN_KEYS:
            self._known.popitem(last=False)
        return caller

    def forget_keys(self, person: str) -> None:
        """Look a person's keys up anew."""
        for kept, (_, caller) in list(self._known.items()):
            if caller.person == person:
                del self._known[kept]

    def address(self, connection: HTTPConnection) -> str:
        """Where somebody asks from."""
        if self.settings.trusted_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
            if forwarded:
                return forwarded[:64]
        return connection.client.host if connection.client else ""

    def must_be_ours(self, connection: HTTPConnection) -> None:
        """Refuse what a page of somebody else sends with our cookie."""
        origin = connection.headers.get("origin")
        if origin is None or _bearer(connection.headers):
            return
        scheme, _, host = origin.partition("://")
        own = scheme in ("http", "https") and host == connection.headers.get("host")
        if not own and origin not in self.settings.origins:
            raise Refusal("foreign-origin")

    def must_be_within(self, limit: Limit, key: Any) -> None:
        """Refuse what is asked too often."""
        if self.settings.limits and not limit.allows(key):
            raise Refusal("too-many")


def _bearer(headers: Mapping[str, str]) -> str | None:
    """The key of a program that asks."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else None
