"""A real server in the test's own event loop, and what it must never do."""

import asyncio
import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import structlog
import websockets

from drachenhof.analysis.advice import Advice, Advised
from drachenhof.bots import Decision
from drachenhof.game import games
from drachenhof.server.house.settings import Settings
from drachenhof.server.http.service import COOKIE_NAME, Service
from drachenhof.server.run import logs
from drachenhof.server.run.serving import Serving, bound, server_of, service_of
from drachenhof.server.thinking.thinker import known

FAULTS = ("fault", "watch-failed", "library-error", "table-broken")
"""What a server logs only if it is wrong itself."""


class Quick:
    """Thinks of nothing: bots take their first legal move, at once and in this process."""

    waiting = 0

    async def think(self, game: str, knowledge: bytes, *_: Any, **__: Any) -> Decision:
        return Decision(games[game].legal_moves(known(game, knowledge))[0])

    async def advise(self, game: str, knowledge: bytes, *_: Any) -> Advice:
        first = games[game].legal_moves(known(game, knowledge))[0]
        return Advice((Advised(first, 0, None, None, None, True),))

    async def close(self) -> None:
        pass


@dataclass
class Hosted:
    """A running server."""

    service: Service
    port: int
    log: io.StringIO
    problems: list[Any] = field(default_factory=list)  # of the event loop
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.getvalue().splitlines()]

    @property
    def faults(self) -> list[Any]:
        """What went wrong; of a server that is right nothing."""
        return [*(line for line in self.lines if line["event"] in FAULTS), *self.problems]

    def client(self, **given: Any) -> httpx.AsyncClient:
        self.clients.append(httpx.AsyncClient(base_url=self.address, timeout=60, **given))
        return self.clients[-1]

    def socket(self, table: str, who: httpx.AsyncClient | None = None, query: str = "", **given: Any) -> Any:
        """A connection to a table, with the cookie of a client."""
        key = who.cookies.get(COOKIE_NAME) if who is not None else None
        headers = {**given.pop("headers", {}), **({"Cookie": f"{COOKIE_NAME}={key}"} if key else {})}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket{query}"
        return websockets.connect(address, additional_headers=headers, max_size=None, **given)


@asynccontextmanager
async def hosted(database: Any, settings: Settings | None = None, thinkers: Any = None) -> AsyncIterator[Hosted]:
    """A server with a database of its own; fails if it logged a fault of its own."""
    before, log = structlog.get_config(), io.StringIO()
    logs.set_up(json=True, to=log)
    service = service_of(Serving(settings or Settings(), str(database)))
    deciding: Any = thinkers or Quick()
    service.watch.bots.thinkers = deciding
    server, listening = server_of(service), bound("127.0.0.1", 0)
    place = Hosted(service, listening.getsockname()[1], log)
    asyncio.get_running_loop().set_exception_handler(lambda _, context: place.problems.append(context))
    running = asyncio.create_task(server.serve([listening]))
    try:
        while not service.ready and not running.done():
            await asyncio.sleep(0.01)
        yield place
    finally:
        for client in place.clients:
            await client.aclose()
        server.should_exit = True
        await running
        structlog.configure(**before)
    assert not place.faults, place.faults


async def newcomer(place: Hosted, name: str) -> httpx.AsyncClient:
    """Somebody with a name, as a client that keeps the cookie."""
    client = place.client()
    answer = await client.post("/api/me", json={"name": name})
    assert answer.status_code == 201, answer.text
    return client
