"""Limits charge what a request costs, and whoever asks for much waits behind himself only."""

import asyncio
from typing import Any

import msgspec
import pytest

from drachenhof.server.app import limits, service
from drachenhof.server.app.limits import Limit
from drachenhof.server.hosting.hub import LogCache, Settings
from drachenhof.server.workers import queues
from drachenhof.server.workers.queues import WorkQueue
from drachenhof.tables.commands import seats
from drachenhof.tables.refusal import Refusal
from tests.server.app.test_safety import run, table_of
from tests.server.hosted import Hosted, newcomer

FREE = Settings(limits=False)

pytestmark = pytest.mark.usefixtures("no_refill")
OPEN = {"game": "year", "seats": [{"kind": "person"}, {"kind": "open"}]}


# Limits


def test_what_costs_more_takes_more_and_may_be_owed(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [0.0]
    monkeypatch.setattr(limits, "clock", lambda: moment[0])
    limit = Limit(1.0, 10)
    assert limit.allows("a", 8)
    assert not limit.allows("a", 3)
    assert limit.allows("a", 2)
    limit.charge("a", 5)
    assert not limit.allows("a")
    assert limit.seconds("a") == 6
    moment[0] += 6
    assert limit.allows("a")
    limit.charge("a", 1000)
    assert limit.seconds("a") == 11  # no debt is larger than a bucket
    assert limit.allows("b", 1000)  # what is larger than any bucket takes a full one


def test_a_long_log_costs_more_than_a_short_one_and_the_refusal_says_when(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        place.service.all_requests = Limit(1, 1000)  # which is not what this is about
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        for number in range(8):
            await ada.post(f"/api/tables/{table}/say", json={"type": "say", "id": str(number), "text": "hello"})
        place.service.requests._buckets.clear()
        last = place.service.hub.rooms[table].table.last
        stranger = place.client()
        before = place.service.requests._filled("127.0.0.1")
        assert (await stranger.get(f"/api/tables/{table}", params={"seen": 0})).status_code == 200
        assert before - place.service.requests._filled("127.0.0.1") > last / 25 - 1
        place.service.charge("127.0.0.1", 10_000)
        refused = await stranger.get(f"/api/tables/{table}")
        assert refused.status_code == 429
        seconds = int(refused.headers["Retry-After"])
        assert seconds == 5
        assert refused.json()["arguments"]["seconds"] == seconds

    run(tmp_path, test, Settings(requests_per_second=1))


def test_a_table_that_nobody_uses_costs_what_is_read_of_it(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "FOLDED", 0.1)

    async def test(place: Hosted) -> None:
        ada, stranger = await newcomer(place, "Ada"), place.client()
        table = await table_of(ada)
        last, costs = place.service.hub.rooms[table].table.last, list[float]()
        place.service.requests = Limit(1e-6, 10_000)
        for _ in range(2):
            before = place.service.requests._filled("127.0.0.1")
            ping = await stranger.post(f"/api/tables/{table}/ping", json={"type": "ping", "id": "p"})
            assert ping.status_code == 200
            costs.append(round(before - place.service.requests._filled("127.0.0.1")))
            place.service.hub.forget(table)
        place.service.hub.forget(table)
        async with place.socket(table) as line:
            await line.recv()
        assert costs == [1, 1 + 10 * last]
        assert round(10_000 - place.service.requests._filled("127.0.0.1")) == 3 + 20 * last

    run(tmp_path, test)


def test_who_asks_for_many_tables_that_nobody_uses_waits_in_turn(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queues, "AT_ONCE", 0)  # nobody is served now
    monkeypatch.setattr(queues, "EACH", 1)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        made = [(await ada.post("/api/tables", json=OPEN)).json()["table"] for _ in range(2)]
        for table in made:
            place.service.hub.forget(table)
        waiting = asyncio.create_task(place.client().get(f"/api/tables/{made[0]}/ratings"))
        while not place.service.hub.work_queue.waiting:
            await asyncio.sleep(0.01)
        assert (await place.client().get(f"/api/tables/{made[1]}/ratings")).json()["code"] == "busy"
        monkeypatch.undo()
        place.service.hub.work_queue._call_next()
        assert (await waiting).status_code == 200

    run(tmp_path, test)


# FairQueue


def test_some_are_served_the_others_wait_in_turn_and_not_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "AT_ONCE", 1)
    monkeypatch.setattr(queues, "EACH", 3)

    async def within() -> None:
        line, served, go_on = WorkQueue(), list[str](), asyncio.Event()

        async def ask(address: str, name: str) -> None:
            async with line.turn(address):
                served.append(name)
                await go_on.wait()

        asking = [asyncio.create_task(ask("greedy", f"g{number}")) for number in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await ask("greedy", "g9")
        assert refused.value.code == "busy"
        asking.append(asyncio.create_task(ask("modest", "m")))
        await asyncio.sleep(0)
        asking[1].cancel()
        go_on.set()
        await asyncio.gather(*asking, return_exceptions=True)
        assert served == ["g0", "g2", "m", "g3"]
        assert line.waiting == 0
        async with line.turn("anybody"):
            pass
        line.close()

    asyncio.run(within())


def test_one_who_goes_away_when_it_is_his_turn_keeps_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "AT_ONCE", 1)

    async def within() -> None:
        line = WorkQueue()

        async def ask() -> None:
            async with line.turn("a"):
                await asyncio.sleep(0.01)

        first, second = asyncio.create_task(ask()), asyncio.create_task(ask())
        await first
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        await asyncio.wait_for(ask(), 30)
        line.close()

    asyncio.run(within())


def test_too_much_at_once_from_one_address_is_refused_and_others_are_served(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queues, "EACH", 2)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        asked = [place.client().get(f"/api/tables/{table}", params={"seen": 0}) for _ in range(40)]
        answers = await asyncio.gather(*asked)
        refused = [answer for answer in answers if answer.status_code == 503]
        assert any(answer.status_code == 200 for answer in answers)
        assert refused
        assert all(answer.json()["code"] == "busy" and answer.headers["Retry-After"] for answer in refused)

    run(tmp_path, test)


# Games that are over


def test_what_was_told_of_a_game_that_is_over_is_not_told_anew(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        path, stranger = f"/api/tables/{table}", place.client()
        running = (await stranger.get(path, params={"seen": 0})).json()
        assert place.service.hub.log_cache.size == 0  # a game that is on is not kept
        assert (await ada.post(f"{path}/resign", json={"type": "resign", "id": "r"})).status_code == 200
        first = (await stranger.get(path, params={"seen": 0})).json()
        assert first["entries"][: len(running["entries"])] == running["entries"]
        assert place.service.hub.log_cache.size > 0
        own = (await ada.get(path, params={"seen": 0})).json()
        monkeypatch.setattr("drachenhof.server.hosting.sync.Observation.entries", None)
        assert (await stranger.get(path, params={"seen": 0})).json() == first
        assert (await ada.get(path, params={"seen": 0})).json() == own
        assert own["entries"] != first["entries"]  # each has what his own eyes saw
        monkeypatch.undo()
        assert (await ada.delete("/api/me")).status_code == 204
        left = (await stranger.get(path, params={"seen": 0})).json()
        assert "Ada" not in str(left)

    run(tmp_path, test, FREE)


def test_only_so_much_is_kept_and_the_longest_unused_goes() -> None:
    kept = LogCache(most=100)
    for table in "abcdefgh":
        kept.keep(table, 0, [1, 2], [msgspec.Raw(b"x" * 10)] * 2)
        kept.find("a", 0, range(1, 3))
    assert kept.size <= 100
    assert kept.find("a", 0, range(1, 3)) is not None
    assert kept.find("b", 0, range(1, 3)) is None
    assert kept.find("h", 0, range(1, 4)) is None
    assert kept.find("h", 1, range(1, 2)) is None
    kept.forget("h")
    assert kept.find("h", 0, range(1, 3)) is None
    for table in "acdefg":
        kept.forget(table)
    assert kept.size == 0


# What people may have


def test_one_who_leaves_again_and_again_does_not_fill_the_log(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "RETURNS", 3)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada, seats=[{"kind": "person"}, {"kind": "person"}])
        path, codes = f"/api/tables/{table}", []
        for number in range(5):
            for what in ("leave", "back"):
                answer = await ada.post(f"{path}/{what}", json={"type": what, "id": f"{what}{number}"})
                codes.append(answer.json().get("code"))
        assert codes == [None] * 7 + ["back-spent", "held", "back-spent"]

    run(tmp_path, test, FREE)


def test_nobody_fills_the_list_of_public_tables(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        wish = {"game": "year", "seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
        ada = await newcomer(place, "Ada")
        answers = [await ada.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 409]
        assert answers[2].json()["code"] == "too-many-tables"
        assert (await ada.post("/api/tables", json={**wish, "public": False})).status_code == 201
        statuses = []
        for number in range(12):
            other = await newcomer(place, f"Other {number}")
            statuses.append((await other.post("/api/tables", json=wish)).status_code)
        assert statuses[0] == 201
        assert statuses[-1] == 429
        on = {"of": {"kind": "table", "table": answers[0].json()["table"]}, "moves": 0, "seats": wish["seats"]}
        assert (await ada.post("/api/play-on", json={**on, "public": True})).json()["code"] == "too-many"
        assert (await ada.post("/api/play-on", json=on)).json()["code"] != "too-many"

    run(tmp_path, test, Settings(public_tables_each=2))


@pytest.mark.parametrize(("listeners", "most"), [(8, 4), (24, 6)])
def test_spectators_of_one_address_leave_places_to_others(tmp_path: Any, listeners: int, most: int) -> None:
    """A quarter of them; a family behind one address may look on in any case."""

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        lines = [await place.socket(table) for _ in range(most)]
        for line in lines:
            await line.recv()
            await line.recv()  # and it was announced that he is there
        async with place.socket(table) as late:
            assert msgspec.json.decode(await late.recv())["code"] == "table-full"
        elsewhere = await place.socket(table, local_addr=("127.0.0.2", 0))
        assert msgspec.json.decode(await elsewhere.recv())["type"] == "update"
        for line in (*lines, elsewhere):
            await line.close()

    run(tmp_path, test, Settings(listeners_each=listeners))


def test_tables_that_begin_with_many_moves_are_bounded_by_their_bytes(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada)
        assert (await ada.post(f"/api/tables/{table}/resign", json={"type": "resign", "id": "r"})).status_code == 200
        seats = [{"kind": "person"}, {"kind": "person"}]
        moves = len(place.service.hub.rooms[table].table.play.moves)  # type: ignore[union-attr]
        wish = {"of": {"kind": "table", "table": table}, "moves": moves, "seats": seats}
        first = await ada.post("/api/play-on", json=wish)
        assert first.status_code == 201, first.text
        place.service.given = Limit(0.1, 3 * place.service.hub.rooms[first.json()["table"]].table.weight)
        statuses = [(await ada.post("/api/play-on", json=wish)).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]

    run(tmp_path, test)


def test_all_of_a_person_is_asked_for_seldom(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        statuses = [(await ada.get("/api/me/everything")).status_code for _ in range(service.WHOLE_AT_ONCE + 1)]
        assert statuses == [200] * service.WHOLE_AT_ONCE + [429]
        assert (await bert.get("/api/me/everything")).status_code == 200
        assert (await ada.delete("/api/me")).status_code == 204  # who leaves need not wait for that

    run(tmp_path, test)


def test_a_newcomer_who_is_refused_leaves_nothing(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada, seats=[{"kind": "person"}, {"kind": "open"}])
        writes = place.service.database.writes
        wish = {"type": "sit", "id": "s", "name": "Nobody", "link": "x" * 32}
        for _ in range(5):
            refused = await place.client().post(f"/api/tables/{table}/sit", json=wish)
            assert (refused.status_code, refused.json()["code"]) == (403, "no-link")
            assert not refused.cookies
        assert place.service.database.writes == writes

    run(tmp_path, test)
