"""A real server in a thread, with a file for a store, bots that think, and a clock that tests can move."""

import asyncio
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx

from drachenhof.server.app.service import COOKIE_NAME
from drachenhof.server.app.serving import Serving, bound, server_of, service_of
from drachenhof.server.hosting.hub import Settings
from drachenhof.tables import keys
from tests.server.fresh import NO_TLS, make_ready
from tests.server.play.seat import Calls, Line

PATIENCE = 60.0  # seconds: a machine may be busy


class Clock:
    """The server's clock: it runs as any other, and can be put forward."""

    def __init__(self) -> None:
        self._ahead = 0

    def __call__(self) -> int:
        return time.time_ns() + self._ahead

    def forward(self, seconds: float) -> None:
        self._ahead += int(seconds * 1e9)


class Server:
    """A server that runs until it is stopped."""

    def __init__(self, database: Path, settings: Settings | None = None) -> None:
        self.database, self.settings = database, settings or Settings(limits=False)
        self.clock = Clock()
        self._used: list[Any] = []  # connections of people, to be closed
        self._start()

    def _start(self) -> None:
        keys.clock = self.clock
        make_ready(self.database)
        self.service = service_of(Serving(self.settings, str(self.database), bot_processes=1))
        self._server, listening = server_of(self.service), bound("127.0.0.1", 0)
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run(listening)), daemon=True)
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self.service.ready:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server takes too long to start"
            time.sleep(0.01)

    async def _run(self, listening: Any) -> None:
        self.loop = asyncio.get_running_loop()
        await self._server.serve([listening])

    def let_go(self) -> None:
        """Close the connections of all people."""
        while self._used:
            self._used.pop().close()

    def stop(self) -> None:
        self.let_go()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def restart(self) -> None:
        """As after an update, or a power cut: only what is in the store is left."""
        self.stop()
        self._start()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def pass_time(self, seconds: float) -> None:
        """Time passes, and the server looks after what is due then."""
        self.clock.forward(seconds)
        self.do(self.service.services.clocks.sweep())

    def person(self, name: str) -> "Person":
        """Somebody new."""
        return Person(self, name)

    def anybody(self) -> httpx.Client:
        """A client without a name."""
        client = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE, verify=NO_TLS)
        self._used.append(client)
        return client


class Person:
    """Somebody with a name, on one device."""

    def __init__(self, server: Server, name: str | None) -> None:
        self.server = server
        self.http = server.anybody()
        if name is not None:
            self.me = self.post("/api/me", name=name)

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        said: dict[str, Any] = answer.json()
        return said

    def get(self, path: str, **query: Any) -> dict[str, Any]:
        answer = self.http.get(path, params=query)
        assert answer.is_success, answer.text
        said: dict[str, Any] = answer.json()
        return said

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get(COOKIE_NAME)

    def create(self, seats: str, game: str = "year", **said: Any) -> dict[str, Any]:
        """A table; seats in short: `me`, `open`, or the name of a bot."""
        kinds = {"me": {"kind": "person"}, "open": {"kind": "open"}}
        wanted = [kinds.get(seat, {"kind": "bot", "bot": seat}) for seat in seats.split()]
        return self.post("/api/tables", game=game, seats=wanted, **said)

    def at(self, table: str, way: str = "socket", seen: int | None = None) -> Any:
        """Look on at a table, over a WebSocket or by plain HTTP."""
        if way == "http":
            return Calls(self.http, table, seen)
        line = Line(self.server.address, table, self.cookie, seen)
        self.server._used.append(line)
        return line
