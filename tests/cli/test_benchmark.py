"""`drachenhof benchmark` as one types it."""

import json
from pathlib import Path

from tests.cli.conftest import Run

MINE = """
from drachenhof import games


class First:
    def __init__(self, game):
        if game != "year":
            raise ValueError("only year")
        self.game = games[game]

    def decide(self, knowledge, budget, rng):
        return self.game.legal_moves(knowledge)[0]


class Wrong(First):
    def decide(self, knowledge, budget, rng):
        return -1
"""
QUICK = ("--games", 2, "--against", "random", "--workers", 1)


def test_a_bot_of_ones_own_in_the_game_that_it_plays(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "mine.py"
    own.write_text(MINE)
    code, out, err = run("benchmark", f"{own}:First", *QUICK, "--save", tmp_path / "kept")
    assert code == 0, err
    assert err.count("\n") == 1
    assert "only year" in err  # what it says of the other game
    assert "random" in out
    assert "4-great_wall-super_event=random" in out
    assert len(list((tmp_path / "kept").glob("*.jsonl"))) == 3
    own.write_text(MINE + "\n# another version\n")
    code, _, err = run("benchmark", f"{own}:First", *QUICK, "--save", tmp_path / "kept")
    assert code == 1
    assert "another program" in err


def test_as_json_with_forfeits(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "mine.py"
    own.write_text(MINE)
    asked = ("benchmark", f"{own}:Wrong", *QUICK, "--game", "year", "--save", tmp_path / "kept")
    code, out, _ = run(*asked, "--json")
    assert code == 0
    told = json.loads(out)
    assert [task["task"] for task in told["tasks"]] == ["year-2", "year-4", "year-4-great_wall-super_event=random"]
    for task in told["tasks"]:
        (one,) = task["yardsticks"]
        assert one["forfeits"] == one["games"]
        assert one["place_value"]["value"] == -1
    assert told["programs"]["year"]
    code, out, _ = run(*asked)
    assert "forfeited 10 games" in out


def test_what_cannot_be_measured_is_said(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "mine.py"
    own.write_text(MINE)
    for wrong in (
        ["nobody"],
        ["greedy", "--games", 1],
        ["greedy", "--game", "chess"],
        ["greedy", "--against", "greedy", "--games", 2],
        ["greedy@5"],
        [f"{own}:First", "--game", "hoard"],
        [f"{own}:Nobody"],
    ):
        code, out, err = run("benchmark", *wrong)
        assert (code, out) == (2, ""), err
        assert err.count("\n") == 1
