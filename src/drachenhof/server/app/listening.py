"""The server's side of a WebSocket: queue messages in order, and disconnect slow readers."""

import asyncio
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from drachenhof.tables import messages

BACKLOG = 1_000_000  # queued characters from which on a slow client is disconnected
AT_EASE = 100_000  # queued characters below which more of a long log is sent
CLOSING_SECONDS = 5.0
NORMAL, GOING_AWAY, POLICY, TRY_LATER = 1000, 1001, 1008, 1013

_encode = msgspec.json.Encoder().encode


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
