"""Duplicate tournaments at a server: the same deals for everybody, a table that can be checked, nothing told early."""

import json
from pathlib import Path

import pytest

from drachenhof import records
from drachenhof.bots.levels import HOLDER
from drachenhof.fair import check_fair, commitment
from drachenhof.server.challenges.tournaments.service import RUNNING
from drachenhof.server.hosting.hub import Settings
from drachenhof.tables import keys
from tests.server.challenges.same_luck import chance_of, otherwise, refused, shown
from tests.server.challenges.tournaments.entered import ALONE, does, game, made, verified, whole
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import play, run

HOUR = 3_600_000_000_000


@pytest.mark.slow
def test_everybody_plays_the_same_deals_and_the_file_can_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = list[str]()

    async def test(place: Hosted) -> None:
        ada, bert, cleo = [await newcomer(place, name) for name in ("Ada", "Bert", "Cleo")]
        path = await made(ada, **ALONE)
        before = await shown(bert, path)
        assert (before["over"], before["secret"], before["host"], before["opened"]) == (False, None, "Ada", 2)
        tables = {}
        for who, plays in ((ada, play), (bert, otherwise)):
            for deal in (1, 2):
                table = await game(who, path, deal)
                assert table == await game(who, path, deal), "one try"
                await plays(who, table)
                tables[who, deal] = table
        await game(cleo, path, 1)  # which she does not finish
        for deal in (1, 2):
            one, other = [await shown(who, f"/api/tables/{tables[who, deal]}/record") for who in (ada, bert)]
            assert chance_of(one) == chance_of(other)
            assert one["fair"]["secret"] is None
            assert [seat.get("bot") for seat in one["seats"]] == ([None, "greedy"] if deal == 1 else ["greedy", None])
            told = await shown(ada, f"{path}/deals/{deal}")
            assert {row["table"]: row["score"] for row in told["results"]} == {
                tables[ada, deal]: one["scores"][deal - 1],
                tables[bert, deal]: other["scores"][deal - 1],
            }
            sides = f"one={tables[ada, deal]}&other={tables[bert, deal]}"
            beside = await shown(ada, f"{path}/deals/{deal}/beside?{sides}")
            assert (beside["one"]["you"], beside["other"]["name"], beside["seat"]) == (True, "Bert", deal - 1)
        assert await refused(ada, f"{path}/sheet") == await refused(ada, f"{path}/records") == "not-over"
        assert await refused(bert, path, act="close") == "not-host"
        after = await does(ada, path, "close")
        assert (before["closed"], after["over"], after["closed"]) == (False, True, True)
        assert commitment(after["secret"]) == before["commitment"]
        points = {one["name"]: one["points"] for one in after["entrants"]}
        assert points["Cleo"] == 0
        assert points["Ada"] + points["Bert"] == 150, "each beats Cleo, and between both are 100 to share"
        assert [one["place"] for one in after["entrants"]][-1] == 3
        assert await refused(cleo, f"{path}/deals/2", x=1) == "tournament-over"
        record = records.parse((await ada.get(f"/api/tables/{tables[ada, 1]}/record")).text)
        fairness = check_fair(record)
        assert fairness is not None
        assert fairness.recomputed
        files.append(await whole(place.client(), path))

    run(tmp_path, test)
    (text,) = files
    promised = json.loads(text.splitlines()[0])["commitment"]
    code, said = verified(tmp_path / "t.jsonl", text, capsys, "--commitment", promised)
    assert code == 0
    assert "tournament: correct" in said
    assert verified(tmp_path / "t.jsonl", text, capsys, "--commitment", "0" * 64)[0] == 1
    lines = text.splitlines()
    assert verified(tmp_path / "t.jsonl", "\n".join(lines[:-1]), capsys)[0] == 1, "a game is missing"
    for wrong in (("points", 12.5), ("place", 2), ("tie", "among"), ("among", 99.0), ("total", -1)):
        sheet = json.loads(lines[0])
        sheet["entrants"][0][wrong[0]] = wrong[1]
        code, said = verified(tmp_path / "t.jsonl", "\n".join([json.dumps(sheet), *lines[1:]]), capsys)
        assert (code, "broken" in said) == (1, True)
    sheet = json.loads(lines[0])
    sheet["results"][0]["score"] += 1
    assert verified(tmp_path / "t.jsonl", "\n".join([json.dumps(sheet), *lines[1:]]), capsys)[0] == 1
    forged = json.loads(lines[1])
    forged["fair"].update({"method": "drachenhof-2", "given": len(forged["moves"])})
    assert verified(tmp_path / "t.jsonl", "\n".join([lines[0], json.dumps(forged), *lines[2:]]), capsys)[0] == 1
    sheet = json.loads(lines[0])
    sheet["id"] = "another"
    assert verified(tmp_path / "t.jsonl", "\n".join([json.dumps(sheet), *lines[1:]]), capsys)[0] == 1


def test_nothing_of_a_deal_is_told_before_ones_own_game(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        path = await made(ada, **ALONE)
        theirs = await game(ada, path, 1)
        await play(ada, theirs)
        mine = await game(bert, path, 1)
        room = await place.service.hub.room(mine)
        row = await shown(ada, path)
        score = row["deals"][0]["own"]["score"]
        for who in (bert, place.client()):
            assert await refused(who, f"{path}/deals/1") == "not-over"
            assert await refused(who, f"{path}/deals/1/beside?one={mine}&other={theirs}") == "not-over"
            own = ("/api/me", "/api/me/everything", "/api/me/doing", "/api/me/games", "/api/tournaments")
            for ask in (path, f"/api/tables/{mine}", *own):
                text = (await who.get(ask)).text
                assert theirs not in text, ask
                assert room.table.secret not in text, ask
        seen = await shown(bert, path)
        assert (seen["deals"][0]["over"], seen["secret"]) == (1, None)
        assert [one["total"] for one in seen["entrants"]] == [None, None]
        assert await refused(ada, f"{path}/deals/2") == "not-over", "who has played one deal knows no other"
        assert await refused(ada, "/api/duels", of={"kind": "table", "table": theirs}) == "no-duel"
        await play(bert, mine)
        assert score in [one["score"] for one in (await shown(bert, f"{path}/deals/1"))["results"]]

    run(tmp_path, test)


def test_a_live_one_waits_for_its_host_who_may_extend_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Hosted) -> None:
        ada, bert, cleo = [await newcomer(place, name) for name in ("Ada", "Bert", "Cleo")]
        path = await made(ada, **ALONE, live=True, hours=1)
        assert (await does(bert, path, "join"))["number"] == 2
        assert (await does(bert, path, "join"))["number"] == 2, "once"
        assert await refused(bert, f"{path}/deals/1", x=1) == "not-now"
        assert await refused(bert, path, act="begin") == await refused(bert, path, act="extend") == "not-host"
        assert await refused(ada, path, act="extend") == "not-now"
        begun = await does(ada, path, "begin")
        assert (begun["opened"], begun["ends"] - begun["begun"]) == (2, 3_600_000)
        await does(cleo, path, "join")
        assert len((await does(ada, path, "remove", number=3))["entrants"]) == 2
        table = await game(bert, path, 1)
        assert await refused(ada, path, act="remove", number=2) == "not-now", "he came"
        longer = await does(ada, path, "extend")
        assert longer["ends"] - longer["begun"] == 7_200_000
        assert await refused(ada, path, act="extend") == "not-now"
        await does(bert, path, "leave")
        assert [one["left"] for one in (await shown(ada, path))["entrants"]].count(True) == 1
        clock, ahead = keys.clock, 3 * HOUR
        monkeypatch.setattr(keys, "clock", lambda: clock() + ahead)
        assert (await shown(bert, path))["over"]
        await play(bert, table)
        late = await shown(bert, path)
        assert [one["points"] for one in late["entrants"]] == [0], "too late, and Ada never began"
        assert await refused(cleo, path, act="join") == "tournament-over"

    run(tmp_path, test)


def test_who_is_deleted_leaves_no_name(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada of the tournament"), await newcomer(place, "Bert of the tournament")
        path = await made(ada, **ALONE)
        await play(bert, await game(bert, path, 1))
        told = (await shown(bert, "/api/me/everything"))["tournaments"]
        assert [(one["host"], len(one["games"])) for one in told] == [(False, 1)]
        assert (await shown(ada, "/api/me/everything"))["tournaments"][0]["host"]
        assert [one["done"] for one in (await shown(bert, "/api/tournaments"))["tournaments"]] == [1]
        for who in (ada, bert):
            assert (await who.delete("/api/me")).status_code == 204
        text = (await place.client().get(path)).text
        assert "of the tournament" not in text
        assert json.loads(text)["host"] == ""
        assert sorted(one["begun"] for one in json.loads(text)["entrants"]) == [0, 1], "the results stay"

    run(tmp_path, test)


def test_what_can_be_no_tournament_is_refused(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        wrong = {"game": "chess"}, {"game": "year", "bot": "nobody"}
        assert [await refused(ada, "/api/tournaments", **wish) for wish in wrong] == ["no-game", "no-bot"]
        for wish in ({"deals": 13}, {"deals": 0}, {"hours": 2}, {"kind": "other"}, {"players": 1}):
            assert await refused(ada, "/api/tournaments", game="year", **wish) == "bad-message"
        assert await refused(place.client(), "/api/tournaments", game="year") == "no-person"
        path = await made(ada, **ALONE)
        for ask in ("/api/tournaments/none", f"{path}/deals/3", f"{path}/deals/x", f"{path}/deals/999"):
            assert await refused(ada, ask) == "not-found"
        assert await refused(ada, f"{path}/deals/3", x=1) == "not-now"
        clocked = await made(ada, **{**ALONE, "bot": "emperor"})
        assert (await shown(ada, clocked))["bot"] == HOLDER["year"], "who thinks by the clock decides not alike"
        for _ in range(RUNNING - 2):
            await made(ada, **ALONE)
        assert await refused(ada, "/api/tournaments", **ALONE) == "too-many-tournaments"

    run(tmp_path, test)


def test_tournaments_are_limited(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        codes = [(await ada.post("/api/tournaments", json=ALONE)).json().get("code") for _ in range(5)]
        assert (codes[0], codes[-1]) == (None, "too-many")

    run(tmp_path, test, Settings(limits=True))


def test_no_more_than_a_hundred_take_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drachenhof.server.challenges.tournaments.service.MOST_ENTRANTS", 2)

    async def test(place: Hosted) -> None:
        ada, bert, cleo = [await newcomer(place, name) for name in ("Ada", "Bert", "Cleo")]
        path = await made(ada, **ALONE)
        await does(bert, path, "join")
        assert await refused(cleo, path, act="join") == "tournament-full"
        assert await refused(cleo, f"{path}/deals/1", x=1) == "tournament-full"
        assert len((await shown(ada, path))["entrants"]) == 2

    run(tmp_path, test)
