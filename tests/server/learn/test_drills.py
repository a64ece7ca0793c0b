"""Drills over HTTP: what there is, one of them, the stars that somebody has, and playing on."""

from typing import Any

from tests.server.play.server import Person, Server


def first(person: Person, game: str) -> dict[str, Any]:
    listed: list[dict[str, Any]] = person.get("/api/drills")["drills"]
    return next(one for one in listed if one["game"] == game)


def test_drills_can_be_had_by_anybody(server: Server) -> None:
    stranger = Person(server, None)
    listed = stranger.get("/api/drills")
    assert set(listed["today"]) == {"year", "hoard"}
    ids = {(one["game"], one["id"]) for one in listed["drills"]}
    assert {(game, today) for game, today in listed["today"].items()} <= ids
    for game in ("year", "hoard"):
        one = first(stranger, game)
        task = stranger.get(f"/api/drills/{game}/{one['id']}")
        assert (task["theme"], task["level"], task["part"]) == (one["theme"], one["level"], one["part"])
        assert task["choices"][0]["stars"] == 3
        assert [seat["kind"] for seat in task["seats"]].count("person") == 1
        assert task["seats"][task["seat"]]["kind"] == "person"
        assert "moves" not in task["position"]
        assert isinstance(task["moves"], int)
    assert stranger.get("/api/me") is None


def test_the_same_drill_is_that_of_today_for_everybody(server: Server, ada: Person) -> None:
    assert Person(server, None).get("/api/drills")["today"] == ada.get("/api/drills")["today"]


def test_what_others_hold_is_not_sent(server: Server) -> None:
    stranger = Person(server, None)
    for one in stranger.get("/api/drills")["drills"]:
        if one["game"] == "hoard":
            task = stranger.get(f"/api/drills/hoard/{one['id']}")
            for holding in task["position"]["view"]["holdings"]:
                if holding["seat"] != task["seat"]:
                    assert sum(holding["hand"].values()) <= holding["hand_size"]


def test_a_drill_that_there_is_not_is_nowhere(server: Server) -> None:
    stranger = Person(server, None)
    known = first(stranger, "year")["id"]
    for path in (f"hoard/{known}", "year/nothing", f"chess/{known}"):
        assert stranger.http.get(f"/api/drills/{path}").status_code == 404


def test_the_most_stars_that_one_ever_had_are_kept(ada: Person) -> None:
    name = f"year/{first(ada, 'year')['id']}"
    other = f"hoard/{first(ada, 'hoard')['id']}"
    assert ada.get("/api/me")["drills"] == {}
    for stars in (2, 3, 0):
        assert ada.http.put("/api/me/drills", json={"drills": {name: stars}}).status_code == 204
    ada.http.put("/api/me/drills", json={"drills": {other: 0, "year/0000000000": 3}})
    assert ada.get("/api/me")["drills"] == {name: 3, other: 0}
    assert ada.get("/api/me/everything")["person"]["drills"] == {name: 3, other: 0}


def test_what_are_no_stars_is_refused(ada: Person) -> None:
    name = f"year/{first(ada, 'year')['id']}"
    for wrong in ({name: 4}, {name: -1}, {name: "3"}, {"nothing": 1}, 3):
        assert ada.http.put("/api/me/drills", json={"drills": wrong}).status_code == 400


def test_who_has_no_name_has_nothing_kept(server: Server) -> None:
    assert Person(server, None).http.put("/api/me/drills", json={"drills": {}}).status_code == 401


def test_one_plays_on_from_a_drill(ada: Person) -> None:
    for game in ("year", "hoard"):
        one = first(ada, game)
        task = ada.get(f"/api/drills/{game}/{one['id']}")
        seats = [
            {"kind": "person"} if at == task["seat"] else {"kind": "bot", "bot": "novice"}
            for at in range(one["players"])
        ]
        wanted = {"of": {"kind": "drill", "game": game, "drill": one["id"]}, "moves": task["moves"], "seats": seats}
        made = ada.http.post("/api/play-on", json=wanted)
        assert made.status_code == 201, made.text
        table = ada.get(f"/api/tables/{made.json()['table']}")["table"]
        assert (table["game"], table["given"]) == (game, task["moves"])
        gone = {**wanted, "of": {"kind": "drill", "game": game, "drill": "nothing"}}
        assert ada.http.post("/api/play-on", json=gone).status_code == 404
        assert ada.http.post("/api/play-on", json={**wanted, "moves": task["moves"] + 1}).status_code == 422
        assert ada.http.post("/api/play-on", json={**wanted, "seats": seats + seats[:1]}).status_code == 422
