"""Those who send or read too slowly, or go away: nobody waits for them."""

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from drachenhof.server.app import connections, responses
from tests.server.app.test_connections import HEAD
from tests.server.app.test_safety import raw, run, table_of
from tests.server.hosted import Hosted, newcomer


def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.5)

    async def test(place: Hosted) -> None:
        json_type = b"Content-Type: application/json\r\n"
        begun = (
            b"",
            b"GET /hea",
            b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow:",
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n" + json_type + b"Content-Length: 14\r\n\r\n{",
            b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",
        )
        await asyncio.gather(*(raw(place, begin) for begin in begun))  # the server ends them
        ada = await newcomer(place, "Ada")
        async with place.socket(await table_of(ada), ada) as line:
            await asyncio.sleep(0.8)
            await line.send('{"type":"ping","id":"1"}')
            while json.loads(await line.recv())["type"] != "pong":
                pass

    run(tmp_path, test)


def test_a_connection_may_rest_between_requests_and_not_within_one(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.5)

    async def test(place: Hosted) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        for _ in range(2):
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            assert head.startswith(b"http/1.1 200 ")
            await reader.readexactly(int(head.partition(b"content-length: ")[2].split()[0]))
            await asyncio.sleep(0.8)
        writer.write(b"GET /hea")
        with suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()

    run(tmp_path, test)


def test_who_goes_away_in_the_middle_of_a_request_is_no_fault(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        head = (
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{"
        )
        for _ in range(3):
            _, writer = await asyncio.open_connection("127.0.0.1", place.port)
            writer.write(head)
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.close()
        assert (await place.client().get("/health")).status_code == 200

    run(tmp_path, test)


class Blocked:
    """A connection that takes nothing."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.open = asyncio.Event()

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.sent.append(message)

    async def close(self, code: int) -> None:
        await self.send(code)


def test_one_who_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "BACKLOG", 1000)
    monkeypatch.setattr(responses, "CLOSING_SECONDS", 0.01)

    async def run() -> None:
        line = Blocked()
        socket = responses.Socket(line, "person")  # type: ignore[arg-type]
        for _ in range(9):
            socket.send("x" * 100)
        assert not socket.closed
        for _ in range(9):
            socket.send("x" * 100)
        assert socket.closed
        await socket.gone()
        await socket.drained()
        line.open.set()
        await asyncio.sleep(0.01)
        assert len(line.sent) <= 1

    asyncio.run(run())


def test_a_long_log_is_sent_no_faster_than_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "AT_EASE", 100)

    async def run() -> None:
        line = Blocked()
        socket = responses.Socket(line, None)  # type: ignore[arg-type]
        socket.send("x" * 200)
        waiting = asyncio.create_task(socket.drained(100))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        line.open.set()
        await waiting

    asyncio.run(run())


def narrow(port: int) -> socket.socket:
    """A connection with a receive buffer of 64 KB: what is not read soon waits at the server."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
    line.connect(("127.0.0.1", port))
    line.setblocking(False)
    return line


async def reads_slowly(line: socket.socket, done: Callable[[], bool]) -> None:
    """Read so much that the system takes the connection for alive, and not all that waits."""
    async with asyncio.timeout(60):
        while not done():
            with suppress(BlockingIOError, ConnectionError):
                line.recv(500)
            await asyncio.sleep(0.05)
    line.close()


def test_an_answer_has_to_be_read_soon(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Hosted) -> None:
        monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.5)
        line = narrow(place.port)
        line.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
        while not connections.open_here:
            await asyncio.sleep(0.01)
        await reads_slowly(line, lambda: not connections.open_here)

    run(tmp_path, test)


def test_what_a_socket_is_sent_has_to_be_read_soon(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Hosted) -> None:
        monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.5)
        lines, begin = list[connections.SocketConnection](), connections.SocketConnection.__init__

        def remembered(self: connections.SocketConnection, *given: Any, **named: Any) -> None:
            begin(self, *given, **named)
            lines.append(self)

        monkeypatch.setattr(connections.SocketConnection, "__init__", remembered)
        table = await table_of(await newcomer(place, "Ada"))
        line, room = narrow(place.port), place.service.hub.rooms[table]
        line.send(HEAD.format(table=table).encode())
        while not room.listeners:
            await asyncio.sleep(0.01)
        for _ in range(20):
            for listener in room.listeners:
                listener.send("x" * 400_000)
            await asyncio.sleep(0.01)
        await reads_slowly(line, lambda: not room.listeners and not lines[0].transport.get_write_buffer_size())

    run(tmp_path, test)
