"""The command line as a whole: help, languages, errors, and how it ends."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import drachenhof
from drachenhof import records
from drachenhof.engine.backends import describe
from drachenhof.i18n import LANGUAGES
from tests.budget import extra
from tests.cli.conftest import Run, start


def test_help_lists_the_commands(run: Run) -> None:
    for arguments in ([], ["--help"]):
        code, out, err = run(*arguments)
        assert (code, err) == (0, "")
        for command in ("terminal", "replay", "verify", "simulate", "arena", "rules", "bench"):
            assert command in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", [[], ["simulate", "year"], ["terminal", "year"], ["play"], ["daily"], ["replay"], ["verify"], ["rules"]]
)
def test_help_is_worded_in_every_language(run: Run, language: str, command: list[str]) -> None:
    code, out, _ = run(*command, "--language", language, "--help")
    assert code == 0
    assert "cli-" not in out


def test_a_game_adds_its_options(run: Run) -> None:
    assert "--great-wall" not in run("simulate", "--help").out
    assert "--great-wall" in run("simulate", "year", "--help").out
    assert "--super-event" in run("terminal", "year", "--help").out


def test_the_version(run: Run) -> None:
    assert run("--version") == (0, f"drachenhof {drachenhof.__version__} ({describe()})\n", "")


def test_the_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    assert run("rules", "year", "Y36").out.split() == run("rules", "year", "Y36", "--language", "nl").out.split()
    assert "Volgorde" in run("rules", "year", "Y10").out
    assert "Das Spiel: year, hoard" in run("--language=de", "rules", "--help").out


BAD_USE = [
    ["frob"],
    ["rules"],
    ["rules", "chess"],
    ["rules", "year", "--frob"],
    ["rules", "year", "--language", "xx"],
    ["rules", "year", "--language"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "year", "--players", "6"],
    ["simulate", "year", "--players", "many"],
    ["simulate", "year", "--games", "0"],
    ["simulate", "year", "--games", "-3"],
    ["simulate", "year", "--seed", "x"],
    ["simulate", "year", "--workers", "1000"],
    ["simulate", "year", "--large-privilege", "8"],
    ["simulate", "year", "--super-event", "snow"],
    ["simulate", "year", "--great-wall=yes"],
    ["simulate", "--great-wall"],
    ["simulate", "year", "--seats", "random,nobody"],
    ["simulate", "year", "--seats", "random,human"],
    ["simulate", "year", "--seats", "random,random", "--players", "3"],
    ["simulate", "year", "--seats", "random"],
    ["simulate", "year", "--seats", "random,prince@fast"],
    ["arena", "year"],
    ["arena", "chess", "--bots", "random"],
    ["arena", "year", "--bots", "nobody"],
    ["arena", "year", "--bots", "random,,greedy"],
    ["arena", "year", "--bots", "random@0"],
    ["arena", "year", "--bots", "greedy@5,random"],
    ["simulate", "year", "extra"],
    ["benchmark"],
    ["benchmark", "nobody"],
    ["arena", "year", "--bots", "prince@5h"],
    ["arena", "year", "--bots", "random,random"],
    ["arena", "year", "--bots", "random", "--lineup", "one"],
    ["arena", "year", "--bots", "random", "--lineup", "x"],
    ["arena", "year", "--bots", "random", "--players", "6"],
    ["arena", "year", "--bots", "random", "--games", "0"],
    ["arena", "year", "--bots", "random", "--workers", "-1"],
    ["arena", "year", "--bots", "random", "--json", "--csv", "-"],
    ["arena", "year", "--bots", "random", "--resume"],
    ["arena", "year", "--bots", "random", "--super-event", "snow"],
    ["verify"],
    ["verify", "/nowhere/at/all"],
    ["verify", "/"],
    ["replay", "/nowhere/at/all"],
    ["terminal", "year", "--players", "1"],
    ["terminal", "year", "--seat", "5"],
    ["terminal", "year", "--seat", "0"],
    ["terminal", "year", "--seats", "random,courtier"],
    ["terminal", "year", "--seats", "human,human"],
    ["terminal", "year", "--seats", "human"],
    ["terminal", "year", "--seats", "human,nobody"],
    ["terminal", "year", "--seats", "human,random", "--seat", "1"],
    ["terminal", "year", "--seats", "human,random", "--players", "3"],
    ["terminal", "year", "--save", "/"],
    ["terminal", "year", "--resume"],
    ["terminal", "year", "--resume", "--save", "/nowhere/at/all"],
]


@pytest.mark.parametrize("arguments", BAD_USE, ids=" ".join)
def test_bad_use_gets_one_sentence(run: Run, arguments: list[str]) -> None:
    code, out, err = run(*arguments)
    assert code == 2, err
    assert out == ""
    assert err.startswith("drachenhof: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1


def test_starting_loads_no_compiler() -> None:
    check = "import sys, drachenhof.cli.app; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def complaints(err: str) -> list[str]:
    """What a process said on stderr, but for what it says while rules are compiled for the first time."""
    return [line for line in err.splitlines() if not line.startswith("Compiling ")]


@pytest.mark.parametrize("command", ["rules year", *extra("simulate year --games 5 --json")])
def test_who_stops_reading_hears_no_complaint(command: str) -> None:
    process = start(*command.split())
    assert process.stdout
    process.stdout.close()
    _, err = process.communicate()
    assert complaints(err) == []


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, *extra(2)])
def test_ctrl_c_is_quiet(tmp_path: Path, workers: int) -> None:
    path = tmp_path / "games.jsonl"
    process = start("simulate", "year", "--games", 10**7, "--workers", workers, "--records", path)
    deadline = time.monotonic() + 120
    while not any(file.stat().st_size for file in tmp_path.glob(".games*")) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, complaints(err)) == (130, [])
    assert not list(tmp_path.glob("*games*"))


def shell(command: str) -> "subprocess.CompletedProcess[str]":
    """A command with its streams as a shell connects them."""
    line = f"{sys.executable} -m drachenhof {command}"
    return subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
@pytest.mark.parametrize(
    "command",
    ["rules year", "--help", *extra("rules year --markdown", "verify {}", "simulate year --games 5", "bench --help")],
)
def test_output_that_cannot_be_written(tmp_path: Path, command: str) -> None:
    year = drachenhof.games["year"]
    records.write(tmp_path / "a.jsonl", [records.Record.of(year, year.new(2), [])])
    found = shell(command.format(tmp_path / "a.jsonl") + " > /dev/full")
    assert complaints(found.stderr) == ["drachenhof: The output could not be written: the disk is full."]
    assert found.returncode == 1


@pytest.mark.parametrize("command", ["rules year >&-", "verify - <&-", *extra("simulate year --games 5 --json >&-")])
def test_closed_streams(command: str) -> None:
    found = shell(command)
    assert complaints(found.stderr) == []
    assert len(found.stdout.splitlines()) <= 1


@pytest.mark.parametrize(("language", "sentence"), [("en", "Your seat."), ("de", "Dein Platz."), ("nl", "Je plaats.")])
def test_help_of_players_is_in_their_language(run: Run, language: str, sentence: str) -> None:
    out = run("terminal", "--help", "--language", language).out
    assert sentence in out
    assert "drachenhof terminal year --help" in " ".join(out.split())
    assert "--great-wall" in run("terminal", "year", "--help", "--language", language).out


def test_help_of_operators_is_in_english(run: Run) -> None:
    for command in ("simulate", "serve", "arena", "bench"):
        assert run(command, "--help", "--language", "de").out == run(command, "--help").out
