"""Duels at a server: the same game for everybody, one try each, both side by side, and nothing is told early."""

import asyncio
import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from drachenhof import records
from drachenhof.bots.ladder import HOLDER, OPPONENT, steady
from drachenhof.fair import check_fair, commitment
from drachenhof.server.house.settings import Settings
from drachenhof.server.http.limits import Limit
from tests.server.hosted import Hosted, newcomer
from tests.server.reviewed import at_random, finished, play, run

BOT = {"kind": "bot", "bot": "greedy"}
HOARD = {"game": "hoard", "seats": [{"kind": "person"}, BOT, BOT]}


async def otherwise(client: Any, table: str) -> None:
    """Play to the end, with the last choice each time."""
    seen = 0
    while True:
        told = (await client.get(f"/api/tables/{table}", params={"seen": seen, "wait": 5})).json()
        seen = told["last"]
        if told.get("table", {}).get("status") not in (None, "open", "fixing", "playing"):
            return
        position = told.get("position")
        if position and position.get("choices"):
            move = {"id": f"m{position['at']}", "at": position["at"], "move": position["choices"][-1]["move"]}
            await client.post(f"/api/tables/{table}/move", json={"type": "move", **move})


async def challenge(client: Any, table: str, seat: int = 0, challenger: str | None = None) -> str:
    wish = {"of": {"kind": "table", "table": table}, "seat": seat, "challenger": challenger}
    answer = await client.post("/api/duels", json=wish)
    assert answer.status_code == 201, answer.text
    duel: str = answer.json()["duel"]
    return duel


async def begun(client: Any, duel: str, **wish: Any) -> str:
    answer = await client.post(f"/api/duels/{duel}", json=wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def shown(client: Any, path: str) -> dict[str, Any]:
    answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def refused(client: Any, path: str, **wish: Any) -> str:
    """Why a wish is refused."""
    answer = await (client.post(path, json=wish) if wish else client.get(path))
    assert answer.status_code >= 400, answer.text
    code: str = answer.json()["code"]
    return code


def chance_of(record: dict[str, Any]) -> list[str]:
    return [move for move in record["moves"] if move.split()[0] in ("event", "super", "deal")]


@pytest.mark.parametrize("wish", [{}, HOARD])
def test_who_decides_alike_plays_the_very_same_game(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        source = await finished(ada, **wish)
        duel = await challenge(ada, source)
        mine = await begun(bert, duel)
        await play(bert, mine)
        one, other = [await shown(bert, f"/api/tables/{table}/record") for table in (source, mine)]
        assert one["moves"] == other["moves"]
        assert [seat["name"] for seat in one["seats"][1:]] == [seat["name"] for seat in other["seats"][1:]]
        found = await shown(bert, f"/api/duels/{duel}")
        assert found["own"]["score"] == found["challenger"]["score"] == one["scores"][0]
        beside = await shown(bert, f"/api/duels/{duel}/beside")
        assert all(mine == theirs for part in beside["course"]["parts"] for mine, theirs in part)
        assert beside["partings"] == []

    run(tmp_path, test)


def test_who_decides_otherwise_has_the_same_luck_and_sees_where_both_parted(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        source = await finished(ada)
        duel = await challenge(ada, source)
        mine = await begun(bert, duel)
        await otherwise(bert, mine)
        one, other = [await shown(bert, f"/api/tables/{table}/record") for table in (mine, source)]
        assert one["moves"] != other["moves"]
        assert chance_of(one) == chance_of(other)
        beside = await shown(bert, f"/api/duels/{duel}/beside")
        assert (beside["one"]["table"], beside["other"]["table"], beside["one"]["you"]) == (mine, source, True)
        for at, record in enumerate((one, other)):
            assert sum(pair[at] for part in beside["course"]["parts"] for pair in part) == record["scores"][0]
        parts = [parting["part"] for parting in beside["partings"]]
        assert parts == sorted(set(parts))
        assert [parting["first"] for parting in beside["partings"]] == [True] + [False] * (len(parts) - 1)
        for parting in beside["partings"]:
            for side, record in (("one", one), ("other", other)):
                if (choice := parting[side]) is not None:
                    assert record["moves"][choice["number"] - 1] == choice["move"]
        first = beside["partings"][0]
        apart = next(
            at for at, moves in enumerate(zip(one["moves"], other["moves"], strict=False)) if len({*moves}) > 1
        )
        assert first["one"]["number"] == first["other"]["number"] == apart + 1
        turned = await shown(ada, f"/api/duels/{duel}/beside")
        assert turned["one"]["table"] == source, "for the challenger the own game comes first"
        assert turned["partings"][0]["gap"] == -first["gap"]

    run(tmp_path, test)


@pytest.mark.parametrize("wish", [{}, HOARD])
def test_a_duel_tells_nothing_of_what_comes(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        source = await finished(ada, **wish)
        duel = await challenge(ada, source)
        before = await shown(bert, f"/api/duels/{duel}")
        assert (before["challenger"]["name"], before["challenger"]["table"], before["secret"]) == ("Ada", None, None)
        mine = await begun(bert, duel)
        decided = 0

        def later(_: dict[str, Any]) -> bool:
            nonlocal decided
            decided += 1
            return decided > 3

        await play(bert, mine, until=later)
        luck = (await place.service.house.room(mine)).table.setup.luck
        secret = (await place.service.house.room(mine)).table.secret
        assert luck is not None
        assert luck.line is not None
        assert luck.salt is not None
        to_come = json.dumps(list(luck.line[-12:]))[1:-1]
        asks = (f"/api/duels/{duel}", "/api/duels", "/api/me", "/api/me/everything", "/api/me/statistics")
        path = f"/api/tables/{mine}"
        for ask in (*asks, path, f"{path}/log", f"{path}/steps", f"{path}/ratings", f"{path}?seen=0"):
            for who in (bert, place.client()):
                text = (await who.get(ask)).text
                for told in (secret, luck.salt, source, to_come, to_come.replace(" ", "")):
                    assert told not in text, ask
        assert await refused(bert, f"{path}/record") == "not-over"
        for who in (bert, place.client()):
            assert await refused(who, f"/api/duels/{duel}/beside") == "not-over"
            assert await refused(who, f"/api/duels/{duel}/beside?one={mine}&other={source}") == "not-over"
        await play(bert, mine)
        after = await shown(bert, f"/api/duels/{duel}")
        assert commitment(after["secret"]) == before["commitment"]
        assert after["challenger"]["table"] == source
        assert (await shown(place.client(), f"/api/duels/{duel}"))["challenger"]["table"] is None
        record = records.parse((await bert.get(f"{path}/record")).text)
        records.check(record)
        fairness = check_fair(record)
        assert fairness is not None
        assert fairness.recomputed

    run(tmp_path, test)


def test_one_try_counts_and_others_are_for_fun(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        duel = await challenge(ada, await finished(ada))
        assert await refused(ada, f"/api/duels/{duel}", fun=False) == "own-duel"
        assert await refused(bert, f"/api/duels/{duel}", fun=True) == "not-over"
        tables = await asyncio.gather(*(begun(bert, duel) for _ in range(4)))
        assert len(set(tables)) == 1, "several windows begin one try"
        told = (await shown(bert, f"/api/tables/{tables[0]}"))["table"]
        assert (told["unrated"], told["duel"], told["hints"]) == ("duel", duel, False)
        assert await refused(bert, f"/api/duels/{duel}", fun=True) == "not-over"
        await play(bert, tables[0])
        fun = await begun(bert, duel, fun=True)
        await otherwise(bert, fun)
        again = await begun(ada, duel, fun=True)
        assert again not in (fun, tables[0])
        found = await shown(bert, f"/api/duels/{duel}")
        assert [(one["name"], one["table"]) for one in found["others"]] == [("Bert", tables[0])]
        assert (found["tries"], found["own"]["table"]) == (1, tables[0])
        assert await refused(bert, f"/api/duels/{duel}/beside?one={fun}") == "no-table"
        games = (await shown(bert, "/api/me/statistics"))["latest"]
        assert [(one["table"], one["rated"]) for one in games] == [(tables[0], False)]

    run(tmp_path, test)


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


def test_a_duel_of_a_duel_is_the_same(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        duel = await challenge(ada, await finished(ada))
        mine = await begun(bert, duel)
        await play(bert, mine)
        assert await challenge(bert, mine) == duel

    run(tmp_path, test)


def test_who_gives_up_has_tried(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        duel = await challenge(ada, await finished(ada))
        mine = await begun(bert, duel)
        await play(bert, mine, until=lambda _: True)
        await bert.post(f"/api/tables/{mine}/resign", json={"type": "resign", "id": "r"})
        found = await shown(bert, f"/api/duels/{duel}")
        assert (found["own"]["over"], found["own"]["score"], found["others"]) == (True, None, [])
        beside = await shown(bert, f"/api/duels/{duel}/beside")
        assert (beside["one"]["table"], beside["one"]["score"]) == (mine, None)

    run(tmp_path, test)


def test_who_is_deleted_leaves_no_name(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada of the duel"), await newcomer(place, "Bert of the duel")
        duel = await challenge(ada, await finished(ada))
        await play(bert, await begun(bert, duel))
        told = await shown(ada, "/api/me/everything")
        assert [one["id"] for one in told["duels"]] == [duel]
        assert [one["deal"] for one in (await shown(bert, "/api/me/everything"))["tries"]] == [duel]
        assert (await ada.delete("/api/me")).status_code == 204
        text = (await bert.get(f"/api/duels/{duel}")).text
        assert "Ada of the duel" not in text
        assert (await shown(bert, f"/api/duels/{duel}/beside"))["other"]["name"] == ""
        assert (await bert.delete("/api/me")).status_code == 204
        assert (await shown(place.client(), f"/api/duels/{duel}"))["others"] == []

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
