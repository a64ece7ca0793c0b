"""Limits of how much and how often, for sockets, addresses and people; and strange words that become no fault."""

import asyncio
import time
from itertools import count
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from drachenhof.server.app import limits, page, service, sockets
from drachenhof.server.app.limits import BUCKETS, Limit, network
from drachenhof.server.hosting.hub import Settings
from drachenhof.server.play import api as tables
from drachenhof.tables import commands, keys
from tests.server.app.test_safety import close_code, run, table_of
from tests.server.hosted import Hosted, newcomer

FREE = Settings(limits=False)

pytestmark = pytest.mark.usefixtures("no_refill")


def test_buckets_fill_again_and_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [0.0]
    monkeypatch.setattr(limits, "clock", lambda: moment[0])
    limit = Limit(1.0, 3)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    moment[0] += 2.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    for key in range(BUCKETS + 10):
        limit.allows(key)
    assert len(limit._buckets) == BUCKETS


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert network("2001:db8:1:2::3") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::3")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") != network("192.0.2.2")
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network("x" * 1000) == "x" * 64


def test_requests_of_an_address_are_limited_whoever_it_says_it_is(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        client = place.client()
        claims = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(30)]
        statuses = [(await client.get("/health", headers=claim)).status_code for claim in claims]
        assert statuses[0] == 200
        assert statuses[-1] == 429

    run(tmp_path, test, Settings(requests_per_second=0.01 + 1))


@pytest.mark.parametrize("path", ["/", "/t/nothing", "/assets/nothing.js", "/api/openapi.json", "/no/such/page"])
def test_whatever_an_address_asks_for_is_limited(tmp_path: Any, path: str) -> None:
    async def test(place: Hosted) -> None:
        place.service.all_requests = Limit(0.001, 3)
        client = place.client()
        answers = [await client.get(path) for _ in range(4)]
        assert [answer.status_code == 429 for answer in answers] == [False, False, False, True]
        assert answers[-1].json()["code"] == "too-many"
        assert answers[-1].headers["Retry-After"]
        elsewhere = place.client(transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2"))
        assert (await elsewhere.get(path)).status_code != 429

    run(tmp_path, test)


def test_a_page_says_less_to_one_who_asks_for_very_many(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()

    def of_table(_: Any, table: str) -> None:
        asked.append(table)

    monkeypatch.setattr(page, "of_table", of_table)

    async def test(place: Hosted) -> None:
        place.service.requests = Limit(0.001, 4)
        client = place.client()
        assert {(await client.get(f"/t/{number}")).status_code for number in range(10)} == {200}
        assert asked == ["0", "1", "2", "3"]

    run(tmp_path, test)


def test_behind_a_proxy_the_last_address_counts(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        client = place.client()
        forged = [("X-Forwarded-For", "198.51.100.1"), ("X-Forwarded-For", "203.0.113.5")]
        statuses = [
            (await client.get("/health", headers=[("X-Forwarded-For", f"192.0.2.{number}, 203.0.113.5")])).status_code
            for number in range(20)
        ]
        assert statuses[-1] == 429
        assert (await client.get("/health", headers=forged)).status_code == 429
        assert (await client.get("/health", headers={"X-Forwarded-For": "203.0.113.6"})).status_code == 200

    run(tmp_path, test, Settings(requests_per_second=1, trusted_proxy=True))


def test_people_tables_chat_and_hints_are_limited(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table, numbers = await table_of(ada, hints=True), count()

        async def again(path: str, **said: Any) -> set[int]:
            asked = [said | ({"id": str(next(numbers))} if "type" in said else {}) for _ in range(30)]
            return {(await ada.post(path, json=one)).status_code for one in asked}

        assert 429 in await again(f"/api/tables/{table}/say", type="say", text="hello")
        assert 429 in await again(f"/api/tables/{table}/hint", type="hint", at=0)
        assert await again(f"/api/tables/{table}/coach", type="coach", at=0) == {429}  # it counts as a hint
        seats = [{"kind": "person"}, {"kind": "open"}]
        assert 409 in await again("/api/tables", game="year", seats=seats)
        strangers = [await place.client().post("/api/me", json={"name": "B"}) for _ in range(70)]
        assert 429 in {stranger.status_code for stranger in strangers}

    run(tmp_path, test, Settings(tables_each=10, requests_per_second=1000))


def test_many_names_of_one_address_do_not_get_more_and_more_hints(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        place.service.hints, codes = Limit(1e-6, 2), list[str | None]()
        for number in range(5):
            someone = await newcomer(place, f"Name {number}")
            path = f"/api/tables/{await table_of(someone, hints=True)}/hint"
            for asked in range(2):
                said = {"type": "hint", "id": str(asked), "at": 0}
                codes.append((await someone.post(path, json=said)).json()["code"])
        assert codes == ["stale"] * 2 * sockets.HINTED + ["too-many"] * 2

    run(tmp_path, test)


def test_tables_that_are_cancelled_again_and_again_are_limited(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        statuses, wish = set(), {"game": "year", "seats": [{"kind": "person"}, {"kind": "open"}]}
        for _ in range(20):
            created = await ada.post("/api/tables", json=wish)
            statuses.add(created.status_code)
            if created.status_code == 201:
                path = f"/api/tables/{created.json()['table']}"
                await ada.post(f"{path}/cancel", json={"type": "cancel", "id": "c"})
                rematch = await ada.post(f"{path}/rematch", json={"type": "rematch", "id": "r"})
                statuses.add(rematch.status_code)
        assert 429 in statuses

    run(tmp_path, test, Settings(tables_each=10, requests_per_second=1000))


@pytest.mark.slow
def test_a_flood_at_a_socket_is_cut_off(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        for flood in ('{"type":"ping","id":"1"}', "nonsense", b"\x00\xff", "[" * 1000, '{"type":"no"}'):
            place.service.requests._buckets.clear()  # which is not what this is about
            async with place.socket(table, ada) as socket:
                try:
                    for _ in range(sockets.MISUSES * 3):
                        await socket.send(flood)
                except ConnectionClosed:
                    pass
                assert await close_code(socket) == 1008

    run(tmp_path, test)


def test_sockets_of_an_address_are_limited(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        lines = [await place.socket(table, ada) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            await place.socket(table, ada)
        assert refused.value.response.status_code == 429
        for line in lines:
            await line.close()
        while place.service.sockets:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(service, "SOCKETS", 0)
        with pytest.raises(InvalidStatus) as refused:
            await place.socket(table, ada)
        assert refused.value.response.status_code == 503

    run(tmp_path, test, Settings(sockets_each=3))


def test_a_socket_ends_with_its_key(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada, seats=[{"kind": "person"}, {"kind": "open"}], public=True)
        key = (await ada.post("/api/me/key")).json()["key"]
        async with place.socket(table, headers={"Authorization": f"Bearer {key}"}) as socket:
            await socket.recv()
            assert (await ada.post("/api/me/key")).status_code == 201
            await socket.send('{"type":"leave","id":"1"}')
            assert await close_code(socket) == 1008
        assert place.service.hub.rooms[table].table.last == 1
        async with place.socket(table, ada) as socket:
            await socket.recv()
            assert (await ada.delete("/api/me")).status_code == 204
            assert await close_code(socket) == 1013

    run(tmp_path, test)


def test_when_somebody_was_last_seen_is_noted_once_an_hour(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        who = (await ada.get("/api/me")).json()["id"]

        async def seen_after(minutes: int) -> int:
            monkeypatch.setattr(keys, "clock", lambda: time.time_ns() + minutes * 60 * 10**9)
            place.service.forget_keys(who)
            assert (await ada.get("/api/me")).status_code == 200
            await place.service.hub.write(lambda _: None)  # which comes after what was to be noted
            return int((await ada.get("/api/me/everything")).json()["person"]["seen"])

        first = await seen_after(0)
        assert await seen_after(50) == first
        assert 70 * 60_000 <= await seen_after(70) - first < 80 * 60_000

    run(tmp_path, test)


def test_a_request_that_comes_far_too_late_does_not_cost_the_whole_log(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MISSED", 10)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        last = place.service.hub.rooms[table].table.last
        path, late = f"/api/tables/{table}/move", {"type": "move", "id": "1", "move": "draw"}
        far = (await ada.post(path, json={**late, "at": 0})).json()
        near = (await ada.post(path, json={**late, "at": last - 5})).json()
        assert far["code"] == near["code"] == "stale"
        assert [entry["number"] for entry in far["missed"]["entries"]] == list(range(1, 11))
        assert far["missed"]["more"] is True
        assert "position" not in far["missed"]
        assert near["missed"]["entries"][0]["number"] == last - 4

    run(tmp_path, test, FREE)


def test_the_log_of_a_table_that_never_begins_is_bounded(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "ENTRIES_BEFORE_GAME", 5)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada, seats=[{"kind": "person"}, {"kind": "open"}])
        path = f"/api/tables/{table}"
        for number in range(10):
            said = {"type": "change", "id": str(number), "seat": 1, "bot": None}
            last = await ada.post(f"{path}/change", json=said)
        assert last.json()["code"] == "log-full"
        assert (await ada.post(f"{path}/cancel", json={"type": "cancel", "id": "end"})).status_code == 200
        assert place.service.hub.rooms[table].table.last == 6

    run(tmp_path, test, FREE)


def test_talk_before_the_game_leaves_room_for_those_who_come(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "ENTRIES_BEFORE_GAME", 8)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada, seats=[{"kind": "person"}, {"kind": "open"}])
        path = f"/api/tables/{table}"
        for number in range(8):
            last = await ada.post(f"{path}/say", json={"type": "say", "id": f"say-{number}", "text": "Hello?"})
        assert last.json()["code"] == "log-full"
        given = {"type": "change", "id": "bot", "seat": 1, "bot": "random"}
        assert (await ada.post(f"{path}/change", json=given)).status_code == 200

    run(tmp_path, test, FREE)


def test_who_sits_down_and_gets_up_again_and_again_does_not_fill_the_log_of_others(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada, restless = await newcomer(place, "Ada"), await newcomer(place, "Restless")
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]  # so many that the game does not begin
        path = f"/api/tables/{await table_of(ada, seats=seats, public=True)}"
        codes = []
        for number in range(service.SITS_AT_ONCE + 1):
            sat = await restless.post(f"{path}/sit", json={"type": "sit", "id": f"s{number}"})
            codes.append(sat.json().get("code"))
            await restless.post(f"{path}/leave", json={"type": "leave", "id": f"l{number}"})
        assert codes == [None] * service.SITS_AT_ONCE + ["too-many"]
        other = await newcomer(place, "Another name")
        assert (await other.post(f"{path}/sit", json={"type": "sit", "id": "s"})).json()["code"] == "too-many"
        elsewhere = place.client(transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2"))
        named = {"type": "sit", "id": "s", "name": "Elsewhere"}
        assert (await elsewhere.post(f"{path}/sit", json=named)).status_code == 200

    run(tmp_path, test)


def test_a_long_log_comes_in_parts(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "ENTRIES", 30)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        for number in range(60):
            await ada.post(f"/api/tables/{table}/say", json={"type": "say", "id": str(number), "text": "hello"})
        last, seen, numbers = place.service.hub.rooms[table].table.last, 0, []
        while True:
            update = (await ada.get(f"/api/tables/{table}", params={"seen": seen})).json()
            numbers += [entry["number"] for entry in update["entries"]]
            seen = update["last"]
            assert len(update["entries"]) <= 60
            if not update.get("more"):
                break
        assert numbers == list(range(1, last + 1))
        assert update["position"]["at"] > 0

    run(tmp_path, test, FREE)


@pytest.mark.parametrize(
    "url", ["http://a..b/", f"http://{'x' * 70}.example/", "http://127.0.0.1/", "http://[::1]:80/"]
)
def test_a_hook_to_nowhere_is_refused(tmp_path: Any, url: str) -> None:
    async def test(place: Hosted) -> None:
        answer = await (await newcomer(place, "Ada")).put("/api/me/hook", json={"url": url})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-hook")

    run(tmp_path, test, Settings(hooks=True))
