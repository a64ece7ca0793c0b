"""Moves: in order, once, kept before they are told, and refused for a reason."""

from typing import Any

import pytest

from drachenhof.games import games
from drachenhof.records import Play, Record
from drachenhof.server.app import sockets
from drachenhof.server.hosting import room as rooms
from drachenhof.server.hosting import sync
from drachenhof.tables import keys
from drachenhof.tables import table as tables
from tests.budget import extra
from tests.server.play.seat import play_out
from tests.server.play.server import Person, Server
from tests.server.play.test_playing_on import on, record_of


def two(ada: Person, bert: Person, way: str, **said: Any) -> tuple[Any, Any]:
    """Two people at a table that has begun."""
    made = ada.create("me open", **said)
    first = ada.at(made["table"], way)
    second = bert.at(made["table"], way)
    second.do("sit", link=made["links"]["1"])
    first.until(lambda: first.status == "playing")
    return first, second


def who_moves(*seats: Any) -> tuple[Any, Any]:
    """Who has to decide, and the other."""
    mover = seats[0].position["to_move"]
    return (seats[0], seats[1]) if seats[0].you == [mover] else (seats[1], seats[0])


def pass_turn(mover: Any, other: Any) -> None:
    """Decide until it is the other's turn."""
    while not other.choices:
        mover.move()
        other.until(lambda: other.last >= mover.last)


@pytest.fixture
def short_memory(monkeypatch: pytest.MonkeyPatch) -> int:
    """After so many requests only the store knows the first one."""
    for module in (rooms, tables):
        monkeypatch.setattr(module, "REMEMBERED", 8)
    return 10


def test_the_id_of_another_command_is_refused(ada: Person, bert: Person, way: str, short_memory: int) -> None:
    mover, _ = who_moves(*two(ada, bert, way))
    done = mover.do("move", at=mover.at, move=mover.choices[0], id="mine")
    assert mover.refused("resign", "id-used", id="mine")["arguments"] == {"number": done["number"]}
    for _ in range(short_memory):
        mover.do("say", reaction="thanks")
    mover.refused("resign", "id-used", id="mine")
    assert mover.ask("move", at=0, move="whatever", id="mine")["number"] == done["number"]
    assert mover.status == "playing"


def test_a_move_is_acknowledged_and_then_everybody_is_told(ada: Person, bert: Person, way: str) -> None:
    mover, other = who_moves(*two(ada, bert, way))
    at, move = mover.at, mover.choices[0]
    mover.heard.clear()
    accepted = mover.do("move", at=at, move=move)
    assert next(kind for kind in mover.heard if kind != "presence") == "accepted"
    other.until(lambda: other.last >= accepted["number"])
    for seat in (mover, other):
        told = next(entry for entry in seat.entries if entry["number"] == accepted["number"])
        assert (told["kind"], told["seat"], told["move"]) == ("move", mover.you[0], move)
        assert told["story"]


def test_the_same_id_gets_the_same_answer_and_is_done_once(ada: Person, bert: Person, way: str) -> None:
    mover, _ = who_moves(*two(ada, bert, way))
    asked = {"id": "only once", "at": mover.at, "move": mover.choices[0]}
    first = mover.ask("move", **asked)
    assert [mover.ask("move", **asked) for _ in range(3)] == [first] * 3
    mover.until(lambda: mover.last >= first["number"])
    assert [entry["number"] for entry in mover.entries if entry["kind"] == "move"] == [first["number"]]


def test_the_same_id_of_two_people_is_two_requests(ada: Person, bert: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    said = [seat.do("say", id="hello", text="Hello") for seat in (first, second)]
    assert said[0]["number"] < said[1]["number"]


def test_an_id_is_known_long_after(ada: Person, way: str, short_memory: int) -> None:
    seat = ada.at(ada.create("me greedy")["table"], way)
    asked = {"id": "long ago", "at": seat.my_turn().at, "move": seat.choices[0]}
    first = seat.do("move", **asked)
    said = seat.do("say", id="said long ago", text="Hello")
    for number in range(short_memory):
        seat.do("say", text=f"Word {number}")
    assert seat.ask("move", **asked) == first
    assert seat.ask("say", id="said long ago", text="Hello") == said
    assert sum(entry.get("text") == "Hello" for entry in seat.entries) == 1


def test_a_stale_number_gets_what_was_missed(ada: Person, bert: Person, way: str) -> None:
    mover, other = who_moves(*two(ada, bert, way))
    at, move = mover.at, mover.choices[0]
    accepted = mover.do("move", at=at, move=move)
    refused = mover.refused("move", "stale", at=at, move=move)
    missed = refused["missed"]
    assert missed["entries"][0]["number"] == at + 1
    assert missed["entries"][-1]["number"] == missed["last"] >= accepted["number"]
    assert missed["position"]["at"] == refused["arguments"]["at"] == mover.at
    assert other.refused("move", "stale", at=at, move=move)["missed"]["last"] == missed["last"]


@pytest.mark.slow
def test_who_missed_very_much_gets_the_first_of_it(ada: Person, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MISSED", 60)  # more than one part of a log
    seat = ada.at(ada.create("me greedy")["table"], way).my_turn()
    at, move = seat.at, seat.choices[0]
    seat.do("move", at=at, move=move)
    for number in range(75):
        seat.do("say", text=f"Word {number}")
    missed = seat.refused("move", "stale", at=at, move=move)["missed"]
    assert missed["more"] is True
    assert [entry["number"] for entry in missed["entries"]] == list(range(at + 1, missed["last"] + 1))
    assert len(missed["entries"]) == sockets.MISSED > sync.PART


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_an_illegal_move_names_its_reason_its_rule_and_what_it_is_about(ada: Person, way: str, game: str) -> None:
    seat = ada.at(ada.create("me greedy", game=game)["table"], way)
    seat.my_turn()
    wrong = {"year": "place 3", "hoard": "give 2"}[game]
    before = seat.last
    refused = seat.refused("move", "illegal", at=seat.at, move=wrong)
    assert refused["arguments"]["reason"]
    assert refused["rule"] or refused["arguments"]["reason"] == "not-now"
    assert refused["said"]
    assert seat.refused("move", "illegal", at=seat.at, move="dance")["arguments"]["reason"] == "not-a-move"
    assert seat.last == before


def test_only_whose_turn_it_is_may_move(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    mover, other = who_moves(*two(ada, bert, way))
    refused = other.refused("move", "not-your-turn", at=mover.at, move=mover.choices[0])
    assert refused["arguments"] == {"seat": mover.you[0]}
    spectator = cleo.at(mover.table["id"], way)
    spectator.refused("move", "not-seated", at=mover.at, move=mover.choices[0])
    assert other.choices == spectator.choices == []


def test_without_a_name_one_may_only_look(server: Server, ada: Person, way: str) -> None:
    table = ada.create("me open")["table"]
    nobody = Person(server, None).at(table, way)
    nobody.refused("say", "no-person", text="Hello")
    nobody.refused("sit", "no-person")
    assert nobody.ask("ping")["type"] == "pong"


def test_coming_back_brings_exactly_what_is_missing(ada: Person, bert: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    seen = second.last
    second.close()
    for number in range(30):
        first.do("say", text=f"Word {number}")
    again = bert.at(first.table["id"], way, seen=seen)
    again.until(lambda: again.last == first.last)
    assert [entry["number"] for entry in again.entries] == list(range(seen + 1, first.last + 1))
    up_to_date = bert.at(first.table["id"], way, seen=first.last)
    assert up_to_date.entries == []
    assert up_to_date.position == again.position


def test_two_tabs_see_the_same(ada: Person, bert: Person) -> None:
    made = ada.create("me open")
    tabs = [ada.at(made["table"]) for _ in range(2)]
    bert.at(made["table"]).do("sit", link=made["links"]["1"])
    for tab in tabs:
        tab.until(lambda tab=tab: tab.status == "playing")
    assert tabs[0].position == tabs[1].position
    mover = tabs[0] if tabs[0].choices else None
    said = (mover.move() if mover else tabs[0].do("say", text="Well?"))["number"]
    tabs[1].until(lambda: tabs[1].last >= said)
    assert tabs[0].entries[-1] in tabs[1].entries


@pytest.mark.slow
def test_who_comes_while_much_happens_misses_nothing(ada: Person, bert: Person) -> None:
    table = ada.create("me random random", public=True)["table"]
    seat = ada.at(table)
    seat.my_turn()
    lines = [bert.at(table, way, seen=seen) for seen in (0, None, 5) for way in ("socket", "http") for _ in range(3)]
    play_out([seat])
    for line in lines:
        _until_over(line)
    whole = bert.at(table, "http", seen=0).entries
    for line in lines:
        heard = _without_moments(line.entries)
        assert heard == _without_moments(whole[-len(heard) :])
    assert [entry["number"] for entry in lines[0].entries] == [entry["number"] for entry in whole]
    live = [entry for line in lines for entry in line.entries if "moments" in entry]
    assert live
    for entry in live:
        *earlier, last = entry["moments"]
        assert sum(moment["said"] for moment in entry["moments"]) == len(entry["story"])
        assert all(moment["view"]["to_move"] == "nobody" for moment in earlier)
        assert earlier
        assert "view" not in last


def _without_moments(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in entry.items() if name != "moments"} for entry in entries]


def before_moments(game: str) -> tuple[Record, int]:
    """A game, and how many of its moves come before a decision of which much comes: a month or a round ends."""
    record = record_of(game)
    for step in Play.of(record).steps():
        if step.decider >= 0 and step.number > 30 and len(games[game].moments(step.before, step.move)) > 1:
            return record, step.number - 1
    raise AssertionError("nothing ever ends")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["year", "hoard"])
def test_who_comes_back_gets_the_moments_that_he_missed(
    ada: Person, bert: Person, way: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As those had them who looked on; the log has none, and who missed very much only sees the end."""
    record, moves = before_moments(game)
    table = on(ada, record, moves, seats=[{"kind": "person"}] * 2, public=True).json()["table"]
    looking, playing = bert.at(table), ada.at(table, "http")
    looking.until(lambda: looking.status == "playing")
    move = playing.move(record.moves[moves])["number"]
    looking.until(lambda: looking.last >= move)
    number = next(entry["number"] for entry in looking.entries if "moments" in entry)
    again = bert.at(table, way, seen=number - 1)
    again.until(lambda: again.last == looking.last)
    assert again.entries == [entry for entry in looking.entries if entry["number"] >= number]
    log = bert.get(f"/api/tables/{table}/log", after=number - 1)["entries"]
    assert log == _without_moments(again.entries)
    monkeypatch.setattr(sync, "SHOWN", 0)
    late = bert.at(table, way, seen=number - 1)
    late.until(lambda: late.last == looking.last)
    assert late.entries == log


def _until_over(line: Any) -> None:
    line.until(lambda: line.status == "over")


def test_moves_survive_a_restart(tmp_path: Any, server: Server) -> None:
    shared, server = server, Server(tmp_path / "restarted.sqlite3")
    try:
        ada = server.person("Ada")
        table = ada.create("me me me")["table"]
        seat = ada.at(table)
        for turn in range(5):
            seat.move(turn)
        seat.my_turn()
        key = ada.post("/api/me/key")["key"]
        seat.close()
        server.restart()
        again = Person(server, None)
        again.post("/api/me/carry", key=key)
        back = again.at(table)
        back.my_turn()
        assert back.position["view"] == seat.position["view"]
        assert back.choices == seat.choices
    finally:
        server.stop()
        keys.clock = shared.clock


@pytest.mark.parametrize(
    ("way", "game"),
    [
        ("socket", "year"),
        pytest.param("socket", "hoard", marks=pytest.mark.slow),
        *extra(("http", "year")),
    ],
)
def test_a_whole_game_to_its_end(ada: Person, bert: Person, way: str, game: str) -> None:
    first, second = two(ada, bert, way, game=game)
    play_out([first, second])
    for seat in (first, second):
        assert seat.status == "over"
        assert len(seat.table["scores"]) == len(seat.table["places"]) == 2
        assert seat.entries[-1]["kind"] == "over"
    first.refused("move", "not-now", at=first.at, move="anything")
