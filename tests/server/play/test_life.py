"""The life of a table: taking back, leaving, resigning, cancelling, chat, hints, and the next game."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from drachenhof.tables.messages import DAY, REACTIONS
from tests.server.play.server import Person, Server
from tests.server.play.test_moves import pass_turn, two, who_moves


def alone(ada: Person, way: str, seats: str = "me random", **said: Any) -> Any:
    """One against bots, whose turn it is."""
    return ada.at(ada.create(seats, **said)["table"], way).my_turn()


# Taking back


def _two_decisions(first: Any, second: Any) -> tuple[Any, Any]:
    """Play until somebody can take something back; he, and the other."""
    for turn in range(100):
        mover, other = who_moves(first, second)
        if mover.position["undo"] is not None:
            return mover, other
        moved = mover.move(turn)["number"]
        for seat in (first, second):
            _see(seat, moved)
    raise AssertionError("nobody decides twice")


def _see(seat: Any, number: int) -> None:
    seat.until(lambda: seat.last >= number)


def test_one_takes_back_until_something_was_learnt(ada: Person, bert: Person, way: str) -> None:
    mover, other = _two_decisions(*two(ada, bert, way))
    to, before = mover.position["undo"]["to"], mover.position["view"]
    assert mover.position["undo"]["stop"] in ("other", "chance", "begin")
    other.refused("undo", "no-undo", at=other.at, to=to[0])
    mover.refused("undo", "no-undo", at=mover.at, to=0)
    mover.refused("undo", "stale", at=to[0], to=to[0])
    undone = mover.do("undo", at=mover.at, to=to[0])
    assert mover.until_kind("undo")["to"] == to[0]
    assert mover.at == undone["number"]
    assert mover.position["view"] != before
    assert mover.choices
    assert mover.table["rated"] is True
    other.until(lambda: other.last >= undone["number"])
    assert other.position["view"]["to_move"] == mover.you[0]


def test_one_alone_goes_back_to_any_decision_and_gets_the_same_deal(ada: Person, way: str) -> None:
    seat = alone(ada, way, "me random random", game="hoard")
    views, moves, chances = [], [], []
    for turn in range(4):
        seat.my_turn()
        views.append(seat.position["view"])
        moves.append(seat.choices[turn % len(seat.choices)])
        seat.move(turn)
    seat.my_turn()
    first = seat.position["undo"]["to"][-1]
    seat.do("undo", at=seat.at, to=first)
    assert (seat.position["view"], seat.table["rated"]) == (views[0], False)
    assert seat.until_kind("undo")["long"] is True
    seat.do("move", at=seat.at, move=moves[0])
    again = ada.at(seat.table["id"], "http", seen=0)
    told = {entry["number"]: entry.get("move") for entry in again.entries}
    chances = [entry["move"] for entry in again.entries if entry["kind"] == "chance"]
    assert all(told[entry["number"]] == entry.get("move") for entry in seat.entries)
    assert chances


def test_with_bots_and_another_person_one_goes_back_only_a_little(ada: Person, bert: Person, way: str) -> None:
    mover, other = who_moves(*two(ada, bert, way))
    at = mover.at
    pass_turn(mover, other)
    mover.refused("undo", "no-undo", at=mover.at, to=at)


def test_at_one_device_one_takes_back_only_for_the_seat_to_move(ada: Person, bert: Person, way: str) -> None:
    made = ada.create("me me open")
    seat = ada.at(made["table"], way)
    bert.at(made["table"], way).do("sit", link=made["links"]["2"])
    for turn in range(20):
        seat.until(lambda: seat.position)
        if not seat.choices:
            break
        eyes, at = seat.eyes, seat.at
        seat.move(turn)
        if seat.choices and seat.eyes != eyes:
            seat.refused("undo", "no-undo", at=seat.at, to=at)


# Leaving


def test_a_leavers_seat_is_held_and_taken_back(ada: Person, bert: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    second.do("leave")
    assert second.until_kind("hold")["why"] == "left"
    assert second.table["seats"][1]["held"]
    assert second.table["rated"] is True, "who stays may win, who left has lost"
    second.refused("leave", "held")
    second.refused("cancel", "held")
    first.until(lambda: first.last >= second.last)
    first.move()
    first.my_turn()
    second.until(lambda: second.last >= first.last)
    second.refused("undo", "held", at=second.at, to=1)
    second.do("back")
    assert "held" not in second.table["seats"][1]
    assert second.table["rated"] is True
    second.refused("back", "not-now")
    first.until(lambda: first.last >= second.last)
    pass_turn(first, second)


def test_who_is_away_too_long_is_held_while_others_wait(server: Server, ada: Person, bert: Person) -> None:
    first, second = two(ada, bert, "socket", pace={"kind": "live", "grace": 60})
    mover, other = who_moves(first, second)
    server.pass_time(600)
    assert mover.do("say", text="I am still here")
    assert "hold" not in mover.kinds
    mover.close()
    other.until(lambda: other.presence and False in other.presence["present"])
    server.pass_time(50)
    other.do("say", text="Where are you?")
    assert "hold" not in other.kinds
    server.pass_time(20)
    held = other.until_kind("hold")
    assert (held["seat"], held["why"]) == (mover.you[0], "away")
    other.my_turn()


def test_nobody_is_held_while_nobody_waits(server: Server, ada: Person, bert: Person) -> None:
    first, second = two(ada, bert, "socket")
    table, seen = first.table["id"], first.last
    first.close()
    second.close()
    server.do(_gone(server, table))
    for _ in range(3):
        server.pass_time(DAY)
    again = ada.at(table, "socket", seen=seen)
    assert again.entries == []


async def _gone(server: Server, table: str) -> None:
    """Wait until the server has noticed that all lines are closed."""
    import asyncio

    while server.service.hub.rooms[table].listeners:
        await asyncio.sleep(0.01)


def test_who_plays_alone_is_never_hurried(server: Server, ada: Person) -> None:
    seat = alone(ada, "http")
    server.pass_time(40 * DAY)
    seat.move()
    assert "hold" not in seat.kinds


def test_correspondence_holds_who_thinks_too_long(server: Server, ada: Person, bert: Person) -> None:
    first, second = two(ada, bert, "http", pace={"kind": "correspondence", "grace": DAY})
    mover, other = who_moves(first, second)
    server.pass_time(0.9 * DAY)
    assert ada.at(first.table["id"], "http").status == "playing"
    pass_turn(mover, other)
    server.pass_time(0.9 * DAY)
    other.do("say", text="I need time")
    assert "hold" not in other.kinds
    server.pass_time(0.2 * DAY)
    assert other.until_kind("hold")["why"] == "away"
    other.do("back")


# Resigning and cancelling


def test_of_two_the_other_wins_when_one_resigns(ada: Person, bert: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    second.do("resign")
    over = second.until_kind("over")
    assert (over["why"], over["places"], over.get("scores")) == ("resigned", [1, 2], None)
    first.until(lambda: first.status == "over")
    first.refused("resign", "not-now")


def test_of_three_a_bot_plays_on_for_who_resigned(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    made = ada.create("me open open")
    seats = [person.at(made["table"], way) for person in (ada, bert, cleo)]
    for number in (1, 2):
        seats[number].do("sit", link=made["links"][str(number)])
    seats[2].do("resign")
    assert seats[2].until_kind("hold")["why"] == "resigned"
    for kind, code in {"back": "not-now", "resign": "not-now", "cancel": "held"}.items():
        seats[2].refused(kind, code)
    seats[1].do("resign")
    assert seats[1].until_kind("over")["places"] == [1, 2, 2]


def test_against_bots_resigning_ends_the_game(ada: Person, way: str) -> None:
    seat = alone(ada, way, "me random random")
    seat.do("resign")
    assert seat.until_kind("over")["places"] == [3, 1, 1]


def test_the_host_cancels_an_open_table(ada: Person, bert: Person, way: str) -> None:
    made = ada.create("me open")
    host, guest = ada.at(made["table"], way), bert.at(made["table"], way)
    guest.refused("cancel", "not-host")
    host.do("cancel")
    guest.until(lambda: guest.status == "cancelled")
    guest.refused("sit", "not-now", link=made["links"]["1"])


def test_later_all_who_play_cancel_together(ada: Person, bert: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    first.do("cancel")
    assert first.table["seats"][0]["cancels"]
    assert first.status == "playing"
    first.refused("cancel", "not-now")
    second.do("cancel")
    assert second.until_kind("cancel")["why"] == "agreed"
    first.until(lambda: first.status == "cancelled")


def test_who_moves_again_does_not_want_to_end_the_game_any_more(ada: Person, bert: Person) -> None:
    mover, other = who_moves(*two(ada, bert, "socket"))
    mover.do("cancel")
    other.until(lambda: other.table["seats"][mover.you[0]].get("cancels"))
    moved = mover.move()["number"]
    for seat in (mover, other):
        _see(seat, moved)
        assert not seat.table["seats"][mover.you[0]].get("cancels")
    other.do("cancel")
    assert other.status == "playing"


def test_where_only_bots_sit_the_host_ends_the_table(ada: Person, bert: Person, way: str) -> None:
    table = ada.create("emperor emperor")["table"]  # who think for so long that the game is not over yet
    seat = ada.at(table, way).until(lambda: True)
    bert.at(table, way).refused("cancel", "not-host")
    seat.do("cancel")
    seat.until(lambda: seat.status == "cancelled")


def test_who_is_there_but_silent_for_long_is_held(server: Server, ada: Person, bert: Person) -> None:
    mover, other = who_moves(*two(ada, bert, "socket", pace={"kind": "live", "grace": 60}))
    server.pass_time(901)
    assert other.until_kind("hold")["seat"] == mover.you[0]
    mover.until_kind("hold")
    mover.do("back")


def test_who_has_left_is_not_awaited_to_cancel(ada: Person, bert: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    first.do("cancel")
    second.do("leave")
    first.until(lambda: first.status == "cancelled")


# The next game


def test_a_rematch_keeps_the_seats_for_the_same_people(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    first, second = two(ada, bert, way, game="hoard", options={"peek": True})
    first.refused("rematch", "not-over")
    second.do("resign")
    table = first.ask("rematch")["table"]
    assert second.ask("rematch")["table"] == table
    second.until(lambda: second.table["rematch"] == table)
    again = ada.at(table, way)
    assert (again.status, again.you, again.table["options"]["peek"]) == ("open", [0], True)
    assert again.table["seats"][1]["reserved"]
    assert again.table["seats"][1]["reserved_for"] == "Bert"
    listed = next(own for own in bert.get("/api/me")["tables"] if own["id"] == table)["seats"]
    assert [(seat["name"], seat.get("reserved", False), seat["you"]) for seat in listed] == [
        ("Ada", False, False),
        ("Bert", True, True),
    ]
    stranger = cleo.at(table, way)
    assert (again.kept, stranger.kept) == ([], [])
    stranger.refused("sit", "no-link")
    assert table in [own["id"] for own in bert.get("/api/me")["tables"]]
    back = bert.at(table, way)
    assert back.kept == [1]
    back.do("sit")
    assert back.kept == []
    again.until(lambda: again.status == "playing")


def test_two_who_ask_at_once_get_one_rematch(ada: Person, bert: Person) -> None:
    first, second = two(ada, bert, "http")
    second.do("resign")
    with ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda seat: seat.ask("rematch"), (first, second)))
    assert len({answer["table"] for answer in answers}) == 1
    assert len({answer["number"] for answer in answers}) == 1


def test_after_a_cancelled_rematch_there_is_another(ada: Person, bert: Person) -> None:
    first, second = two(ada, bert, "http")
    second.do("resign")
    table = first.ask("rematch")["table"]
    ada.at(table, "http").do("cancel")
    other = second.ask("rematch")["table"]
    assert other != table
    assert bert.at(other, "http").you == [1]


# Chat and hints


def test_chat_is_plain_text_and_kept(ada: Person, bert: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    first.do("say", text="  <b>Good\nluck\u202e</b>\x07 ")
    said = first.until_kind("say")
    assert (said["text"], said["seat"]) == ("<b>Good luck</b>", 0)
    for reaction in REACTIONS:
        second.do("say", reaction=reaction)
    first.refused("say", "empty")
    first.refused("say", "empty", text=" \n\u200b ")
    first.refused("say", "empty", text="both", reaction="bravo")
    assert first.ask("say", text="x" * 501)["code"] == "bad-message"
    assert first.ask("say", reaction="tableflip")["code"] == "bad-message"
    second.do("resign")
    chat = ada.get(f"/api/tables/{first.table['id']}/record")["chat"]
    assert chat[0]["text"] == "<b>Good luck</b>"
    assert [said["reaction"] for said in chat[1:]] == list(REACTIONS)


def test_what_was_said_before_the_game_stays_with_whoever_said_it(ada: Person, bert: Person, way: str) -> None:
    made = ada.create("me open open")
    host, guest = ada.at(made["table"], way), bert.at(made["table"], way)
    guest.refused("say", "not-seated", text="May I?")
    guest.do("sit", link=made["links"]["1"])
    guest.do("say", text="I must go")
    guest.do("leave")
    said = host.until_kind("say")
    assert (said["seat"], said["name"], said["text"]) == (1, "Bert", "I must go")
    assert bert.http.delete("/api/me").is_success
    said = ada.get(f"/api/tables/{made['table']}/log", after=0)["entries"][-2]
    assert (said["name"], said["text"]) == ("", "")


def test_hints_are_refused_where_they_are_off(ada: Person, way: str) -> None:
    seat = alone(ada, way)
    seat.refused("hint", "no-hints", at=seat.at)
    assert seat.table["rated"] is True


@pytest.mark.slow
@pytest.mark.parametrize(("way", "game"), [("socket", "year"), ("http", "hoard")])
def test_hints_show_the_best_choices(ada: Person, way: str, game: str) -> None:
    seat = alone(ada, way, hints=True, game=game)
    seat.refused("hint", "stale", at=1)
    advice = seat.ask("hint", at=seat.at)
    assert advice["type"] == "advice"
    assert {choice["move"] for choice in advice["choices"]} <= set(seat.choices)
    assert advice["choices"][0]["words"]
    assert seat.table["rated"] is False
