"""Webhooks: post a message to a URL of a person whose turn it is and who is not connected.

They are off unless the operator allows them, and never go to private addresses. The host name is resolved once, and
the connection goes to exactly the address that was checked.
"""

import asyncio
import ipaddress
import ssl
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
import structlog

from drachenhof.server.db.backend import StoreFailed
from drachenhof.server.db.database import Database
from drachenhof.server.hosting.room import Room
from drachenhof.server.players.accounts import rows as people
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import Entry
from drachenhof.tables.table import Table

PORTS = {"http": 80, "https": 443}
SECONDS = 5.0
WAITING = 1000  # queued messages; further ones are dropped
SENDERS = 4

NOT_PUBLIC = [
    ipaddress.ip_network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"),
        *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        # Teredo (in 2001::/23) and 6to4 (2002::/16) addresses contain an IPv4 address, to which they lead.
        *("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"),
    )
]
"""Special addresses of the IANA's registries; what Python takes for public depends on its version."""

PUBLIC_IPV6 = ipaddress.IPv6Network("2000::/3")  # all others are special or unassigned
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")

log = structlog.get_logger()


class YourTurn(msgspec.Struct):
    """The message that is posted."""

    event: str
    table: str
    game: str
    seat: int


class Target(msgspec.Struct):
    """The parts of a checked URL."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def named(self) -> str:
        """The value of the `Host` header: with the port unless it is the default."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def checked(url: str) -> Target:
    """Parse an http or https URL. Raises `Refusal` without a host, with credentials, or for other ports below 1024."""
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
    """Resolve a host. Raises `Refusal` unless all its addresses are public."""
    try:
        infos = await asyncio.wait_for(asyncio.get_running_loop().getaddrinfo(host, port, type=1), SECONDS)
    except (OSError, UnicodeError, TimeoutError):
        raise Refusal("bad-hook") from None
    addresses = [str(entry[4][0]) for entry in infos]
    for address in addresses:
        if not is_public(ipaddress.ip_address(address.partition("%")[0])):
            raise Refusal("bad-hook")
    return addresses[0]


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is public. An IPv6 address that contains an IPv4 address is checked by that."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address in NAT64:
            return is_public(ipaddress.IPv4Address(address.packed[-4:]))
        if address not in PUBLIC_IPV6:
            return False
    return address.is_global and not any(address in network for network in NOT_PUBLIC)


async def post(url: str, body: bytes) -> int:
    """Post a message, and return the HTTP status. Redirects are not followed. Raises `Refusal` or `OSError`."""
    target = checked(url)
    address = await public_address(target.host, target.port)
    secure = ssl.create_default_context() if target.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=secure, server_hostname=target.host if secure else None, limit=4096
    )
    try:
        head = (
            f"POST {target.path} HTTP/1.1\r\nHost: {target.named}\r\nUser-Agent: drachenhof\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline()).split()
        return int(status[1]) if len(status) > 1 and status[1].isdigit() else 0
    finally:
        writer.close()


class Webhooks:
    """Sends queued messages in the background. A failed message is not sent again."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: asyncio.Queue[tuple[str, YourTurn]] = asyncio.Queue(WAITING)
        self._senders: list[asyncio.Task[None]] = []

    def entries_stored(self, room: Room, entries: list[Entry]) -> None:
        """Queue a message if the turn has passed to a person who is not connected."""
        mover = room.table.mover
        if mover is not None and any(entry.kind in ("begin", "move") for entry in entries):
            self._your_turn(room.table, mover, room.present()[mover])

    def _your_turn(self, table: Table, seat: int, present: bool) -> None:
        """Queue a message for the person of a seat unless that person is connected."""
        person = table.seats[seat].person
        if person is None or present or table.seats[seat].holder is not None:
            return
        if not self._senders:
            self._senders = [asyncio.create_task(self._send()) for _ in range(SENDERS)]
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait((person, YourTurn("your-turn", table.id, table.game, seat)))

    async def _send(self) -> None:
        while True:
            person, message = await self._waiting.get()
            try:
                hook = await self._database.read(lambda store, who=person: people.hook_of(store, who))  # type: ignore[misc]
                if hook is not None:
                    status = await asyncio.wait_for(post(hook, msgspec.json.encode(message)), SECONDS)
                    log.info("hook-sent", status=status)
            except (Refusal, OSError, TimeoutError, ValueError, StoreFailed) as problem:
                log.info("hook-failed", problem=type(problem).__name__)

    async def close(self) -> None:
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
