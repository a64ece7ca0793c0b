"""Without Numba everything that people use runs; the rest says in one sentence what to install."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from drachenhof.engine.backends import VARIABLE

ROOT = Path(__file__).parents[2]
BLOCKED = 'import sys; sys.modules |= {"numba": None, "llvmlite": None}\n'
ENVIRONMENT = {key: value for key, value in os.environ.items() if key not in (VARIABLE, "NUMBA_DISABLE_JIT")}


def run(code: str, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BLOCKED + code, *arguments]
    return subprocess.run(command, env=ENVIRONMENT, input=answers, capture_output=True, text=True)


COMMAND = "from drachenhof.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.mark.slow
def test_the_engine_is_webassembly() -> None:
    assert "wasmtime" in run(COMMAND, "--version").stdout


@pytest.mark.slow
@pytest.mark.parametrize("game", ["year", "hoard"])
def test_a_game_is_played_in_the_terminal(game: str, tmp_path: Path) -> None:
    saved = tmp_path / "played.json"
    played = run(COMMAND, "terminal", game, "--seed", "5", "--save", str(saved), answers="1\n" * 600)
    assert (played.returncode, played.stderr) == (0, "")
    verified = run(COMMAND, "verify", str(saved))
    assert verified.returncode == 0, verified.stderr


@pytest.mark.slow
def test_bots_that_search_play_in_the_arena() -> None:
    played = run(COMMAND, "arena", "hoard", "--bots", "greedy,apprentice", "--games", "2")
    assert played.returncode == 0, played.stderr


THOUGHTS = """
from drachenhof.analysis.advice import advise
from drachenhof.games import games
from drachenhof.chance import Chance
for game in games.values():
    state, chance = game.new(2), Chance(1)
    while game.to_move(state) < 0:
        game.apply(state, chance.pick(game, state))
    print(advise(game.NAME, game.knowledge(state, game.to_move(state))))
"""


@pytest.mark.slow
def test_hints_are_given() -> None:
    advised = run(THOUGHTS)
    assert advised.returncode == 0, advised.stderr


@pytest.mark.parametrize("module", ["drachenhof.envs"])
def test_what_needs_numba_says_so(module: str) -> None:
    refused = run(f"import {module}")
    assert refused.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: drachenhof.envs needs Numba: pip install 'drachenhof[fast]'"
    )


@pytest.mark.slow
def test_a_game_is_played_on_the_server_against_a_bot_that_searches(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(BLOCKED)  # for all processes
    command = [sys.executable, str(ROOT / "benchmarks" / "start.py"), "--game", "hoard", "--moves", "3"]
    environment = {**ENVIRONMENT, "PYTHONPATH": str(tmp_path)}
    played = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert played.returncode == 0, played.stderr
    assert "prince has moved 3 times" in played.stdout
    assert "WorkerFailed" not in played.stderr
    assert "Exception ignored" not in played.stderr
