"""Open days: on an own machine the game of the day follows from the date alone, as in the terminal."""

import json
from pathlib import Path

import pytest

from drachenhof import records
from drachenhof.cli.session import daily_record
from drachenhof.daily import daily, today
from drachenhof.fair import check_fair
from drachenhof.server.app.service import COOKIE_NAME
from drachenhof.server.hosting.hub import Settings
from drachenhof.tables import keys
from tests.server.challenges.daily.days import begun, table_of_day
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import play, run

pytestmark = pytest.mark.usefixtures("clock")
OPEN = Settings(limits=False, open_days=True)  # as on an own machine


def test_on_an_own_machine_the_day_follows_from_the_date_as_in_the_terminal(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        of_terminal = daily_record(daily("year", today(keys.now())), "Ada").extra["fair"]
        found = await table_of_day(ada)
        assert (found["open"], found["secret"]) == (True, of_terminal["secret"])
        assert found["today"]["commitment"] == of_terminal["commitment"]
        table = await begun(ada)
        assert (await ada.get(f"/api/tables/{table}/record")).json()["code"] == "not-over"
        await play(ada, table)
        assert (await table_of_day(ada))["own_place"] == 1
        record = (await ada.get(f"/api/tables/{table}/record")).json()
        assert {key: record["fair"][key] for key in ("method", "luck", "secret")} == {
            key: of_terminal[key] for key in ("method", "luck", "secret")
        }
        fairness = check_fair(records.parse(json.dumps(record)))
        assert fairness is not None
        assert fairness.recomputed
        assert (await ada.get(f"/api/tables/{table}")).json()["table"]["duel_from"] is None
        for of in ({"kind": "table", "table": table}, {"kind": "record", "record": record}):
            answer = await ada.post("/api/duels", json={"of": of, "seat": found["today"]["seat"]})
            assert answer.status_code == 201, answer.text

    run(tmp_path, test, OPEN)


@pytest.mark.parametrize("over", [True, False])
def test_a_try_of_an_own_machine_is_none_at_a_server_with_the_same_database(tmp_path: Path, over: bool) -> None:
    key, first = "", ""

    async def at_home(place: Hosted) -> None:
        nonlocal key, first
        ada = await newcomer(place, "Ada")
        first = await begun(ada)
        await play(ada, first, until=lambda _: not over)
        found = await table_of_day(ada)
        assert (found["today"]["own"]["over"], found["tries"], found["today"]["streak"]) == (over, over, over)
        key = ada.cookies[COOKIE_NAME]

    async def in_public(place: Hosted) -> None:
        ada = place.client(cookies={COOKIE_NAME: key})
        found = await table_of_day(ada)
        assert (found["today"]["own"], found["today"]["streak"], found["tries"], found["results"]) == (None, 0, 0, [])
        assert (await ada.post("/api/daily/year", json={"fun": True})).json()["code"] == "not-over"
        assert [one["own"] for one in (await ada.get("/api/daily")).json()["games"]] == [None, None]
        await play(ada, first)  # which goes on, and counts only where it was begun
        assert (await table_of_day(ada))["tries"] == 0
        table = await begun(ada)
        told = (await ada.get(f"/api/tables/{table}")).json()["table"]
        assert (table != first, told["commitment"]) == (True, found["today"]["commitment"])

    async def at_home_again(place: Hosted) -> None:
        found = await table_of_day(place.client(cookies={COOKIE_NAME: key}))
        assert (found["today"]["own"]["table"], found["tries"], found["today"]["streak"]) == (first, 1, 1)

    run(tmp_path, at_home, OPEN)
    run(tmp_path, in_public)
    run(tmp_path, at_home_again, OPEN)


def test_a_server_for_others_has_a_day_of_its_own(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        found = await table_of_day(await newcomer(place, "Ada"))
        of_terminal = daily_record(daily("year", today(keys.now())), "Ada").extra["fair"]
        assert (found["open"], found["secret"]) == (False, None)
        assert found["today"]["commitment"] != of_terminal["commitment"]

    run(tmp_path, test)
