"""What is left of finished games: records, statistics, ratings; and people who take all of it away."""

import json
import queue
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from drachenhof import records
from drachenhof.server.hosting.hub import Settings
from drachenhof.server.play.api import Waiter
from drachenhof.tables import keys
from drachenhof.tables.refusal import Refusal
from tests.server.play.seat import play_out
from tests.server.play.server import Person, Server
from tests.server.play.test_moves import pass_turn, two, who_moves
from tests.server.players.ratings.test_rated_tables import play_a_little, stranger_from

LIMITED = Settings(hooks=True, tables_each=5, listeners_each=2)


def finished(ada: Person, seats: str = "me random", **said: Any) -> Any:
    """A game against bots, played to its end."""
    seat = ada.at(ada.create(seats, **said)["table"])
    play_out([seat])
    return seat


def test_the_record_replays_to_the_scores(ada: Person, tmp_path: Path) -> None:
    seat = finished(ada)
    file = tmp_path / "game.json"
    file.write_text(ada.http.get(f"/api/tables/{seat.table['id']}/record").text, encoding="utf-8")
    (record,) = records.read(file)
    records.check(record)
    assert record.scores == seat.table["scores"]
    assert record.engine == seat.table["engine"]
    assert [(seat.get("name") == "Ada", seat.get("bot")) for seat in record.seats] == [(True, None), (False, "random")]


def test_statistics_and_ratings_count_people_and_bots_alike(ada: Person, bert: Person) -> None:
    seat = finished(ada)
    told = ada.get("/api/me/statistics")
    assert [(tally["game"], tally["players"], tally["games"]) for tally in told["tallies"]] == [("year", 2, 1)]
    assert told["tallies"][0]["mean_score"] == told["tallies"][0]["best_score"] == seat.table["scores"][0]
    assert told["latest"][0]["table"] == seat.table["id"]
    assert (told["latest"][0]["rated"], told["ratings"][0]["games"]) == (True, 1)
    rated = ada.get("/api/ratings", game="year")["ratings"]
    assert [rating["player"] for rating in rated if rating["you"]] == ["Ada"]
    assert "random" in [rating["player"] for rating in rated if rating["bot"]]
    assert bert.get("/api/me/statistics") == {"tallies": [], "ratings": [], "latest": []}
    assert ada.http.get("/api/ratings", params={"game": "go"}).json()["code"] == "no-game"


def test_a_game_of_bots_alone_is_not_rated(ada: Person) -> None:
    seat = ada.at(ada.create("random random")["table"])
    seat.until(lambda: seat.table)
    assert seat.table["rated"] is False


def test_ratings_say_of_which_game_they_are(ada: Person, bert: Person) -> None:
    for person in (ada, bert):
        stranger_from(person)
    for game in ("year", "hoard"):
        first, second = two(ada, bert, "http", game=game)
        play_a_little([first, second])
        first.do("resign")
    assert {rating["game"] for rating in ada.get("/api/me/statistics")["ratings"]} == {"year", "hoard"}


def test_with_hints_a_game_is_not_rated(ada: Person) -> None:
    finished(ada, hints=True)
    told = ada.get("/api/me/statistics")
    assert (told["ratings"], told["latest"][0]["rated"]) == ([], False)


def test_a_long_undo_is_giving_up(ada: Person) -> None:
    seat = ada.at(ada.create("me random")["table"])
    for turn in range(4):
        seat.move(turn)
    seat.my_turn()
    seat.do("undo", at=seat.at, to=seat.position["undo"]["to"][-1])
    play_out([seat])
    latest = ada.get("/api/me/statistics")["latest"]
    assert [game["place"] for game in latest] == [2], "it was counted as given up, once"


# "Your turn"


def test_the_feed_says_whose_turn_it_is(ada: Person, bert: Person) -> None:
    mover, _ = who_moves(*two(ada, bert, "http"))
    feeds = [person.post("/api/me/feed")["path"] for person in (ada, bert)]
    entries = [_entries(ada, path) for path in feeds]
    assert sorted(map(len, entries)) == [0, 1]
    assert len(entries[mover.you[0]]) == 1
    assert mover.table["id"] in entries[mover.you[0]][0]
    assert [own["your_turn"] for own in (ada, bert)[mover.you[0]].get("/api/me")["tables"]] == [True]
    ended, _ = feeds[0], ada.post("/api/me/feed")
    assert ada.http.get(ended).json()["code"] == "no-key"


def _entries(person: Person, path: str) -> list[str]:
    answer = person.server.anybody().get(path)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    atom = "{http://www.w3.org/2005/Atom}"
    feed = ElementTree.fromstring(answer.content)
    return [entry.find(f"{atom}link").attrib["href"] for entry in feed.findall(f"{atom}entry")]  # type: ignore[union-attr]


def test_hooks_are_off_unless_allowed(ada: Person) -> None:
    answer = ada.http.put("/api/me/hook", json={"url": "https://example.org/turn"})
    assert answer.json()["code"] == "no-hooks"
    assert ada.me["hooks_allowed"] is False


# With limits, and hooks allowed


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/turn",
        "http://localhost:8080/",
        "http://10.1.2.3/",
        "http://192.168.0.1/",
        "http://169.254.169.254/latest",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[fd00::1]/",
        "http://0.0.0.0/",
        "http://100.64.0.1/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://user:secret@example.org/",
        "http://example.org:22/",
        "nonsense",
    ],
)
def test_hooks_never_go_to_private_addresses(hooked: Server, url: str) -> None:
    ada = hooked.person("Ada")
    answer = ada.http.put("/api/me/hook", json={"url": url})
    assert answer.json()["code"] == "bad-hook"
    assert ada.http.put("/api/me/hook", json={"url": None}).json()["hook"] is None


@pytest.fixture(scope="module")
def hooked(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows hooks, and counts what is asked for."""
    running = Server(tmp_path_factory.mktemp("hooked") / "hooked.sqlite3", LIMITED)
    yield running
    running.stop()
    keys.clock = server.clock


def test_chat_is_limited(hooked: Server) -> None:
    ada = hooked.person("Ada")
    seat = ada.at(ada.create("me random")["table"])
    said = [seat.ask("say", text="Hello") for _ in range(12)]
    assert [answer["type"] for answer in said[:8]] == ["accepted"] * 8
    assert {answer.get("code") for answer in said[8:]} >= {"too-many"}
    assert seat.ask("say", id=said[0]["id"], text="Hello") == said[0]  # it is no new one


def test_nobody_opens_too_many_tables(hooked: Server) -> None:
    ada = hooked.person("Ada")
    for _ in range(hooked.settings.tables_each):
        ada.create("me open")
    refused = ada.http.post("/api/tables", json={"game": "year", "seats": [{"kind": "person"}, {"kind": "open"}]})
    assert (refused.status_code, refused.json()["code"]) == (409, "too-many-tables")


def test_nobody_has_many_tables_of_bots_alone(hooked: Server) -> None:
    ada = hooked.person("Ada")
    own = [ada.create("emperor emperor")["table"] for _ in range(3)]
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    answer = ada.http.post("/api/tables", json={"game": "year", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (409, "too-many-tables")
    ada.at(own[0], "http").ask("cancel")
    ada.create("greedy greedy")
    for table in own[1:]:
        ada.at(table, "http").ask("cancel")


def test_a_player_with_many_pages_keeps_no_other_player_out(hooked: Server) -> None:
    ada, bert = hooked.person("Ada"), hooked.person("Bert")
    opened = ada.create("me open")
    bert.at(opened["table"], "http").do("sit", link=next(iter(opened["links"].values())))
    room = hooked.service.hub.rooms[opened["table"]]
    most = hooked.service.settings.listeners_each
    fill = [Waiter(ada.me["id"], 0, "") for _ in range(most)]
    room.listeners.update(fill)
    try:
        with pytest.raises(Refusal):
            room.must_have_place(ada.me["id"], most)
        room.must_have_place(bert.me["id"], most)
        room.must_have_place(None, most)
    finally:
        room.listeners.difference_update(fill)


def test_spectators_never_keep_out_who_plays(hooked: Server) -> None:
    ada = hooked.person("Ada")
    table = ada.create("me random")["table"]
    for _ in range(hooked.service.settings.listeners_each):
        Person(hooked, None).at(table)
    late = Person(hooked, None)
    with pytest.raises(AssertionError, match="table-full"):
        late.at(table)
    ada.at(table).move()
    late.at(table, "http")


def test_a_hook_is_called_when_it_is_ones_turn(hooked: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    called: queue.Queue[tuple[str, Any]] = queue.Queue()

    async def post(url: str, body: bytes) -> int:
        called.put((url, json.loads(body)))
        return 200

    monkeypatch.setattr("drachenhof.server.webhooks.post", post)
    ada, bert = hooked.person("Ada"), hooked.person("Bert")
    for person in (ada, bert):
        url = f"http://93.184.216.34/{person.me['name']}"
        assert person.http.put("/api/me/hook", json={"url": url}).json()["hook"] == url
    made = ada.create("me open")
    first, second = ada.at(made["table"]), bert.at(made["table"], "http")
    second.do("sit", link=made["links"]["1"])
    first.until(lambda: first.status == "playing")
    if second.choices:
        pass_turn(second, first)
    hooked.clock.forward(120)  # who asked by HTTP is there for a minute
    while first.choices:
        first.move()
    said = {"event": "your-turn", "table": made["table"], "game": "year", "seat": 1}
    assert called.get(timeout=120) == ("http://93.184.216.34/Bert", said)


# One's data


def test_one_can_take_all_data_away(ada: Person, bert: Person) -> None:
    first, second = two(ada, bert, "http")
    first.do("say", text="Remember me")
    second.do("say", text="And me")
    second.do("resign")
    kept = ada.get("/api/me/everything")
    assert kept["person"]["name"] == "Ada"
    assert [table["id"] for table in kept["tables"]] == [first.table["id"]]
    assert [entry["said"]["text"] for entry in kept["entries"] if entry["kind"] == "say"] == ["Remember me"]
    assert kept["results"][0]["place"] == 1
    assert "Bert" not in str(kept)


def test_one_can_have_all_data_deleted(server: Server, ada: Person, bert: Person) -> None:
    ada.post("/api/me", name="Adelheid-Unica")
    first, second = two(ada, bert, "socket")
    first.do("say", text="my-own-words")
    open_table = ada.create("me open")["table"]
    waiting = bert.at(open_table)
    guest = bert.create("me open open")
    ada.at(guest["table"], "http").do("sit", link=guest["links"]["1"])
    finished_table = finished(ada).table["id"]
    assert ada.http.delete("/api/me").status_code == 204
    assert ada.get("/api/me") is None
    second.until(lambda: second.table["seats"][0]["name"] == "")
    assert second.table["seats"][0]["held"]
    waiting.until(lambda: waiting.status == "cancelled")
    assert bert.at(guest["table"], "http").table["seats"][1]["kind"] == "open"
    again = bert.at(second.table["id"], "http", seen=0)
    assert "my-own-words" not in str(again.entries)
    assert bert.get(f"/api/tables/{finished_table}/record")["moves"]
    second.my_turn()
    second.do("resign")
    store = sqlite3.connect(server.database)
    dump = "\n".join(store.iterdump())
    store.close()
    for trace in ("Adelheid-Unica", "my-own-words", ada.me["id"]):
        assert trace not in dump


def test_a_line_of_somebody_deleted_is_cut(ada: Person, bert: Person) -> None:
    table = bert.create("me open", public=True)["table"]
    line = ada.at(table)
    assert ada.http.delete("/api/me").status_code == 204
    with pytest.raises(Exception, match=r"1\d\d\d"):
        line.do("sit", seat=1)
    assert bert.at(table, "http").table["seats"][1]["kind"] == "open"


# A game that does not replay any more


def test_a_broken_game_is_marked_and_nothing_else_is_affected(tmp_path: Path, server: Server) -> None:
    running = Server(tmp_path / "broken.sqlite3")
    try:
        ada = running.person("Ada")
        key = ada.post("/api/me/key")["key"]
        tables = [ada.create("me me", game=game)["table"] for game in ("year", "year", "hoard")]
        for table in tables:
            seat = ada.at(table)
            for turn in range(3):
                seat.move(turn)
            seat.my_turn()
        running.stop()
        _break_a_move(tmp_path / "broken.sqlite3", tables[0])
        running._start()
        again = Person(running, None)
        again.post("/api/me/carry", key=key)
        _check_broken(again, tables[0])
        for table in tables[1:]:
            again.at(table).move()
    finally:
        running.stop()
        keys.clock = server.clock


def _break_a_move(database: Path, table: str) -> None:
    store = sqlite3.connect(database)
    with store:
        store.execute(
            "update entries set body = ? where table_id = ? and number ="
            " (select max(number) from entries where table_id = ? and kind = 'move')",
            ('{"move": "castle long"}', table, table),
        )
        store.execute("update tables set engine = 'drachenhof 0.0.1' where id = ?", (table,))
    store.close()


def _check_broken(ada: Person, table: str) -> None:
    for way in ("socket", "http"):
        seat = ada.at(table, way, seen=0)
        assert (seat.status, seat.choices, seat.table["engine"]) == ("broken", [], "drachenhof 0.0.1")
        seat.refused("move", "broken", at=seat.at, move="taxes")
        seat.refused("resign", "broken")
        seat.do("say", text="What a pity")
    assert {own["status"] for own in ada.get("/api/me")["tables"] if own["id"] == table} == {"broken"}
    record = ada.get(f"/api/tables/{table}/record")
    assert "castle long" in record["moves"]
    assert record["engine"] == "drachenhof 0.0.1"
    assert seat.ask("rematch")["table"]
