"""Duels at a server: the same game for everybody, one try each, both side by side, and nothing is told early."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from drachenhof import records
from drachenhof.fair import check_fair, commitment
from tests.server.challenges.same_luck import HOARD, begun, challenge, chance_of, otherwise, refused, shown
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import finished, play, run


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
        luck = (await place.service.hub.room(mine)).table.setup.luck
        secret = (await place.service.hub.room(mine)).table.secret
        assert luck is not None
        assert luck.line is not None
        assert luck.salt is not None
        to_come = json.dumps(list(luck.line[-12:]))[1:-1]
        asks = (
            f"/api/duels/{duel}",
            "/api/duels",
            "/api/me",
            "/api/me/everything",
            "/api/me/statistics",
            "/api/me/doing",
            "/api/me/games",
        )
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
