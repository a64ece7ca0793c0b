"""Bots, arena, environments, terminal and server."""

import json

import numpy as np

from drachenhof import records
from drachenhof.bots import named
from drachenhof.envs import Batch, OneGame
from drachenhof.game import games
from tests.cli.conftest import Run
from tests.server.tables.seat import play_out
from tests.server.tables.server import Person


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
    one = OneGame("prizes", 2)
    one.begin(seed=1)
    while not one.over:
        one.step(int(np.flatnonzero(one.mask_of(one.seat))[0]))
    assert sum(one.rewards()) == 0
    batch = Batch("prizes", 3, players=2)
    seen = batch.reset(seed=1)
    for _ in range(6):
        seen = batch.step(batch.random_actions())
    assert seen.observations.shape == (3, 5)


def test_people_and_bots_at_a_table(ada: Person) -> None:
    made = ada.create("me greedy", game="prizes")
    seat = ada.at(made["table"])
    seat.until(lambda: seat.status == "playing")
    play_out([seat])
    assert seat.status == "over"


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
    assert "courtier" in out.casefold()
