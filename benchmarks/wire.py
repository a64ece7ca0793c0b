"""A client that costs little, so that thousands fit beside the server that they measure."""

import asyncio
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocket(asyncio.Protocol):
    """One WebSocket: whole text messages in, masked text messages out."""

    __slots__ = ("_buffer", "_hear", "_open", "closed", "code", "opened", "transport")

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._buffer = bytearray()
        self._open = False
        self.closed = False
        self.code = 0  # why the server has closed it
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment] # uvloop's has another ancestor

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")[:200]))
                return
            self._open, self._buffer = True, bytearray(rest)
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from the buffer; the server sends none in parts."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, begin = buffer[1] & 0x7F, 2
        if size == 126:
            if len(buffer) < 4:
                return False
            size, begin = struct.unpack_from(">H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            size, begin = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < begin + size:
            return False
        kind, payload = buffer[0] & 0x0F, bytes(buffer[begin : begin + size])
        del buffer[: begin + size]
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.code = int.from_bytes(payload[:2], "big")
            self.closed = True
        return True

    def send(self, payload: bytes) -> None:
        self._write(TEXT, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        assert self.transport is not None
        mask, size = os.urandom(4), len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack(">BBH", 0x80 | kind, 0xFE, size)
        key = (mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
        self.transport.write(head + mask + masked)


async def connect(
    host: str, port: int, path: str, cookie: str, hear: Callable[[bytes], None], local: str | None = None
) -> WebSocket:
    """Open a WebSocket, from an address of one's own choice."""
    loop, source = asyncio.get_running_loop(), (local, 0) if local else None
    transport, protocol = await loop.create_connection(lambda: WebSocket(hear), host, port, local_addr=source)
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    transport.write(request.encode())
    await protocol.opened
    return protocol


class Http:
    """One HTTP connection that is kept open."""

    def __init__(self, host: str, port: int, local: str | None = None) -> None:
        self._host, self._port, self._source = host, port, (local, 0) if local else None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[int, bytes, str]:
        """The status, the body, and a cookie that was set."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port, local_addr=self._source)
        reader, writer = self._streams
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nContent-Length: {len(body)}\r\n"
        head += "Content-Type: application/json\r\n"
        writer.write((head + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n").encode() + body)
        status = int((await reader.readline()).split()[1])
        size, given = 0, ""
        while (line := await reader.readline()) not in (b"\r\n", b""):
            name, _, value = line.decode("latin-1").partition(":")
            if name.lower() == "content-length":
                size = int(value)
            elif name.lower() == "set-cookie":
                given = value.split(";")[0].strip()
        return status, await reader.readexactly(size), given

    async def __aenter__(self) -> "Http":
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
