"""What newcomers are told is so: the layers of the architecture page, and what the pages on adding something name."""

import ast
import re
import tomllib
from datetime import date
from pathlib import Path

import pytest

import drachenhof
from drachenhof.bots.ladder import LEVELS, compared
from drachenhof.cli.app import COMMANDS, GROUPS
from drachenhof.game import games
from drachenhof.words import LANGUAGES, Words
from drachenhof.words.files import files
from tests.conformance.test_one_name_in_every_layer import OPTIONAL, PARTS

PACKAGE = Path(drachenhof.__file__).parent
ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
DOORS = ("add-a-game", "add-a-bot", "add-a-command")
PLACEHOLDERS = ("NAME", "GAME", "LANGUAGE", "PACKAGE")


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


def layers_of_the_contract() -> list[list[str]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    return [[module.removeprefix("drachenhof.") for module in layer.split(" | ")] for layer in layers]


def test_the_layers_of_the_page_are_those_of_the_contract() -> None:
    block = page("architecture").split("```")[1]
    told = [set(re.split(r"\s{3,}", line)[: -1 if "   " in line else None]) for line in block.strip().splitlines()]
    assert [sorted(layer) for layer in told] == [sorted(layer) for layer in layers_of_the_contract()]


def test_the_layers_of_the_server_are_those_of_the_contract() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][1]["layers"]
    block = page("architecture").split("## The server")[1].split("```")[1]
    told = [re.match(r"\w+(?: {3}\w+)*", line) for line in block.strip().splitlines()]
    assert [line[0].split() for line in told if line] == [layer.split(" | ") for layer in layers]


def test_every_module_has_a_place_in_the_contract() -> None:
    found = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    named = {module for layer in layers_of_the_contract() for module in layer}
    assert found - {"__init__", "__main__"} == named


def test_every_module_of_the_server_is_on_the_page() -> None:
    told, room = dict[str, set[str]](), ""
    for line in re.findall(r"^\|(.*)\|(.*)\|.*\|$", page("architecture").split("## The server")[1], re.MULTILINE):
        room = line[0].strip(" `") or room
        told.setdefault(room, set()).update(re.findall(r"`(\w+)(?:\.py)?`", line[1]))
    found: dict[str, set[str]] = {}
    for path in (PACKAGE / "server").rglob("*.py"):
        where = path.relative_to(PACKAGE / "server").parent.as_posix()
        if path.name != "__init__.py" and not {"migrations", "endpoints"} & set(path.parts):
            found.setdefault(where, set()).add(path.stem)
    folders = {"store": {"migrations"}, "http": {"endpoints"}}
    assert {room: told[room] - folders.get(room, set()) for room in told if room in found} == found


SECTIONS = {
    "search": "The search",
    "bots/brought": "Bots of others",
    "analysis/review": "The review",
    "client": "The client",
}
"""Folders that have a section of their own on the architecture page."""


def folders_of_the_page() -> dict[str, set[str]]:
    """The modules that the page names, by folder; `NAME` is any game."""
    told, folder = dict[str, set[str]](), ""
    for name, text in SECTIONS.items():
        told[name] = set(re.findall(r"`(\w+)\.py`", page("architecture").split(f"## {text}\n")[1].split("\n## ")[0]))
    table = page("architecture").split("## The other layers")[1].split("\n## ")[0]
    for line in re.findall(r"^\|(.*)\|(.*)\|.*\|$", table, re.MULTILINE)[2:]:
        folder = line[0].strip(" `") or folder
        told.setdefault(folder, set()).update(re.findall(r"`(\w+)\.py`", line[1]))
    return told


def test_every_module_of_the_other_layers_is_on_the_page() -> None:
    found: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        *folders, _ = parts = path.relative_to(PACKAGE).with_suffix("").parts
        if folders and folders[0] not in ("server", *games) and parts[-1] not in ("__init__", "__main__", *games):
            where = "/".join("NAME" if folder in games else folder for folder in folders)
            found.setdefault(where, set()).add(parts[-1])
    assert folders_of_the_page() == found


@pytest.mark.parametrize("game", games)
def test_every_module_of_a_game_is_on_the_page(game: str) -> None:
    told = set(re.findall(r"`(\w+)\.py`", page("architecture").split("## A game is a module")[1].split("\n## ")[0]))
    assert {path.stem for path in (PACKAGE / game).glob("*.py")} - {"__init__"} <= told


def names_in_the_source() -> set[str]:
    """Everything that is defined, assigned or taken as an argument anywhere."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
    return found


def is_a_path(told: str) -> bool:
    """Whether there is such a file or folder: from the root, in the package, or by its name alone."""
    if any((root / told).exists() for root in (PACKAGE, ROOT)) or told == PACKAGE.name:
        return True
    return "/" not in told and any(next(root.rglob(told), None) for root in (PACKAGE, ROOT / "web" / "src"))


@pytest.mark.slow
@pytest.mark.parametrize("door", [*DOORS, "glossary"])
def test_what_a_door_names_is_there(door: str) -> None:
    source, missing = names_in_the_source(), []
    for told in re.findall(r"`([A-Za-z_][\w./]*)(?:\(.*?\))?`", page(door)):
        if any(placeholder in told for placeholder in PLACEHOLDERS):
            continue
        if not (is_a_path(told) or any(told in LEVELS[game] for game in games) or told.split(".")[-1] in source):
            missing.append(told)
    assert missing == []


def test_adding_a_game_goes_through_every_layer_that_has_parts() -> None:
    told = re.findall(r"`(?!web|words/LANG)(\w+)/NAME(?:\.py)?`", page("add-a-game"))
    assert sorted(told) == sorted(layer for layer in (*PARTS, *OPTIONAL) if layer)


@pytest.mark.parametrize("game", games)
def test_adding_a_game_names_the_files_of_its_words(game: str) -> None:
    """A game may do without a file that has no words of its own."""
    told = set(re.findall(r"`([a-z-]+\.ftl)`", page("add-a-game")))
    found = {file.name for file in files("en") if file.parent.name == game}
    assert found
    assert found <= told


@pytest.mark.parametrize("door", DOORS)
def test_a_door_is_a_numbered_list_of_what_to_do(door: str) -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. \*\*\w", page(door), re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 3


def test_every_command_is_in_a_module_of_its_name_or_its_groups() -> None:
    beside = {
        "play": "serve",
        "completion": "completing",
    }  # play is serve for one; completing is also asked by the shell
    found = {command.__name__: command.__module__.split(".")[-1] for command in COMMANDS}
    assert found == {name: beside.get(name, name) for name in found}
    for group, commands in GROUPS.items():
        assert {command.__module__.split(".")[-1] for command in commands} == {group}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_listed_and_worded(language: str) -> None:
    words = Words(language)
    worded = [f"cli-{command.__name__}" for command in COMMANDS]
    worded += [f"cli-{group}-{command.__name__}" for group, commands in GROUPS.items() for command in commands]
    assert [name for name in worded if not words.has(name)] == []


@pytest.mark.parametrize("game", games)
def test_every_bot_is_worded_and_has_a_strength(game: str) -> None:
    levels = LEVELS[game]
    assert set(levels) == set(games.part(game, "bots").STRENGTHS)
    assert [name for name in levels for told in LANGUAGES if not Words(told).has(f"page-bot-{name}")] == []
    assert [name for name in levels if f"`{name}`" not in page("bots")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games)
def test_every_bot_that_is_offered_says_how_it_plays(game: str, language: str) -> None:
    """Of a rung that every game has by its strength, of a bot that only one game has by its taste."""
    words = Words(language)
    unknown = words.say("page-bot-strength", bot="other")
    offered = [name for name in LEVELS[game] if name not in compared(game)]
    everywhere = {name for name in offered if all(name in LEVELS[other] for other in games)}
    silent = {name for name in offered if words.say("page-bot-strength", bot=name) == unknown}
    tasteful = {name for name in offered if words.has(f"page-bot-taste-{name}")}
    assert silent == tasteful
    assert not everywhere & tasteful


def test_what_is_checked_before_a_commit_and_a_push_is_what_make_checks() -> None:
    made = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipes = dict(re.findall(r"^([a-z-]+):.*\n((?:\t.*\n)+)", made, re.MULTILINE))
    together = re.search(r"\$\(TOGETHER\) ([a-z ]+)", recipes["check"])
    assert together
    part = "".join(recipes[name] for name in together[1].split())
    checks = re.findall(r"^\t\$\(BIN\)/(ruff \w+|mypy|lint-imports)", part, re.MULTILINE)
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert sorted(checks) == sorted(re.findall(r"entry: \.venv/bin/(ruff \w+|mypy|lint-imports)", hooks))
    assert re.search(r"entry: make check\n(?: {8}.*\n)* {8}stages: \[pre-push\]", hooks)


@pytest.mark.parametrize("folder", ["src", "tests", "examples"])
def test_types_are_checked_in(folder: str) -> None:
    mypy = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert folder in mypy["files"]
    assert mypy["strict"]
    assert "exclude" not in mypy
    assert not any(override.get("ignore_errors") for override in mypy["overrides"])
    assert not any(override.get("check_untyped_defs") is False for override in mypy["overrides"])


def test_every_decision_has_its_day() -> None:
    before, *days = re.split(r"^## (.*)$", page("decisions"), flags=re.MULTILINE)
    dates = [date.fromisoformat(day) for day in days[::2]]
    assert dates == sorted(set(dates))
    assert "**" not in before
    for decisions in days[1::2]:
        paragraphs = decisions.strip().split("\n\n")
        assert all(paragraph.startswith("**") for paragraph in paragraphs)


TESTS = ROOT / "tests"


def test_the_page_on_tests_has_every_folder_of_them() -> None:
    told = (TESTS / "README.md").read_text(encoding="utf-8").split("## Which harness")[0]
    rows = re.findall(r"^\| (`.*?) \|", told, re.MULTILINE)
    found = {path.name for path in TESTS.iterdir() if (path / "__init__.py").exists()}
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == found


def test_the_harnesses_that_the_page_on_tests_names_are_there() -> None:
    told = (TESTS / "README.md").read_text(encoding="utf-8").split("## Which harness")[1]
    files = set(re.findall(r"`([\w/]+\.py)`", told)) - {"search.py"}  # which is said of two folders
    assert len(files) > 12
    assert [file for file in sorted(files) if not (TESTS / file).exists()] == []


@pytest.mark.parametrize("page_", ["SECURITY.md", "tests/README.md", "docs/architecture.md", "docs/glossary.md"])
def test_newcomers_are_led_to(page_: str) -> None:
    assert (ROOT / page_).exists()
    assert f"]({page_})" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
