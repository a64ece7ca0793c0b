"""Playing on from a position of a game that is over: the same position, new draws, and nobody's decisions before it."""

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from drachenhof import CHANCE, OVER, SPECTATOR, records
from drachenhof.cli import main
from drachenhof.games import games
from drachenhof.records import Play, Record
from drachenhof.tables import keys
from drachenhof.tables.messages import MAX_RECORD
from tests.server.play.seat import give_up_after, play_out
from tests.server.play.server import Person, Server

SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]


def record_of(game: str = "year", seed: int = 1, players: int = 2, **options: Any) -> Record:
    """A game of random players to its end."""
    module, chosen = games[game], random.Random(seed)
    begun = module.new(players, **options)
    state, moves = module.copy(begun), list[int]()
    while module.to_move(state) != OVER:
        moves.append(chosen.choice(module.legal_moves(state)))
        module.apply(state, moves[-1])
    return Record.of(module, begun, moves)


def on(person: Person, of: Record | str, moves: int, seats: Any = SEATS, **said: Any) -> Any:
    """The answer to somebody who wants to play on."""
    if isinstance(of, str):
        source: dict[str, Any] = {"kind": "table", "table": of}
    else:
        source = {"kind": "record", "record": json.loads(of.to_json())}
    return person.http.post("/api/play-on", json={"of": source, "moves": moves, "seats": seats, **said})


def played_on(person: Person, of: Record | str, moves: int, way: str = "socket", **said: Any) -> Any:
    """At the new table."""
    answer = on(person, of, moves, **said)
    assert answer.status_code == 201, answer.text
    return person.at(answer.json()["table"], way)


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def view_after(record: Record, moves: int, seat: int) -> Mapping[str, Any]:
    game, (state, _) = games[record.game], Play.of(record).after(moves)
    return game.view(game.knowledge(state, seat))


def decision(record: Record, seat: int, place: int) -> int:
    """How many moves come before a decision of a seat."""
    return [number for number, decider in enumerate(Play.of(record).deciders) if decider == seat][place]


def finished(person: Person) -> Any:
    seat = person.at(person.create("me random")["table"])
    play_out([seat])
    return seat


def record_at(person: Person, table: str) -> Record:
    return records.parse(person.http.get(f"/api/tables/{table}/record").text)


# The position


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_it_begins_with_exactly_the_position_of_a_record(ada: Person, way: str, game: str) -> None:
    record = record_of(game)
    moves = decision(record, 0, 12)
    seat = played_on(ada, record, moves, way).my_turn()
    assert seat.position["view"] == view_after(record, moves, 0)
    assert (seat.table["given"], seat.table["rated"], seat.table["options"]) == (moves, False, dict(record.options))
    assert seat.until_kind("begin")["given"] == moves
    assert seat.kinds == ["open", "fix", "begin"]
    assert "given" not in seat.entries[0]
    seat.move(record.moves[moves])
    seat.my_turn()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["year", "hoard"])
def test_it_begins_with_a_position_of_a_table_that_is_over(ada: Person, bert: Person, game: str) -> None:
    """A finished game's record is for everybody, and so are its positions: at any seat, against any bots."""
    before = give_up_after(ada.at(ada.create("me random", game=game)["table"]), 20).table["id"]
    record = record_at(ada, before)
    moves = decision(record, 1, 8)
    seat = played_on(bert, before, moves, seats=SEATS[::-1]).my_turn()
    assert (seat.you, seat.position["view"]) == ([1], view_after(record, moves, 1))
    seat.do("resign")
    assert record_at(bert, seat.table["id"]).moves[:moves] == record.moves[:moves]


def test_options_that_only_chance_decides_stay_what_they_were(ada: Person) -> None:
    record = record_of("year", players=3, great_wall=True, super_event="random")
    moves = decision(record, 0, 20)
    seat = played_on(ada, record, moves, seats=[*SEATS, SEATS[1]]).my_turn()
    assert seat.table["options"]["super_event"] == "random"
    assert seat.position["view"] == view_after(record, moves, 0)


def test_what_chance_would_do_next_is_drawn_anew(ada: Person) -> None:
    record = record_of("hoard", seed=3)
    deal = next(number for number, decider in enumerate(Play.of(record).deciders) if decider != CHANCE)
    drawn = set()
    for _ in range(4):
        seat = played_on(ada, record, 2)
        seat.until(lambda seat=seat: seat.position)
        seat.do("resign")
        moves = record_at(ada, seat.table["id"]).moves
        assert moves[:2] == list(record.moves[:2])
        drawn.add(tuple(moves[2:deal]))
    assert len(drawn) > 1


def test_it_may_begin_before_the_first_move(ada: Person) -> None:
    seat = played_on(ada, record_of(), 0).my_turn()
    assert (seat.table["given"], seat.table["rated"]) == (0, False)


def test_friends_may_sit_there_too(ada: Person, bert: Person) -> None:
    record = record_of()
    made = on(ada, record, 40, seats=[{"kind": "person"}, {"kind": "open"}], public=True).json()
    assert bert.get("/api/tables")["tables"][0]["given"] == 40
    bert.at(made["table"]).do("sit", link=made["links"]["1"])
    ada.at(made["table"]).until(lambda: True)
    assert ada.at(made["table"], "http").status == "playing"


def test_what_others_hold_stays_hidden(ada: Person, bert: Person) -> None:
    record = record_of("hoard")
    moves = decision(record, 0, 12)
    seat = played_on(ada, record, moves).my_turn()
    table = seat.table["id"]
    assert bert.http.get(f"/api/tables/{table}/steps", params={"eyes": 1}).json()["code"] == "not-over"
    watching = bert.at(table)
    assert watching.position["view"] == view_after(record, moves, SPECTATOR)
    steps = bert.get(f"/api/tables/{table}/steps", after=moves - 5, eyes="nobody")["steps"]
    assert [step["position"]["view"] for step in steps] == [
        view_after(record, moves - 4 + n, SPECTATOR) for n in range(5)
    ]


# What is refused


def test_a_game_that_is_played_gives_no_positions(ada: Person, bert: Person) -> None:
    seat = ada.at(ada.create("me random")["table"]).my_turn()
    waiting = ada.create("me open")["table"]
    for person in (ada, bert):
        assert refusal(on(person, seat.table["id"], 3)) == (409, "not-over")
        assert refusal(on(person, waiting, 0)) == (409, "not-over")
    ada.at(waiting).do("cancel")
    assert refusal(on(ada, waiting, 0)) == (422, "no-position")


def test_a_record_that_is_none_is_refused_and_nothing_is_created(ada: Person) -> None:
    record = record_of()
    whole = json.loads(record.to_json())
    illegal = {**whole, "moves": [*whole["moves"][:30], "dance", *whole["moves"][31:]]}
    wrong = {**whole, "scores": [1, 2]}
    foreign = {**whole, "game": "chess"}
    bad: list[Any] = [illegal, wrong, foreign, {}, [], None, "x", 1, {**whole, "options": {"players": 3}}]
    for broken in bad:
        said = {"of": {"kind": "record", "record": broken}, "moves": 20, "seats": SEATS}
        answer = ada.http.post("/api/play-on", json=said)
        assert refusal(answer) == (400, "bad-message"), broken
        assert answer.json()["said"]["say"] == "broken"
    assert ada.get("/api/me")["tables"] == []


def test_a_position_that_is_none_is_refused(ada: Person) -> None:
    record = record_of()
    count = len(record.moves)
    assert refusal(on(ada, record, count)) == (422, "no-position")
    assert refusal(on(ada, record, count + 1)) == (422, "no-position")
    assert refusal(on(ada, record, 20, seats=[*SEATS, SEATS[1]])) == (422, "no-seat")
    assert refusal(on(ada, record, 20, seats=[SEATS[0], {"kind": "bot", "bot": "nobody"}])) == (422, "no-bot")
    assert refusal(on(ada, "nowhere", 20)) == (404, "no-table")
    assert refusal(on(ada, "ü", 20)) == (404, "no-table")
    assert refusal(on(ada, record, -1)) == (400, "bad-message")
    assert refusal(on(ada, record, 20, game="hoard")) == (400, "bad-message")
    assert refusal(on(Person(ada.server, None), record, 20)) == (401, "no-person")
    assert ada.get("/api/me")["tables"] == []


def test_what_is_too_long_is_refused(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of()
    long = Record(**{**vars(record), "extra": {"chat": "x" * (MAX_RECORD + 1_000)}})
    assert refusal(on(ada, long, 20)) == (413, "too-large")
    monkeypatch.setattr("drachenhof.tables.new_table.MOST_MOVES", 10)
    assert refusal(on(ada, record, 20)) == (413, "too-large")
    assert ada.get("/api/me")["tables"] == []


# At the table


def test_undo_goes_no_further_back_than_the_position(ada: Person, way: str) -> None:
    record = record_of()
    moves = decision(record, 0, 12)
    seat = played_on(ada, record, moves, way).my_turn()
    begun, view = seat.at, seat.position["view"]
    assert seat.position["undo"] == {"to": [], "stop": "begin", "free": 0}
    seat.refused("undo", "no-undo", at=begun, to=begun)
    for turn in range(4):
        seat.move(turn)
    seat.my_turn()
    assert len(seat.position["undo"]["to"]) == 4
    assert seat.position["undo"]["to"][-1] == begun
    seat.refused("undo", "no-undo", at=seat.at, to=begun - 1)
    seat.do("undo", at=seat.at, to=begun)
    assert seat.my_turn().position["view"] == view
    seat.move()


@pytest.mark.slow
def test_the_record_of_such_a_game_is_verified(ada: Person, tmp_path: Path, capsys: Any) -> None:
    record = record_of("hoard", seed=5)
    moves = decision(record, 0, 12)
    seat = played_on(ada, record, moves)
    for turn in range(3):
        seat.move(turn)
    seat.my_turn()
    seat.do("undo", at=seat.at, to=seat.position["undo"]["to"][-1])
    give_up_after(seat, 10)
    file = tmp_path / "game.json"
    file.write_text(ada.http.get(f"/api/tables/{seat.table['id']}/record").text, encoding="utf-8")
    assert main(["verify", str(file), "--language", "en"]) == 0
    assert f"its first {moves} moves were given" in capsys.readouterr().out
    (found,) = records.read(file)
    assert len(found.extra["times"]) == len(found.moves)
    assert found.extra["times"][:moves] == [None] * moves
    again = played_on(ada, seat.table["id"], moves + 2)
    assert again.until(lambda: again.position).table["given"] == moves + 2


@pytest.mark.slow
def test_one_who_comes_back_finds_everything(tmp_path: Path, server: Server) -> None:
    shared, server = server, Server(tmp_path / "position.sqlite3")
    try:
        ada, record = server.person("Ada"), record_of("hoard")
        moves = decision(record, 0, 12)
        seat = played_on(ada, record, moves)
        for turn in range(2):
            seat.move(turn)
        seat.my_turn()
        table, key = seat.table["id"], ada.post("/api/me/key")["key"]
        entries = ada.get(f"/api/tables/{table}/log")["entries"]
        server.restart()
        later = Person(server, None)
        later.post("/api/me/carry", key=key)
        again = later.at(table, seen=0).my_turn()
        assert (again.last, again.position, again.table["given"]) == (seat.last, seat.position, moves)
        assert again.entries == entries
        steps_tell_the_given_moves(later, table, moves, entries)
        again.move()
    finally:
        server.stop()
        keys.clock = shared.clock


def steps_tell_the_given_moves(person: Person, table: str, moves: int, entries: list[Any]) -> None:
    """One can look back over all moves; those that were given are nobody's decisions."""
    seen = person.get(f"/api/tables/{table}/steps", after=0)
    made = sum(entry["kind"] in ("move", "chance") for entry in entries)
    assert (seen["moves"], len(seen["steps"])) == (moves + made, min(60, moves + made))
    told = [step["entry"] for step in seen["steps"][:moves]]
    assert {entry["kind"] for entry in told} == {"move", "chance"}
    assert all(entry["story"] and "by" not in entry for entry in told)


def test_it_is_in_no_rating_and_in_no_tally(ada: Person) -> None:
    record = record_of()
    seat = played_on(ada, record, decision(record, 0, -3), hints=False)
    play_out([seat])
    assert not seat.table["rated"]
    told = ada.get("/api/me/statistics")
    assert (told["tallies"], told["ratings"]) == ([], [])
    assert [(game["table"], game["rated"], game["given"]) for game in told["latest"]] == [
        (seat.table["id"], False, True)
    ]
    parts = ada.get(f"/api/tables/{seat.table['id']}/course")["parts"]
    assert [sum(sum(source[at] for source in part) for part in parts) for at in (0, 1)] == seat.table["scores"]
    finished(ada)
    told = ada.get("/api/me/statistics")
    assert ([tally["games"] for tally in told["tallies"]], len(told["latest"])) == ([1], 2)
    assert [game["given"] is True for game in told["latest"]] == [False, True]


def test_a_rematch_begins_with_the_same_position(ada: Person) -> None:
    record = record_of()
    moves = decision(record, 0, 12)
    seat = played_on(ada, record, moves).my_turn()
    seat.do("resign")
    again = ada.at(seat.ask("rematch")["table"]).my_turn()
    assert (again.table["given"], again.position["view"]) == (moves, view_after(record, moves, 0))
    assert again.table["commitment"] != seat.table["commitment"]


def test_a_position_that_the_rules_do_not_know_any_more_ends_the_table(server: Server, ada: Person) -> None:
    """The table waits for a friend, the server is updated, and the friend comes."""
    made = on(ada, record_of(), 30, seats=[{"kind": "person"}, {"kind": "open"}]).json()
    waiting = server.service.hub.rooms[made["table"]].table
    assert waiting.given is not None
    waiting.given, waiting.prepared = (*waiting.given[:20], "dance", *waiting.given[21:]), None
    host, bert = ada.at(made["table"]), server.person("Bert").at(made["table"])
    bert.do("sit", link=made["links"]["1"])
    assert host.until_kind("cancel")["why"] == "rules"
    assert host.until(lambda: host.status == "cancelled").position is None
    waiting = server.service.hub.rooms[made["table"]].table
    waiting.problem = "entry 3: not-a-move"
    host.refused("rematch", "broken")


@pytest.mark.slow
def test_a_secret_of_ones_own_decides_what_is_drawn_later(ada: Person, tmp_path: Path) -> None:
    from tests.server.play.test_fair import secret, verified

    told, kept = secret()
    record = record_of("hoard")
    seats = [{"kind": "person", "commitment": kept}, SEATS[1]]
    seat = played_on(ada, record, decision(record, 0, 5), seats=seats)
    assert (seat.status, seat.position) == ("fixing", None)
    seat.do("reveal", secret=told)
    give_up_after(seat, 10)
    verified(ada, seat.table["id"], tmp_path)


def test_a_person_who_is_deleted_leaves_the_position(ada: Person, bert: Person) -> None:
    record = record_of()
    moves = decision(record, 0, 12)
    seat = played_on(ada, record, moves).my_turn()
    table = seat.table["id"]
    seat.do("resign")
    assert ada.http.delete("/api/me").status_code == 204
    assert list(record_at(bert, table).moves[:moves]) == list(record.moves[:moves])
    assert bert.at(table).table["given"] == moves
