"""Build a server from its parts, and run it."""

import errno
import gc
import ipaddress
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

import structlog
import uvicorn

from drachenhof.games import games
from drachenhof.server.app.app import application, close_connections
from drachenhof.server.app.connections import SocketConnection, moderate, set_ack_timeout, within
from drachenhof.server.app.service import Service
from drachenhof.server.app.services import Services
from drachenhof.server.db.database import Database
from drachenhof.server.hosting.bus import Bus, NatsBus
from drachenhof.server.hosting.hub import Hub, Settings
from drachenhof.server.workers.pool import WorkerPool
from drachenhof.tables.messages import MAX_MESSAGE

SCARCE = 0.9  # share of the allowed descriptors from which on a warning is logged

log = structlog.get_logger()


def raise_file_limit() -> int | None:
    """Raise the limit of open files as far as possible and return it; None if there is none."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS has a lower limit of its own
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def check_files(most: int | None) -> None:
    """Log when open files run short, because the system rejects new connections silently."""
    try:
        lowest = os.dup(0)  # the lowest number that is free
    except OSError as problem:
        if problem.errno in (errno.EMFILE, errno.ENFILE):
            log.error("descriptors-exhausted", most=most)
        return
    os.close(lowest)
    if most is not None and lowest > SCARCE * most:
        log.warning("descriptors-scarce", used=lowest, most=most)


YOUNG, MIDDLE = 5_000, 20
"""Thresholds of the first two generations of Python's garbage collector."""
NEVER = 1_000_000
BETWEEN = 600.0  # seconds between two full collections
QUIET = 2.0  # seconds without a write before a full collection
AT_LAST = 3_600.0  # seconds after which a full collection runs even if people play


class Memory:
    """Runs full garbage collections at quiet moments.

    With a thousand tables a full collection blocks the event loop for half a second and frees next to nothing.
    So objects of the start are frozen, and the rest is collected when nothing is written, or at last after `AT_LAST`.
    """

    def __init__(self) -> None:
        self.done = 0
        self._writes, self._written, self._last = 0, 0.0, 0.0

    def begin(self, now: float) -> None:
        """Turn off automatic full collections: from now on `look` runs them."""
        self._written = self._last = now
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def look(self, now: float, writes: int) -> None:
        """Collect if it is time. `writes` is the number of writes since the start."""
        if writes != self._writes:
            self._writes, self._written = writes, now
        since = now - self._last
        if (since > BETWEEN and now - self._written > QUIET) or since > AT_LAST:
            self._last = now
            self.done += 1
            gc.collect()


CLOSING_SECONDS = 10
LOOK_TICKS = 10  # ticks of 0.1 s between two checks of the file descriptors
SWITCH_SECONDS = 0.001  # Python's switch interval: a computing thread delays the event loop at most so long


@dataclass(frozen=True)
class Serving:
    """Where and how to serve."""

    settings: Settings = field(default_factory=Settings)
    database: str | None = None
    bot_processes: int | None = None
    nats: str | None = None


def compile_rules() -> None:
    """Compile the rules of all games, or load them from the cache."""
    for game in games.values():
        game.new(game.PLAYERS[0])


def service_of(serving: Serving, bus: Bus | None = None) -> Service:
    """Build a server that is not running yet. Raises `CannotOpen` and `CannotReach`."""
    compile_rules()
    if bus is None and serving.nats is not None:
        bus = NatsBus(serving.nats)
    database = Database.open(serving.database)
    services = Services(Hub(database, serving.settings), WorkerPool(serving.bot_processes), bus)
    return Service(services, serving.settings)


class Server(uvicorn.Server):
    """A uvicorn server that closes cleanly at the first signal and ignores further ones."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self.service = service
        self.memory: Memory | None = None
        self.descriptors: int | None = None
        self.on_started: Callable[[], None] = lambda: None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve in a process of its own, with its memory, files and switch interval tuned."""
        self.memory = Memory()
        self.memory.begin(time.monotonic())
        self.descriptors = raise_file_limit()
        sys.setswitchinterval(SWITCH_SECONDS)
        super().run(sockets)

    async def on_tick(self, counter: int) -> bool:
        if self.memory is not None:
            self.memory.look(time.monotonic(), self.service.database.writes)
            if counter % LOOK_TICKS == 0:
                check_files(self.descriptors)
        return await super().on_tick(counter)

    def _stop(self, *_: object) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the sockets, call `on_started`, and load the bots ahead."""
        self.service.local = not self.service.settings.trusted_proxy and _are_local(sockets or ())
        await super().startup(sockets)
        if self.started:
            self.on_started()
        if self.started and self.memory is not None:
            worker_pool = self.service.services.bots.worker_pool
            self.service.hub.tasks.attempt(worker_pool.warm())  # so that the first bot need not wait

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all sockets politely before uvicorn cuts them."""
        await close_connections(self.service)
        await super().shutdown(sockets)


def server_of(service: Service) -> Server:
    """The uvicorn server of a service, with its limits."""
    settings = service.settings
    config = uvicorn.Config(
        application(service),
        http=within(settings.connections_each if settings.limits and not settings.trusted_proxy else 0),
        ws=moderate(settings.commands_per_second, service.flooded) if settings.limits else SocketConnection,
        log_config=None,
        access_log=False,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        server_header=False,
        date_header=True,
        proxy_headers=settings.trusted_proxy,
        forwarded_allow_ips="*" if settings.trusted_proxy else None,
    )
    return Server(config, service)


def _are_local(listening: Sequence[socket.socket]) -> bool:
    """Whether all listening addresses are loopback addresses."""
    addresses = [ipaddress.ip_address(one.getsockname()[0].partition("%")[0]) for one in listening]
    return bool(addresses) and all(address.is_loopback for address in addresses)


def bound(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 takes a free one. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is given; otherwise answers come 40 ms late.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    set_ack_timeout(listening)
    try:
        listening.bind((host, port))
        listening.listen(4096)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening
