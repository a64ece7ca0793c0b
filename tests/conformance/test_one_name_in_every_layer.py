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
from drachenhof.words import LANGUAGES, Words

PACKAGE = Path(drachenhof.__file__).parent
ROOT = Path(__file__).parents[2]
BESIDE = ("examples", "benchmarks", "deploy", "release", "docs")
"""Folders with code that is no part of the package."""
EXCEPT = {
    "docs/page_pictures.py": "pictures are of particular positions of particular games",
    "docs/pictures.py": "as above, in the terminal",
    "docs/reference_examples.py": "examples that a reader can try are of a game",
}
"""Files that name games, and why."""
EXCEPT_LINES = {
    "pyproject.toml": {
        "description = ": "what the package is, for those who look for one",
        "keywords = ": "what it is found by",
        '"src/drachenhof/{': "how rules are written, which are in the games' folders",
        '    "drachenhof.': "layers of imports",
    },
    ".github/workflows/tests.yml": {"tests/": "folders of tests"},
}
"""Lines of other files that name games, by what they begin with, and why."""
LIST_OF_GAMES = PACKAGE / "game.py"
NAMES = re.compile(rf"(?<![a-z])({'|'.join(games)})(?![a-z])", re.IGNORECASE)
HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
PARTS = ("", "fair", "search", "states", "bots", "analysis", "words", "cli", "envs", "lessons")
"""The layers that have a part for each game; the rules themselves are in none."""
OPTIONAL = ("drills", "explore", "tips")
"""Those that a game can do without."""


def belongs_to_a_game(path: Path) -> bool:
    return any(part in games for part in path.relative_to(PACKAGE).with_suffix("").parts)


def sources() -> list[Path]:
    own = [path for path in PACKAGE.rglob("*.py") if not belongs_to_a_game(path) and path != LIST_OF_GAMES]
    beside = [*(path for folder in BESIDE for path in (ROOT / folder).rglob("*.py")), *ROOT.glob("*.py")]
    return sorted([*own, *(path for path in beside if path.relative_to(ROOT).as_posix() not in EXCEPT)])


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
    """Words that all games share name none, nor its title in any language: which there are is an argument."""
    shared = [path for path in (PACKAGE / "words").rglob("*.ftl") if not belongs_to_a_game(path)]
    titles = {Words(language).say(f"game-{game}") for language in LANGUAGES for game in games}
    said = [*games, *titles, *(game.capitalize() for game in games)]  # but a year may be one of twelve months
    ids = re.compile(rf"(?<![A-Za-z])({'|'.join(said)})(?![A-Za-z])")
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line}"
        for path in shared
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if ids.search(line) and not line.startswith("#")
    ]
    assert len(shared) > 20
    assert found == []


def test_what_builds_and_what_is_not_python_names_no_game() -> None:
    """But for its comments; the page itself has its own test."""
    others = [ROOT / "Makefile", *ROOT.glob("examples/*.mjs"), *ROOT.glob("web/scripts/*"), *ROOT.glob("web/*.html")]
    others += [path for kind in ("ts", "js") for path in ROOT.glob(f"web/*.{kind}")]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line}"
        for path in others
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if names_a_game(re.sub(r"(^|\s)(//|#).*", "", line))
    ]
    assert len(others) > 5
    assert found == []


def test_settings_of_tools_name_games_only_where_they_must() -> None:
    files = [ROOT / "pyproject.toml", ROOT / ".pre-commit-config.yaml", *(ROOT / ".github").rglob("*.yml")]
    found, used = [], set()
    for path in files:
        name = path.relative_to(ROOT).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if names_a_game(re.sub(r"(^|\s)#.*", "", line)) or "Drachensachen" in line:
                begun = [one for one in EXCEPT_LINES.get(name, {}) if line.lstrip().startswith(one.lstrip())]
                used |= {(name, one) for one in begun}
                found += [] if begun else [f"{name}:{number}: {line}"]
    assert len(files) > 3
    assert found == []
    assert used == {(name, one) for name, lines in EXCEPT_LINES.items() for one in lines}


def test_every_exception_is_needed() -> None:
    assert [name for name in EXCEPT if not any(names_a_game(text) for _, text in texts(ROOT / name))] == []


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
    assert {layer.replace(".", "") for layer in layers} == {*PARTS, *OPTIONAL}
