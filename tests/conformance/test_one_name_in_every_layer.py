"""A game is one name in every layer: outside its own parts and the list of games nothing says it.

The page has the same test for itself, `web/src/games/one_name.test.ts`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import drachenhof
from drachenhof.game import games

PACKAGE = Path(drachenhof.__file__).parent
ROOT = Path(__file__).parents[2]
BESIDE = ("examples", "benchmarks")
"""Folders with code that is no part of the package; the pictures of `docs` are those of particular games."""
LIST_OF_GAMES = PACKAGE / "game.py"
NAMES = re.compile(rf"(?<![a-z])({'|'.join(games)})(?![a-z])", re.IGNORECASE)
HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
PARTS = ("", "search", "bots", "analysis", "words", "cli", "envs", "lessons")
"""The layers that have a part for each game; the rules themselves are in none."""


def belongs_to_a_game(path: Path) -> bool:
    return any(part in games for part in path.relative_to(PACKAGE).with_suffix("").parts)


def sources() -> list[Path]:
    own = [path for path in PACKAGE.rglob("*.py") if not belongs_to_a_game(path) and path != LIST_OF_GAMES]
    return sorted([*own, *(path for folder in BESIDE for path in (ROOT / folder).rglob("*.py"))])


def names_a_game(text: str) -> bool:
    """Whether a game's name is a word of it; capitals within a word begin a new one: `YearView`."""
    return bool(NAMES.search(HUMP.sub(" ", text)))


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """All names and texts of a module but its docstrings, which may give examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value
        for field in ("id", "attr", "name", "asname", "module", "arg", "rest", "names", "kwd_attrs"):
            value = getattr(node, field, None)
            for word in value if isinstance(value, list) else [value]:
                if isinstance(word, str):
                    yield getattr(node, "lineno", 0), word


def test_nothing_outside_the_games_parts_says_a_games_name() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in sources()
        for line, text in texts(path)
        if names_a_game(text)
    ]
    assert found == []


def test_no_sentence_outside_the_games_folders_says_a_games_name() -> None:
    """Words that all games share name none: which there are is an argument."""
    shared = [path for path in (PACKAGE / "words").rglob("*.ftl") if not belongs_to_a_game(path)]
    ids = re.compile(rf"(?<![A-Za-z])({'|'.join(games)})(?![A-Za-z])")  # a year may be one of twelve months
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line}"
        for path in shared
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if ids.search(line) and not line.startswith("#")
    ]
    assert len(shared) > 20
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "from drachenhof import year",
        "from drachenhof.hoard import view",
        "import drachenhof.year as rules",
        "from drachenhof import rules as hoard",
        "kinds = {'hoard': 1}",
        "text = f'{name} of the year'",
        "view = game.year",
        "def hoard_of(): pass",
        "async def f(*, year): pass",
        "class YearView: pass",
        "begin(hoard=True)",
        "match game:\n    case {'x': year}: pass",
        "match game:\n    case Game(year=1): pass",
        "def f():\n    global year",
        "try: pass\nexcept ValueError as hoard: pass",
    ],
)
def test_the_walk_finds_a_name(code: str, tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(code, encoding="utf-8")
    assert [text for _, text in texts(module) if names_a_game(text)]


@pytest.mark.parametrize("code", ['"""As in "year"."""', "yearly = 1", "hoarder = 2  # of the hoard"])
def test_the_walk_does_not_mean(code: str, tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(code, encoding="utf-8")
    assert not [text for _, text in texts(module) if names_a_game(text)]


@pytest.mark.parametrize("layer", PARTS)
@pytest.mark.parametrize("game", games)
def test_every_layer_has_a_part_for_every_game(game: str, layer: str) -> None:
    root = PACKAGE.name if PACKAGE / game in PACKAGE.iterdir() else games.root(game)
    assert games.part(game, layer).__name__ == f"{root}.{layer + '.' if layer else ''}{game}"


def test_no_other_layer_has_parts() -> None:
    with_parts = {path.parent for path in PACKAGE.rglob("*") if path.stem in games and path.suffix in ("", ".py")}
    layers = {folder.relative_to(PACKAGE).as_posix() for folder in with_parts if folder.parent != PACKAGE / "words"}
    assert {layer.replace(".", "") for layer in layers} == set(PARTS)
