"""A game is one name in every layer: outside its own parts and the list of games nothing says it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import drachenhof
from drachenhof.game import games

PACKAGE = Path(drachenhof.__file__).parent
LIST_OF_GAMES = PACKAGE / "game.py"
NAMES = re.compile(rf"(?<![a-z])({'|'.join(games)})(?![a-z])", re.IGNORECASE)
PARTS = ("", "search", "bots", "analysis", "words", "cli", "envs")
"""The layers that have a part for each game; the rules themselves are in none."""


def belongs_to_a_game(path: Path) -> bool:
    return any(part in games for part in path.relative_to(PACKAGE).with_suffix("").parts)


def sources() -> list[Path]:
    found = [path for path in PACKAGE.rglob("*.py") if not belongs_to_a_game(path)]
    return sorted(path for path in found if path != LIST_OF_GAMES)


def said(path: Path) -> Iterator[tuple[int, str]]:
    """All names and texts of a module but its docstrings, which may give examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.alias):
            yield node.lineno, node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield 0, node.arg


def test_nothing_outside_the_games_parts_says_a_games_name() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {text}"
        for path in sources()
        for line, text in said(path)
        if NAMES.search(text)
    ]
    assert found == []


def test_the_walk_finds_names_of_every_kind(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("from drachenhof import year\nkinds = {'hoard': year.view}\n\n\ndef hoard_of():\n    pass\n")
    assert sum(bool(NAMES.search(text)) for _, text in said(module)) == 4


@pytest.mark.parametrize("layer", PARTS)
@pytest.mark.parametrize("game", games)
def test_every_layer_has_a_part_for_every_game(game: str, layer: str) -> None:
    assert games.part(game, layer).__name__ == f"drachenhof.{layer + '.' if layer else ''}{game}"


def test_no_other_layer_has_parts() -> None:
    with_parts = {path.parent for path in PACKAGE.rglob("*") if path.stem in games and path.suffix in ("", ".py")}
    layers = {folder.relative_to(PACKAGE).as_posix() for folder in with_parts if folder.parent != PACKAGE / "words"}
    assert {layer.replace(".", "") for layer in layers} == set(PARTS)
