"""What the server lets nobody do: from foreign pages, or too large."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from drachenhof.server.app import page, service
from drachenhof.server.app.serving import bound
from drachenhof.server.db.backend import StoreFailed
from drachenhof.server.hosting.hub import Settings
from tests.server.hosted import Hosted, hosted, newcomer

ALONE = {"game": "hoard", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]}
FREE = Settings(limits=False)


def run(folder: Any, test: Any, settings: Settings | None = None, database: str | None = None) -> None:
    """A test with a server."""

    async def within() -> None:
        async with hosted(database or folder / "x.sqlite3", settings) as place:
            await test(place)

    asyncio.run(within())


async def table_of(client: Any, **wish: Any) -> str:
    answer = await client.post("/api/tables", json={**ALONE, **wish})
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["table"])
    assert (await client.get(f"/api/tables/{table}")).status_code == 200  # it waits for the first deal
    return table


async def raw(place: Hosted, *parts: bytes) -> bytes:
    """What the server answers to bytes, until it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def close_code(socket: Any) -> int:
    """How the server ends a connection; what it says before is not of interest."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


# Foreign pages

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "https://evil.example", "Host": "127.0.0.1"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_can_do_nothing_in_ones_name(tmp_path: Any, headers: dict[str, str]) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        for method, path in (("POST", "/api/tables"), ("POST", "/api/me/key"), ("DELETE", "/api/me")):
            answer = await ada.request(method, path, json=ALONE if path == "/api/tables" else None, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        if "Host" not in headers:
            with pytest.raises(InvalidStatus) as refused:
                await place.socket(table, ada, headers=headers)
            assert refused.value.response.status_code == 403
        assert (await ada.get("/api/me")).status_code == 200

    run(tmp_path, test)


def test_the_own_page_programs_and_allowed_pages_are_let_in(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        own = [{"Origin": place.address}, {"Sec-Fetch-Site": "same-origin"}, {"Origin": "https://friend.example"}, {}]
        for headers in own:
            assert (await ada.post("/api/me/feed", headers=headers)).status_code == 201
            async with place.socket(table, ada, headers=headers) as socket:
                assert json.loads(await socket.recv())["type"] == "update"
        key = (await ada.post("/api/me/key")).json()["key"]
        program = place.client(headers={"Authorization": f"Bearer {key}"})
        assert (await program.post("/api/me/feed")).status_code == 201

    run(tmp_path, test, Settings(origins=("https://friend.example",)))


def test_behind_tls_a_page_without_it_is_foreign(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        host = f"127.0.0.1:{place.port}"
        for scheme, status in (("http", 403), ("https", 201)):
            answer = await place.client().post(
                "/api/me", json={"name": "Ada"}, headers={"Origin": f"{scheme}://{host}"}
            )
            assert answer.status_code == status

    run(tmp_path, test, Settings(secure_cookies=True))


def test_a_store_that_keeps_nothing_is_logged_and_not_ready(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Hosted) -> None:
        client = place.client()
        assert (await client.get("/ready")).status_code == 200

        async def fail(_: Any) -> None:
            raise StoreFailed("full")

        monkeypatch.setattr(place.service.database, "write", fail)
        monkeypatch.setattr(service, "TRIAL_SECONDS", 0.0)
        for _ in range(3):
            assert (await client.get("/ready")).status_code == 503
        assert [line["code"] for line in place.lines if line["event"] == "store-failed"] == ["full"]
        monkeypatch.undo()
        monkeypatch.setattr(service, "TRIAL_SECONDS", 0.0)
        assert (await client.get("/ready")).status_code == 200

    run(tmp_path, test)


def test_ready_means_that_bots_can_move(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Hosted) -> None:
        client = place.client()
        assert (await client.get("/api/preparing")).json() == {"preparing": None}
        monkeypatch.setattr(place.service.services.bots.worker_pool, "loading", True)
        answer = await client.get("/ready")
        assert (answer.status_code, answer.json()["status"], answer.json()["preparing"]) == (503, "preparing", None)
        monkeypatch.undo()
        assert (await client.get("/ready")).status_code == 200

    run(tmp_path, test)


INVISIBLE = ["\u115f", "\u3164 \u2800", "\u0301\u0302", "\u200d", "\uffa0\u1160"]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_can_be_seen(tmp_path: Any, name: str) -> None:
    async def test(place: Hosted) -> None:
        assert (await place.client().post("/api/me", json={"name": name})).json()["code"] == "empty"
        seen = await place.client().post("/api/me", json={"name": f"A{name}da"})
        assert not set("\u115f\u2800\u3164") & set(seen.json()["name"])

    run(tmp_path, test)


ASKED = {
    "Access-Control-Request-Method": "PUT",
    "Access-Control-Request-Headers": "authorization, content-type",
}


def test_an_allowed_page_may_ask_with_a_key_and_read_the_answer(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        friend, key = {"Origin": "https://friend.example"}, (await ada.post("/api/me/key")).json()["key"]
        page = place.client(headers=friend)
        before = (await page.options("/api/me", headers=ASKED)).headers
        allowed = before["access-control-allow-headers"].lower().split(", ")
        assert {"authorization", "content-type"} <= set(allowed)
        assert "PUT" in before["access-control-allow-methods"]
        for answer in (
            await page.get("/api/me", headers={"Authorization": f"Bearer {key}"}),
            await page.post("/api/me/feed", headers={"Authorization": f"Bearer {key}"}),
            await page.get("/api/me", headers={"Authorization": "Bearer wrong"}),
        ):
            assert answer.headers["access-control-allow-origin"] == "https://friend.example"
            assert "access-control-allow-credentials" not in answer.headers
            assert "Origin" in answer.headers["vary"]

    run(tmp_path, test, Settings(origins=("https://friend.example",)))


@pytest.mark.parametrize("origins", [(), ("https://friend.example",)])
@pytest.mark.parametrize("origin", ["https://evil.example", "https://friend.example.evil.example", "null"])
def test_no_other_page_may_read_answers(tmp_path: Any, origins: tuple[str, ...], origin: str) -> None:
    async def test(place: Hosted) -> None:
        page = place.client(headers={"Origin": origin})
        before, answer = await page.options("/api/me", headers=ASKED), await page.get("/api/me")
        assert before.status_code >= 400
        for headers in (before.headers, answer.headers):
            assert "access-control-allow-origin" not in headers
            assert "access-control-allow-credentials" not in headers

    run(tmp_path, test, Settings(origins=origins))


def test_what_a_form_can_send_is_no_message(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            answer = await place.client().post("/api/me", content=b'{"name":"Ada"}', headers={"Content-Type": kind})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        headers = {"Content-Type": "Application/JSON ; charset=utf-8"}
        assert (await place.client().post("/api/me", content=b'{"name":"Ada"}', headers=headers)).status_code == 201

    run(tmp_path, test)


def test_the_cookie_is_for_our_own_pages_and_not_for_scripts(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        said = (await place.client().post("/api/me", json={"name": "Ada"})).headers["set-cookie"].lower()
        assert "httponly" in said
        assert "samesite=strict" in said
        assert "secure" in said
        assert said.startswith("__host-drachenhof=")
        assert "domain" not in said
        assert "path=/" in said

    run(tmp_path, test, Settings(secure_cookies=True))


def test_every_answer_carries_the_policy(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        client = place.client()
        for method, path in (
            ("GET", "/"),
            ("GET", "/t/x"),
            ("GET", "/health"),
            ("PUT", "/api/me"),
            ("GET", "/api/x/y"),
        ):
            headers = (await client.request(method, path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers
        with pytest.raises(InvalidStatus) as refused:
            await place.socket("nothing")
        assert "default-src 'none'" in refused.value.response.headers["content-security-policy"]

    run(tmp_path, test)


def test_scripts_inside_of_pages_are_allowed_in_the_docs_alone(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        client = place.client()
        for path, allowed in (("/docs/", True), ("/docs/x.html", True), ("/docs", False), ("/docsx", False)):
            policy = (await client.get(path)).headers["content-security-policy"]
            assert ("script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline';" in policy) is allowed
            assert ("unsafe" in policy) is allowed
            assert policy.startswith("default-src 'none'; script-src 'self'")

    run(tmp_path, test)


def test_docs_that_are_not_built_are_not_found(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "DOCS_FOLDER", tmp_path / "docs")

    async def test(place: Hosted) -> None:
        answer = await place.client().get("/docs/")
        assert (answer.status_code, "make docs" in answer.text) == (404, True)

    run(tmp_path, test)


def test_addresses_take_their_methods_only(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        client = place.client()
        answer = await client.patch("/api/me")
        assert answer.status_code == 405
        assert {"GET", "POST", "DELETE"} <= set(answer.headers["allow"].replace(" ", "").split(","))
        assert (await client.head("/health")).status_code == 200
        assert (await client.get("/health/", headers={"Host": "localhost:1"})).headers.get("location") is None
        assert (await client.request("TRACE", "/health")).status_code == 405
        assert (await client.options("/api/me", headers={"Origin": "https://evil.example"})).status_code == 405

    run(tmp_path, test)


# Names that lead here


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "localhost.evil.example", "127.0.0.1.nip.io", ""]
)
def test_a_local_server_answers_to_no_name_of_somebody_else(tmp_path: Any, host: str) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table, headers = await table_of(ada), {"Host": host.format(port=place.port)}
        headers["Origin"] = f"http://{headers['Host']}"
        for method, path in (("GET", "/"), ("GET", "/api/me"), ("POST", "/api/me/key"), ("GET", "/metrics")):
            answer = await ada.request(method, path, headers=headers)
            assert answer.status_code == 421
            assert "default-src 'none'" in answer.headers["content-security-policy"]
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {headers['Host']}\r\nOrigin: {headers['Origin']}\r\n"
        upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        assert (await raw(place, (head + upgrade + key).encode())).startswith(b"HTTP/1.1 421")

    run(tmp_path, test)


@pytest.mark.parametrize(
    "host", ["localhost", "LocalHost:80", "127.0.0.1", "127.0.0.1:{port}", "[::1]:{port}", "[::1]"]
)
def test_a_local_server_answers_to_the_names_of_this_machine(tmp_path: Any, host: str) -> None:
    async def test(place: Hosted) -> None:
        headers = {"Host": host.format(port=place.port)}
        assert (await place.client().get("/health", headers=headers)).status_code == 200

    run(tmp_path, test)


def test_behind_a_proxy_a_server_answers_to_any_name(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        assert (await place.client().get("/health", headers={"Host": "games.example.org"})).status_code == 200

    run(tmp_path, test, Settings(trusted_proxy=True))


def test_a_server_for_others_answers_to_any_name(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Hosted) -> None:
        assert (await place.client().get("/health", headers={"Host": "games.example.org"})).status_code == 200

    monkeypatch.setattr("tests.server.hosted.bound", lambda _, port: bound("0.0.0.0", port))
    run(tmp_path, test)
