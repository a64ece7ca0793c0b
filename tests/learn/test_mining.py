"""Drills are found by one command, which goes on where it was stopped."""

from pathlib import Path

import pytest

from drachenhof.analysis.measuring import Effort
from drachenhof.analysis.review.walk import DecisionMade
from drachenhof.games import games
from drachenhof.learn import mining
from drachenhof.learn.drills import Drill, drills, parse
from drachenhof.learn.mining import DrillsWanted, mine
from drachenhof.records import Record
from tests.cli.conftest import Run, compiled, run, surroundings

__all__ = ["compiled", "run", "surroundings"]

QUICK = "greedy"


@pytest.mark.slow
def test_who_goes_on_gets_the_same_as_if_it_had_never_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    rough = {"LOOKS": (16, 32), "SURE": 96, "COUNTED": 32, "OTHER_EFFORT": Effort(0.2, 600), "PER_GAME": 1}
    for name, value in rough.items():
        monkeypatch.setattr(mining, name, value)
    wanted = DrillsWanted("hoard", 2, 4, QUICK)  # a seed whose first games have drills
    whole, parts = list[Drill](), list[Drill]()
    for found in mine(wanted):
        whole += found
        parts = parts or list(whole)  # what there would be, had it been stopped here
    for found in mine(wanted, parts):
        parts += found
    assert parts == whole
    assert len(whole) == 2
    for one in whole:
        one.check()


@pytest.mark.slow
@pytest.mark.parametrize("game", games)
def test_the_command_finds_what_is_shipped(game: str) -> None:
    """In the same position, with the same seeds: so nothing has changed by which it was judged."""
    one, rules = drills(game)[-1], games[game]
    state = rules.new(one.players, **one.options)
    begun, moves = rules.copy(state), list[int]()
    for text in one.moves:
        moves.append(rules.from_text(state, text))
        rules.apply(state, moves[-1])
    best = rules.from_text(state, one.choices[0].move)
    decision = DecisionMade(len(moves) + 1, one.part, one.seat, state, best)
    assert mining._drill(game, Record.of(rules, begun, moves), decision, one.seed) == one


@pytest.mark.parametrize("game", games)
def test_a_file_that_has_enough_is_only_counted(run: Run, tmp_path: Path, game: str) -> None:
    shipped = Path(games.part(game, "learn").__file__).parent / "drills" / "drills.jsonl"
    file = tmp_path / "drills.jsonl"
    file.write_bytes(shipped.read_bytes())
    outcome = run("drills", game, "--into", file, "--count", 10)
    assert outcome.code == 0
    assert f"has {len(drills(game))} drills." in outcome.out.replace("\n", " ")
    assert outcome.out.split()[1:4] == ["easy", "medium", "hard"]
    assert file.read_bytes() == shipped.read_bytes()


def test_what_is_wrong_is_said(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk\n", encoding="utf-8")
    said = [
        run("drills", "year", "--into", file),
        run("drills", "chess", "--into", tmp_path / "new"),
        run("drills", "year", "--into", tmp_path / "new", "--count", 0),
        run("drills", "year", "--into", tmp_path / "new", "--bot", "nobody"),
        run("drills", "year", "--into", tmp_path / "no" / "where"),
    ]
    assert [one.code for one in said] == [2] * 5
    assert "notes.txt" in said[0].err
    assert file.read_text(encoding="utf-8") == "milk\n"
    assert not (tmp_path / "new").exists()


def test_drills_of_one_game_are_none_of_another(run: Run, tmp_path: Path) -> None:
    file = Path(games.part("hoard", "learn").__file__).parent / "drills" / "drills.jsonl"
    copy = tmp_path / "drills.jsonl"
    copy.write_bytes(file.read_bytes())
    assert run("drills", "year", "--into", copy).code == 2
    assert parse(copy.read_text(encoding="utf-8").splitlines()[0], "hoard") == drills("hoard")[0]
