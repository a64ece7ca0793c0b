"""Machine code, WebAssembly and the same sources interpreted play the same games and think the same, bit for bit."""

import json
import os
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from drachenhof.engine.backends import NUMBA, PYTHON, VARIABLE, WASM
from drachenhof.games import games

ENOUGH = 50  # moves of a walk, unless no game is as long


@cache
def digests_on(engine: str, game: str) -> dict[str, object]:
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests", game],
        cwd=Path(__file__).parents[2],
        env={**os.environ, VARIABLE: engine},
        capture_output=True,
        text=True,
        check=True,
    )
    digests = json.loads(run.stdout)
    assert digests.pop("engine") == engine
    assert all(walk["moves"] > min(ENOUGH, games[game].FACTS.longest - 1) for walk in digests["walks"].values())
    return digests


@pytest.mark.slow
@pytest.mark.skipif(find_spec("numba") is None, reason="there is nothing compiled to compare with")
@pytest.mark.parametrize("game", games)
def test_compiled_and_interpreted_games_are_the_same(game):
    assert digests_on(PYTHON, game) == digests_on(NUMBA, game)


@pytest.mark.slow
@pytest.mark.skipif(find_spec("wasmtime") is None, reason="wasmtime is not installed")
@pytest.mark.parametrize("game", games)
def test_webassembly_and_interpreted_games_are_the_same(game):
    assert digests_on(WASM, game) == digests_on(PYTHON, game)
