"""Connections within bounds: a request has to arrive whole and soon, and whoever does not read is cut off.

uvicorn bounds neither the size of a request's head, nor the time that it takes to
come, nor what waits for one who does not read.
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
from drachenhof.server.app.listening import POLICY
from drachenhof.tables.messages import Refused

REQUEST_SECONDS = 20.0  # for a whole request to arrive
REQUEST_BYTES = 64 * 1024  # of a request, its head and its body together
PART_BYTES = 8 * 1024  # that are read before the bound is looked at again
UNREAD_SECONDS = 30.0  # for which what was sent may wait to be read
FRAME_BYTES = 1024  # of a socket that are read before its allowance is looked at again: some 170 empty frames
FRAMES = 3.0  # for each command that one socket may send a second: its parts, pings and pongs
BYTES = 3 * 1024.0  # for each of them
AT_ONCE = 5.0  # seconds of both that may come at once
FAREWELL_SECONDS = 1.0  # for one who is cut off to read why

_TOO_LARGE = msgspec.json.encode(Refused("too-large", arguments={"most": REQUEST_BYTES}))
_ANSWER_TOO_LARGE = (
    b"HTTP/1.1 413 Content Too Large\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%s" % (len(_TOO_LARGE), _TOO_LARGE)
)

open_here: Counter[str] = Counter()
"""Connections that are no sockets, by address."""


def give_up_on_silence(listening: socket.socket) -> None:
    """Let the system end connections whose other side takes nothing any more, where it can (Linux)."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        listening.setsockopt(socket.IPPROTO_TCP, option, int(UNREAD_SECONDS * 1000))


def within(each: int) -> "type[HttpConnection]":
    """A class of connections that allows `each` of them per address; 0: any number."""
    return type("BoundedHttpConnection", (HttpConnection,), {"each": each})


def moderate(commands: float, flooded: Callable[[str], None]) -> "type[SocketConnection]":
    """A class of sockets limited to `commands` a second; `flooded` hears the address of one that was cut off."""
    given = {"commands": commands, "flooded": staticmethod(flooded)}
    return type("ModerateSocketConnection", (SocketConnection,), given)


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
    """HTTP from one client."""

    each = 0  # connections of one address that are no sockets; 0: as many as there are

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
        """One more of an address; beyond what it may have it is cut at once."""
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
            if self._received > REQUEST_BYTES:  # before it is read: at the end of a request the count begins anew
                self._too_large()
            else:
                super().data_received(self._part)

    def _too_large(self) -> None:
        if not self._body_comes:
            self.send_400_response("The request is too large.")
        elif self.cycle.response_complete:
            self._drop_the_rest()
        elif self.pipeline or self.cycle.response_started:  # an answer to another request, or to this one, comes first
            self.transport.abort()
        else:
            self.transport.write(_ANSWER_TOO_LARGE)
            self._drop_the_rest()

    def _drop_the_rest(self) -> None:
        """What still comes is taken for a moment, and not looked at: else nobody could read the answer."""
        self._refused = True
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        self.flow.resume_reading()
        self._arriving.stop()
        self._arriving.start(FAREWELL_SECONDS, self.transport.abort)

    def eof_received(self) -> None:
        """A client that was refused may not send more."""
        if self._refused:
            self.transport.close()

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
    """A WebSocket to one client."""

    commands = math.inf  # a second
    flooded: Callable[[str], None] = staticmethod(lambda _: None)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unread = Timer()
        self._bytes = Allowance(BYTES * self.commands, BYTES * self.commands * AT_ONCE)
        self._frames = Allowance(FRAMES * self.commands, FRAMES * self.commands * AT_ONCE)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the head of the request, which HttpConnection has read
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
        """Whether another frame is allowed; an empty, unfinished frame never is."""
        if self._frames.spend(1) and (fin or size):
            return True
        self._cut()
        return False

    def _cut(self) -> None:
        """Cut the connection without a word, which somebody who floods us would not read."""
        if not self.transport.is_closing():
            self.flooded(network(self.client[0]) if self.client else "")
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        super().connection_lost(exc)

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
            for part in (self.request, self.response):  # the scope has what is still asked for
                part.headers.clear()
        if message["type"] == "websocket.close" and message.get("code") == POLICY:
            self.transport.pause_reading()  # whatever still comes is not even looked at
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, and answered: uvicorn would log it as a fault

    def handle_ping(self) -> None:
        """Answer, unless the answers before are not read: they would pile up."""
        if not self._frame():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()
