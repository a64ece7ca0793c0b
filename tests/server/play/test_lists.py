"""Lists of one's own games say what tells them apart: with whom, how far, whose turn."""

from typing import Any

from tests.server.play.server import Person


def own(person: Person, table: str) -> dict[str, Any]:
    return next(one for one in person.get("/api/me")["tables"] if one["id"] == table)


def test_own_tables_name_the_others_the_month_and_the_mover(ada: Person, bert: Person) -> None:
    made = ada.create("me open courtier")
    waiting = own(ada, made["table"])
    assert [seat["name"] is not None for seat in waiting["seats"]] == [True, False, True]
    assert (waiting["part"], waiting["mover"]) == (None, None)
    bert.at(made["table"], "http").do("sit", link=made["links"]["1"])
    seat = ada.at(made["table"], "http").my_turn()
    listed = own(ada, made["table"])
    assert [(one["name"], one["bot"], one["you"]) for one in listed["seats"]] == [
        ("Ada", None, True),
        ("Bert", None, False),
        (seat.table["seats"][2]["name"], "courtier", False),
    ]
    assert (listed["mover"], listed["your_turn"]) == (0, True)
    assert listed["part"] == seat.position["view"]["month"]


def test_a_round_is_counted_too(ada: Person) -> None:
    seat = ada.at(ada.create("me random", game="hoard")["table"], "http").my_turn()
    assert own(ada, seat.table["id"])["part"] == 1


def test_finished_games_name_those_who_played(ada: Person, bert: Person) -> None:
    made = ada.create("me open")
    guest = bert.at(made["table"], "http")
    guest.do("sit", link=made["links"]["1"])
    guest.until(lambda: guest.status == "playing")
    guest.do("resign")
    latest = ada.get("/api/me/statistics")["latest"][0]
    assert [(seat["name"], seat["you"]) for seat in latest["seats"]] == [("Ada", True), ("Bert", False)]


def test_a_name_goes_from_the_lists_with_its_person(ada: Person, bert: Person) -> None:
    made = ada.create("me open open")
    bert.at(made["table"], "http").do("sit", link=made["links"]["1"])
    assert own(ada, made["table"])["seats"][1]["name"] == "Bert"
    bert.http.delete("/api/me")
    assert own(ada, made["table"])["seats"][1]["name"] is None
