"""`verify` on files of many games: what is broken, and the sum."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def many(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    assert run("simulate", "year", "--players", 2, "--games", 3, "--records", path).code == 0
    return path


def test_a_sum_of_several(run: Run, many: Path) -> None:
    outcome = run("verify", many)
    assert outcome.code == 0
    assert len(outcome.out.splitlines()) == 4
    assert outcome.out.endswith("3 games: all correct.\n")
    assert run("verify", many, "--quiet").out == "3 games: all correct.\n"
    assert json.loads(run("verify", many, "--json").out) == {
        "file": str(many),
        "games": 3,
        "correct": 3,
        "broken": [],
    }


def test_what_is_broken(run: Run, many: Path) -> None:
    lines = many.read_text().splitlines()
    wrong = json.loads(lines[1])
    wrong["scores"][0] += 1
    many.write_text("\n".join([lines[0], json.dumps(wrong), lines[2]]) + "\n")
    outcome = run("verify", many, "--quiet")
    assert outcome.code == 1
    first, last = outcome.out.splitlines()
    assert first.startswith("game 2: ")
    assert last == "3 games: 1 broken."
    told = json.loads(run("verify", many, "--json").out)
    assert [(one["game"], told["correct"]) for one in told["broken"]] == [(2, 2)]
