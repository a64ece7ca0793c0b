"""One who looks on through a WebSocket: messages go out in order, and nobody waits for a slow reader."""

import asyncio
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from drachenhof.tables import messages

BACKLOG = 1_000_000  # characters that may wait for a slow client; then the client is cut off, and comes back
AT_EASE = 100_000  # characters that may wait before more of a long log is sent
CLOSING_SECONDS = 5.0
NORMAL, GOING_AWAY, POLICY, TRY_LATER = 1000, 1001, 1008, 1013

_encode = msgspec.json.Encoder().encode


class Socket:
    """A connection."""

    def __init__(self, websocket: WebSocket, person: str | None, key: str | None = None, address: str = "") -> None:
        self.person, self.key, self.address = person, key, address  # of the key only its digest
        self.last = 0
        self.closed = False
        self._websocket = websocket
        self._waiting: deque[str] = deque()
        self._size = 0  # characters that wait, and those of the message that is on its way
        self._sending: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._sent = asyncio.Event()

    def send(self, message: str) -> None:
        """Put a message on its way."""
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
        """Cut the connection."""
        if not self.closed:
            self.closed = True
            self._waiting.clear()
            self._sent.set()
            self._closing = asyncio.create_task(self._close(code))

    async def gone(self) -> None:
        """Wait until the connection has been cut, if it is to be."""
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
