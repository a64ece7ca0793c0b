"""What a duel is made of, and what can be none: games that were played, records, positions, bots as challengers."""

import asyncio
import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from drachenhof import records
from drachenhof.bots.levels import HOLDER, OPPONENT, steady
from drachenhof.fair import check_fair
from drachenhof.server.app.limits import Limit
from drachenhof.server.hosting.hub import Settings
from tests.server.challenges.same_luck import BOT, begun, challenge, chance_of, refused, shown
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import at_random, finished, play, run


def test_a_bot_is_the_challenger_and_plays_though_nobody_looks(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        wish = {"of": {"kind": "game", "game": "year", "players": 2}, "challenger": "prince"}
        duel = (await ada.post("/api/duels", json=wish)).json()["duel"]
        async with asyncio.timeout(120):
            while not (found := await shown(ada, f"/api/duels/{duel}"))["challenger"]["over"]:
                await asyncio.sleep(0.02)
        assert (found["challenger"]["bot"], found["challenger"]["table"], found["yours"]) == ("prince", None, True)
        assert found["challenger"]["score"] is not None
        assert (found["follows"], found["may_look"], found["bots"]) == (False, False, [None, OPPONENT["year"]])
        assert await refused(ada, f"/api/duels/{duel}/beside") == "not-over", "who asked for it knows nothing either"
        kept = (await ada.get("/api/me/everything")).text
        mine = await begun(ada, duel)
        await play(ada, mine)
        found = await shown(ada, f"/api/duels/{duel}")
        assert found["challenger"]["table"] not in kept
        one, other = [await shown(ada, f"/api/tables/{table}/record") for table in (mine, found["challenger"]["table"])]
        assert one["moves"] == other["moves"], "all bots of this test take the first move"
        for record in (one, other):
            fairness = check_fair(records.parse(json.dumps(record)))
            assert fairness is not None
            assert fairness.recomputed == len(chance_of(record))
        assert (await shown(ada, f"/api/duels/{duel}/beside"))["partings"] == []

    run(tmp_path, test)


@pytest.mark.slow
def test_a_bot_is_the_challenger_at_a_game_that_was_played(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        source = await finished(ada)
        duel = await challenge(ada, source, challenger="prince")
        assert duel != await challenge(ada, source)
        assert duel == await challenge(ada, source, challenger="prince")
        async with asyncio.timeout(120):
            while not (found := await shown(ada, f"/api/duels/{duel}"))["challenger"]["over"]:
                await asyncio.sleep(0.02)
        assert (found["follows"], found["challenger"]["bot"]) == (True, "prince")
        listed = (await shown(ada, "/api/duels"))["duels"]
        assert {one["id"]: one["bot"] for one in listed}[duel] == "prince"
        assert len(listed) == 2

    run(tmp_path, test)


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_a_record_is_a_challenge(tmp_path: Path, game: str) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        record = json.loads(at_random(game, players=3).to_json())
        record["seats"] = [{"name": "Zoë from elsewhere"}, {"bot": "greedy"}, {"bot": "who-knows"}]
        wish = {"of": {"kind": "record", "record": record}, "seat": 0}
        duel = (await ada.post("/api/duels", json=wish)).json()["duel"]
        mine = await begun(bert, duel)
        told = (await shown(bert, f"/api/tables/{mine}"))["table"]
        assert [seat.get("bot") for seat in told["seats"]] == [None, "greedy", HOLDER[game]]
        await play(bert, mine)
        found = await shown(bert, f"/api/duels/{duel}")
        assert (found["challenger"]["name"], found["challenger"]["score"]) == ("Ada", record["scores"][0])
        theirs = await shown(bert, f"/api/tables/{found['challenger']['table']}/record")
        assert theirs["moves"] == record["moves"]
        assert "Zoë" not in json.dumps(theirs, ensure_ascii=False)
        assert check_fair(records.parse(json.dumps(theirs)))
        assert (await shown(bert, f"/api/duels/{duel}/beside"))["partings"]
        assert (await shown(ada, "/api/me/statistics"))["latest"] == [], "what was played elsewhere is no result here"
        cut = {**record, "moves": record["moves"][:-1], "scores": None, "places": None}
        assert await refused(ada, "/api/duels", of={"kind": "record", "record": cut}) == "no-duel"
        assert await refused(ada, "/api/duels", of={"kind": "record", "record": {"game": game}}) == "bad-message"

    run(tmp_path, test)


def test_a_game_that_began_with_a_position_begins_with_it_again(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        source = await finished(ada)
        on = {"of": {"kind": "table", "table": source}, "moves": 60, "seats": [{"kind": "person"}, BOT]}
        table = (await ada.post("/api/play-on", json=on)).json()["table"]
        await play(ada, table)
        duel = await challenge(ada, table)
        assert (await shown(bert, f"/api/duels/{duel}"))["given"] == 60
        mine = await begun(bert, duel)
        await play(bert, mine)
        one, other = [await shown(bert, f"/api/tables/{played}/record") for played in (table, mine)]
        assert one["moves"] == other["moves"]
        assert check_fair(records.parse(json.dumps(other)))

    run(tmp_path, test)


def test_what_can_be_no_duel_is_refused(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = (await ada.post("/api/tables", json={"game": "year", "seats": [{"kind": "person"}, BOT]})).json()[
            "table"
        ]
        of = {"kind": "table", "table": table}
        assert await refused(ada, "/api/duels", of=of) == "no-duel", "it is still played"
        await play(ada, table, until=lambda _: True)
        await ada.post(f"/api/tables/{table}/resign", json={"type": "resign", "id": "r"})
        assert await refused(ada, "/api/duels", of=of) == "no-duel", "nobody has a score"
        of = {"kind": "table", "table": await finished(ada)}
        assert await refused(ada, "/api/duels", of=of, seat=2) == "no-seat"
        assert await refused(ada, "/api/duels", of=of, challenger="nobody") == "no-bot"
        assert await refused(ada, "/api/duels", of={"kind": "table", "table": "none"}) == "no-table"
        assert await refused(ada, "/api/duels", of={"kind": "game", "game": "year"}) == "bad-message"
        wrong = {"kind": "game", "game": "year", "options": {"great_hall": True}}
        assert await refused(ada, "/api/duels", of=wrong, challenger="greedy") == "no-option"
        for game in ("chess", ""):
            assert await refused(ada, "/api/duels", of={"kind": "game", "game": game}, challenger="x") == "no-game"
        assert await refused(place.client(), "/api/duels", of=of) == "no-person"
        for name in ("none", "x" * 60, "%20"):
            assert (await ada.get(f"/api/duels/{name}")).status_code in (404, 422)
        assert await refused(ada, "/api/duels/none", fun=False) == "not-found"
        day = (await ada.post("/api/daily/year", json={})).json()["table"]
        await play(ada, day)
        of = {"kind": "table", "table": day}
        assert await refused(ada, "/api/duels", of=of) == "no-duel", "others play the same day"
        told, steps = (await shown(ada, f"/api/tables/{day}"))["table"], await shown(ada, f"/api/tables/{day}/steps")
        assert date.fromisoformat(told["duel_from"]) - date.fromisoformat(told["day"]) == timedelta(days=2)
        assert (steps["day"], steps["duel_from"]) == (told["day"], told["duel_from"]), "which is said beforehand"
        record = await shown(ada, f"/api/tables/{day}/record")
        of_record = {"kind": "record", "record": record}
        assert await refused(ada, "/api/duels", of=of_record) == "no-duel", "nor by its record"
        for source in ("\0", "x" * 1000, 7, None, ["none"]):  # it is of elsewhere, or of nowhere
            record["table"] = source
            assert (await ada.post("/api/duels", json={"of": of_record})).status_code == 201, source

    run(tmp_path, test)


@pytest.mark.usefixtures("no_refill")
def test_duels_are_limited(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        wish = {"of": {"kind": "game", "game": "hoard"}, "challenger": "greedy"}
        codes = [(await ada.post("/api/duels", json=wish)).json().get("code") for _ in range(12)]
        assert codes[0] is None
        assert codes[-1] in ("too-many", "too-many-tables")
        assert "too-many" in codes

    run(tmp_path, test, Settings(limits=True))


def test_every_copy_of_the_moves_of_a_duel_is_weighed(tmp_path: Path) -> None:
    """A try keeps the game that it follows: without a bound, a short request would fill the disk."""

    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        table = await finished(ada)
        moves = (await shown(ada, f"/api/tables/{table}/record"))["moves"]
        weight = sum(len(move) + 3 for move in moves)
        place.service.given = Limit(1e-6, 2 * weight)
        duel = await challenge(ada, table)
        for spent, who in ((weight, ada), (0, bert)):
            assert round(2 * weight - place.service.given._filled((await shown(who, "/api/me"))["id"])) == spent
        await begun(ada, duel, fun=True)
        assert await refused(ada, f"/api/duels/{duel}", fun=True) == "too-many"
        await begun(bert, duel)

    run(tmp_path, test, Settings())


def test_bots_that_think_by_the_clock_are_replaced() -> None:
    assert steady("year", "courtier") == "courtier"
    assert steady("year", "emperor") == HOLDER["year"]
    assert steady("hoard", "guest-of-somebody") == HOLDER["hoard"]
    assert steady("hoard", None) == HOLDER["hoard"]
