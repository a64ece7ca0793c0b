"""What counts for the ratings, and that nobody gains by puppets, by leaving, by cancelling or by filling the log."""

import itertools
import sqlite3
from typing import Any

import pytest

from drachenhof.server.hosting import commit
from drachenhof.server.players.ratings import rows as results
from drachenhof.server.players.ratings import strength as rating_weights
from drachenhof.server.players.ratings.strength import BOTS, NEW
from drachenhof.tables import commands, rating_rules
from tests.server.play.seat import play_out
from tests.server.play.server import Person, Server
from tests.server.play.test_moves import two

_names = itertools.count(1)


def stranger(server: Server, name: str = "") -> Person:
    """Somebody from an address of his own."""
    return stranger_from(server.person(name or f"Stranger {next(_names)}"))


def stranger_from(person: Person) -> Person:
    """The same, of somebody who is there already."""
    _write(person.server, "UPDATE people SET origin = NULL WHERE id = ?", person.me["id"])
    return person


def _write(server: Server, statement: str, *values: Any) -> None:
    with sqlite3.connect(server.database, timeout=20) as store:
        store.execute(statement, values)


def mu(person: Person, game: str = "year") -> float:
    """How strong somebody is thought to be."""
    ratings = {rating["game"]: rating["mu"] for rating in person.get("/api/me/statistics")["ratings"]}
    return float(ratings.get(game, NEW.mu))


def play_a_little(seats: list[Any], turns: int = rating_rules.ENOUGH) -> None:
    """Until everybody has decided often enough for the game to count."""
    decided = dict.fromkeys(range(len(seats)), 0)
    while min(decided.values()) < turns:
        for index, seat in enumerate(seats):
            seat.until(lambda seat=seat: seat.last >= max(other.last for other in seats))
            if seat.choices:
                seat.move()
                decided[index] += 1


def test_who_gave_up_is_behind_and_the_others_are_compared_among_themselves() -> None:
    came = rating_rules.Outcome(places=[2, 1, 4, 3], given_up=[2], agreed=False)
    assert came.opponents(0) == [(1, 0.0), (3, 1.0)]
    assert came.opponents(2) == [(0, 0.0), (1, 0.0), (3, 0.0)]
    shared = rating_rules.Outcome(places=[1, 1, 3], given_up=[], agreed=False)
    assert shared.opponents(0) == [(1, 0.5), (2, 1.0)]


def test_one_who_is_left_alone_has_won() -> None:
    came = rating_rules.Outcome(places=[1, 2, 2], given_up=[2, 1], agreed=False)
    assert sorted(came.opponents(0)) == [(1, 1.0), (2, 1.0)]


def three(people: list[Person], **said: Any) -> list[Any]:
    """Three people at a table that has begun."""
    made = people[0].create("me open open", **said)
    seats = [person.at(made["table"], "http") for person in people]
    for number in (1, 2):
        seats[number].do("sit", link=made["links"][str(number)])
    seats[0].until(lambda: seats[0].status == "playing")
    return seats


@pytest.fixture
def people(server: Server) -> list[Person]:
    return [stranger(server) for _ in range(3)]


def test_resigning_before_everybody_has_moved_often_enough_counts_for_nobody(people: list[Person]) -> None:
    first, second = two(people[0], people[1], "http")
    assert (first.table["rated"], first.table["unrated"]) == (True, None)
    second.do("resign")
    first.until(lambda: first.status == "over")
    assert (first.table["rated"], first.table["unrated"]) == (False, "early")
    assert [mu(person) for person in people[:2]] == [NEW.mu] * 2
    assert people[0].get("/api/me/statistics")["latest"][0]["rated"] is False


def test_later_who_resigns_loses_and_the_other_wins(people: list[Person]) -> None:
    first, second = two(people[0], people[1], "http")
    play_a_little([first, second])
    second.do("resign")
    assert mu(people[0]) > NEW.mu > mu(people[1])


def test_if_all_give_up_nobody_gains_and_the_first_has_lost(people: list[Person]) -> None:
    seats = three(people)
    play_a_little(seats)
    seats[2].do("leave")
    seats[1].until(lambda: seats[1].last >= seats[2].last)
    seats[1].do("resign")
    seats[0].until(lambda: seats[0].last >= seats[1].last)
    seats[0].do("resign")
    seats[0].until(lambda: seats[0].status == "over")
    assert mu(people[2]) < NEW.mu
    assert all(mu(person) <= NEW.mu for person in people), "all of them have given up"


def test_nobody_gains_from_one_who_resigns_while_others_play_on(people: list[Person]) -> None:
    seats = three(people)
    play_a_little(seats)
    seats[2].do("resign")
    seats[1].until(lambda: seats[1].last >= seats[2].last)
    seats[1].do("resign")
    seats[0].until(lambda: seats[0].status == "over")
    assert mu(people[2]) < NEW.mu
    assert mu(people[1]) < NEW.mu
    assert mu(people[0]) > NEW.mu, "of those who stayed one is left, and has won"
    places = {person: person.get("/api/me/statistics")["latest"][0]["place"] for person in people}
    assert [places[person] for person in people] == [1, 2, 2]


def test_cancelling_alone_is_losing(people: list[Person]) -> None:
    """Two leave nothing to win: the first goes, the second ends it."""
    first, second = two(people[0], people[1], "http")
    play_a_little([first, second])
    second.do("leave")
    first.until(lambda: first.last >= second.last)
    first.do("cancel")
    first.until(lambda: first.status == "cancelled")
    assert mu(people[1]) < NEW.mu
    assert mu(people[0]) == NEW.mu, "who is left alone and ends it neither gains nor loses"


def test_cancelling_together_changes_nothing(people: list[Person]) -> None:
    first, second = two(people[0], people[1], "http")
    play_a_little([first, second])
    first.do("cancel")
    second.do("cancel")
    first.until(lambda: first.status == "cancelled")
    assert (first.table["rated"], first.table["unrated"]) == (False, "cancelled")
    assert [mu(person) for person in people[:2]] == [NEW.mu] * 2


def test_whom_a_bot_has_helped_gains_nothing(server: Server, people: list[Person]) -> None:
    first, second = two(people[0], people[1], "http")
    play_a_little([first, second])
    table = first.table["id"]
    first.do("leave")
    room = server.service.hub.rooms[table]
    first.until(lambda: any(seat.helped for seat in room.table.seats) or _nudge(first, second))
    first.do("back")
    second.until(lambda: second.last >= first.last)
    second.do("resign")
    first.until(lambda: first.status == "over")
    assert mu(people[1]) < NEW.mu
    assert mu(people[0]) == NEW.mu


def _nudge(_: Any, second: Any) -> bool:
    if second.choices:
        second.move()
    return False


def test_new_names_of_one_address_give_each_other_nothing(server: Server) -> None:
    ada, puppet = server.person("Ada"), server.person("Puppet")
    first, second = two(ada, puppet, "http")
    assert ada.get(f"/api/tables/{first.table['id']}/ratings")["unrated"] == "address"
    play_a_little([first, second])
    second.do("resign")
    assert ada.get("/api/me/statistics")["ratings"] == []
    assert ada.get("/api/me/statistics")["latest"][0]["rated"] is False
    for who in (ada, puppet):
        assert who.get(f"/api/tables/{first.table['id']}/ratings")["unrated"] == "address", "also when it is over"
    kept = ada.get("/api/me/everything")["person"]["origin"]
    assert len(kept) == 6


def test_names_are_new_for_a_month(server: Server) -> None:
    ada = server.person("Ada")
    _write(server, "UPDATE people SET created = 0 WHERE id = ?", ada.me["id"])
    server.person("Somebody else")
    assert ada.get("/api/me/everything")["person"]["origin"] is None


def test_the_same_two_again_and_again_count_less_and_less(people: list[Person]) -> None:
    gains = []
    for _ in range(4):
        before = mu(people[0])
        first, second = two(people[0], people[1], "http")
        play_a_little([first, second])
        second.do("resign")
        gains.append(mu(people[0]) - before)
    assert gains[3] < gains[2] < gains[0]


def test_after_many_games_of_the_same_two_none_counts(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating_weights, "MOST", 1)
    for unrated in (None, "again"):
        first, second = two(people[0], people[1], "http")
        assert people[0].get(f"/api/tables/{first.table['id']}/ratings")["unrated"] == unrated
        play_a_little([first, second])
        second.do("resign")
    assert [game["rated"] for game in people[0].get("/api/me/statistics")["latest"]] == [False, True]


def test_bots_are_never_moved(ada: Person) -> None:
    before = [rating for rating in ada.get("/api/ratings", game="year")["ratings"] if rating["bot"]]
    seat = ada.at(ada.create("me random")["table"], "http")
    for _ in range(4):
        seat.move()
    seat.do("resign")
    after = [rating for rating in ada.get("/api/ratings", game="year")["ratings"] if rating["bot"]]
    assert before == after
    assert {rating["player"] for rating in before} == set(BOTS["year"])


@pytest.mark.parametrize("way_out", ["cancel", "undo", "resign"])
def test_alone_against_bots_there_is_no_way_out_of_a_lost_game(ada: Person, way_out: str) -> None:
    seat = ada.at(ada.create("me random")["table"], "http")
    for _ in range(5):
        seat.move()
    seat.my_turn()
    if way_out == "undo":
        seat.do("undo", at=seat.at, to=seat.position["undo"]["to"][-1])
        assert (seat.table["rated"], seat.table["unrated"]) == (False, "given-up")
    else:
        seat.do(way_out)
    assert mu(ada) < NEW.mu
    assert ada.get("/api/me/statistics")["latest"][0]["place"] == 2


def test_alone_one_has_a_fortnight_for_a_decision_of_a_game_that_counts(server: Server, ada: Person) -> None:
    seat = ada.at(ada.create("me random")["table"], "http")
    for _ in range(5):
        seat.move()
    seat.my_turn()
    server.pass_time(commit.ALONE / 1000 - 60)
    assert "hold" not in ada.at(seat.table["id"], "http").kinds
    server.pass_time(120)
    seat.until(lambda: "hold" in seat.kinds)


def test_a_log_cannot_be_filled_to_end_a_game(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    """Coming and going has its own place in the log, and the game goes on without it."""
    monkeypatch.setattr(commands, "ASIDES", 40)
    first, second = two(people[0], people[1], "http")
    play_a_little([first, second])
    for _ in range(40):
        if second.ask("leave").get("code") == "log-full":
            break
        second.do("back")
    else:
        raise AssertionError("there is no end to it")
    first.until(lambda: first.last >= second.last)
    mover = first if first.choices else second
    mover.my_turn()
    mover.move()
    assert mover.status == "playing"
    second.do("resign")
    assert mu(people[0]) > NEW.mu > mu(people[1])


REASONS: dict[str, tuple[str, dict[str, Any]]] = {
    "hints": ("me random", {"hints": True}),
    "bots": ("random random", {}),
    "seats": ("me me", {}),
}


@pytest.mark.parametrize("why", REASONS)
def test_it_is_said_beforehand_that_a_game_does_not_count(ada: Person, why: str) -> None:
    seats, said = REASONS[why]
    seat = ada.at(ada.create(seats, **said)["table"], "http")
    assert (seat.table["rated"], seat.table["unrated"]) == (False, why)
    assert ada.get(f"/api/tables/{seat.table['id']}/ratings")["unrated"] == why


def test_how_strong_everybody_is_can_be_seen_at_the_table(server: Server) -> None:
    ada = stranger(server)
    made = ada.create("me prince open")
    found = ada.get(f"/api/tables/{made['table']}/ratings")
    assert found["unrated"] is None
    assert [seat and seat["bot"] for seat in found["seats"]] == [False, True, None]
    assert (found["seats"][0]["points"], found["seats"][0]["sure"]) == (0, False)
    assert found["seats"][1]["points"] > 1000


def test_the_place_is_among_all_people(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = two(people[0], people[1], "http", game="hoard")
    play_a_little([first, second])
    second.do("resign")
    places = [person.get("/api/me/statistics")["ratings"][0]["place"] for person in people[:2]]
    assert places[0] < places[1]
    monkeypatch.setattr(results, "PLACES", places[0])  # and nobody counts further than that
    shown = [person.get("/api/me/statistics")["ratings"][0]["place"] for person in people[:2]]
    assert shown == [places[0], None]
    listed = people[0].get("/api/ratings", game="hoard")["ratings"]
    assert [rating["points"] for rating in listed] == sorted((r["points"] for r in listed), reverse=True)
    assert {rating["player"] for rating in listed if rating["bot"]} >= {"prince", "random"}


def test_a_whole_game_is_rated_by_its_places(people: list[Person]) -> None:
    first, second = two(people[0], people[1], "socket")
    play_out([first, second])
    better = first.table["places"].index(1)
    assert mu(people[better]) >= mu(people[1 - better])
