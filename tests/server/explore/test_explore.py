"""The explorer at a server: a case played on among hints, and the games of the table."""

from pathlib import Path
from typing import Any

import pytest

from drachenhof import records
from drachenhof.explore import Picture, shipped
from drachenhof.explore.text import facet_label, ground, label, number, sentence, why
from drachenhof.games import games
from drachenhof.i18n import Words
from drachenhof.i18n.phrases import render
from drachenhof.server.app.limits import Limit
from drachenhof.server.explore.api import CASE, PLAYED
from drachenhof.server.hosting.hub import Settings
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import run

PICTURE = 60_000  # bytes that a picture may take
CASES: dict[str, dict[str, Any]] = {
    "year": {"players": 3, "seat": 1, "given": ["drought", "mongols"]},
    "hoard": {"players": 2, "seat": 0, "given": ["3", "7", "nulla"]},
}


@pytest.mark.parametrize("game", CASES)
def test_a_case_is_played_on_now_and_can_be_played(tmp_path: Path, game: str) -> None:
    async def test(place: Hosted) -> None:
        client = await newcomer(place, "Ada")
        answer = await client.post(f"/api/explore/{game}", json=CASES[game])
        assert answer.status_code == 200, answer.text
        found = answer.json()
        wins = [choice["win"]["value"] for choice in found["choices"]]
        assert wins == sorted(wins, reverse=True)
        assert len(wins) > 1
        assert found["choices"][0]["rollouts"] > 0
        assert [row["move"] for row in found["rows"]] == [choice["move"] for choice in found["choices"]]
        assert all(len(row["figure"]["words"]) == len(row["score"]["words"]) == 3 for row in found["rows"])
        assert any(row["examples"] for row in found["rows"])
        assert "100" in render(Words("en"), found["says"]), "there were too few rollouts"
        moves = [*found["moves"], found["choices"][0]["move"]]
        record = {"format": 1, "game": game, "players": found["players"], "options": {}, "engine": "drachenhof"}
        record |= {"seats": [{}] * found["players"], "moves": moves, "scores": None}
        seats = [{"kind": "bot", "bot": "random"}] * found["players"]
        seats[found["seat"]] = {"kind": "person"}
        wish = {"of": {"kind": "record", "record": record}, "moves": len(moves), "seats": seats}
        made = await client.post("/api/play-on", json=wish)
        assert made.status_code == 201, made.text

    run(tmp_path, test)


@pytest.mark.parametrize("game", games)
def test_the_table_is_sent_picture_by_picture_in_phrases(tmp_path: Path, game: str) -> None:
    table, words = shipped(game), Words("en")
    assert table is not None

    async def test(place: Hosted) -> None:
        client = place.client()
        found = (await client.get(f"/api/explore/{game}")).json()
        assert render(words, found["why"]) == why(words, table.header)
        assert [view["name"] for view in found["views"]] == [view.name for view in table.views]
        for view, listed in zip(table.views, found["views"], strict=True):
            assert render(words, listed["title"]) == words.say(f"explore-{game}-{view.name}")
            assert [facet["name"] for facet in listed["facets"]] == list(view.facets)
            facet = listed["facets"][-1]
            assert render(words, facet["words"]) == facet_label(words, game, view.name, facet["name"])
            path = f"/api/explore/{game}/views/{view.name}"
            answer = await client.get(path, params={"facet": facet["name"]})
            assert len(answer.content) < PICTURE
            must_show(answer.json(), game, view, facet["name"])
            first = (await client.get(path)).json()
            assert first["facet"] == listed["facets"][0]["name"]
            assert (await client.get(path, params={"facet": "nothing"})).status_code == 404
        assert (await client.get(f"/api/explore/{game}/views/nothing")).status_code == 404
        assert (await client.get("/api/explore/chess")).status_code == 404

    run(tmp_path, test)


def must_show(picture: dict[str, Any], game: str, view: Picture, facet: str) -> None:
    """A picture has the rows with its figure, in the words of the command."""
    words = Words("en")
    rows = [row for row in view.facets[facet] if getattr(row, view.figure) is not None]
    assert [row["key"] for row in picture["rows"]] == [row.key for row in rows]
    assert render(words, picture["says"]) == sentence(words, game, view, facet)
    assert render(words, picture["axis"]) == words.say(f"explore-{game}-{view.name}.axis")
    assert render(words, picture["ground"]) == words.say(f"explore-by-{ground(view, [facet])}")
    for row, shown in zip(rows, picture["rows"], strict=True):
        figure = getattr(row, view.figure)
        assert [shown["figure"][name] for name in ("value", "low", "high")] == list(figure)
        numbers = [number(words, view.figure, one) for one in figure]
        assert [render(words, one) for one in shown["figure"]["words"]] == numbers
        assert render(words, shown["words"]) == label(words, game, view.name, row.key)
        assert (shown["score"] is None) == (view.figure == "amount" or row.amount is None)
        assert (shown["often"] is None) == (row.chosen is None)


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        client = await newcomer(place, "Ada")
        for case in (
            {"players": 3, "seat": 0, "given": ["rain"]},
            {"players": 3, "seat": 3},
            {"players": 3, "seat": 0, "given": ["drought"] * 2},
            {"players": 3, "seat": 0, "given": ["x"] * 17},
            {"players": 3, "seat": 0, "rollouts": 10**9},
        ):
            answer = await client.post("/api/explore/year", json=case)
            assert answer.status_code == 400, (case, answer.text)
            assert answer.json()["code"] == "bad-message"
        assert (await client.post("/api/explore/chess", json={"players": 3, "seat": 0})).status_code == 404

    run(tmp_path, test)


def test_whoever_asks_too_often_has_to_wait_as_with_hints(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        client = await newcomer(place, "Ada")
        place.service.hints = Limit(0.001, 2 * CASE)
        case = {"players": 2, "seat": 0, "given": ["none"]}
        codes = [(await client.post("/api/explore/hoard", json=case)).json()["code"] for _ in range(3)]
        assert codes == ["bad-message", "bad-message", "too-many"]

    run(tmp_path, test, Settings())


@pytest.mark.parametrize("game", games)
def test_a_game_of_the_table_is_a_record(tmp_path: Path, game: str) -> None:
    table = shipped(game)
    assert table is not None
    number, at = table.views[0].facets[next(iter(table.views[0].facets))][0].examples[0]

    async def test(place: Hosted) -> None:
        client = await newcomer(place, "Ada")
        place.service.requests = Limit(1e-6, 10_000)
        answer = await client.get(f"/api/explore/{game}/games/{number}")
        assert answer.status_code == 200, answer.text
        assert round(10_000 - place.service.requests._filled("127.0.0.1")) == PLAYED
        record = records.parse(answer.content)
        records.check(record)
        assert record.scores is not None
        assert at < len(record.moves)
        path = f"/api/explore/{game}/games/{number}"
        assert (await client.get(path, params={"at": at, "move": record.moves[at]})).content == answer.content
        for at_, move in ((at, "no such move"), (0, record.moves[at]), ("x", "x"), (10**6, "x"), (at, "x" * 101)):
            assert (await client.get(path, params={"at": at_, "move": move})).status_code == 404
        assert (await client.get(path, params={"move": record.moves[at]})).status_code == 404
        for wrong in (table.header.games, "x", "-1", "1" * 12, "²"):
            assert (await client.get(f"/api/explore/{game}/games/{wrong}")).status_code == 404

    run(tmp_path, test)
