"""Compiled code and the same sources interpreted play the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from drachenhof.engine.rule import INTERPRETED
from drachenhof.games import games
from tests.conformance.digests import digests

ENOUGH = 50  # moves of a walk, unless no game is as long


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="there is nothing compiled to compare with")
@pytest.mark.parametrize("game", games)
def test_compiled_and_interpreted_games_are_the_same(game):
    interpreter = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests", game],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted, compiled = json.loads(interpreter.stdout), digests(game)
    assert (interpreted.pop("interpreted"), compiled.pop("interpreted")) == (True, False)
    assert interpreted == compiled
    assert all(walk["moves"] > min(ENOUGH, games[game].FACTS.longest - 1) for walk in compiled["walks"].values())
