"""Commands and bots have their words in every language, and the checks of developers are complete."""

import re
import tomllib
from pathlib import Path

import pytest
from typer.main import get_command

from drachenhof.bots.levels import LEVELS, compared
from drachenhof.cli.app import app
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_words(language: str) -> None:
    words = Words(language)
    commands = get_command(app).commands.values()  # type: ignore[attr-defined]
    named = {part.help for command in commands for part in (command, *getattr(command, "params", ()))}
    assert [name for name in named if name and name.startswith("cli-") and not words.has(name)] == []


@pytest.mark.parametrize("game", games)
def test_every_bot_has_a_name_a_strength_and_a_place_on_the_page(game: str) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    levels = LEVELS[game]
    assert set(levels) == set(games.part(game, "bots").STRENGTHS)
    assert [name for name in levels for language in LANGUAGES if not Words(language).has(f"page-bot-{name}")] == []
    assert [name for name in levels if f"`{name}`" not in page] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games)
def test_every_bot_that_is_offered_says_how_it_plays(game: str, language: str) -> None:
    """A level that every game has is described by its strength, a bot of one game by its preference."""
    words = Words(language)
    unknown = words.say("page-bot-strength", bot="other")
    offered = [name for name in LEVELS[game] if name not in compared(game)]
    everywhere = {name for name in offered if all(name in LEVELS[other] for other in games)}
    without_strength = {name for name in offered if words.say("page-bot-strength", bot=name) == unknown}
    with_preference = {name for name in offered if words.has(f"page-bot-taste-{name}")}
    assert without_strength == with_preference
    assert not everywhere & with_preference


def test_hooks_before_commit_and_push_run_what_make_check_runs() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipes = dict(re.findall(r"^([a-z-]+):.*\n((?:\t.*\n)+)", makefile, re.MULTILINE))
    parts = re.search(r"\$\(TOGETHER\) ([a-z ]+)", recipes["check-python"])
    assert parts
    commands = "".join(recipes[name] for name in parts[1].split())
    checks = re.findall(r"^\t\$\(BIN\)/(ruff \w+|mypy|lint-imports)", commands, re.MULTILINE)
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert sorted(checks) == sorted(re.findall(r"entry: \.venv/bin/(ruff \w+|mypy|lint-imports)", hooks))
    assert re.search(r"entry: make check\n(?: {8}.*\n)* {8}stages: \[pre-push\]", hooks)


@pytest.mark.parametrize("folder", ["src", "tests", "examples"])
def test_types_are_checked_strictly(folder: str) -> None:
    mypy = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert folder in mypy["files"]
    assert mypy["strict"]
    assert "exclude" not in mypy
    assert not any(override.get("ignore_errors") for override in mypy["overrides"])
    assert not any(override.get("check_untyped_defs") is False for override in mypy["overrides"])
