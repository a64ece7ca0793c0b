"""Bound what one connection can use: time, bytes, frames and places. Built on the classes inside uvicorn.

uvicorn 0.54 was compared with settings alone: `http="h11"` and `"httptools"`, `h11_max_incomplete_event_size`,
`limit_concurrency`, `timeout_keep_alive`, `ws_max_size`.
They bound the head of a request (h11 only), the size of a WebSocket message and idle connections. They do not stop
these attacks, each of which has a test in `test_connections.py`, `test_slowness.py` or `test_large_requests.py`:

- A request that never ends: one byte every few seconds holds a connection forever, before the first answer or after it.
- A body that never ends: it is read and dropped at the speed of the network, after the answer too.
- A client that reads slowly: answers and updates wait in memory as long as it likes.
- A flood of WebSocket frames below the limits of commands: pings, pongs, empty or tiny fragments. One client
  takes all processor time of the event loop.
- Many connections of one address: `limit_concurrency` counts all addresses together, so one locks out all others.

`test_uvicorn_is_inside_as_we_take_it` fails if a new version lacks what this module overrides or calls. Every override
here was removed once, to see a test fail.
"""

import asyncio
import math
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from drachenhof.server.app.limits import Allowance, network
from drachenhof.server.app.responses import POLICY
from drachenhof.tables.messages import Refused

REQUEST_SECONDS = 20.0  # in which a whole request has to arrive
REQUEST_BYTES = 64 * 1024  # largest request, head and body together
PART_BYTES = 8 * 1024  # read before the bound is checked again
UNREAD_SECONDS = 30.0  # for which unread data may stay above the limit of the write buffer
FRAME_BYTES = 1024  # read from a WebSocket before its allowance is checked: some 170 empty frames
FRAMES = 3.0  # allowed frames per allowed command: fragments, pings and pongs
BYTES = 3 * 1024.0  # allowed bytes per allowed command
AT_ONCE = 5.0  # seconds of both allowances that may be used at once
FAREWELL_SECONDS = 1.0  # for reading a refusal before the connection is cut

_TOO_LARGE = msgspec.json.encode(Refused("too-large", arguments={"most": REQUEST_BYTES}))
_ANSWER_TOO_LARGE = (
    b"HTTP/1.1 413 Content Too Large\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%s" % (len(_TOO_LARGE), _TOO_LARGE)
)

open_here: Counter[str] = Counter()
"""Number of HTTP connections by address, without WebSockets."""


def set_ack_timeout(listening: socket.socket) -> None:
    """Let Linux close connections whose client acknowledges no data."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        listening.setsockopt(socket.IPPROTO_TCP, option, int(UNREAD_SECONDS * 1000))


def within(each: int) -> "type[HttpConnection]":
    """A class of HTTP connections that allows `each` per address; 0 for any number."""
    return type("BoundedHttpConnection", (HttpConnection,), {"each": each})


def moderate(commands: float, flooded: Callable[[str], None]) -> "type[SocketConnection]":
    """A class of WebSockets for `commands` a second. `flooded` is called with the address of one that was cut."""
    attributes = {"commands": commands, "flooded": staticmethod(flooded)}
    return type("ModerateSocketConnection", (SocketConnection,), attributes)


class Timer:
    """Call a function later unless stopped before."""

    def __init__(self) -> None:
        self._due: asyncio.TimerHandle | None = None

    def start(self, seconds: float, work: Any) -> None:
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(seconds, work)

    def stop(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection with bounds."""

    each = 0  # allowed connections of one address; 0 for any number

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._arriving, self._unread, self._received, self._part = Timer(), Timer(), 0, b""
        self._body_comes = self._refused = False
        self._address: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._arriving.start(REQUEST_SECONDS, transport.abort)
        self._count()

    def _count(self) -> None:
        """Count the connection; cut it if its address has too many."""
        self._address = network(self.client[0]) if self.client else ""
        open_here[self._address] += 1
        if self.each and open_here[self._address] > self.each:
            self.transport.abort()

    def _uncount(self) -> None:
        if self._address is not None:
            open_here[self._address] -= 1
            if open_here[self._address] <= 0:
                del open_here[self._address]
            self._address = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._uncount()
        self._arriving.stop()
        self._unread.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PART_BYTES):
            if self._refused or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._part = data[begin : begin + PART_BYTES]
            self._received += len(self._part)
            if self._received > REQUEST_BYTES:  # before it is parsed, because the end of a request resets the count
                self._too_large()
            else:
                super().data_received(self._part)

    def _too_large(self) -> None:
        if not self._body_comes:
            self.send_400_response("The request is too large.")
        elif self.cycle.response_complete:
            self._drop_the_rest()
        elif self.pipeline or self.cycle.response_started:  # another answer has to come first
            self.transport.abort()
        else:
            self.transport.write(_ANSWER_TOO_LARGE)
            self._drop_the_rest()

    def _drop_the_rest(self) -> None:
        """Discard input for a moment: if the connection were cut at once, the client could not read the answer."""
        self._refused = True
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        self.flow.resume_reading()
        self._arriving.stop()
        self._arriving.start(FAREWELL_SECONDS, self.transport.abort)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._received = len(self._part)
        self._arriving.start(REQUEST_SECONDS, self.transport.abort)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._body_comes = True

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._received, self._body_comes = 0, False
        self._arriving.stop()

    def handle_websocket_upgrade(self) -> None:
        self._arriving.stop()
        self._uncount()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket with bounds."""

    commands = math.inf  # a second
    flooded: Callable[[str], None] = staticmethod(lambda _: None)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unread = Timer()
        self._bytes = Allowance(BYTES * self.commands, BYTES * self.commands * AT_ONCE)
        self._frames = Allowance(FRAMES * self.commands, FRAMES * self.commands * AT_ONCE)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the head of the request, which HttpConnection has bounded
            super().data_received(data)
            return
        for begin in range(0, len(data), FRAME_BYTES):
            part = data[begin : begin + FRAME_BYTES]
            if not self._bytes.spend(len(part)):
                self._cut()
            if self.transport.is_closing():
                return
            super().data_received(part)

    def _frame(self, fin: bool = True, size: int = 1) -> bool:
        """Spend the allowance of a frame; an empty fragment is never allowed."""
        if self._frames.spend(1) and (fin or size):
            return True
        self._cut()
        return False

    def _cut(self) -> None:
        """Cut the connection without a close frame, which a flooding client would not read."""
        if not self.transport.is_closing():
            self.flooded(network(self.client[0]) if self.client else "")
            self.transport.abort()

    def handle_text(self, event: Any) -> None:
        if self._frame(event.fin, len(event.data)):
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if self._frame(event.fin, len(event.data)):
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        if self._frame(event.fin, len(event.data)):
            super().handle_cont(event)

    def handle_pong(self, event: Any) -> None:
        if self._frame():
            super().handle_pong(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            for part in (self.request, self.response):  # the ASGI scope has its own copy: free 2 KB per socket
                part.headers.clear()
        if message["type"] == "websocket.close" and message.get("code") == POLICY:
            self.transport.pause_reading()  # further input is not even parsed
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused and answered; uvicorn would log an error

    def handle_ping(self) -> None:
        """Answer, unless earlier answers are unread: they would pile up."""
        if not self._frame():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()
