"""Bots, arena, environments, terminal and server."""

import json

import numpy as np
import pytest

from drachenhof import records
from drachenhof.bots.levels import named
from drachenhof.envs import Batch, OneGame
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.server.play.seat import AtTable, play_out
from tests.server.play.server import Person


def test_bots_decide() -> None:
    game = games["prizes"]
    state = game.new(2)
    game.apply(state, game.from_text(state, "prize 3"))
    for name in ("random", "greedy", "courtier"):
        bot = named("prizes", name)
        bot.prepare()
        assert bot.decide(state, bot.budget, np.random.default_rng(1)).move in game.legal_moves(state)


def test_a_tournament(run: Run) -> None:
    asked = ["--bots", "random,greedy,courtier", "--games", "6", "--workers", "1", "--json"]
    code, out, err = run("arena", "prizes", *asked)
    assert code == 0, err
    assert {row["bot"] for row in json.loads(out)["standings"]} == {"random", "greedy", "courtier"}


def test_simulations_write_records_that_are_right(run: Run, tmp_path) -> None:
    file = tmp_path / "games.json"
    assert run("simulate", "prizes", "--games", "5", "--workers", "1", "--records", file).code == 0
    assert run("verify", file).code == 0
    code, out, _ = run("replay", file, "--game", "1")
    assert code == 0
    assert "The prize is" in out


def test_the_rules_are_told(run: Run) -> None:
    assert "equal cards take nothing" in run("rules", "prizes", "P3").out


def test_a_game_in_the_terminal(run: Run, tmp_path) -> None:
    code, _, err = run("terminal", "prizes", "--seats", "human,greedy", "--seed", "3", answers="1\n" * 9)
    assert (code, err) == (0, "")
    (path,) = tmp_path.glob("data/drachenhof/games/*.json")
    (record,) = records.read(path)
    records.check(record)
    assert record.scores is not None


def test_environments_step_it() -> None:
    one = OneGame("prizes", 2)  # type: ignore[call-overload]
    one.begin(seed=1)
    while not one.over:
        one.step(int(np.flatnonzero(one.mask_of(one.seat))[0]))
    assert sum(one.rewards()) == 0
    batch = Batch("prizes", 3, players=2)  # type: ignore[call-overload]
    seen = batch.reset(seed=1)
    for _ in range(6):
        seen = batch.step(batch.random_actions())
    assert seen.observations.shape == (3, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_terminal(run: Run, language: str) -> None:
    code, out, err = run(
        "terminal", "prizes", "--seats", "human,random", "--seed", "3", "--language", language, answers="1\n" * 9
    )
    assert (code, err) == (0, "")
    assert Words(language).say("asked-lay") in out
    assert "prizes" in run("terminal", "--help", "--language", language).out


def finished(person: Person) -> AtTable:
    seat = person.at(person.create("me greedy", game="prizes")["table"])
    play_out([seat])
    return seat


def test_people_and_bots_at_a_table(ada: Person) -> None:
    seat = finished(ada)
    assert seat.status == "over"
    assert [entry["kind"] for entry in seat.entries if entry["kind"] in ("move", "chance")].count("chance") == 3
    assert all(entry["story"] for entry in seat.entries if entry["kind"] == "move")


def test_the_server_lists_it_with_its_facts_and_bots(ada: Person) -> None:
    (told,) = (game for game in ada.get("/api/games")["games"] if game["name"] == "prizes")
    assert (told["letter"], told["hidden"], told["fewest_win"], told["players"]) == ("P", False, False, [2])
    assert [bot["name"] for bot in told["bots"]] == ["random", "greedy", "courtier"]
    assert told["opponent"] == "greedy"


def test_a_table_is_replayed_and_its_points_are_traced(ada: Person) -> None:
    seat = finished(ada)
    path = f"/api/tables/{seat.table['id']}"
    told = ada.get(f"{path}/steps", after=0)
    assert (told["moves"], len(told["steps"]), told["scores"]) == (9, 9, seat.table["scores"])
    assert told["steps"][-1]["position"]["view"] == (seat.position or {})["view"]
    booked = ada.get(f"{path}/course")
    assert booked["sources"] == ["prizes"]
    assert [sum(part[0][own] for part in booked["parts"]) for own in range(2)] == seat.table["scores"]


def test_its_record_is_checked_replayed_and_played_on(ada: Person, run: Run, tmp_path) -> None:
    text = ada.http.get(f"/api/tables/{finished(ada).table['id']}/record").text
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    assert run("verify", file).code == 0  # its fair deals, too
    told = ada.http.post("/api/replay", content=text).json()
    assert [step["entry"]["move"] for step in told["steps"]] == json.loads(text)["moves"]
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    wish = {"of": {"kind": "record", "record": json.loads(text)}, "moves": 4, "seats": seats}
    made = ada.http.post("/api/play-on", json=wish)
    assert made.status_code == 201, made.text
    again = ada.at(made.json()["table"])
    play_out([again])
    assert again.table["given"] == 4


def test_results_are_rated(ada: Person) -> None:
    seat = finished(ada)
    told = ada.get("/api/me/statistics")
    assert [(tally["game"], tally["games"]) for tally in told["tallies"]] == [("prizes", 1)]
    assert told["tallies"][0]["mean_score"] == seat.table["scores"][0]
    rated = ada.get("/api/ratings", game="prizes")["ratings"]
    assert {"random", "greedy", "courtier"} <= {rating["player"] for rating in rated if rating["bot"]}


def test_a_wrong_move_is_refused_by_its_rule(ada: Person) -> None:
    seat = ada.at(ada.create("me random", game="prizes")["table"])
    seat.until(lambda: seat.status == "playing")
    seat.my_turn()
    refused = seat.refused("move", "illegal", at=seat.at, move="prize 1")
    assert refused["rule"] == "P2"


def test_a_bot_plays_for_whoever_leaves(ada: Person) -> None:
    made = ada.create("me greedy", game="prizes")
    seat = ada.at(made["table"])
    seat.until(lambda: seat.status == "playing")
    seat.do("leave")
    assert seat.until_kind("hold")["bot"] == "courtier"
    seat.until(lambda: seat.status == "over")


def test_hints_at_a_table(ada: Person) -> None:
    seat = ada.at(ada.create("me greedy", game="prizes", hints=True)["table"])
    seat.until(lambda: seat.status == "playing")
    seat.my_turn()
    assert {choice["move"] for choice in seat.ask("hint", at=seat.at)["choices"]} <= set(seat.choices)


def test_the_terminal_has_an_opponent_and_hints(run: Run) -> None:
    code, out, err = run("terminal", "prizes", "--seed", "3", answers="h\nq\n")
    assert (code, err) == (0, "")
    assert "greedy" in out.casefold()
