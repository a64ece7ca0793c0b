"""Running commands: here, or in a process of their own where that matters."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from drachenhof.arena.match import warm_up
from drachenhof.cli import main
from drachenhof.cli.dialogue import Dialogue
from drachenhof.games import games
from drachenhof.games.hoard import bots as hoard_bots
from drachenhof.games.year import bots as year_bots
from drachenhof.search.playout import random_games


class Outcome(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True, scope="session")
def compiled() -> None:
    """The rules are compiled before, so that no command has to say that it does so."""
    for game in games:
        random_games(game, 2, {}, seed=0, first=0, count=0)
    warm_up("year", 2, {}, ["courtier", "greedy"])


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user's own folders, a wide terminal, English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    monkeypatch.delenv("DRACHENHOF_LANGUAGE", raising=False)


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards and choices are not drawn before each question, which is most of what a game costs.

    For whoever looks at something else; what is drawn is tested with the terminal.
    """
    monkeypatch.setattr(Dialogue, "_show", lambda _: None)


@pytest.fixture
def seldom_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards and choices are drawn for the first question of each kind, and then before every eighth question."""
    show, kinds, asked = Dialogue._show, set[str](), count()

    def sometimes(dialogue: Dialogue) -> None:
        kind = dialogue.session.view()["asked"]
        if next(asked) % 8 == 0 or kind not in kinds:
            kinds.add(kind)
            show(dialogue)

    monkeypatch.setattr(Dialogue, "_show", sometimes)


@pytest.fixture
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints with fewer simulations and rollouts than real ones."""
    for bots in (year_bots, hoard_bots):
        monkeypatch.setattr(bots, "ADVISED_BY", 60)
        monkeypatch.setattr(bots, "ADVISED_ROLLOUTS", 5_000)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def call(*arguments: Any, answers: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(answers.encode()), encoding="utf-8"))
        code = main([str(argument) for argument in arguments])
        return Outcome(code, *capsys.readouterr())

    return call


def start(*arguments: Any, **settings: Any) -> "subprocess.Popen[str]":
    """The command in a process of its own, which hears Ctrl-C also where these tests run in the background."""
    command = [sys.executable, "-m", "drachenhof", *map(str, arguments)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(
        command, text=True, env=os.environ.copy(), preexec_fn=_hear_interrupts, **{**pipes, **settings}
    )


def _hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
