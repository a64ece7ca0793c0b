"""The addresses of the API: one list from which both the routes and their description are made."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from drachenhof.server.app.answers import json_answer, retry, status_of
from drachenhof.server.app.service import Service, table_id
from drachenhof.server.app.sockets import problem, refused
from drachenhof.tables import messages
from drachenhof.tables.commands.context import Caller
from drachenhof.tables.refusal import Refusal

NAMED, ANYBODY = True, False


@dataclass
class Ask:
    """A request: who asks, and what for."""

    service: Service
    request: Request
    who: Caller | None
    body: Any

    @property
    def caller(self) -> Caller:
        """Who asks; raises `Refusal` if that is nobody known."""
        if self.who is None:
            raise Refusal("no-person")
        return self.who

    @property
    def address(self) -> str:
        """Where somebody asks from."""
        return self.service.address(self.request)

    @property
    def by_key(self) -> bool:
        """Whether a personal key was sent along, known or not."""
        return "authorization" in self.request.headers

    @property
    def table(self) -> str:
        """The id of a table; raises `Refusal` if it cannot be one."""
        return table_id(str(self.request.path_params["table"]))

    def charge(self, cost: float) -> None:
        """Count what this request costs beyond a usual one."""
        self.service.charge(self.address, cost)

    def turn(self) -> AbstractAsyncContextManager[None]:
        """Wait for one's turn to ask for much."""
        return self.service.turn(self.address)

    def number(self, name: str, default: int | None, most: int) -> int | None:
        """A number of the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not text.isascii() or not text.isdigit() or len(text) > 10 or int(text) > most:
            raise Refusal("bad-message", problem=f"{name} is a whole number from 0 to {most}")
        return int(text)


Endpoint = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """An address, what it takes, and what it gives."""

    method: str
    path: str
    endpoint: Endpoint
    body: Any
    answer: Any
    named: bool
    status: int
    query: dict[str, Any] = field(default_factory=dict)
    media: str = "application/json"
    most: int = messages.MAX_MESSAGE  # bytes of the body

    @property
    def summary(self) -> str:
        return (self.endpoint.__doc__ or "").split("\n")[0]


ROUTES: list[Route] = []


def route(
    method: str,
    path: str,
    *,
    body: Any = None,
    answer: Any = None,
    named: bool = ANYBODY,
    status: int = 200,
    query: dict[str, Any] | None = None,
    media: str = "application/json",
    most: int = messages.MAX_MESSAGE,
) -> Callable[[Endpoint], Endpoint]:
    """Put a function at an address."""

    def add(endpoint: Endpoint) -> Endpoint:
        ROUTES.append(Route(method, path, endpoint, body, answer, named, status, query or {}, media, most))
        return endpoint

    return add


def served_routes() -> list[StarletteRoute]:
    """The routes as Starlette takes them: one for each address, with all its methods."""
    addresses: dict[str, list[Route]] = {}
    for listed in ROUTES:
        addresses.setdefault(listed.path, []).append(listed)
    return [
        StarletteRoute(path, _served(routes), methods=[route.method for route in routes])
        for path, routes in addresses.items()
    ]


def _served(routes: list[Route]) -> Callable[[Request], Awaitable[Response]]:
    """The function that Starlette calls for an address."""
    by_method = {route.method: (route, _decoder(route.body)) for route in routes}

    async def serve(request: Request) -> Response:
        service: Service = request.app.state.service
        route, decode = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            answer = await _serve(service, route, request, decode)
        except Refusal as refusal:
            answer = refusing(refusal)
        except ClientDisconnect:
            answer = Response(status_code=400)  # which nobody reads
        service.metrics.requests.labels(f"{route.method} {route.path}", answer.status_code).inc()
        return answer

    return serve


def refusing(refusal: Refusal) -> Response:
    """A refusal as an answer, which says when to ask again."""
    headers = retry(refusal.code, refusal.arguments.get("seconds", 1))
    return json_answer(refused(refusal), status_of(refusal.code), headers)


def _decoder(body: Any) -> Callable[[bytes], Any] | None:
    return None if body is None else msgspec.json.Decoder(body).decode


async def _serve(service: Service, route: Route, request: Request, decode: Any) -> Response:
    service.must_be_within(service.requests, service.address(request))
    if route.method != "GET":
        service.must_be_ours(request)
    who = await service.caller(request)
    if route.named and who is None:
        raise Refusal("no-person")
    ask = Ask(service, request, who, await _body(request, decode, route.most))
    if "table" in request.path_params:
        await service.at_hand(ask.table, ask.address)
    answer = await route.endpoint(ask)
    return answer if isinstance(answer, Response) else json_answer(answer, route.status)


async def _body(request: Request, decode: Any, most: int) -> Any:
    """The message in a request; raises `Refusal`."""
    if decode is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":  # what a form of somebody else's page could send is none
        raise Refusal("bad-message", problem="Content-Type must be application/json")
    received = bytearray()
    async for part in request.stream():
        received += part
        if len(received) > most:
            raise Refusal("too-large", most=most)
    try:
        return decode(bytes(received))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", problem=problem(error)) from None
