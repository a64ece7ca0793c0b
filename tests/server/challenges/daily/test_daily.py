"""The game of the day at a server: one deal for everybody, one try each, and nothing is told early."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from drachenhof import records
from drachenhof.daily import daily, today
from drachenhof.fair import check_fair, commitment
from drachenhof.games import games
from drachenhof.server.hosting.hub import Settings
from drachenhof.tables import keys
from tests.server.challenges.daily.days import DAY, NOON, begun, table_of_day
from tests.server.challenges.same_luck import chance_of
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import play, run

pytestmark = pytest.mark.usefixtures("clock")


def test_everybody_has_the_same_deal_and_the_same_opponents(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        found = []
        for name in ("Ada", "Bert"):
            client = await newcomer(place, name)
            table = await begun(client)
            await play(client, table)
            found.append((await client.get(f"/api/tables/{table}/record")).json())
        one, other = found
        assert chance_of(one) == chance_of(other)
        assert one["options"] == other["options"] == daily("year", today(keys.now())).options
        assert [seat.get("bot") for seat in one["seats"]] == [seat.get("bot") for seat in other["seats"]]
        assert [seat["name"] for seat in one["seats"] if "bot" in seat] == [
            seat["name"] for seat in other["seats"] if "bot" in seat
        ]

    run(tmp_path, test)


def test_one_try_counts_and_others_are_for_fun(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        refused = await ada.post("/api/daily/year", json={"fun": True})
        assert refused.json()["code"] == "not-over", "who has seen the deal has not tried for the first time"
        table = await begun(ada)
        assert await begun(ada) == table, "the same try goes on"
        assert (await ada.post("/api/daily/year", json={"fun": True})).json()["code"] == "not-over"
        await play(ada, table)
        assert await begun(ada) == table
        fun = await begun(ada, fun=True)
        assert fun != table
        await play(ada, fun)
        found = await table_of_day(ada)
        assert (found["tries"], found["own_place"], found["today"]["streak"]) == (1, 1, 1)
        assert (found["ahead"], [line["say"] for line in found["share"]]) == (
            None,
            ["daily-share-title", "daily-share-result"],
        )
        assert [result["table"] for result in found["results"]] == [table]
        assert found["scores"] == [{"score": found["today"]["own"]["score"], "count": 1}]
        finished = (await ada.get("/api/me/statistics")).json()["latest"]
        assert [one["table"] for one in finished] == [table], "what was played for fun is in no list"
        assert not finished[0]["rated"]

    run(tmp_path, test)


def test_two_windows_begin_one_try(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        found = await asyncio.gather(*(begun(ada) for _ in range(6)))
        assert len(set(found)) == 1

    run(tmp_path, test)


def test_a_try_that_goes_on_over_night_is_told_nothing(tmp_path: Path, clock: list[int]) -> None:
    async def test(place: Hosted) -> None:
        ada, bert, cleo = [await newcomer(place, name) for name in ("Ada", "Bert", "Cleo")]
        theirs = await begun(ada)
        await play(ada, theirs)
        day, mine = today(keys.now()).isoformat(), await begun(bert)
        clock[0] += DAY
        for who in (bert, cleo):
            await play(who, await begun(who))
        assert theirs in (await cleo.get("/api/daily/year", params={"day": day})).text, (
            "her try of that day counts no more"
        )
        assert theirs in (await cleo.get("/api/daily/year")).text
        for ask in ({"day": day}, {}):
            assert theirs not in (await bert.get("/api/daily/year", params=ask)).text, "his still counts"
        await play(bert, mine)
        found = await table_of_day(bert, day=day)
        assert {result["table"] for result in found["results"]} == {theirs, mine}

    run(tmp_path, test)


def test_no_secret_is_told_early(tmp_path: Path, clock: list[int]) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        promised = (await table_of_day(ada))["next_commitment"]
        clock[0] += DAY
        found = await table_of_day(ada)
        assert found["today"]["commitment"] == promised
        made = (await ada.post("/api/daily/year", json={})).json()
        assert made["commitment"] == promised
        await play(ada, made["table"])
        secret = await place.service.days.secret("year", today(keys.now()))
        path = f"/api/tables/{made['table']}"
        for ask in (path, f"{path}/record", f"{path}/log", f"{path}/steps", "/api/daily", "/api/daily/year"):
            for who in (ada, place.client()):
                assert secret not in (await who.get(ask)).text
        record = records.parse((await ada.get(f"{path}/record")).text)
        assert check_fair(record) == (None, (), None)
        clock[0] += DAY
        assert (await table_of_day(ada, day="2026-11-18"))["secret"] is None
        clock[0] += DAY
        told = (await table_of_day(ada, day="2026-11-18"))["secret"]
        assert commitment(told) == promised
        record = records.parse((await ada.get(f"{path}/record")).text)
        records.check(record)
        fairness = check_fair(record)
        assert fairness is not None
        assert fairness.recomputed == sum(1 for _ in chance_of(json.loads(record.to_json())))

    run(tmp_path, test)


@pytest.mark.parametrize("day", ["2026-11-18", "2025-12-31", "2027-01-01"])
def test_no_other_day_is_served(tmp_path: Path, day: str) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        assert (await ada.get("/api/daily/year", params={"day": day})).json()["code"] == "no-day"
        assert (await ada.post("/api/daily/year", json={"day": day})).json()["code"] == "no-day"

    run(tmp_path, test)


@pytest.mark.parametrize("day", ["", "2026-11-1", "2026-02-30", "20261117", "2026-W47-2", "x" * 10])
def test_what_is_no_day_is_refused(tmp_path: Path, day: str) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        assert (await ada.get("/api/daily/year", params={"day": day})).status_code in (400, 422)
        assert (await ada.post("/api/daily/year", json={"day": day})).status_code in (400, 422)

    run(tmp_path, test)


def test_strangers_may_look_but_not_try(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        nobody = place.client()
        assert (await nobody.post("/api/daily/year", json={})).status_code == 401
        assert (await nobody.get("/api/daily/none")).status_code == 404
        found = (await nobody.get("/api/daily")).json()
        assert [one["game"] for one in found["games"]] == list(games)
        assert all(one["own"] is None and one["streak"] == 0 for one in found["games"])
        assert found["until"] == (NOON + DAY // 2) // 1_000_000

    run(tmp_path, test)


def test_a_missed_day_is_made_up_for_the_streak_alone(tmp_path: Path, clock: list[int]) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        await play(ada, await begun(ada))
        clock[0] += 2 * DAY
        await play(ada, await begun(ada))
        found = await table_of_day(ada)
        assert (found["today"]["streak"], found["missed"]) == (1, ["2026-11-18"])
        await play(ada, await begun(ada, day="2026-11-18"))
        found = await table_of_day(ada)
        assert (found["today"]["streak"], found["missed"]) == (3, [])
        made_up = await table_of_day(ada, day="2026-11-18")
        assert (made_up["tries"], made_up["own_place"], made_up["ahead"]) == (0, None, None)
        assert made_up["today"]["own"]["in_time"] is False
        clock[0] += 8 * DAY
        assert (await ada.post("/api/daily/year", json={"day": "2026-11-20"})).status_code == 201
        assert (await ada.post("/api/daily/year", json={"day": "2026-11-16"})).json()["code"] == "no-day"
        assert (await ada.post("/api/daily/year", json={"day": "2026-11-16", "fun": True})).status_code == 201

    run(tmp_path, test)


def test_who_gives_up_has_tried(tmp_path: Path, clock: list[int]) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await begun(ada)
        await play(ada, table, until=lambda _: True)
        await ada.post(f"/api/tables/{table}/resign", json={"type": "resign", "id": "r"})
        found = await table_of_day(ada)
        own = found["today"]["own"]
        assert (own["over"], own["score"], found["tries"], found["today"]["streak"]) == (True, None, 0, 0)
        clock[0] -= 2 * DAY
        await play(ada, await begun(ada))
        clock[0] += 3 * DAY  # what was given up is not offered again
        assert (await table_of_day(ada))["missed"] == ["2026-11-16"]

    run(tmp_path, test)


def test_a_try_is_not_taken_back_after_something_was_learnt(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        for fun in (False, True):
            table = await begun(ada, fun=fun)
            decided = 0

            def later(_: dict[str, Any]) -> bool:
                nonlocal decided
                decided += 1
                return decided > 12

            await play(ada, table, until=later)
            told = (await ada.get(f"/api/tables/{table}")).json()
            undo = told["position"]["undo"]
            assert told["table"]["unrated"] == ("hints" if fun else "daily")
            assert (undo is not None and len(undo["to"]) > undo["free"]) == fun
            if not fun:
                assert undo is None or len(undo["to"]) == undo["free"]
                await play(ada, table)

    run(tmp_path, test)


def test_a_rematch_has_luck_of_its_own(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await begun(ada)
        await play(ada, table)
        answer = await ada.post(f"/api/tables/{table}/rematch", json={"type": "rematch", "id": "again"})
        told = (await ada.get(f"/api/tables/{answer.json()['table']}")).json()["table"]
        assert told["day"] is None
        assert told["commitment"] != (await table_of_day(ada))["today"]["commitment"]

    run(tmp_path, test)


def test_who_is_deleted_leaves_no_try(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        await play(ada, await begun(ada))
        told = (await ada.get("/api/me/everything")).json()["tries"]
        assert [(one["game"], one["deal"], one["in_time"]) for one in told] == [("year", "2026-11-17", True)]
        assert (await ada.delete("/api/me")).status_code == 204
        assert (await table_of_day(bert))["tries"] == 0

    run(tmp_path, test)


def test_the_secret_stays_after_a_restart(tmp_path: Path) -> None:
    found = []

    async def test(place: Hosted) -> None:
        found.append((await table_of_day(place.client()))["today"]["commitment"])

    run(tmp_path, test)
    run(tmp_path, test)
    assert found[0] == found[1]


def test_new_tables_are_limited(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        await play(ada, await begun(ada))
        answers = [(await ada.post("/api/daily/year", json={"fun": True})).json().get("code") for _ in range(6)]
        assert "too-many-tables" in answers or "too-many" in answers

    run(tmp_path, test, Settings(limits=True, tables_each=2))
