"""A game of another package plays in every layer, and nothing in the house had to be told of it.

What every game keeps is tried with its rules compiled, as the page on adding a game says; what is inside is tried with
its rules interpreted: these are the same, and quicker for so few games.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from drachenhof.games import FURTHER_GAMES, Games

INSIDE = Path(__file__).parent / "inside"
ROOT = INSIDE.parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
THIRD, WHERE = "prizes", "tests.third.prizes"
PROMISED = {
    "copies are independent": "test_copies_are_independent",
    "every legal move can be applied": "test_a_step_is_apply_and_then_the_legal_moves",
    "words lead back to moves": "test_every_legal_move_has_words_that_lead_back_to_it",
    "knowledge hides what it must": "test_a_moment_shows_a_seat_only_what_it_may_know",
    "views are of their type": "test_every_view_is_of_its_type",
    "interpreted and compiled rules agree": "test_compiled_and_interpreted_games_are_the_same",
    "states from elsewhere do no harm": "test_bytes_of_anybody_neither_crash_nor_hang",
    "tells which part is missing in which layer": "test_every_layer_has_a_part_for_every_game",
}
"""What the page says of `tests/conformance`, and the tests that see to it."""


def tried(*what: str, **environment: str) -> str:
    """What tests say where the third game is listed."""
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-p", "no:xdist", *what]
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    own = {**os.environ, FURTHER_GAMES: f"{THIRD}={WHERE}", "PYTHONPATH": path, **environment}
    said = subprocess.run(command, env=own, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    assert "passed" in said.stdout
    assert "SKIPPED" not in said.stdout
    return said.stdout


@pytest.mark.slow
def test_a_third_game_plays_in_every_layer() -> None:
    tried(str(INSIDE), NUMBA_DISABLE_JIT="1")


@pytest.mark.extra
def test_a_third_game_keeps_what_every_game_keeps() -> None:
    """The command of the page on adding a game runs all that the page promises of it."""
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    said = re.search(r"`(\S+) pytest (tests/\S+ -k \S+)`", page)
    assert said
    setting, arguments = (one.replace("NAME", THIRD).replace("PACKAGE", WHERE) for one in said.groups())
    assert setting == f"{FURTHER_GAMES}={THIRD}={WHERE}"
    passed = set(re.findall(rf"::(\w+)\[\S*{THIRD}\S*\] PASSED", tried(*arguments.split())))
    assert {words: test for words, test in PROMISED.items() if words not in page or test not in passed} == {}


@pytest.mark.parametrize("said", ["prizes", "prizes=", "=tests.third", "two words=tests.third"])
def test_a_game_that_is_not_named_rightly_is_refused_in_words(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FURTHER_GAMES, said)
    with pytest.raises(ValueError, match=rf"{FURTHER_GAMES} is NAME=PACKAGE, .* not '{said}'"):
        Games()
