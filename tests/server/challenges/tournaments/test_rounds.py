"""Tournaments in which people meet at tables, round by round: nobody waits for whoever left, and nobody gains by it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from drachenhof.server.challenges.tournaments import service as tournaments
from tests.server.challenges.same_luck import chance_of, otherwise, refused, shown
from tests.server.challenges.tournaments.entered import TOGETHER, dealt, does, game, made, verified, whole
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import play, run


async def begun(place: Hosted) -> tuple[list[httpx.AsyncClient], str, list[str]]:
    """Four people, the tournament that they have begun together, and everybody's first table."""
    people = [await newcomer(place, name) for name in ("Ada", "Bert", "Cleo", "Dora")]
    path = await made(people[0], **TOGETHER)
    for one in people[1:]:
        await does(one, path, "join")
    await does(people[0], path, "begin")
    return people, path, [await game(one, path, 1) for one in people]


def test_people_meet_at_tables_of_rounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = list[str]()

    async def test(place: Hosted) -> None:
        people = [await newcomer(place, name) for name in ("Ada", "Bert", "Cleo")]
        path = await made(people[0], **TOGETHER)
        assert await refused(people[0], path, act="begin") == "not-now", "nobody else is there"
        for one in people[1:]:
            await does(one, path, "join")
        assert await refused(people[1], path, act="begin") == "not-host"
        pairs = list[frozenset[str]]()
        for deal in (1, 2):
            seen = await does(people[0] if deal == 1 else people[2], path, "begin")
            if deal == 2:
                assert await refused(people[1], path, act="begin") == "not-now", "it is begun"
            assert (seen["opened"], seen["deals"][deal - 1]["begun"]) == (deal, 2)
            tables = [await game(one, path, deal) for one in people]
            assert len(set(tables)) == 2, "two of them together, and one with a bot"
            await asyncio.gather(*(play(one, table) for one, table in zip(people, tables, strict=True)))
            records_of = [await shown(people[0], f"/api/tables/{table}/record") for table in sorted(set(tables))]
            assert len({tuple(chance_of(record)) for record in records_of}) == 1
            pairs += [frozenset(seat.get("bot") or seat["name"] for seat in record["seats"]) for record in records_of]
            told = (await shown(people[0], f"{path}/deals/{deal}"))["results"]
            assert sorted(row["name"] for row in told) == ["", "Ada", "Bert", "Cleo"]
        assert len(set(pairs)) == 4, "nobody meets the same again"
        assert await refused(people[1], path, act="begin") == "not-now", "all rounds were played"
        after = await does(people[0], path, "close")
        assert sum(one["points"] for one in after["entrants"]) > 0
        files.append(await whole(place.client(), path))

    run(tmp_path, test)
    code, said = verified(tmp_path / "t.jsonl", files[0], capsys)
    assert (code, "tournament: correct" in said) == (0, True), said


def test_who_leaves_does_not_stop_the_others(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        people, path, tables = await begun(place)
        table = tables[3]
        while (await shown(people[3], f"/api/tables/{table}"))["table"]["status"] != "playing":
            await asyncio.sleep(0.01)
        assert (await people[3].post(f"/api/tables/{table}/resign", json={"type": "resign", "id": "r"})).is_success
        await does(people[3], path, "leave")
        await asyncio.gather(*(play(one, at) for one, at in zip(people[:3], tables[:3], strict=True)))
        await does(people[1], path, "begin")
        assert await refused(people[3], f"{path}/deals/2", x=1) == "not-now"
        later = [await game(one, path, 2) for one in people[:3]]
        await asyncio.gather(*(play(one, at) for one, at in zip(people[:3], later, strict=True)))
        seen = {one["name"]: one for one in (await does(people[0], path, "close"))["entrants"]}
        assert (seen["Dora"]["points"], seen["Dora"]["left"]) == (0, True)
        assert sum(one["points"] for name, one in seen.items() if name != "Dora") > 0

    run(tmp_path, test)


def test_nobody_gains_by_not_finishing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of five at tables of two a pair agrees to end its game, a pair leaves it to bots, and one lets the time pass."""
    files = list[str]()

    async def test(place: Hosted) -> None:
        people = [await newcomer(place, name) for name in ("Ada", "Bert", "Cleo", "Dora", "Emil")]
        path = await made(people[0], **{**TOGETHER, "deals": 3})
        for one in people[1:]:
            await does(one, path, "join")
        await does(people[0], path, "begin")
        tables = [await game(one, path, 1) for one in people]
        for one, table in zip(people, tables, strict=True):
            await dealt(one, table)
            others = tables.count(table) > 1
            does_so = "cancel" if others and table == tables[0] else "leave" if others else None
            if does_so is not None:
                answer = await one.post(f"/api/tables/{table}/{does_so}", json={"type": does_so, "id": "x"})
                assert answer.is_success, answer.text
        leaver = next(
            one for one, table in zip(people, tables, strict=True) if tables.count(table) > 1 and table != tables[0]
        )
        assert not (await shown(leaver, path))["next_round"], "one of them still plays"
        after = await does(people[0], path, "close")
        assert {one["points"] for one in after["entrants"]} == {0}
        assert len(after["entrants"]) == 5
        sheet = await shown(people[0], f"{path}/sheet")
        assert {row["state"] for row in sheet["results"] if row["entrant"]} == {"left"}
        await leaver.post(f"/api/tables/{tables[people.index(leaver)]}/back", json={"type": "back", "id": "y"})
        assert await shown(people[0], f"{path}/sheet") == sheet, "what comes after the end changes nothing"
        files.append(await whole(place.client(), path))

    run(tmp_path, test)
    code, said = verified(tmp_path / "t.jsonl", files[0], capsys)
    assert code == 0, said
    sheet = json.loads(files[0].splitlines()[0])
    sheet["entrants"].append({"number": 9, "name": "Nobody", "place": 1, "points": 0.0})
    assert verified(tmp_path / "t.jsonl", json.dumps(sheet), capsys)[0] == 1, "who began no game does not stand there"


def test_a_game_beside_another_is_seen_from_ones_own_seat(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        people, path, tables = await begun(place)
        kept = (await people[0].get("/api/me/everything")).text
        assert [table in kept for table in tables] == [table == tables[0] for table in tables], "she began the round"
        plays = (play, otherwise, otherwise, play)
        await asyncio.gather(*(how(one, at) for how, one, at in zip(plays, people, tables, strict=True)))
        for one, table in zip(people, tables, strict=True):
            other = next(another for another in tables if another != table)
            rows = (await shown(one, f"{path}/deals/1"))["results"]
            own = next(row for row in rows if row["you"])
            beside = await shown(one, f"{path}/deals/1/beside?one={table}&other={other}")
            assert (beside["seat"], beside["one"]["you"]) == (own["seat"], True)

    run(tmp_path, test)


def test_without_its_host_whoever_takes_part_begins_it(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert, cleo = [await newcomer(place, name) for name in ("Ada", "Bert", "Cleo")]
        path = await made(ada, **TOGETHER)
        for one in (bert, cleo):
            assert not (await does(one, path, "join"))["next_round"]
        assert (await does(ada, path, "leave"))["host"] == "Ada", "who still may begin and close it"
        assert (await ada.delete("/api/me")).status_code == 204
        assert not (await shown(place.client(), path))["next_round"]
        assert (await shown(bert, path))["next_round"]
        seen = await does(bert, path, "begin")
        assert (seen["opened"], seen["deals"][0]["begun"]) == (1, 1)
        assert await refused(bert, path, act="close") == "not-host"
        assert not seen["next_round"]
        table = await game(bert, path, 1)
        for one in (bert, cleo):
            await dealt(one, table)
            assert (await one.post(f"/api/tables/{table}/leave", json={"type": "leave", "id": "x"})).is_success
        assert (await shown(cleo, path))["next_round"], "nobody waits for a table that was left to bots"

    run(tmp_path, test)


def test_who_leaves_while_a_round_is_seated_is_not_seated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Hosted) -> None:
        people = [await newcomer(place, name) for name in ("Ada", "Bert", "Cleo", "Dora")]
        path = await made(people[0], **TOGETHER)
        for one in people[1:]:
            await does(one, path, "join")
        seat, left = tournaments._seat, list[bool]()

        async def slow(*arguments: Any) -> None:
            if not left:
                left.append((await does(people[3], path, "leave"))["number"] is None)
            await seat(*arguments)

        monkeypatch.setattr(tournaments, "_seat", slow)
        await does(people[0], path, "begin")
        assert left == [True]
        assert await refused(people[3], f"{path}/deals/1", x=1) == "not-now"
        assert len({await game(one, path, 1) for one in people[:3]}) == 2, "two of them together, and one with a bot"

    run(tmp_path, test)
