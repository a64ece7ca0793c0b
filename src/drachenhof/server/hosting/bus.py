"""News between server processes, and the bus that carries it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias
from urllib.parse import urlsplit

import msgspec
import structlog
from msgspec import Struct

from drachenhof.tables.keys import new_id

if TYPE_CHECKING:
    from nats.aio.client import Client


class Written(Struct, tag="written", tag_field="kind"):
    """The log of a table has entries up to `last`."""

    table: str
    process: str
    last: int


class Onlookers(Struct, tag="seen", tag_field="kind"):
    """The observers at a process: people by seat, and the number of spectators."""

    table: str
    process: str
    seats: list[int]
    watchers: int


class Asked(Struct, tag="asked", tag_field="kind"):
    """A process asks who is connected elsewhere."""

    table: str
    process: str


class Dropped(Struct, tag="dropped", tag_field="kind"):
    """A table must be loaded again: a person was deleted, or a link changed."""

    table: str
    process: str


class Changed(Struct, tag="changed", tag_field="kind"):
    """A person's cached name and keys are invalid; `gone`: the person was deleted."""

    person: str
    process: str
    gone: bool


class Missed(Struct, tag="missed", tag_field="kind"):
    """News may have been missed. Only raised locally."""


News: TypeAlias = Written | Onlookers | Asked | Dropped | Changed
NewsHandler = Callable[[News | Missed], None]


class Bus(Protocol):
    """Carries news between processes. News may be lost."""

    process: str
    connected: bool

    def tell(self, news: News) -> None:
        """Send news; never waits."""

    async def start(self, hearer: NewsHandler) -> None:
        """Connect, and pass received news to a function."""

    async def close(self) -> None:
        """Send queued news and disconnect."""


class Alone:
    """The bus of a single process: it sends nothing."""

    process = "alone"
    connected = True

    def tell(self, news: News) -> None:
        pass

    async def start(self, hearer: NewsHandler) -> None:
        pass

    async def close(self) -> None:
        pass


SUBJECTS = "drachenhof.*.*"
INSTALL = "pip install 'drachenhof[cluster]'"
WAITING = 10_000  # queued news; further ones are dropped
CONNECT_SECONDS = 5.0
PAUSE_SECONDS = 1.0  # between two attempts to connect
CLOSING_SECONDS = 2.0
PING_SECONDS = 10  # after two unanswered pings the connection counts as lost

log = structlog.get_logger()
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(News).decode


class CannotReach(Exception):  # noqa: N818 (it says what happened)
    """NATS cannot be used.

    `address`     not a nats:// or tls:// address
    `driver`      the NATS client library is not installed (`command` installs it)
    `unreachable` no server answers there (`reason`)
    """

    def __init__(self, code: str, **arguments: str) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(code, arguments)


def servers_of(text: str) -> list[str]:
    """Parse addresses separated by commas. Raises `CannotReach`."""
    servers = [part.strip() for part in text.split(",")]
    for server in servers:
        try:
            parts = urlsplit(server)
            sound = parts.scheme in ("nats", "tls") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            sound = False
        if not sound:
            raise CannotReach("address", nats=shown(text))
    return servers


def shown(text: str) -> str:
    """Addresses without user names and passwords."""
    return ",".join(
        part.partition("://")[0] + "://" + part.rpartition("@")[2].rpartition("//")[2] for part in text.split(",")
    )


async def reach(text: str) -> None:
    """Check that NATS is reachable. Raises `CannotReach`."""
    client = await _connect(servers_of(text))
    await client.close()


class NatsBus:
    """A bus over NATS that reconnects when the connection is lost."""

    def __init__(self, servers: str) -> None:
        self.process, self.connected = new_id(), False
        self._servers = servers_of(servers)
        self._waiting: asyncio.Queue[News] = asyncio.Queue(WAITING)
        self._keeping: asyncio.Task[None] | None = None

    def tell(self, news: News) -> None:
        if self.connected:
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait(news)

    async def start(self, hearer: NewsHandler) -> None:
        self._keeping = asyncio.create_task(self._keep(hearer))

    async def close(self) -> None:
        if self.connected:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._waiting.join(), CLOSING_SECONDS)
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)

    async def _keep(self, hearer: NewsHandler) -> None:
        """Stay connected: reconnect after each lost connection."""
        logged = False
        while True:
            try:
                await self._use(hearer)
            except Exception as problem:  # of any kind: the next attempt may succeed
                if not logged:
                    log.warning("nats-unreachable", problem=type(problem).__name__)
                logged = not self.connected
            finally:
                self.connected = False
            await asyncio.sleep(PAUSE_SECONDS)

    async def _use(self, hearer: NewsHandler) -> None:
        """Use one connection until it is lost."""
        lost = asyncio.Event()

        async def closed() -> None:
            lost.set()

        async def heard(message: Any) -> None:
            with suppress(msgspec.MsgspecError):  # from a newer version or another program
                hearer(_decode(message.data))

        client = await _connect(self._servers, closed)
        sending = asyncio.create_task(self._send(client))
        try:
            await client.subscribe(SUBJECTS, cb=heard)
            await client.flush()
            self.connected = True
            log.info("nats-connected")
            hearer(Missed())
            await lost.wait()
            log.warning("nats-lost")
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await _leave(client)

    async def _send(self, client: "Client") -> None:
        while True:
            news = await self._waiting.get()
            try:
                await client.publish(_subject(news), _encode(news))
            except Exception as problem:  # the connection is lost: receivers read the store instead
                log.info("nats-unsent", problem=type(problem).__name__)
            finally:
                self._waiting.task_done()


def _subject(news: News) -> str:
    return f"drachenhof.person.{news.person}" if isinstance(news, Changed) else f"drachenhof.table.{news.table}"


async def _connect(servers: list[str], closed: Any = None) -> "Client":
    """Connect without automatic reconnection. Raises `CannotReach`."""
    try:
        from nats.aio.client import Client
    except ModuleNotFoundError:
        raise CannotReach("driver", command=INSTALL) from None
    client, problems = Client(), list[str]()

    async def failed(problem: Exception) -> None:
        problems.append(str(problem) or type(problem).__name__)

    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            await client.connect(
                servers=servers,
                name="drachenhof",
                allow_reconnect=False,
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                connect_timeout=2,
                ping_interval=PING_SECONDS,
                no_echo=True,
                error_cb=failed,
                closed_cb=closed,
            )
    except Exception as problem:  # errors of NATS, the system or TLS: the message names it
        await _leave(client)
        reason = problems[-1] if problems else str(problem) or type(problem).__name__
        raise CannotReach("unreachable", nats=shown(",".join(servers)), reason=reason) from None
    return client


async def _leave(client: "Client") -> None:
    """Send queued messages, then close the connection."""
    with suppress(Exception):
        if client.is_connected:
            await client.flush(1)
    with suppress(Exception):
        await asyncio.wait_for(client.close(), CLOSING_SECONDS)
