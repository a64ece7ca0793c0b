"""Bots of one's own on the command line: wherever a bot is named, and what is said when one goes wrong."""

import json
from pathlib import Path

from tests.cli.conftest import Run

STRANGERS = Path(__file__).parents[1] / "bots" / "external" / "strangers.py"


def test_the_arena_tells_who_forfeited_and_why(run: Run, tmp_path: Path) -> None:
    bots = f"{STRANGERS}:Raises,random"
    outcome = run("arena", "year", "--bots", bots, "--players", 2, "--games", 2, "--save", tmp_path / "games")
    assert outcome.code == 0
    said = " ".join(outcome.out.split())
    assert "Raises forfeited 2 of 2 games. In game 1:" in said
    assert "ZeroDivisionError: integer division or modulo by zero (strangers.py, line" in said
    assert "\n Raises " in outcome.out  # tables call it by what makes it


def test_a_changed_file_is_refused_in_words(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(STRANGERS.read_text())
    command = ["arena", "year", "--bots", f"{own}:First,random", "--players", 2, "--save", tmp_path / "games"]
    assert run(*command, "--games", 2).code == 0
    own.write_text(STRANGERS.read_text() + "\n")
    outcome = run(*command, "--games", 4, "--resume")
    assert outcome.code == 1
    assert f"another program under the name of {own}:First, so the games cannot be mixed" in outcome.err


def test_simulations(run: Run) -> None:
    seats = f"random,{STRANGERS}:Illegal"
    outcome = run("simulate", "year", "--seats", seats, "--games", 2, "--json")
    told = json.loads(outcome.out)
    assert [forfeit["code"] for forfeit in told["forfeits"]] == ["illegal", "illegal"]
    assert told["seats"][0]["win_share"] == 1
    assert "forfeited 2 games. The first time:" in run("simulate", "year", "--seats", seats, "--games", 2).out


def test_a_bot_that_cannot_be_brought(run: Run) -> None:
    outcome = run("simulate", "year", "--seats", "random,./nowhere.py:Bot", "--games", 1)
    assert outcome.code == 2
    assert outcome.err.startswith("drachenhof: There is no module or file “./nowhere.py”")


def test_at_the_terminal_one_of_ours_plays_on(run: Run, tmp_path: Path) -> None:
    seats, save = f"human,{STRANGERS}:Illegal", tmp_path / "game.json"
    outcome = run("terminal", "year", "--seats", seats, "--seed", 1, "--save", save, answers="1\n1\n1\n1\nq\n")
    assert outcome.code == 0
    assert "goes wrong:" in outcome.out
    assert "courtier plays on in that seat" in " ".join(outcome.out.split())


def test_a_file_alone_starts_no_program(run: Run, tmp_path: Path) -> None:
    seats, save = f"human,{STRANGERS}:First", tmp_path / "game.json"
    run("terminal", "year", "--seats", seats, "--seed", 1, "--save", save, answers="q\n")
    refused = run("terminal", "year", "--resume", "--save", save)
    assert refused.code == 2
    assert f"name them again with --seats {seats}" in refused.err
    assert run("terminal", "year", "--resume", "--save", save, "--seats", seats, answers="q\n").code == 0
