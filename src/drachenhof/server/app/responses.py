"""Responses: JSON over HTTP, the status of each refusal, and the send queue of a WebSocket."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from drachenhof.tables import messages

_encode = msgspec.json.Encoder().encode

_STATUS = {
    "bad-message": 400,
    "too-large": 413,
    "too-many": 429,
    "busy": 503,
    "not-kept": 503,
    "unknown-outcome": 503,
    "closing": 503,
    "no-table": 404,
    "not-found": 404,
    "not-allowed": 405,
    "no-person": 401,
    "no-key": 403,
    "no-link": 403,
    "not-seated": 403,
    "not-host": 403,
    "no-hints": 403,
    "no-coach": 403,
    "review-off": 403,
    "no-hooks": 403,
    "foreign-origin": 403,
    "no-game": 422,
    "no-option": 422,
    "no-bot": 422,
    "no-seat": 422,
    "bad-hook": 422,
    "no-position": 422,
    "no-day": 422,
    "no-duel": 422,
    "illegal": 422,
    "empty": 422,
    "no-commitment": 422,
    "fault": 500,
}


def status_of(code: str) -> int:
    """The HTTP status of a refusal, by default 409."""
    return _STATUS.get(code, 409)


def retry(code: str, seconds: int = 1) -> dict[str, str]:
    """The `Retry-After` header for refusals that pass."""
    return {"Retry-After": str(seconds)} if status_of(code) in (429, 503) else {}


def json_answer(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON answer that is not cached."""
    return Response(
        _encode(content), status, {"Cache-Control": "no-store", **(headers or {})}, media_type="application/json"
    )


BACKLOG = 1_000_000  # queued characters from which on a slow client is disconnected
AT_EASE = 100_000  # queued characters below which more of a long log is sent
CLOSING_SECONDS = 5.0
NORMAL, GOING_AWAY, POLICY, TRY_LATER = 1000, 1001, 1008, 1013


class Socket:
    """A listener of a room, by WebSocket."""

    def __init__(self, websocket: WebSocket, person: str | None, key: str | None = None, address: str = "") -> None:
        self.person, self.key, self.address = person, key, address  # `key` is its digest
        self.last = 0
        self.closed = False
        self._websocket = websocket
        self._waiting: deque[str] = deque()
        self._size = 0  # queued characters, including the message being sent
        self._sending: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._sent = asyncio.Event()

    def send(self, message: str) -> None:
        """Queue a message."""
        if self.closed:
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._size > BACKLOG:
            self.drop()
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send())

    def answer(self, answer: messages.Answer) -> None:
        self.send(_encode(answer).decode())

    async def drained(self, left: int = AT_EASE) -> None:
        """Wait until at most `left` characters are queued, or the socket is closed."""
        while self._size > left and not self.closed:
            self._sent.clear()
            await self._sent.wait()

    def drop(self, code: int = TRY_LATER) -> None:
        """Close the connection with a code."""
        if not self.closed:
            self.closed = True
            self._waiting.clear()
            self._sent.set()
            self._closing = asyncio.create_task(self._close(code))

    async def gone(self) -> None:
        """Wait for the closing that `drop` began, if it did."""
        if self._closing is not None:
            await self._closing

    async def _send(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                await self._websocket.send({"type": "websocket.send", "text": message})
                self._size -= len(message)
                self._sent.set()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closed = True
        finally:
            self._sending = None
            self._sent.set()

    async def _close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            await asyncio.wait_for(self._websocket.close(code), CLOSING_SECONDS)
