"""Closing a table in the middle of a game: everybody who plays is asked, and agrees, declines, or takes it back."""

from typing import Any

from tests.server.play.server import Person
from tests.server.play.test_moves import pass_turn, two, who_moves


def three(ada: Person, bert: Person, cleo: Person, way: str) -> list[Any]:
    """Three people at a table that has begun."""
    made = ada.create("me open open")
    seats = [person.at(made["table"], way) for person in (ada, bert, cleo)]
    for number, seat in enumerate(seats[1:], 1):
        seat.do("sit", link=made["links"][str(number)])
    for seat in seats:
        seat.until(lambda seat=seat: seat.status == "playing")
    return seats


def asking(seat: Any) -> list[bool]:
    return [other.get("cancels", False) for other in seat.table["seats"]]


def test_who_declines_ends_the_wish_of_all(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    first, second, third = three(ada, bert, cleo, way)
    first.do("cancel")
    second.do("cancel")
    assert asking(second) == [True, True, False]
    third.do("decline")
    for seat in (first, second, third):
        told = seat.until_kind("declines")
        assert (told["seat"], told["why"]) == (2, "declined")
        assert (asking(seat), seat.status) == ([False] * 3, "playing")
        assert [other.get("unasked") for other in seat.table["seats"]] == ["declined", "declined", None]


def test_who_asked_takes_it_back_and_the_wish_of_another_stays(
    ada: Person, bert: Person, cleo: Person, way: str
) -> None:
    first, second, third = three(ada, bert, cleo, way)
    first.do("cancel")
    second.do("cancel")
    first.do("decline")
    assert first.until_kind("declines")["why"] == "withdrawn"
    third.until(lambda: asking(third) == [False, True, False])
    third.do("cancel")
    assert third.status == "playing"


def test_nobody_is_asked_over_and_over(ada: Person, bert: Person) -> None:
    mover, other = who_moves(*two(ada, bert, "socket"))
    mover.do("cancel")
    other.until_kind("asks")
    other.do("decline")
    mover.until_kind("declines")
    assert mover.refused("cancel", "not-now")["arguments"]["status"] == "declined"
    other.do("cancel")
    other.do("decline")
    assert other.refused("cancel", "not-now")["arguments"]["status"] == "withdrawn"
    mover.until(lambda: mover.last >= other.last)
    moved = mover.move()["number"]
    other.until(lambda: other.last >= moved)
    assert "unasked" not in other.table["seats"][mover.you[0]]
    mover.do("cancel")
    assert mover.status == "playing"


def test_who_was_declined_may_agree_with_another(ada: Person, bert: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    first.do("cancel")
    second.do("decline")
    second.do("cancel")
    first.do("cancel")
    assert first.until_kind("cancel")["why"] == "agreed"
    second.until(lambda: second.status == "cancelled")


def test_who_was_declined_closes_the_table_when_nobody_else_is_left(ada: Person, bert: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    first.do("cancel")
    second.do("decline")
    second.do("leave")
    assert first.status == "playing"
    first.do("cancel")
    assert first.status == "cancelled"


def test_only_who_plays_is_asked(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    first.refused("decline", "not-now")
    watcher = cleo.at(first.table["id"], way)
    first.do("cancel")
    watcher.until(lambda: asking(watcher) == [True, False])
    watcher.refused("cancel", "not-seated")
    watcher.refused("decline", "not-seated")
    second.do("cancel")
    second.refused("decline", "not-now")
    second.refused("cancel", "not-now")


def test_who_has_left_says_nothing_until_he_is_back(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    first, second, _ = three(ada, bert, cleo, way)
    second.do("leave")
    first.do("cancel")
    second.refused("decline", "held")
    second.do("back")
    second.do("decline")
    assert asking(second) == [False] * 3


def test_beside_bots_only_people_are_asked(ada: Person, bert: Person, way: str) -> None:
    made = ada.create("me random open")
    first, second = ada.at(made["table"], way), bert.at(made["table"], way)
    second.do("sit", link=made["links"]["2"])
    first.until(lambda: first.status == "playing")
    first.do("cancel")
    assert first.status == "playing"
    second.do("cancel")
    assert second.status == "cancelled"


def test_one_alone_with_bots_asks_nobody(ada: Person, way: str) -> None:
    seat = ada.at(ada.create("me random random")["table"], way).my_turn()
    seat.do("cancel")
    assert (seat.status, seat.until_kind("cancel")["why"]) == ("cancelled", "agreed")


def test_a_game_that_ends_meanwhile_asks_nobody_any_more(ada: Person, bert: Person, way: str) -> None:
    first, second = two(ada, bert, way)
    first.do("cancel")
    second.do("resign")
    assert second.status == "over"
    second.refused("decline", "not-now")
    first.refused("cancel", "not-now")


def test_all_see_when_one_of_several_wishes_is_gone(ada: Person, bert: Person, cleo: Person) -> None:
    seats = three(ada, bert, cleo, "socket")
    mover = next(seat for seat in seats if seat.choices)
    asked = next(seat for seat in seats if seat is not mover)
    mover.do("cancel")
    asked.do("cancel")
    moved = mover.move()["number"]
    for seat in seats:
        seat.until(lambda seat=seat: seat.last >= moved)
        assert [at for at, asks in enumerate(asking(seat)) if asks] == asked.you


def test_what_was_declined_is_so_after_a_restart(server: Any, ada: Person, bert: Person) -> None:
    first, second = two(ada, bert, "http")
    first.do("cancel")
    second.do("decline")
    first.until_kind("declines")
    pass_turn(*who_moves(first, second))
    before = ada.at(first.table["id"], "http").table["seats"]
    server.restart()
    again = Person(server, None)
    again.http.cookies = ada.http.cookies
    seats = again.at(first.table["id"], "http").table["seats"]
    assert [seat.get("unasked") for seat in seats] == [seat.get("unasked") for seat in before]
