"""Tables: creating them, sitting down by a link, watching, leaving and coming back."""

from typing import Any

import pytest

from drachenhof.games import games
from drachenhof.tables.messages import DAY
from tests.server.play.server import Person, Server

OPTIONS = [
    (game, name, choice)
    for game, module in games.items()
    for name, option in module.OPTIONS.items()
    for choice in option.choices
    if choice != option.default
]


@pytest.mark.parametrize(("game", "option", "choice"), OPTIONS)
def test_every_option_can_be_chosen(ada: Person, game: str, option: str, choice: Any) -> None:
    seat = ada.at(ada.create("me random", game=game, options={option: choice})["table"], "http")
    assert seat.table["options"][option] == choice
    assert seat.table["options"].keys() == games[game].OPTIONS.keys()
    assert seat.my_turn().choices


@pytest.mark.parametrize(("game", "players"), [(game, size) for game in games for size in games[game].PLAYERS])
def test_every_number_of_players(ada: Person, game: str, players: int) -> None:
    seat = ada.at(ada.create("me" + " random" * (players - 1), game=game)["table"], "http")
    assert seat.table["players"] == len(seat.table["seats"]) == players
    assert seat.table["hidden"] == games[game].FACTS.hidden
    assert seat.my_turn().choices


def test_the_games_with_their_options_and_bots_are_told(ada: Person) -> None:
    told = ada.get("/api/games")
    assert [game["name"] for game in told["games"]] == list(games)
    for game in told["games"]:
        assert game["players"] == list(games[game["name"]].PLAYERS)
        assert {fact: game[fact] for fact in ("letter", "hidden", "fewest_win")} == {
            fact: value for fact, value in games[game["name"]].FACTS._asdict().items() if fact != "longest"
        }
        assert {option["name"] for option in game["options"]} == games[game["name"]].OPTIONS.keys()
        assert {"random", "greedy"} <= {bot["name"] for bot in game["bots"]}


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("no-game", {"game": "chess"}),
        ("no-option", {"options": {"dragons": True}}),
        ("no-option", {"options": {"great_wall": 1}}),
        ("no-option", {"seats": [{"kind": "person"}] * 6}),
        ("no-bot", {"seats": [{"kind": "person"}, {"kind": "bot", "bot": "deep-blue"}]}),
        ("bad-message", {"seats": [{"kind": "person"}]}),
        ("bad-message", {"pace": {"kind": "live", "grace": 1}}),
        ("bad-message", {"colour": "red"}),
    ],
)
def test_what_cannot_be_created_is_refused(ada: Person, code: str, wrong: dict[str, Any]) -> None:
    wanted = {"game": "year", "seats": [{"kind": "person"}, {"kind": "open"}], **wrong}
    refused = ada.http.post("/api/tables", json=wanted)
    assert not refused.is_success
    assert refused.json()["code"] == code


def test_nothing_is_dealt_before_all_seats_are_taken(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    made = ada.create("me open open")
    assert made["seats"] == [0]
    assert made["links"].keys() == {"1", "2"}
    first, second = ada.at(made["table"], way), bert.at(made["table"], way)
    second.do("sit", link=made["links"]["1"])
    assert (second.status, second.position, second.you) == ("open", None, [1])
    cleo.at(made["table"], way).do("sit", link=made["links"]["2"])
    first.until(lambda: first.status == "playing")
    assert [seat["name"] for seat in first.table["seats"]] == ["Ada", "Bert", "Cleo"]
    kinds = [kind for kind in first.kinds if kind != "chance"]
    assert kinds == ["open", "sit", "sit", "begin"]


def test_a_link_is_for_one_person_and_once(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    made = ada.create("me open open")
    link = made["links"]["1"]
    second, third = bert.at(made["table"], way), cleo.at(made["table"], way)
    assert second.status == "open"  # opening a link only shows the table
    second.refused("sit", "no-link")
    second.refused("sit", "no-link", link="x" * 32)
    second.do("sit", link=link)
    third.refused("sit", "no-link", link=link)
    second.refused("sit", "seated", link=made["links"]["2"])
    ada.at(made["table"], way).refused("sit", "seated", link=made["links"]["2"])


def test_a_link_belongs_to_its_table(ada: Person, bert: Person, way: str) -> None:
    made, other = ada.create("me open"), ada.create("me open")
    bert.at(made["table"], way).refused("sit", "no-link", link=other["links"]["1"])


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_others(server: Server) -> None:
    said = server.anybody().post("/api/me", json={"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=strict" in said


def test_a_new_link_ends_the_old_one(ada: Person, bert: Person, way: str) -> None:
    made = ada.create("me open")
    host, guest = ada.at(made["table"], way), bert.at(made["table"], way)
    guest.refused("link", "not-host", seat=1)
    host.refused("link", "no-seat", seat=0)
    host.refused("link", "no-seat", seat=4)
    link = host.ask("link", seat=1)["link"]
    guest.refused("sit", "no-link", link=made["links"]["1"])
    guest.do("sit", link=link)
    guest.until(lambda: guest.status == "playing")


def test_public_tables_are_listed_and_anybody_may_sit(ada: Person, bert: Person, way: str) -> None:
    made = ada.create("me open random", public=True, game="hoard")
    private = ada.create("me open")
    listed = {table["id"]: table for table in bert.get("/api/tables", status="open", game="hoard")["tables"]}
    assert private["table"] not in listed
    assert [seat["kind"] for seat in listed[made["table"]]["seats"]] == ["person", "open", "bot"]
    guest = bert.at(made["table"], way)
    guest.refused("sit", "no-seat", seat=0)
    guest.do("sit", seat=1)
    guest.until(lambda: guest.status == "playing")
    assert made["table"] in [table["id"] for table in bert.get("/api/tables", status="playing")["tables"]]
    assert bert.http.get("/api/tables", params={"status": "secret"}).json()["code"] == "bad-message"


def test_who_leaves_an_open_table_can_come_back(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    made = ada.create("me open open")
    host, guest = ada.at(made["table"], way), bert.at(made["table"], way)
    guest.do("sit", link=made["links"]["1"])
    guest.do("leave")
    assert (guest.you, guest.table["seats"][1]["kind"]) == ([], "open")
    assert guest.until_kind("rise")["name"] == "Bert"
    guest.refused("leave", "not-seated")
    cleo.at(made["table"], way).refused("sit", "no-link", link=made["links"]["1"])
    guest.do("sit")
    assert guest.you == [1]
    host.do("leave")
    assert (host.you, host.host) == ([], True)
    host.do("sit", seat=0)
    assert host.you == [0]


def test_a_host_need_not_play(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    made = ada.create("open open random")
    host = ada.at(made["table"], way)
    assert (made["seats"], host.you, host.host) == ([], [], True)
    bert.at(made["table"], way).do("sit", link=made["links"]["0"])
    cleo.at(made["table"], way).do("sit", link=made["links"]["1"])
    host.until(lambda: host.status == "playing")
    assert (host.eyes, host.choices) == (None, [])
    host.refused("cancel", "not-seated")


def test_bots_play_among_themselves_before_spectators(ada: Person) -> None:
    spectator = ada.at(ada.create("random random", public=True)["table"])
    spectator.until(lambda: spectator.status == "over")
    assert {entry.get("by") for entry in spectator.entries if entry["kind"] == "move"} == {"random"}


def test_who_never_came_is_replaced_by_the_host(ada: Person, bert: Person, way: str) -> None:
    made = ada.create("me open open")
    host, guest = ada.at(made["table"], way), bert.at(made["table"], way)
    guest.do("sit", link=made["links"]["1"])
    guest.refused("change", "not-host", seat=2, bot="random")
    host.refused("change", "no-bot", seat=1, bot="deep-blue")
    host.refused("change", "no-seat", seat=5)
    host.do("change", seat=1)
    guest.until(lambda: guest.table["seats"][1]["kind"] == "open")
    assert guest.you == []
    guest.refused("sit", "no-link", link=made["links"]["1"])
    host.do("change", seat=1, bot="greedy")
    host.do("change", seat=2, bot="random")
    host.until(lambda: host.status == "playing")
    assert [seat["kind"] for seat in host.table["seats"]] == ["person", "bot", "bot"]
    host.refused("change", "not-now", seat=1)


def test_several_people_at_one_device(ada: Person, way: str) -> None:
    seats = [{"kind": "person", "name": "Mum"}, {"kind": "person", "name": "\u202eDad\n"}, {"kind": "person"}]
    made = ada.post("/api/tables", game="hoard", seats=seats)
    assert made["seats"] == [0, 1, 2]
    seat = ada.at(made["table"], way)
    assert [sitting["name"] for sitting in seat.table["seats"]] == ["Mum", "Dad", "Ada"]
    eyes = set()
    for turn in range(12):
        seat.my_turn()
        assert seat.eyes == seat.position["to_move"]
        for holding in seat.position["view"]["holdings"] if turn < 3 else []:  # each exchanges a card openly
            assert holding["seat"] == seat.eyes or sum(holding["hand"].values()) <= 1
        eyes.add(seat.eyes)
        seat.move(turn)
    assert eyes == {0, 1, 2}
    assert seat.table["rated"] is False


def test_spectators_see_what_all_may_see(ada: Person, bert: Person, way: str) -> None:
    made = ada.create("me random", game="hoard")
    seat, spectator = ada.at(made["table"], way), bert.at(made["table"], way)
    seat.my_turn()
    spectator.until(lambda: spectator.last >= seat.last)
    assert (spectator.you, spectator.eyes, spectator.choices, spectator.position["undo"]) == ([], None, [], None)
    drawn = [entry["move"] for entry in spectator.entries if entry["kind"] == "chance"]
    own = [entry["move"] for entry in seat.entries if entry["kind"] == "chance"]
    assert drawn != own
    for kind, said in {
        "say": {"text": "Hi"},
        "leave": {},
        "resign": {},
        "back": {},
        "cancel": {},
        "rematch": {},
    }.items():
        spectator.refused(kind, "not-seated", **said)


def test_taking_a_seat_by_its_link_and_a_name_brings_the_cookie(server: Server, ada: Person) -> None:
    made, stranger = ada.create("me open"), server.anybody()
    path, link = f"/api/tables/{made['table']}/sit", made["links"]["1"]
    assert stranger.post(path, json={"id": "s", "link": link}).status_code == 401
    wrong = stranger.post(path, json={"id": "s", "link": "x" * 32, "name": "Bo"})
    assert (wrong.status_code, "set-cookie" in wrong.headers) == (403, False)
    sat = stranger.post(path, json={"id": "s", "link": link, "name": "Bo"})
    assert sat.json()["type"] == "accepted"
    assert {"HttpOnly", "SameSite=strict"} <= set(sat.headers["set-cookie"].split("; "))
    me = stranger.get("/api/me").json()
    assert (me["name"], [table["id"] for table in me["tables"]]) == ("Bo", [made["table"]])
    assert server.anybody().post(path, json={"id": "t", "link": link, "name": "Cleo"}).json()["type"] == "refused"


def test_who_is_there_is_told(ada: Person, bert: Person, cleo: Person) -> None:
    made = ada.create("me open")
    host = ada.at(made["table"])
    guest = bert.at(made["table"])
    guest.do("sit", link=made["links"]["1"])
    cleo.at(made["table"])
    host.until(lambda: host.presence == {"type": "presence", "present": [True, True], "watchers": 1})
    guest.close()
    host.until(lambda: host.presence["present"] == [True, False])
    bert.at(made["table"], "http")
    host.until(lambda: host.presence["present"] == [True, True])


def test_all_hear_when_one_who_asked_by_http_is_gone(server: Server, ada: Person, bert: Person) -> None:
    made = ada.create("me open")
    host = ada.at(made["table"])
    bert.at(made["table"], "http").do("sit", link=made["links"]["1"])
    host.until(lambda: host.presence and host.presence["present"] == [True, True])
    server.clock.forward(61)
    presence, room = server.service.services.presence, server.service.hub.rooms[made["table"]]
    server.loop.call_soon_threadsafe(presence._fade, room)
    host.until(lambda: host.presence["present"] == [True, False])


def test_a_personal_key_carries_the_seats_to_another_device(server: Server, ada: Person, way: str) -> None:
    table = ada.create("me random")["table"]
    key = ada.post("/api/me/key")["key"]
    phone = Person(server, None)
    assert phone.http.post("/api/me/carry", json={"key": "x" * 32}).json()["code"] == "no-key"
    me = phone.post("/api/me/carry", key=key)
    assert me["id"] == ada.me["id"]
    assert [(own["id"], own["seat"]) for own in me["tables"]] == [(table, 0)]
    phone.at(table, way).move()
    program = server.anybody().get("/api/me", headers={"Authorization": f"Bearer {key}"})
    assert program.json()["id"] == ada.me["id"]
    ada.post("/api/me/key")
    assert phone.http.post("/api/me/carry", json={"key": key}).json()["code"] == "no-key"


def test_a_name_is_enough_and_can_be_changed(server: Server) -> None:
    ada = server.person(" Ada\u202e \n Byron ")
    assert ada.me["name"] == "Ada Byron"
    assert ada.post("/api/me", name="Countess")["id"] == ada.me["id"]
    assert ada.get("/api/me")["name"] == "Countess"
    assert server.anybody().get("/api/me").json() is None
    lost = server.anybody().get("/api/me", headers={"Authorization": "Bearer nobody-has-this-key"})
    assert (lost.status_code, lost.json()["code"]) == (401, "no-person")
    assert server.anybody().post("/api/me", json={"name": "\n \t"}).json()["code"] == "empty"


def test_what_is_not_there(ada: Person) -> None:
    assert ada.http.get("/api/tables/nowhere").json()["code"] == "no-table"
    assert ada.http.post("/api/tables/nowhere/ping", json={"id": "1"}).json()["code"] == "no-table"
    assert ada.http.get("/api/nothing").json()["code"] == "not-found"
    assert ada.http.put("/api/tables").json()["code"] == "not-allowed"


def test_a_table_that_never_fills_is_cancelled(server: Server, ada: Person) -> None:
    host = ada.at(ada.create("me open")["table"], "http")
    server.pass_time(8 * DAY)
    host.until(lambda: host.status == "cancelled")
    assert host.entries[-1]["why"] == "abandoned"
