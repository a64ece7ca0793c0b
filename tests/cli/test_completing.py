"""What shells complete, and what is said where somebody mistyped."""

import subprocess
import sys

import pytest

from drachenhof.cli.app import COMMANDS, GROUPS
from drachenhof.cli.completing import SHELLS, offered
from drachenhof.i18n import LANGUAGES
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (["sim"], ["simulate"]),
        (["arena", "h"], ["hoard"]),
        (["simulate", "year", "--gr"], ["--great-wall"]),
        (["simulate", "hoard", "--gr"], []),
        (["simulate", "--deci"], ["--decisions"]),
        (["arena", "year", "--bots", "novice,cou"], ["novice,courtier"]),
        (["rules", "hoard", "H5"], ["H5", "H51", "H52", "H53"]),
        (["rules", "year", "--language", "d"], ["de"]),
        (["database", "b"], ["backup"]),
        (["simulate", "year", "--games", ""], []),
        (["completion", "f"], ["fish"]),
        (["nonsense", ""], []),
    ],
)
def test_offers(typed: list[str], expected: list[str]) -> None:
    assert offered(typed, COMMANDS, GROUPS) == expected


def test_every_command_is_offered(run: Run) -> None:
    listed = run("--help").out
    assert all(f"  {name}" in listed for name in offered([""], COMMANDS, GROUPS) if not name.startswith("-"))
    assert run("__complete", "veri") == (0, "verify\n", "")


@pytest.mark.parametrize("shell", SHELLS)
def test_scripts(run: Run, shell: str) -> None:
    code, out, _ = run("completion", shell)
    assert code == 0
    assert "drachenhof __complete" in out


def test_bash_understands_its_script() -> None:
    script = SHELLS["bash"] + '\nCOMP_WORDS=(drachenhof sim); COMP_CWORD=1; drachenhof() { echo "$@"; }\n_drachenhof\n'
    ran = subprocess.run(["bash", "-c", script + 'echo "${COMPREPLY[@]}"'], capture_output=True, text=True, check=True)
    assert ran.stdout == "__complete sim\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_meant(run: Run, language: str) -> None:
    asked = ["--language", language]
    assert "simulate" in run("simulat", *asked).err
    assert "hoard" in run("simulate", "year", "--abilities", "single", *asked).err
    assert "drachenhof rules year Y28" in run("rules", "hoard", "Y28", *asked).err
    assert "--bots" in run("arena", "year", *asked).err
    assert "tcsh" in run("completion", "tcsh", *asked).err


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
