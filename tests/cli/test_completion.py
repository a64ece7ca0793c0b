"""Completion by shells, and suggestions after typing errors."""

import subprocess
import sys

import pytest
from typer.main import get_command

from drachenhof.cli.app import app
from drachenhof.cli.errors import ENGLISH
from drachenhof.i18n import LANGUAGES
from tests.cli.conftest import Run


def completed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """What the script of Bash gets for the last word."""
    monkeypatch.setenv("_DRACHENHOF_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", " ".join(["drachenhof", *words]))
    monkeypatch.setenv("COMP_CWORD", str(len(words)))
    with pytest.raises(SystemExit):
        get_command(app).main([], prog_name="drachenhof", standalone_mode=False, obj=ENGLISH)
    return capsys.readouterr().out.split()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["sim"], ["simulate"]),
        (["arena", "h"], ["hoard"]),
        (["simulate", "year", "--gr"], ["--great-wall"]),
        (["simulate", "year", "--super-event", "sun"], ["sunrise"]),
        (["simulate", "hoard", "--gr"], []),
        (["simulate", "--deci"], ["--decisions"]),
        (["arena", "year", "--bots", "novice,cou"], ["novice,courtier"]),
        (["rules", "hoard", "H5"], ["H5", "H51", "H52", "H53"]),
        (["database", "b"], ["backup"]),
    ],
)
def test_completion(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], expected: list[str]
) -> None:
    assert completed(monkeypatch, capsys, *words) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_suggestions(run: Run, language: str) -> None:
    asked = ["--language", language]
    assert "simulate" in run("simulat", *asked).err
    assert "drachenhof rules year Y28" in run("rules", "hoard", "Y28", *asked).err
    assert "--bots" in run("arena", "year", *asked).err


def test_rules_by_several_numbers(run: Run) -> None:
    out = run("rules", "year", "y28", "Y29").out
    assert "Y28" in out
    assert "Y29" in out
    assert "Y30 " not in out


def test_help_and_version_load_neither_numbers_nor_fluent() -> None:
    for asked in ("--help", "--version"):
        program = (
            "import sys; from drachenhof.cli import main; main([%r]); "
            "print([m for m in ('numpy', 'numba', 'fluent', 'babel', 'asyncio', 'rich.markdown') if m in sys.modules])"
        )
        ran = subprocess.run([sys.executable, "-c", program % asked], capture_output=True, text=True, check=True)
        assert ran.stdout.splitlines()[-1] == "[]"
