"""Connections within bounds: frames and bytes of sockets, connections of addresses, descriptors; uvicorn's inside."""

import asyncio
import inspect
import os
import tomllib
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from drachenhof.server.app import connections, monitoring, serving
from drachenhof.server.app.connections import HttpConnection, SocketConnection
from drachenhof.server.app.limits import Allowance
from drachenhof.server.hosting.hub import Settings
from tests.server.app.test_safety import raw, run, table_of
from tests.server.hosted import Hosted, newcomer

HEAD = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING, PONG, EMPTY_PART = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x01\x80\0\0\0\0"
PART = b"\x01\x81\0\0\0\0x"


async def opened(place: Hosted, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    writer.write(HEAD.format(table=table).encode())
    assert b" 101 " in await reader.readline()
    return reader, writer


async def is_cut(reader: asyncio.StreamReader, within: float = 30) -> bool:
    """Whether the server ends it, without waiting for an answer."""
    try:
        async with asyncio.timeout(within):
            while await reader.read(65536):
                pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize(
    ("flood", "cut"),
    [
        (PING * 200, False),
        (PING * 3000, True),
        (PONG * 3000, True),
        (EMPTY_PART, True),
        (b"\x02" + EMPTY_PART[1:], True),
        (b"\x01\x81\0\0\0\0{" + b"\x00\x80\0\0\0\0", True),
        (b"\x01\x81\0\0\0\0{" + b"\x00\x81\0\0\0\0 " * 3000, True),
        (b"\x82\xfe\x1f\x40\0\0\0\0" + b" " * 8000, False),
    ],
    ids=[
        "some pings",
        "pings",
        "pongs",
        "an empty part",
        "an empty part of bytes",
        "an empty part later",
        "small parts",
        "a large message",
    ],
)
def test_frames_of_a_socket_are_bounded(tmp_path: Any, flood: bytes, cut: bool) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        reader, writer = await opened(place, await table_of(ada))
        writer.write(flood)
        assert await is_cut(reader, 30 if cut else 1) == cut
        writer.close()

    run(tmp_path, test)


def test_bytes_of_a_socket_are_bounded(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BYTES", 200.0)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        reader, writer = await opened(place, await table_of(ada))
        for _ in range(4):
            writer.write(b"\x82\xfe\x1f\x40\0\0\0\0" + b" " * 8000)
        assert await is_cut(reader)
        writer.close()

    run(tmp_path, test)


def test_a_socket_does_not_keep_what_its_handshake_said(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of thousands would keep kilobytes that the scope has, too."""
    kept = list[SocketConnection]()

    def remembered(self: SocketConnection, *given: Any, **named: Any) -> None:
        begin(self, *given, **named)
        kept.append(self)

    begin = SocketConnection.__init__
    monkeypatch.setattr(SocketConnection, "__init__", remembered)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        async with place.socket(table) as line:
            await line.recv()
            (one,) = kept
            assert not one.request.headers
            assert not one.response.headers
            assert one.scope["headers"]

    run(tmp_path, test)


def test_an_allowance_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [0.0]
    monkeypatch.setattr("drachenhof.server.app.limits.time.monotonic", lambda: moment[0])
    allowance = Allowance(10.0, 20.0)
    assert allowance.spend(20)
    assert not allowance.spend(1)
    moment[0] += 1.0
    assert allowance.spend(5)


def test_connections_of_an_address_are_bounded(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        idle = [await asyncio.open_connection("127.0.0.1", place.port) for _ in range(4)]
        await asyncio.sleep(0.1)
        assert await raw(place, b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n") == b""
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port, local_addr=("127.0.0.2", 0))
        writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b" 200 " in await reader.readline()
        writer.close()
        for _, line in idle:
            line.close()
        while connections.open_here["127.0.0.1"] > 0:
            await asyncio.sleep(0.01)
        said = await raw(place, b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b" 200 " in said

    run(tmp_path, test, Settings(connections_each=4))


def test_sockets_are_not_among_them(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        await ada.aclose()
        lines = [await place.socket(table) for _ in range(6)]
        assert connections.open_here["127.0.0.1"] <= 1
        for line in lines:
            await line.close()

    run(tmp_path, test, Settings(connections_each=3))


def test_it_is_said_when_descriptors_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import resource

    import structlog

    before, log = structlog.get_config(), io.StringIO()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        monitoring.set_up(json=True, to=log)
        assert serving.raise_file_limit() in (hard, None)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
        serving.check_files(hard)
        assert not log.getvalue()
        serving.check_files(2)
        assert "descriptors-scarce" in log.getvalue()

        def exhausted(_: int) -> int:
            raise OSError(24, "Too many open files")

        monkeypatch.setattr(os, "dup", exhausted)
        serving.check_files(hard)
        assert "descriptors-exhausted" in log.getvalue()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        structlog.configure(**before)


def test_uvicorn_is_inside_as_we_take_it() -> None:
    """A version that is built differently would drop our bounds without a word: look at `connections.py` anew."""
    for ours, theirs in ((HttpConnection, HttpToolsProtocol), (SocketConnection, WebSocketsSansIOProtocol)):
        own = {name for name, value in vars(ours).items() if inspect.isfunction(value) and not name.startswith("_")}
        assert own <= set(dir(theirs)), own - set(dir(theirs))
    http, socket = inspect.getsource(HttpToolsProtocol), inspect.getsource(WebSocketsSansIOProtocol)
    for used in ("self.cycle", "self.transport", "self.client ", "self.pipeline", "self.flow", "def send_400_response"):
        assert used in http, used
    cycle = inspect.getsource(RequestResponseCycle)
    for used in ("response_started", "response_complete", "disconnected", "message_event"):
        assert f"self.{used}" in cycle, used
    used_here = ("writable", "handshake_initiated", "handshake_complete", "transport", "loop", "request", "response")
    for used in used_here:
        assert f"self.{used}" in socket, used
    for called in ("handle_cont(", "handle_text(", "handle_bytes(", "handle_ping(", "handle_pong("):
        assert f"self.{called}" in socket, called
    assert "protocol.data_received(" in http  # the head of the request is what a socket hears first


def test_the_versions_that_we_know_are_named() -> None:
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text())["project"]
    needed = project["optional-dependencies"]["server"] + project["optional-dependencies"]["client"]
    for name in ("uvicorn", "httptools", "websockets"):
        assert any(line.startswith(f"{name}>=") and ",<" in line for line in needed), name
