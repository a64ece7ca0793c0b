"""The table of a day: who stands in it and where, what it shows to whom, and what it costs."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert

from drachenhof.server.app.limits import Limit
from drachenhof.server.app.service import BEGUN
from drachenhof.server.challenges.daily import api as endpoint
from drachenhof.server.challenges.daily import rows as tries
from drachenhof.server.challenges.daily.messages import DailyScore
from drachenhof.server.challenges.daily.service import DayResults
from drachenhof.server.db import schema
from tests.server.challenges.daily.days import DAY, begun, table_of_day
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import play, run

pytestmark = pytest.mark.usefixtures("clock")


def test_all_who_ask_share_what_was_counted_for_a_while(
    tmp_path: Path, clock: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, count = [], tries.counts

    def counts(*asked: Any) -> dict[int, int]:
        counted.append(asked)
        return count(*asked)

    monkeypatch.setattr(tries, "counts", counts)

    async def test(place: Hosted) -> None:
        ada, bert = [await newcomer(place, name) for name in ("Ada", "Bert")]
        assert [(await table_of_day(who))["tries"] for who in (ada, bert, ada)] == [0, 0, 0]
        assert len(counted) == 1
        clock[0] += 500_000_000
        await play(ada, await begun(ada))
        clock[0] += 500_000_000
        own = await table_of_day(ada)
        assert (own["own_place"], own["tries"]) == (1, 1)  # whose try is over finds it at once
        assert len(counted) == 2
        clock[0] += 2_000_000_000
        assert (await table_of_day(bert))["tries"] == 1
        while len(counted) < 3:  # which nobody has waited for
            await asyncio.sleep(0.01)
        clock[0] += 10_000_000_000
        await table_of_day(bert)
        assert len(counted) == 4, "what is old is not shown"

    run(tmp_path, test)


def test_a_day_that_was_counted_takes_one_question_to_the_store_and_none_for_a_stranger(
    tmp_path: Path, clock: list[int]
) -> None:
    async def test(place: Hosted) -> None:
        ada, stranger = await newcomer(place, "Ada"), place.client()
        await play(ada, await begun(ada))
        clock[0] += 500_000_000
        own = await table_of_day(ada)
        asked, store = list[str](), place.service.database.backend.reading
        event.listen(store, "before_cursor_execute", lambda *how: asked.append(how[2]))
        assert await table_of_day(ada) == own
        assert [question.split()[0] for question in asked] == ["BEGIN", "SELECT"]
        asked.clear()
        seen = await table_of_day(stranger)
        assert (asked, seen["tries"], seen["results"][0]["name"]) == ([], 1, "Ada")
        assert (seen["results"][0]["you"], seen["results"][0]["table"]) == (False, None)
        assert (await table_of_day(ada))["results"][0]["you"], "what one is told of oneself stays with oneself"

    run(tmp_path, test)


def test_equal_scores_share_a_place(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        await play(ada, await begun(ada))
        score = (await table_of_day(ada))["today"]["own"]["score"]
        worths = [-score - 5, -score, -score + 5]

        def fill(store: Any) -> None:
            row = {"public": False, "status": "over", "created": 1, "changed": 1, "last": 1, "engine": "1"}
            row |= {"setup": "{}", "secret": "0" * 64, "game": "year"}
            for number, worth in enumerate(worths):
                person = {"id": f"p{number}", "name": f"P{number}", "created": 1, "seen": 1}
                store.execute(insert(schema.people), person)
                store.execute(insert(schema.tables), row | {"id": f"t{number}"})
                own: dict[str, Any] = {
                    "game": "year",
                    "deal": "2026-11-17",
                    "person": f"p{number}",
                    "table_id": f"t{number}",
                }
                own |= {"in_time": True, "ended": 1, "score": -worth, "place": 1, "worth": worth}
                store.execute(insert(schema.tries), own)

        await place.service.hub.write(fill)
        found = await table_of_day(ada)
        assert [result["place"] for result in found["results"]] == [1, 2, 2, 4]
        assert (found["own_place"], found["tries"]) == (2, 4)
        assert [one["score"] for one in found["scores"]] == [score + 5, score, score - 5]
        assert await place.service.hub.read(lambda store: tries.at_days(store, "p0", open_days=False))

    run(tmp_path, test)


def test_programs_do_not_stand_among_people(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        robot = place.client()
        await robot.post("/api/me", json={"name": "Robot", "program": True})
        await play(robot, await begun(robot))
        assert (await table_of_day(robot))["tries"] == 0

    run(tmp_path, test)


def test_a_try_whose_seat_a_bot_has_held_does_not_stand_in_the_table(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await begun(ada)
        await play(ada, table, until=lambda _: True)
        async with place.socket(table, ada):  # bots rest where nobody looks
            left = await ada.post(f"/api/tables/{table}/leave", json={"type": "leave", "id": "l"})
            assert left.status_code == 200, left.text
            while (await ada.get(f"/api/tables/{table}")).json()["table"]["status"] == "playing":
                await asyncio.sleep(0.05)
        found = await table_of_day(ada)
        assert (found["today"]["own"]["over"], found["tries"]) == (True, 0)

    run(tmp_path, test)


def test_games_of_others_are_shown_after_ones_own_try(tmp_path: Path, clock: list[int]) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        table = await begun(ada)
        await play(ada, table)
        before = await table_of_day(bert)
        assert [(result["name"], result["table"]) for result in before["results"]] == [("Ada", None)]
        assert before["best_before"] is None
        assert [result["table"] for result in (await table_of_day(place.client()))["results"]] == [None]
        mine = await begun(bert)
        assert [result["table"] for result in (await table_of_day(bert))["results"]] == [None], "it is not over"
        await play(bert, mine)
        assert {result["table"] for result in (await table_of_day(bert))["results"]} == {table, mine}
        clock[0] += DAY
        await play(bert, await begun(bert))
        after = await table_of_day(bert)
        assert after["best_before"]["table"] in (table, mine)
        assert after["best_before"]["you"] == (after["best_before"]["table"] == mine)
        assert after["today"]["streak"] == 2

    run(tmp_path, test)


def test_a_try_and_the_table_of_a_day_cost_what_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "COUNTED", 0.1)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        place.service.requests = Limit(1e-6, 10_000)
        table, costs = await begun(ada), [10_000 - place.service.requests._filled("127.0.0.1")]
        await play(ada, table)
        place.service.requests = Limit(1e-6, 10_000)
        assert (await table_of_day(ada))["tries"] == 1
        costs.append(10_000 - place.service.requests._filled("127.0.0.1"))
        assert [round(cost) for cost in costs] == [BEGUN, 10]  # one try, of which a tenth is a request

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("scores", "own", "ahead"),
    [
        ([(100, 1), (90, 2), (80, 7)], 90, 77),  # equal ones are neither better nor worse
        ([(100, 1), (90, 9)], 100, 100),
        ([(100, 9), (90, 1)], 90, None),
        ([(100, 1)], 100, None),
    ],
)
def test_the_share_of_worse_tries(scores: list[tuple[int, int]], own: int, ahead: int | None) -> None:
    counted = [DailyScore(score, count) for score, count in scores]
    tries = sum(count for _, count in scores)
    results = DayResults(made=0, places={}, tries=tries, scores=counted, open=[], closed=[], rows={}, before=None)
    assert results.ahead(own) == ahead
