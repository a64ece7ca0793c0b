"""A real server in the test's own event loop, and what it must never do."""

import asyncio
import io
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import structlog
import websockets

from drachenhof import explore, records
from drachenhof.analysis.advice import Advice, Advised
from drachenhof.analysis.coaching import Coaching
from drachenhof.bots import Decision
from drachenhof.games import games
from drachenhof.server.app import monitoring
from drachenhof.server.app.service import COOKIE_NAME, Service
from drachenhof.server.app.serving import Server, Serving, bound, server_of, service_of
from drachenhof.server.hosting.hub import Settings
from drachenhof.server.reviews.messages import ReviewChoice, ReviewMoment, ReviewSums, SeatReviewed, Span
from drachenhof.server.reviews.views import ReviewForm
from drachenhof.server.reviews.worker import Report, ReviewWanted
from drachenhof.server.workers.bot_worker import knowledge_of
from drachenhof.server.workers.pool import ImpossibleCase
from tests.server.fresh import NO_TLS, make_ready

FAULTS = ("fault", "watch-failed", "library-error", "table-broken")
"""What a server logs only if it is wrong itself."""


class Quick:
    """Thinks of nothing: bots take their first legal move, at once and in this process."""

    loading = False

    waiting = 0

    async def think(self, game: str, knowledge: bytes, *_: Any, **__: Any) -> Decision:
        return Decision(games[game].legal_moves(knowledge_of(game, knowledge))[0])

    async def advise(self, game: str, knowledge: bytes, *_: Any) -> Advice:
        first = games[game].legal_moves(knowledge_of(game, knowledge))[0]
        return Advice((Advised(first, 0, None, None, None, True),))

    async def coach(self, game: str, knowledge: bytes, *_: Any) -> Coaching:
        return Coaching((games[game].legal_moves(knowledge_of(game, knowledge))[0],))

    async def explore(self, game: str, players: int, seat: int, given: list[str], *_: Any) -> explore.CaseRows:
        try:
            return explore.look(game, players, seat, given, 2)
        except explore.Unexplored as error:
            raise ImpossibleCase(str(error)) from None

    async def close(self) -> None:
        pass


class Glance:
    """Makes reviews in no time, in this process: of every game the seat's first free decision was a mistake."""

    pid: int | None = None

    def __init__(self) -> None:
        self._said: asyncio.Queue[Report] = asyncio.Queue()

    async def start(self) -> None:
        self.pid = 1

    def send(self, wanted: ReviewWanted) -> None:
        if not wanted.record:
            self._said.put_nowait(Report(wanted.number, done=True))
            return
        self._said.put_nowait(Report(wanted.number, 1.0, glanced(wanted, sharp=False), done=not wanted.sharp))
        if wanted.sharp:
            self._said.put_nowait(Report(wanted.number, 1.0, glanced(wanted, sharp=True), done=True))

    async def hear(self, _limit: float) -> Report:
        return await self._said.get()

    async def end(self) -> None:
        self.pid = None


def glanced(wanted: ReviewWanted, sharp: bool) -> ReviewForm:
    """A review that says little."""
    play, none = records.Play.of(records.parse(wanted.record)), Span(0.0, 0.0, 0.0)
    free = [
        step.number
        for step in play.steps()
        if step.decider == wanted.seat and len(play.game.legal_moves(step.before)) > 1
    ]
    number, played = free[0], play.texts()[free[0] - 1]
    choice = ReviewChoice(played, played, none, none, True)
    moment = ReviewMoment(
        number, 1, wanted.seat, played, played, "bad", "other", Span(0.1, 0.09, 0.11), none, [choice], []
    )
    sums = ReviewSums(0.5, none, none, none, 0.0, 0.5)
    told = SeatReviewed(wanted.seat, sums, [], [], [moment], [number], [], len(free), 0.1 / len(free), None)
    return ReviewForm(sharp, told, [(one, 0.1 if one == number else 0.0) for one in free])


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
        limits = httpx.Limits(keepalive_expiry=1)  # sooner than the server closes what is idle
        self.clients.append(httpx.AsyncClient(base_url=self.address, timeout=60, limits=limits, verify=NO_TLS, **given))
        return self.clients[-1]

    def socket(self, table: str, who: httpx.AsyncClient | None = None, query: str = "", **given: Any) -> Any:
        """A connection to a table, with the cookie of a client."""
        key = who.cookies.get(COOKIE_NAME) if who is not None else None
        headers = {**given.pop("headers", {}), **({"Cookie": f"{COOKIE_NAME}={key}"} if key else {})}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket{query}"
        return websockets.connect(address, additional_headers=headers, max_size=None, **given)


@asynccontextmanager
async def hosted(
    database: Any, settings: Settings | None = None, worker_pool: Any = None, reviewer: Any = None, port: int = 0
) -> AsyncIterator[Hosted]:
    """A server with a database of its own; fails if it logged a fault of its own."""
    before, log = structlog.get_config(), io.StringIO()
    monitoring.set_up(json=True, to=log)
    make_ready(database)
    service = service_of(Serving(settings or Settings(), str(database)))
    deciding: Any = worker_pool or Quick()
    service.services.bots.worker_pool = deciding
    glance: Any = reviewer or Glance()
    service.services.reviewing.reviews._process = glance
    server, listening = server_of(service), bound("127.0.0.1", port)
    leave = prompt(server)
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
        leave.set()
        await running
        structlog.configure(**before)
    assert not place.faults, place.faults


def prompt(server: Server) -> asyncio.Event:
    """What to set for the server to close: it is noticed at once, and not up to a tenth of a second later."""
    leave = asyncio.Event()

    async def until_then() -> None:
        await server.on_tick(0)
        await leave.wait()

    server.main_loop = until_then  # type: ignore[method-assign]
    return leave


class HostedInThread:
    """The same in a thread of its own, for tests that have no event loop, and for programs that they run."""

    def __init__(self, database: Any, settings: Settings | None = None) -> None:
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(database, settings)), daemon=True)
        self._thread.start()
        assert self._ready.wait(120), "the server did not start"
        self.address = self.place.address

    async def _serve(self, database: Any, settings: Settings | None) -> None:
        self._over, self._loop = asyncio.Event(), asyncio.get_running_loop()
        async with hosted(database, settings) as place:
            self.place = place
            self._ready.set()
            await self._over.wait()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()
        assert not self.place.faults, self.place.faults


async def newcomer(place: Hosted, name: str) -> httpx.AsyncClient:
    """Somebody with a name, as a client that keeps the cookie."""
    client = place.client()
    answer = await client.post("/api/me", json={"name": name})
    assert answer.status_code == 201, answer.text
    return client
