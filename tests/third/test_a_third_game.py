"""A game of another package plays in every layer, and nothing in the house had to be told of it.

Its rules are interpreted here, which says the same as compiled and is quicker for so few games.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from drachenhof.game import FURTHER_GAMES, Games

INSIDE = Path(__file__).parent / "inside"
ROOT = INSIDE.parents[2]
COMMAND = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
EVERY_GAMES = [
    "conformance/test_contract.py",
    "conformance/test_views.py",
    "conformance/test_one_name_in_every_layer.py",
]
"""Tests of whatever game is listed."""


def tried(*what: str) -> str:
    """What tests say where the third game is listed."""
    environment = {
        **os.environ,
        FURTHER_GAMES: "prizes=tests.third",
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
    }
    said = subprocess.run([*COMMAND, *what], env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    assert "passed" in said.stdout
    assert "skipped" not in said.stdout
    return said.stdout


@pytest.mark.slow
def test_a_third_game_plays_in_every_layer() -> None:
    tried(str(INSIDE))


@pytest.mark.slow
def test_a_third_game_keeps_what_every_game_keeps() -> None:
    """The page on adding a game says that these tests tell what is missing."""
    said = tried("-k", "prizes", *(str(ROOT / "tests" / file) for file in EVERY_GAMES))
    passed = re.search(r"(\d+) passed", said)
    assert passed
    assert int(passed[1]) > 30


@pytest.mark.parametrize("said", ["prizes", "prizes=", "=tests.third", "two words=tests.third"])
def test_a_game_that_is_not_named_rightly_is_refused_in_words(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FURTHER_GAMES, said)
    with pytest.raises(ValueError, match=rf"{FURTHER_GAMES} is NAME=PACKAGE, .* not '{said}'"):
        Games()
