"""The ASGI application: routes, page, security headers, start and stop."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as StarletteRoute

# Importing these registers their routes.
import drachenhof.server.app.api
import drachenhof.server.challenges.daily.api
import drachenhof.server.challenges.duels.api
import drachenhof.server.challenges.tournaments.api
import drachenhof.server.explore.api
import drachenhof.server.learn.api
import drachenhof.server.play.api
import drachenhof.server.play.replays
import drachenhof.server.players.accounts.api
import drachenhof.server.players.stats.api
import drachenhof.server.reviews.api  # noqa: F401
from drachenhof.server.app.page import docs_routes, page_routes
from drachenhof.server.app.responses import GOING_AWAY, Socket, json_answer, status_of
from drachenhof.server.app.routes import description, refusing, served_routes
from drachenhof.server.app.service import Service
from drachenhof.server.app.sockets import refused, table_socket
from drachenhof.tables.refusal import Refusal

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

log = structlog.get_logger()

CONTENT_POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# The docs are generated static pages with inline scripts and styles.
DOCS_POLICY = CONTENT_POLICY.replace(b"script-src 'self'", b"script-src 'self' 'unsafe-inline'").replace(
    b"style-src 'self'", b"style-src 'self' 'unsafe-inline'"
)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

LOCAL_HOST = re.compile(rb"(?i:localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?")
ELSEWHERE = "This server is for this machine only: ask localhost. Behind a proxy it is started with --proxy.\n"


def application(service: Service) -> Any:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await service.services.start()
        service.hub.tasks.spawn(service.metrics.measure_loop_lag())
        service.ready = True
        log.info("open")  # requests are answered; `/ready` says when bots can move
        yield
        await close(service)

    app = Starlette(
        routes=_routes(),
        middleware=_other_pages(service.settings.origins),
        lifespan=life,
        exception_handlers={HTTPException: _http_error, Exception: _error},
    )
    app.router.redirect_slashes = False  # it would redirect to any host named in the request
    app.state.service = service
    return SecurityMiddleware(app)


def _other_pages(origins: Sequence[str]) -> list[Middleware]:
    """Allow pages of configured origins to read answers, with keys and never with cookies."""
    if not origins:
        return []
    methods, headers = ("GET", "POST", "PUT", "DELETE"), ("Authorization", "Content-Type")
    return [Middleware(CORSMiddleware, allow_origins=origins, allow_methods=methods, allow_headers=headers)]


def _routes() -> list[BaseRoute]:
    described = StarletteRoute("/api/openapi.json", _description, methods=["GET"])
    socket = WebSocketRoute("/api/tables/{table}/socket", table_socket)
    return [*served_routes(), described, socket, *docs_routes(), *page_routes()]


@cache
def _described() -> msgspec.Raw:
    """The OpenAPI description, made once."""
    return msgspec.Raw(msgspec.json.encode(description()))


async def _description(_: Request) -> Response:
    return json_answer(_described())


async def _http_error(_: Request, error: Exception) -> Response:
    """Answer an error of Starlette with a refusal."""
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "not-allowed"}.get(error.status_code, "bad-message")
    return json_answer(refused(Refusal(code)), status_of(code), dict(error.headers or {}))


async def _error(_: Request, error: Exception) -> Response:
    """Log an unexpected error and answer `fault`."""
    log.error("fault", exc_info=error)
    return json_answer({"type": "refused", "code": "fault"}, 500)


async def close_connections(service: Service) -> None:
    """Accept no more requests, and close all sockets."""
    service.ready, service.hub.closing = False, True
    service.services.reviewing.reviews.let_go()
    sockets = []
    for room in service.hub.rooms.values():
        for listener in tuple(room.listeners):
            if isinstance(listener, Socket):
                listener.drop(GOING_AWAY)
                sockets.append(listener)
            else:
                listener.drop()
    await asyncio.gather(*(socket.gone() for socket in sockets))


async def close(service: Service) -> None:
    """Stop the services and finish acknowledged writes."""
    await close_connections(service)
    await service.services.stop()
    service.hub.work_queue.close()
    await service.database.aclose()
    log.info("closed")


class SecurityMiddleware:
    """Adds security headers, limits all requests, and checks `Host` if the server is for this machine only.

    A foreign site can resolve its own name to 127.0.0.1 (DNS rebinding). To the browser its requests are then
    same-origin; only `Host` shows the difference.
    """

    def __init__(self, app: Any) -> None:
        self.app = app
        self.state = app.state

    async def __call__(self, scope: Message, receive: Any, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                policy = DOCS_POLICY if scope["path"].startswith("/docs/") else CONTENT_POLICY
                headers = [*HEADERS, (b"content-security-policy", policy)]
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        answer = self.app
        if self.state.service.local and not _asks_for_this_machine(scope):
            answer = PlainTextResponse(ELSEWHERE, 421)
        elif scope["type"] == "http" and (refusal := self.state.service.refusal_of_any(HTTPConnection(scope))):
            answer = refusing(refusal)
        await answer(scope, receive, guarded)


def _asks_for_this_machine(scope: Message) -> bool:
    return all(LOCAL_HOST.fullmatch(value) for name, value in scope["headers"] if name == b"host")
