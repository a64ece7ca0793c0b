"""Requests that are too large or too many at once: refused, answered, or cut off."""

import asyncio
import json
from typing import Any

import pytest

from drachenhof.server.app import connections
from drachenhof.tables import messages
from tests.server.app.test_safety import close_code, raw, run, table_of
from tests.server.hosted import Hosted, hosted, newcomer


def test_large_messages_are_refused(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        large = json.dumps({"name": "A" * messages.MAX_MESSAGE})
        answer = await place.client().post("/api/me", content=large, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        for sent in (large, ["x" * 4000 for _ in range(5)], large.encode()):
            async with place.socket(table, ada) as socket:
                await socket.send(sent)
                assert await close_code(socket) == 1009

    run(tmp_path, test)


def test_large_heads_and_endless_bodies_are_cut_off(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        filler = b"x" * 1000
        head = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
        endless = b"POST /api/me/key HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        chunk = b"3e8\r\n" + filler + b"\r\n"
        for begin, more in (
            (b"GET /" + filler, filler),
            (head + b"X-Large: ", filler),
            (head, b"X-Many: " + filler + b"\r\n"),
            (endless, chunk),
        ):
            assert b"HTTP/1.1 200" not in await raw(place, begin, *(more for _ in range(400)))
        assert (await place.client().get("/health")).status_code == 200

    run(tmp_path, test)


def test_a_body_that_is_too_large_is_answered(tmp_path: Any) -> None:
    """Whether its length is said or not, and however much of it comes."""

    async def test(place: Hosted) -> None:
        for size in (66_000, 300_000, 3_000_000):
            for path in ("/api/replay", "/api/me"):
                headers = {"Content-Type": "application/json"}
                answer = await place.client().post(path, headers=headers, content=b"x" * size)
                assert (answer.status_code, answer.json()["code"]) == (413, "too-large"), (path, size)
        head = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        said = await raw(place, head, *(b"3e8\r\n" + b"x" * 1000 + b"\r\n" for _ in range(100)))
        assert said.startswith(b"HTTP/1.1 413 ")
        assert said.endswith(b'{"type":"refused","code":"too-large","arguments":{"most":65536}}')
        assert said.count(b"HTTP/1.1") == 1

    run(tmp_path, test)


def test_who_sends_on_after_the_answer_is_cut_off(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FAREWELL_SECONDS", 0.1)

    async def test(place: Hosted) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        writer.write(b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n" + b"x" * 70_000)
        assert b" 413 " in await reader.readline()
        with pytest.raises(ConnectionError):
            await send_on(writer)

    async def send_on(writer: asyncio.StreamWriter) -> None:
        for _ in range(1000):
            writer.write(b"x" * 1000)
            await writer.drain()
            await asyncio.sleep(0.005)

    run(tmp_path, test)


def test_a_large_request_is_refused_also_if_it_comes_at_once(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        head = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        small, large = (head + b"X-Large: " + b"x" * size + b"\r\n\r\n" for size in (60_000, 66_000))
        for _ in range(3):
            assert (await raw(place, small)).startswith(b"HTTP/1.1 200")
            assert (await raw(place, large)).startswith(b"HTTP/1.1 400")
            assert (await raw(place, large[:-2], large[-2:])).startswith(b"HTTP/1.1 400")

    run(tmp_path, test)


def test_many_small_requests_may_come_at_once(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        one = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Some: " + b"x" * 900 + b"\r\n"
        answers = await raw(place, (one + b"\r\n") * 99 + one + b"Connection: close\r\n\r\n")
        assert answers.count(b"HTTP/1.1 200") == 100

    run(tmp_path, test)


def test_messages_are_not_compressed(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        async with place.socket(await table_of(ada), ada, compression="deflate") as socket:
            assert "sec-websocket-extensions" not in socket.response.headers

    run(tmp_path, test)


def test_addresses_that_nobody_knows_are_said_to_be_so(tmp_path: Any) -> None:
    async def run() -> None:
        async with hosted(tmp_path / "x.sqlite3") as place:
            client = place.client()
            for path in ("/no/such/page", "/x/y.html"):
                page = await client.get(path)
                assert (page.status_code, page.headers["content-type"].split(";")[0]) == (404, "text/html")
            for path in ("/api/nothing", "/api/no/such/thing"):
                answer = await client.get(path)
                assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
            assert (await client.get("/assets/nothing.js")).status_code == 404

    asyncio.run(run())
