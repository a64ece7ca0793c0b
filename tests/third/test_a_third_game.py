"""A game of another package plays in every layer, and nothing in the house had to be told of it.

Its rules are interpreted here, which says the same as compiled and is quicker for so few games.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from drachenhof.game import FURTHER_GAMES, Games

INSIDE = Path(__file__).parent / "inside"
ROOT = INSIDE.parents[2]
COMMAND = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(INSIDE)]


def test_a_third_game_plays_in_every_layer() -> None:
    environment = {
        **os.environ,
        FURTHER_GAMES: "prizes=tests.third",
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
    }
    inside = subprocess.run(COMMAND, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert inside.returncode == 0, inside.stdout + inside.stderr
    assert "passed" in inside.stdout
    assert "skipped" not in inside.stdout


@pytest.mark.parametrize("said", ["prizes", "prizes=", "=tests.third", "two words=tests.third"])
def test_a_game_that_is_not_named_rightly_is_refused_in_words(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FURTHER_GAMES, said)
    with pytest.raises(ValueError, match=rf"{FURTHER_GAMES} is NAME=PACKAGE, .* not '{said}'"):
        Games()
