"""Web hooks: a message to an address of one's own when it is one's turn and one is not there.

Off unless the operator allows it, and never to private addresses: the name is
looked up once, and the connection goes to exactly the address that was checked.
"""

import asyncio
import ipaddress
import ssl
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import structlog

from drachenhof.server import people
from drachenhof.server.refusal import Refusal
from drachenhof.server.store.failures import StoreFailed

if TYPE_CHECKING:
    from drachenhof.server.store.database import Database
    from drachenhof.server.table import Table

PORTS = {"http": 80, "https": 443}
SECONDS = 5.0
WAITING = 1000  # messages that may wait; more are dropped
SENDERS = 4

log = structlog.get_logger()


class YourTurn(msgspec.Struct):
    """What is posted to the hook."""

    event: str
    table: str
    game: str
    seat: int


class Target(msgspec.Struct):
    """An address that was checked."""

    scheme: str
    host: str
    port: int
    path: str


def checked(url: str) -> Target:
    """An http or https address with a host, no credentials and an ordinary port; raises `Refusal`."""
    with suppress(ValueError):
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
        plain = url.isascii() and url.isprintable() and " " not in url
        ordinary = parts.scheme in PORTS and parts.hostname and not parts.username and not parts.password
        if plain and ordinary and (port in PORTS.values() or port > 1023):
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            return Target(parts.scheme, str(parts.hostname), port, path)
    raise Refusal("bad-hook")


async def public_address(host: str, port: int) -> str:
    """An address of a host, if all that it has are public; raises `Refusal`."""
    try:
        found = await asyncio.wait_for(asyncio.get_running_loop().getaddrinfo(host, port, type=1), SECONDS)
    except (OSError, UnicodeError, TimeoutError):
        raise Refusal("bad-hook") from None
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        known = ipaddress.ip_address(address.partition("%")[0])
        mapped = getattr(known, "ipv4_mapped", None) or known
        if not mapped.is_global or mapped.is_multicast or mapped.is_reserved:
            raise Refusal("bad-hook")
    return addresses[0]


async def post(url: str, body: bytes) -> int:
    """Send a message; the status that the other side answers. No redirects. Raises `Refusal`, `OSError`."""
    target = checked(url)
    address = await public_address(target.host, target.port)
    secure = ssl.create_default_context() if target.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=secure, server_hostname=target.host if secure else None, limit=4096
    )
    try:
        head = (
            f"POST {target.path} HTTP/1.1\r\nHost: {target.host}\r\nUser-Agent: drachenhof\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline()).split()
        return int(status[1]) if len(status) > 1 and status[1].isdigit() else 0
    finally:
        writer.close()


class Hooks:
    """Sends messages in the background; one that fails is not sent again."""

    def __init__(self, database: "Database") -> None:
        self._database = database
        self._waiting: asyncio.Queue[tuple[str, YourTurn]] = asyncio.Queue(WAITING)
        self._senders: list[asyncio.Task[None]] = []

    def your_turn(self, table: "Table", seat: int, present: bool) -> None:
        """Tell the person of a seat, unless he is there."""
        person = table.seats[seat].person
        if person is None or present or table.seats[seat].holder is not None:
            return
        if not self._senders:
            self._senders = [asyncio.create_task(self._send()) for _ in range(SENDERS)]
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait((person, YourTurn("your-turn", table.id, table.game, seat)))

    async def _send(self) -> None:
        while True:
            person, said = await self._waiting.get()
            try:
                hook = await self._database.read(lambda store, who=person: people.hook_of(store, who))  # type: ignore[misc]
                if hook is not None:
                    status = await asyncio.wait_for(post(hook, msgspec.json.encode(said)), SECONDS)
                    log.info("hook-sent", status=status)
            except (Refusal, OSError, TimeoutError, ValueError, StoreFailed) as problem:
                log.info("hook-failed", problem=type(problem).__name__)

    async def close(self) -> None:
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
