"""Lessons over HTTP: what there is, one played through, and how far somebody has come."""

from tests.server.play.server import Person, Server


def test_lessons_can_be_had_by_anybody_and_cost_one_request_each(server: Server) -> None:
    stranger = Person(server, None)
    listed = stranger.get("/api/lessons")["lessons"]
    assert {one["game"] for one in listed} == {"year", "hoard"}
    for one in listed:
        course = stranger.get(f"/api/lessons/{one['game']}/{one['name']}")
        assert len(course["cues"]) == one["cues"]
        assert course["seats"][course["eyes"]].get("bot") is None
    assert stranger.get("/api/me") is None


def test_a_lesson_that_there_is_not_is_nowhere(server: Server) -> None:
    stranger = Person(server, None)
    for path in ("year/nothing", "chess/pile", "hoard/ahead"):
        assert stranger.http.get(f"/api/lessons/{path}").status_code == 404


def test_the_learner_sees_no_secrets_of_the_others(server: Server) -> None:
    course = Person(server, None).get("/api/lessons/hoard/pile")
    rival = 1 - course["eyes"]
    views = [cue["position"]["view"] for cue in course["cues"]]
    assert views[0]["holdings"][rival]["hand"] == {}
    assert views[0]["holdings"][rival]["hand_size"] == 5


def test_what_was_done_once_stays_done(ada: Person) -> None:
    assert ada.get("/api/me")["lessons"] == {}
    ada.http.put("/api/me/lessons", json={"lessons": {"year/ahead": {"at": 3, "done": False}}})
    assert ada.get("/api/me")["lessons"] == {"year/ahead": {"at": 3, "done": False}}
    ada.http.put("/api/me/lessons", json={"lessons": {"year/ahead": {"at": 0, "done": True}}})
    ada.http.put(
        "/api/me/lessons",
        json={"lessons": {"year/ahead": {"at": 2, "done": False}, "hoard/pile": {"at": 1, "done": False}}},
    )
    expected = {"year/ahead": {"at": 2, "done": True}, "hoard/pile": {"at": 1, "done": False}}
    assert ada.get("/api/me")["lessons"] == expected
    assert ada.get("/api/me/everything")["person"]["lessons"] == expected


def test_only_lessons_that_there_are_are_kept(ada: Person) -> None:
    answer = ada.http.put("/api/me/lessons", json={"lessons": {"chess/mate": {"at": 1, "done": True}}})
    assert answer.status_code == 204
    assert ada.get("/api/me")["lessons"] == {}
    for wrong in ({"year/ahead": {"at": -1, "done": True}}, {"nothing": {"at": 0, "done": True}}, {"year/ahead": 3}):
        assert ada.http.put("/api/me/lessons", json={"lessons": wrong}).status_code == 400


def test_who_has_no_name_has_nothing_kept(server: Server) -> None:
    assert Person(server, None).http.put("/api/me/lessons", json={"lessons": {}}).status_code == 401
