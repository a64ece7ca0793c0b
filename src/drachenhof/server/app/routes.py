"""The routes of the API, one list for Starlette and OpenAPI, and the OpenAPI description."""

import re
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from drachenhof import __version__
from drachenhof.server.app.responses import json_answer, retry, status_of
from drachenhof.server.app.service import Service, table_id
from drachenhof.server.app.sockets import problem, refused
from drachenhof.tables import messages
from drachenhof.tables.commands import Caller
from drachenhof.tables.messages import ANSWERS, COMMANDS, Refused
from drachenhof.tables.refusal import Refusal

NAMED, ANYBODY = True, False


@dataclass
class Ask:
    """A request to an endpoint."""

    service: Service
    request: Request
    who: Caller | None
    body: Any

    @property
    def caller(self) -> Caller:
        """The caller. Raises `Refusal` if the request has no valid key."""
        if self.who is None:
            raise Refusal("no-person")
        return self.who

    @property
    def address(self) -> str:
        """The address that limits count by."""
        return self.service.address(self.request)

    @property
    def by_key(self) -> bool:
        """Whether the request has a key, valid or not."""
        return "authorization" in self.request.headers

    @property
    def table(self) -> str:
        """The id of the table in the path. Raises `Refusal` if it cannot be one."""
        return table_id(str(self.request.path_params["table"]))

    def charge(self, cost: float) -> None:
        """Charge what this request costs beyond a usual one."""
        self.service.charge(self.address, cost)

    def turn(self) -> AbstractAsyncContextManager[None]:
        """Wait for a turn in the work queue."""
        return self.service.turn(self.address)

    def number(self, name: str, default: int | None, most: int) -> int | None:
        """A number in the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not text.isascii() or not text.isdigit() or len(text) > 10 or int(text) > most:
            raise Refusal("bad-message", problem=f"{name} is a whole number from 0 to {most}")
        return int(text)


Endpoint = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """A route with its messages."""

    method: str
    path: str
    endpoint: Endpoint
    body: Any
    answer: Any
    named: bool
    status: int
    query: dict[str, Any] = field(default_factory=dict)
    media: str = "application/json"
    most: int = messages.MAX_MESSAGE  # largest body in bytes

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
    """Register a function as an endpoint."""

    def add(endpoint: Endpoint) -> Endpoint:
        ROUTES.append(Route(method, path, endpoint, body, answer, named, status, query or {}, media, most))
        return endpoint

    return add


def served_routes() -> list[StarletteRoute]:
    """The Starlette routes: one per path, with all its methods."""
    addresses: dict[str, list[Route]] = {}
    for listed in ROUTES:
        addresses.setdefault(listed.path, []).append(listed)
    return [
        StarletteRoute(path, _served(routes), methods=[route.method for route in routes])
        for path, routes in addresses.items()
    ]


def _served(routes: list[Route]) -> Callable[[Request], Awaitable[Response]]:
    """The Starlette endpoint of a path."""
    by_method = {route.method: (route, _decoder(route.body)) for route in routes}

    async def serve(request: Request) -> Response:
        service: Service = request.app.state.service
        route, decode = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            answer = await _serve(service, route, request, decode)
        except Refusal as refusal:
            answer = refusing(refusal)
        except ClientDisconnect:
            answer = Response(status_code=400)  # the client has gone
        service.metrics.requests.labels(f"{route.method} {route.path}", answer.status_code).inc()
        return answer

    return serve


def refusing(refusal: Refusal) -> Response:
    """An answer for a refusal, with `Retry-After` where it helps."""
    headers = retry(refusal.code, refusal.arguments.get("seconds", 1))
    return json_answer(refused(refusal), status_of(refusal.code), headers)


def _decoder(body: Any) -> Callable[[bytes], Any] | None:
    return None if body is None else msgspec.json.Decoder(body).decode


async def _serve(service: Service, route: Route, request: Request, decode: Any) -> Response:
    service.must_be_within(service.requests, service.address(request))
    if route.method != "GET":
        service.must_be_same_origin(request)
    who = await service.caller(request)
    if route.named and who is None:
        raise Refusal("no-person")
    ask = Ask(service, request, who, await _body(request, decode, route.most))
    if "table" in request.path_params:
        await service.load_at_cost(ask.table, ask.address)
    answer = await route.endpoint(ask)
    return answer if isinstance(answer, Response) else json_answer(answer, route.status)


async def _body(request: Request, decode: Any, most: int) -> Any:
    """Decode the body of a request. Raises `Refusal`."""
    if decode is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":  # a form of a foreign page cannot send this type
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


_REFERENCE = "#/components/schemas/{name}"
_ERRORS = (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)


def description() -> dict[str, Any]:
    """All addresses, and all messages."""
    kinds = [*COMMANDS, *ANSWERS, *(kind for route in ROUTES for kind in (route.body, route.answer) if kind)]
    listed, components = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    schemas = dict(zip(map(repr, kinds), listed, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Drachenhof", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "drachenhof"},
                "key": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    refused = {"description": "Refused", "content": {"application/json": {"schema": schemas[repr(Refused)]}}}
    operation: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.endpoint.__name__,
        "parameters": [*_path_parameters(route), *_query_parameters(route)],
        "responses": {str(route.status): _answer(route, schemas), **{str(status): refused for status in _ERRORS}},
    }
    if route.status == 201 and route.path == "/api/me":
        operation["responses"]["200"] = _answer(route, schemas)
    if route.path == "/ready":
        operation["responses"]["503"] = _answer(route, schemas)
    if route.body is not None:
        content = {"application/json": {"schema": schemas[repr(route.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if route.named:
        operation["security"] = [{"cookie": []}, {"key": []}]
    return operation


def _path_parameters(route: Route) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"\{(\w+)\}", route.path)
    ]


def _query_parameters(route: Route) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "query",
            "required": bool(schema.get("x-required")),
            "schema": {key: value for key, value in schema.items() if key != "x-required"},
        }
        for name, schema in route.query.items()
    ]


def _answer(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    if route.answer is None and route.media == "application/json":
        return {"description": route.summary}
    schema = schemas[repr(route.answer)] if route.answer is not None else {"type": "string"}
    return {"description": route.summary, "content": {route.media: {"schema": schema}}}
