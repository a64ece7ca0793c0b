"""How somebody is doing: from finished games, by HTTP and as files, each number with how sure it is."""

import csv
import io
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert

from drachenhof.server.app.limits import Limit
from drachenhof.server.db import schema
from drachenhof.server.players.messages import Finished
from drachenhof.server.players.stats import api as endpoint
from drachenhof.server.players.stats.rows import LEAST, OwnGame, Sat, player_stats, share
from drachenhof.tables import keys
from drachenhof.tables.resources import ListedSeat
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import finished, run

ME, BOT, BO = ListedSeat("Ada", None, True), ListedSeat("Yun", "greedy", False), ListedSeat("Bo", None, False)


OTHER = "id-of-somebody-else"


def game(number: int, place: int, score: int | None = 50, other: int = 40, **about: Any) -> OwnGame:
    """A game of two, of some number, in which one came so far."""
    people = about.pop("people", False)
    seats = [ME, BO if people else BOT]
    told = Finished(f"t{number}", about.pop("game", "year"), 2, 0, place, score, True, number, False, seats)
    told.given = about.pop("given", False)
    sat = Sat(1, "person:bo" if people else "bot:greedy", 3 - place if place < 3 else 1, other)
    rest = {"options": {"great_wall": False}, "opening": None, "feats": {}, "mu": None, "sigma": None} | about
    return OwnGame(told, others=[sat], **rest)


def test_games_with_people_and_with_bots_are_never_summed_together() -> None:
    played = [game(number, 1) for number in range(3)] + [game(9, 2, people=True), game(10, 1, given=True)]
    found = player_stats(played, more=False)
    all_games = {group.against: (group.games, group.wins) for group in found.groups if group.by == "all"}
    assert all_games == {"bots": (3, 3), "people": (1, 0)}, "what began with a position is left out"
    assert found.games == 5


def test_small_groups_and_rivals_are_left_out() -> None:
    few = [game(number, 1, opening="draft monk healer") for number in range(LEAST - 1)]
    assert {group.by for group in player_stats(few, more=False).groups} == {"all", "seat", "players"}
    assert player_stats(few, more=False).rivals == []
    enough = player_stats([*few, game(9, 2, opening="draft monk healer")], more=False)
    (opening,) = [group for group in enough.groups if group.by == "opening"]
    assert (opening.value, opening.games, opening.wins) == ("draft monk healer", LEAST, LEAST - 1)
    assert opening.words
    (option,) = [group for group in enough.groups if group.by == "option"]
    assert (option.name, option.value) == ("great_wall", False)
    (rival,) = enough.rivals
    assert (rival.bot, rival.games, rival.ahead, rival.behind, rival.equal) == ("greedy", LEAST, LEAST - 1, 1, 0)
    assert rival.share.low < rival.share.value < rival.share.high


def test_true_is_no_number() -> None:
    mixed = [game(n, 1, options={"a": True}) for n in range(5)] + [game(n, 1, options={"a": 1}) for n in range(5)]
    options = [group for group in player_stats(mixed, more=False).groups if group.by == "option"]
    assert [(repr(group.value), group.games) for group in options] == [("True", 5), ("1", 5)]


def test_records_have_their_games() -> None:
    played = [
        game(3, 1, 70, 68, feats={"fewest-persons": 4}),
        game(2, 2, 90, 95, feats={"fewest-persons": 1}),
        game(1, 1, 60, 40, feats={"fewest-persons": 4}),
        game(5, 1, 3, 9, game="hoard"),
        game(4, 2, 12, 9, game="hoard"),
        game(6, 4, None, people=True),
    ]
    feats = {(one.game, one.kind): (one.value, one.table) for one in player_stats(played, more=False).feats}
    assert feats == {
        ("year", "score"): (90, "t2"),
        ("year", "lead"): (20, "t1"),
        ("year", "fewest-persons"): (4, "t1"),
        ("hoard", "score"): (3, "t5"),
        ("hoard", "lead"): (6, "t5"),
    }, "of equal ones the earliest; only of won games what is not the score"


def test_a_rating_goes_through_time_with_its_uncertainty() -> None:
    played = [game(2, 1, mu=30.0, sigma=6.0), game(3, 1), game(1, 1, mu=27.0, sigma=7.0)]
    (course,) = player_stats(played, more=False).ratings
    assert [(point.ended, point.table, point.points) for point in course.points] == [(1, "t1", 120), (2, "t2", 240)]
    first, last = (point.strength for point in course.points)
    assert last.value == 600.0
    assert last.high - last.low < first.high - first.low


def test_a_share_is_never_surer_than_it_can_be() -> None:
    assert share(5, 5).low < 0.6
    assert share(0, 5).high > 0.4


def test_real_games_are_summed_up_found_and_given_as_files(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        table = await finished(ada)
        found = (await ada.get("/api/me/doing")).json()
        assert found["games"] == 1
        assert [group["games"] for group in found["groups"] if group["by"] == "all"] == [1]
        (run_,) = found["ratings"]
        assert run_["points"][0]["table"] == table
        assert {feat["kind"] for feat in found["feats"]} >= {"score"}
        record = (await ada.get(f"/api/tables/{table}/record")).json()
        own = [move for move in record["moves"] if move.startswith("draft ")]
        (row,) = (await ada.get("/api/me/games.json")).json()
        assert (row["table"], row["opening"] in own, row["against"], row["seat"]) == (table, True, "bots", 1)
        assert row["opponents"][0]["bot"] == "greedy"
        answer = await ada.get("/api/me/games.csv")
        assert "attachment" in answer.headers["content-disposition"]
        (line,) = csv.DictReader(io.StringIO(answer.text))
        # A cell that begins with a minus would be a formula to a spreadsheet: it gets an apostrophe.
        assert (line["table"].removeprefix("'"), line["score"]) == (table, str(row["score"]))
        assert (await bert.get("/api/me/doing")).json()["games"] == 0
        assert (await bert.get("/api/me/games")).json() == {"games": [], "more": False}
        for path in ("doing", "games", "games.csv", "games.json"):
            assert (await place.client().get(f"/api/me/{path}")).status_code == 401

    run(tmp_path, test)


def test_games_are_searched(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        me = (await ada.get("/api/me")).json()["id"]

        def fill(store: Any) -> None:
            row = {"public": False, "status": "over", "created": 1, "changed": 1, "last": 1, "engine": "1"}
            row |= {"setup": '{"options": {}}', "secret": "0" * 64}
            for number in range(120):
                table, game = f"t{number}", "hoard" if number % 2 else "year"
                store.execute(insert(schema.tables), row | {"id": table, "game": game})
                other = {"person": OTHER, "name": "=Bo(1)"} if number % 3 == 0 else {"bot": "greedy", "name": "Yun"}
                for seat, sat in enumerate(({"person": me, "name": "Ada"}, other)):
                    store.execute(insert(schema.seats), {"table_id": table, "seat": seat, **sat})
                    who = f"person:{sat['person']}" if "person" in sat else "bot:greedy"
                    came: dict[str, Any] = {"table_id": table, "seat": seat, "game": game, "players": 2, "player": who}
                    came |= {"place": 1 + (number + seat) % 2, "score": 5, "rated": False, "ended": 10**12 + number}
                    store.execute(insert(schema.results), came)

        await place.service.hub.write(fill)

        async def search(**asked: Any) -> tuple[list[str], bool]:
            answer = await ada.get("/api/me/games", params=asked)
            assert answer.status_code == 200, answer.text
            return [one["table"] for one in answer.json()["games"]], answer.json()["more"]

        found, more = await search()
        assert (found[0], len(found), more) == ("t119", endpoint.PAGE_SIZE, True)
        older, more = await search(before=10**12 + 119 - endpoint.PAGE_SIZE + 1)
        assert older[0] == f"t{119 - endpoint.PAGE_SIZE}"
        assert (await search(game="hoard", won="no"))[0][0] == "t119"
        assert (await search(game="hoard", won="yes"))[0] == []
        assert (await search(name="bo(", game="year"))[0] == [f"t{n}" for n in range(114, -1, -6)]
        assert (await search(name="miser", bots="novice,greedy", game="year"))[0][:2] == ["t118", "t116"]
        assert (await search(name="YUN", against="people"))[0] == []
        for wrong in (
            {"game": "chess"},
            {"won": "perhaps"},
            {"before": "x"},
            {"before": "9" * 20},
            {"name": "x" * 61},
            {"bots": "x" * 61},
        ):
            assert (await ada.get("/api/me/games", params=wrong)).json()["code"] == "bad-message", wrong
        rivals = (await ada.get("/api/me/doing")).json()["rivals"]
        assert sorted((one["game"], one["bot"], one["games"]) for one in rivals if one["bot"]) == [
            ("hoard", "greedy", 40),
            ("year", "greedy", 40),
        ]
        lines = list(csv.DictReader(io.StringIO((await ada.get("/api/me/games.csv")).text)))
        assert len(lines) == 120
        assert not any(cell and cell[0] in "=+@" for line in lines for cell in line.values())
        for path in ("doing", "games", "games.json", "games.csv"):
            told = (await ada.get(f"/api/me/{path}")).text
            assert ("Bo(1)" in told, OTHER in told) == (True, False), "of others nothing is told but their names"

    run(tmp_path, test)


def test_nothing_that_grows_with_games_is_worked_out_between_moves_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is made of all games of somebody is made in the thread of the work queue, and is charged."""
    threads: set[str] = set()

    def noted(name: str) -> None:
        work = getattr(endpoint, name)

        def also(*given: Any, **named: Any) -> Any:
            threads.add(threading.current_thread().name)
            return work(*given, **named)

        monkeypatch.setattr(endpoint, name, also)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        await finished(ada)
        for name in ("player_stats", "_fits", "_row"):
            noted(name)
        place.service.requests = Limit(1e-6, 10_000)
        for path in ("doing", "games", "games.json", "games.csv"):
            before = place.service.requests._filled("127.0.0.1")
            assert (await ada.get(f"/api/me/{path}")).status_code == 200
            assert round(before - place.service.requests._filled("127.0.0.1")) >= endpoint.COST, path
        assert {name.rpartition("_")[0] for name in threads} == {"work-queue"}

    run(tmp_path, test)


def test_an_id_is_no_formula_and_no_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Po", "_Po", "9-P"])
    monkeypatch.setattr(keys, "secrets", SimpleNamespace(token_urlsafe=lambda _: next(drawn)))
    assert keys.new_id() == "9-P"
