"""Seats that are drawn by lot when all are taken."""

import json

from drachenhof import records
from drachenhof.fair import check_fair
from tests.fair.plain import seats_by_lot
from tests.server.play.server import Person


def test_the_seats_are_drawn_when_all_are_there_and_the_record_proves_it(ada: Person, bert: Person, way: str) -> None:
    made = ada.create("me open random random", by_lot=True)
    first, second = ada.at(made["table"], way), bert.at(made["table"], way)
    assert first.table["by_lot"]
    before = [seat.get("name") for seat in first.table["seats"]]
    first.do("say", text="hello")
    second.do("sit", link=made["links"]["1"])
    first.until(lambda: first.status == "playing")
    second.until(lambda: second.status == "playing")
    begin = first.until_kind("begin")
    before[1] = "Bert"
    assert [seat.get("name") for seat in first.table["seats"]] == [before[place] for place in begin["lot"]]
    assert first.you == [begin["lot"].index(0)]
    assert second.you == [begin["lot"].index(1)]
    assert ada.get("/api/me")["tables"][0]["seat"] == first.you[0]
    told = ada.get(f"/api/tables/{made['table']}/log")["entries"]
    assert next(entry for entry in told if entry["kind"] == "say")["seat"] == first.you[0]
    for seat in (first, second):
        seat.do("cancel")
    document = ada.get(f"/api/tables/{made['table']}/record")
    assert document["fair"]["lot"] == seats_by_lot(document) == [place + 1 for place in begin["lot"]]
    assert document["chat"][0]["seat"] == first.you[0] + 1
    assert check_fair(records.parse(json.dumps(document).encode()))


def test_without_a_lot_everybody_stays_where_he_sat(ada: Person) -> None:
    seat = ada.at(ada.create("me random random")["table"], "http")
    seat.until(lambda: seat.status == "playing")
    assert seat.you == [0]
    assert "lot" not in seat.until_kind("begin")
