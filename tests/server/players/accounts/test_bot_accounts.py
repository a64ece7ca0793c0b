"""Programs among people: marked everywhere, for good; their seats are told what they know, and nothing more."""

import sqlite3
from base64 import b64decode
from typing import Any

import pytest

from drachenhof.games import games
from drachenhof.states import from_bytes, layout_of
from tests.server.play.seat import play_out
from tests.server.play.server import Person, Server
from tests.server.players.ratings.test_rated_tables import mu, stranger_from


class Program(Person):
    """A program with a name."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, None)
        self.me = self.post("/api/me", name=name, program=True)


@pytest.fixture
def hasty(server: Server) -> Program:
    return Program(server, "Hasty")


def together(ada: Person, hasty: Person, game: str = "year", **said: Any) -> tuple[Any, Any]:
    """A person and a program at a table of two that has begun."""
    made = ada.create("me open", game, **said)
    first, second = ada.at(made["table"], "http"), hasty.at(made["table"], "http")
    second.do("sit", link=made["links"]["1"])
    first.until(lambda: first.status == "playing")
    return first, second


def test_a_program_says_so_once_and_is_one_for_good(ada: Person, hasty: Program) -> None:
    assert (ada.me["program"], hasty.me["program"]) == (False, True)
    assert hasty.post("/api/me", name="Hasty II", program=False)["program"], "another name changes nothing about that"
    assert hasty.get("/api/me/everything")["person"]["program"]
    assert ada.post("/api/me", name="Ada", program=True)["program"], "who has not played yet may still say so"


def test_who_has_sat_at_a_table_cannot_become_a_program(ada: Person, bert: Person) -> None:
    made = ada.create("me open")
    seat = bert.at(made["table"], "http")
    seat.do("sit", link=made["links"]["1"])
    seat.do("resign")
    for person in (ada, bert):
        answer = person.http.post("/api/me", json={"name": "Ada", "program": True})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-program")
        assert not person.get("/api/me")["program"]


def test_who_sat_down_and_got_up_has_sat_there(ada: Person, bert: Person) -> None:
    made = ada.create("me open", public=True)
    seat = bert.at(made["table"], "http")
    seat.do("sit", link=made["links"]["1"])
    seat.do("leave")
    assert bert.http.post("/api/me", json={"name": "Bert", "program": True}).json()["code"] == "no-program"


def test_it_is_marked_at_the_table_in_the_log_in_lists_and_in_the_record(ada: Person, hasty: Program) -> None:
    made = ada.create("me open open", public=True)
    first, second = ada.at(made["table"], "http"), hasty.at(made["table"], "http")
    second.do("sit", link=made["links"]["1"])
    second.do("say", text="Good luck")
    first.until(lambda: first.last >= second.last)
    assert [seat.get("program", False) for seat in first.table["seats"]] == [False, True, False]
    sat, spoke = (next(entry for entry in first.entries if entry["kind"] == kind) for kind in ("sit", "say"))
    assert (sat["name"], sat["program"]) == ("Hasty", True)
    assert (spoke["name"], spoke["program"]) == ("Hasty", True)
    listed = next(table for table in ada.get("/api/tables")["tables"] if table["id"] == made["table"])
    assert [seat.get("program", False) for seat in listed["seats"]] == [False, True, False]
    own = next(table for table in ada.get("/api/me")["tables"] if table["id"] == made["table"])
    assert [seat["program"] for seat in own["seats"]] == [False, True, False]
    first.do("change", seat=2, bot="random")
    first.until(lambda: first.status == "playing")
    second.do("resign")
    first.do("resign")
    record = ada.get(f"/api/tables/{made['table']}/record")
    assert [seat.get("program", False) for seat in record["seats"]] == [False, True, False]


def test_a_table_that_it_opens_and_the_next_one_mark_it_too(hasty: Program) -> None:
    made = hasty.create("me random")
    seat = hasty.at(made["table"], "http").my_turn()
    assert seat.table["seats"][0]["program"]
    seat.do("resign")
    again = seat.ask("rematch")["table"]
    assert hasty.at(again, "http").table["seats"][0]["program"]


@pytest.mark.slow
def test_the_mark_survives_a_restart(server: Server, ada: Person, hasty: Program) -> None:
    first, _ = together(ada, hasty)
    table = first.table["id"]
    server.restart()
    key = {"Cookie": f"drachenhof={hasty.cookie}"}
    with server.anybody() as client:
        seen = client.get(f"http://{server.address}/api/tables/{table}", headers=key).json()
    assert seen["table"]["seats"][1]["program"]
    assert "known" in seen["position"]


@pytest.mark.slow
def test_its_rating_is_marked_and_has_no_place_among_people(server: Server, hasty: Program) -> None:
    ada, program = stranger_from(server.person("Adalind")), stranger_from(hasty)
    first, second = together(ada, program)
    play_out([first, second])
    assert mu(ada) != mu(program), "it counts"
    with sqlite3.connect(server.database, timeout=20) as store:
        store.execute(
            "UPDATE ratings SET sure = 99, mu = 100, sigma = 0.1 WHERE player = ?", (f"person:{hasty.me['id']}",)
        )
        store.execute(
            "UPDATE ratings SET sure = 98, mu = 99, sigma = 0.1 WHERE player = ?", (f"person:{ada.me['id']}",)
        )
    listed = {one["player"]: one for one in ada.get("/api/ratings", game="year")["ratings"] if not one["bot"]}
    assert (listed["Hasty"]["program"], listed["Hasty"]["place"]) == (True, None)
    assert (listed["Adalind"]["program"], listed["Adalind"]["place"]) == (False, 1)
    assert hasty.get("/api/me/statistics")["ratings"][0]["place"] is None
    assert ada.get("/api/me/statistics")["ratings"][0]["place"] == 1
    seats = ada.get(f"/api/tables/{first.table['id']}/ratings")["seats"]
    assert [seat["program"] for seat in seats] == [False, True]


@pytest.mark.parametrize("game", list(games))
def test_the_seat_of_a_program_is_told_what_it_knows_and_no_other_is(
    server: Server, ada: Person, hasty: Program, game: str
) -> None:
    first, second = together(ada, hasty, game)
    for turn in range(30):
        if first.status != "playing":
            break
        mover = first if first.choices else second
        mover.my_turn()
        mover.move(turn)
        for seat in (first, second):
            seat.until(lambda seat=seat, mover=mover: seat.last >= mover.last)
        assert "known" not in first.position
        play = server.service.hub.rooms[first.table["id"]].table.play
        assert play is not None
        if first.status == "playing" and second.position["at"] == play.numbers[-1]:
            said = second.position["known"]
            assert said["layout"] == layout_of(game)
            assert b64decode(said["data"]) == play.game.knowledge(play.state, 1).tobytes()
            known = from_bytes(game, b64decode(said["data"]), said["layout"])
            offered = [play.game.to_text(known, move) for move in play.game.legal_moves(known)]
            assert not second.choices or offered == second.choices
    assert "known" not in server.person("Cleo").at(first.table["id"], "http").position
