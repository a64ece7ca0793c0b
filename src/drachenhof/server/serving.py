"""Starting the server: what it is made of, and the loop that it runs in."""

import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import uvicorn

from drachenhof.game import games
from drachenhof.server.app import application
from drachenhof.server.bus import Bus
from drachenhof.server.hooks import Hooks
from drachenhof.server.house import House
from drachenhof.server.messages import MAX_MESSAGE
from drachenhof.server.service import Service
from drachenhof.server.settings import Settings
from drachenhof.server.store.database import Database
from drachenhof.server.thinking import Thinkers
from drachenhof.server.watch import Watch

CLOSING_SECONDS = 10


@dataclass(frozen=True)
class Serving:
    """Where and how to serve."""

    settings: Settings = field(default_factory=Settings)
    database: str | None = None
    thinkers: int | None = None


def service_of(serving: Serving, bus: Bus | None = None) -> Service:
    """A server that is not running yet, with all rules compiled; raises `CannotOpen`."""
    for game in games.values():
        game.new(game.PLAYERS[0])
    database = Database.open(serving.database)
    hooks = Hooks(database) if serving.settings.hooks else None
    watch = Watch(Thinkers(serving.thinkers), bus, hooks)
    return Service(House(database, serving.settings, watch), serving.settings)


class Server(uvicorn.Server):
    """Closes cleanly at the first signal, and takes no notice of further ones: closing takes seconds at most."""

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

    def _stop(self, *_: object) -> None:
        self.should_exit = True


def server_of(service: Service) -> Server:
    """What runs it."""
    settings = service.settings
    config = uvicorn.Config(
        application(service),
        log_config=None,
        access_log=False,
        ws_max_size=2 * MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        server_header=False,
        date_header=True,
        proxy_headers=settings.trusted_proxy,
        forwarded_allow_ips="*" if settings.trusted_proxy else None,
    )
    return Server(config)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes a free one. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(4096)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening
