"""Connections within bounds: a request has to arrive whole and soon, and whoever does not read is cut off.

uvicorn bounds neither the size of a request's head, nor the time that it takes to
come, nor what waits for one who does not read.
"""

import asyncio
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 20.0  # for a whole request to arrive
REQUEST_BYTES = 64 * 1024  # of a request, its head and its body together
PART_BYTES = 8 * 1024  # that are read before the bound is looked at again
UNREAD_SECONDS = 30.0  # for which what was sent may wait to be read


def give_up_on_silence(listening: socket.socket) -> None:
    """Let the system end connections whose other side takes nothing any more, where it can (Linux)."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        listening.setsockopt(socket.IPPROTO_TCP, option, int(UNREAD_SECONDS * 1000))


class Timer:
    """Does something later, unless it is stopped before."""

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

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._arriving, self._unread, self._received, self._part = Timer(), Timer(), 0, b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._arriving.start(REQUEST_SECONDS, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arriving.stop()
        self._unread.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PART_BYTES):
            self._part = data[begin : begin + PART_BYTES]
            self._received += len(self._part)
            if self._received > REQUEST_BYTES:  # before it is read: at the end of a request the count begins anew
                self._too_large()
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(self._part)

    def _too_large(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.send_400_response("The request is too large.")
        else:  # somebody waits for the rest
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._received = len(self._part)
        self._arriving.start(REQUEST_SECONDS, self.transport.abort)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._received = 0
        self._arriving.stop()

    def handle_websocket_upgrade(self) -> None:
        self._arriving.stop()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket to one client."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unread = Timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, and answered: uvicorn would log it as a fault

    def handle_ping(self) -> None:
        """Answer, unless the answers before are not read: they would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()
