"""A game is one name in every layer: outside its own parts and the list of games nothing says it.

That is asked of code, of docstrings and comments, of files' names, of what is no Python, and of settings of tools.
Tests name games, and so do pages of the docs, which are about them. The page has the same test for itself,
`web/src/games/one_name.test.ts`.
"""

import ast
import io
import re
import subprocess
import textwrap
import tokenize
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path, PurePosixPath

import pytest

import drachenhof
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words

PACKAGE = Path(drachenhof.__file__).parent
ROOT = Path(__file__).parents[2]
BESIDE = ("examples", "benchmarks", "deploy", "release", "docs")
"""Folders with code that is no part of the package."""
EXCEPT = {
    "examples/ten_lines.py": "the example of the README is of one game",
    "benchmarks/structure.py": "the move that it traces is of one game",
    "src/drachenhof/typed.py": "type checkers need the options of each game by its name",
    "docs/page_pictures.py": "pictures are of particular positions of particular games",
    "docs/pictures.py": "as above, in the terminal",
    "docs/reference_examples.py": "examples that a reader can try are of a game",
}
"""Files that name games, and why."""
EXCEPT_LINES = {
    "pyproject.toml": {
        "description = ": "what the package is, for those who look for one",
        "keywords = ": "what it is found by",
    },
    ".github/ISSUE_TEMPLATE/rule.md": {"**The rule**": "where a rule's number stands"},
    ".gitignore": {"!examples/ppo-": "weights that are kept"},
    "docs/zensical.toml": {'{ "Rules: ': "the navigation has a page of rules for each game"},
    "CITATION.cff": {"title:": "what the package is"},
}
"""Lines of other files that name games, by what they begin with, and why."""
EXCEPT_PROSE = {
    "src/drachenhof/__init__.py": "what the package is",
    "examples/rules_of_thumb.py": "rules of thumb are of one game",
}
"""Files whose docstrings name games in a sentence, and why."""
EXCEPT_FILES = {
    "docs/rules-*.md": "the rules of a game, found by its name",
    "docs/pictures/*.png": "pictures are of particular positions of particular games",
    "docs/pictures/reliability-*.svg": "what was foretold of a game, and what came",
    "web/public/share-*.png": "the picture of a game in previews of links, found by its name",
    "examples/ppo-*.npz": "what the example has learned of a game",
}
"""Files outside the games' folders that have a game's name in their own, and why."""
LIST_OF_GAMES = PACKAGE / "games" / "__init__.py"
NAMES = re.compile(rf"(?<![a-z])({'|'.join(games)})(?![a-z])", re.IGNORECASE)
HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
PARTS = (
    "facts",
    "rules",
    "fair",
    "search",
    "states",
    "bots",
    "analysis",
    "narration",
    "terminal",
    "envs",
    "learn",
)
"""What every game has in its folder."""
OPTIONAL = ("learn.tips", "explore")
"""What a game can do without."""
DATA = ("locale", "calibration.json", "wasm")
"""What is no code there."""


def belongs_to_a_game(path: Path) -> bool:
    return any(part in games for part in path.relative_to(PACKAGE).with_suffix("").parts)


def sources() -> list[Path]:
    own = [path for path in PACKAGE.rglob("*.py") if not belongs_to_a_game(path) and path != LIST_OF_GAMES]
    beside = [*(path for folder in BESIDE for path in (ROOT / folder).rglob("*.py")), *ROOT.glob("*.py")]
    return sorted(path for path in (*own, *beside) if path.relative_to(ROOT).as_posix() not in EXCEPT)


def names_a_game(text: str) -> bool:
    """Whether a game's name is a word of it; capitals within a word begin a new one: `YearView`."""
    return bool(NAMES.search(HUMP.sub(" ", text)))


@cache
def titles() -> set[str]:
    """What games are called, in every language."""
    return {Words(language).say(f"game-{game}") for language in LANGUAGES for game in games}


def tells_of_a_game(text: str) -> bool:
    """Whether it has a game's name or its title."""
    return names_a_game(text) or any(title in text for title in titles())


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """All names and texts of a module but its docstrings."""
    source = path.read_text(encoding="utf-8")
    if not names_a_game(source):
        return  # as in most files: they need not be taken apart
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value
        for field in ("id", "attr", "name", "asname", "module", "arg", "rest", "names", "kwd_attrs"):
            value = getattr(node, field, None)
            for word in value if isinstance(value, list) else [value]:
                if isinstance(word, str):
                    yield getattr(node, "lineno", 0), word


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """All sentences of docstrings and comments. Examples are none: what could be run, and what is in backticks."""
    source = path.read_text(encoding="utf-8")
    if not tells_of_a_game(source):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines = node.value.value.splitlines()
            for begun, paragraph in _paragraphs(lines):
                for number, line in enumerate(() if _can_be_run(paragraph) else paragraph, begun):
                    yield node.lineno + number, _without_quotes(line)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], _without_quotes(token.string)


def _paragraphs(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """What empty lines part, each with where it begins."""
    for filled, numbered in groupby(enumerate(lines), lambda one: bool(one[1].strip())):
        paragraph = list(numbered)
        if filled:
            yield paragraph[0][0], [line for _, line in paragraph]


def _can_be_run(paragraph: list[str]) -> bool:
    """Whether it is Python, a command, or what is typed after a prompt."""
    if paragraph[0].split()[0] in ("drachenhof", "python", ">>>"):
        return True
    try:
        ast.parse(textwrap.dedent("\n".join(paragraph)))
    except SyntaxError:
        return False
    return True


def _without_quotes(line: str) -> str:
    return re.sub(r"`[^`]*`", "", line)


def test_nothing_outside_the_games_parts_says_a_games_name() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in sources()
        for line, text in texts(path)
        if names_a_game(text)
    ]
    assert found == []


def test_no_docstring_or_comment_outside_the_games_parts_tells_of_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in sources()
        for line, text in prose(path)
        if path.relative_to(ROOT).as_posix() not in EXCEPT_PROSE and tells_of_a_game(text)
    ]
    assert found == []


def test_the_list_of_games_is_all_that_its_file_says_of_them() -> None:
    lines = LIST_OF_GAMES.read_text(encoding="utf-8").splitlines()
    named = {lines[line - 1].strip() for line, text in texts(LIST_OF_GAMES) if names_a_game(text)}
    assert [one.partition(" = ")[0] for one in named] == ["_OWN"]
    assert [text for _, text in prose(LIST_OF_GAMES) if tells_of_a_game(text)] == []


def test_no_file_outside_the_games_folders_has_a_games_name() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split(
        "\n"
    )
    if not any(listed):
        pytest.skip("there is no git here that knows the files")
    paths = [PurePosixPath(path) for path in listed if not path.startswith("tests/")]
    named = [
        path
        for path in paths
        if names_a_game(str(path)) and not {PurePosixPath(one).stem for one in path.parts} & {*games}
    ]
    fitting = {str(path): [one for one in EXCEPT_FILES if path.match(one)] for path in named}
    assert [path for path, patterns in fitting.items() if not patterns] == []
    assert {one for patterns in fitting.values() for one in patterns} == {*EXCEPT_FILES}


def test_no_sentence_outside_the_games_folders_says_a_games_name() -> None:
    """Words that all games share name none, nor its title in any language: which there are is an argument."""
    shared = [path for path in (PACKAGE / "i18n").rglob("*.ftl") if not belongs_to_a_game(path)]
    said = [*games, *titles(), *(game.capitalize() for game in games)]  # but a year may be one of twelve months
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
    """Nor do its comments; the page itself has its own test."""
    others = [ROOT / "Makefile", *ROOT.glob("examples/*.mjs"), *ROOT.glob("web/scripts/*"), *ROOT.glob("web/*.html")]
    others += [path for kind in ("ts", "js") for path in ROOT.glob(f"web/*.{kind}")]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line}"
        for path in others
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if tells_of_a_game(line)
    ]
    assert len(others) > 5
    assert found == []


def test_settings_of_tools_name_games_only_where_they_must() -> None:
    files = [ROOT / name for name in ("pyproject.toml", ".pre-commit-config.yaml", ".gitignore", ".dockerignore")]
    files += [ROOT / "CITATION.cff", ROOT / "docs" / "zensical.toml", ROOT / "web" / "package.json"]
    files += [path for path in (ROOT / ".github").rglob("*") if path.is_file()]
    files += [path for path in (ROOT / "deploy").rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")]
    found, used = [], set()
    for path in files:
        name = path.relative_to(ROOT).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if tells_of_a_game(line):
                begun = [one for one in EXCEPT_LINES.get(name, {}) if line.lstrip().startswith(one.lstrip())]
                used |= {(name, one) for one in begun}
                found += [] if begun else [f"{name}:{number}: {line}"]
    assert len(files) > 15
    assert found == []
    assert used == {(name, one) for name, lines in EXCEPT_LINES.items() for one in lines}


def test_every_exception_is_needed() -> None:
    assert [name for name in EXCEPT if not any(names_a_game(text) for _, text in texts(ROOT / name))] == []
    assert [name for name in EXCEPT_PROSE if not any(tells_of_a_game(text) for _, text in prose(ROOT / name))] == []


@pytest.mark.parametrize(
    "code",
    [
        "from drachenhof import year",
        "from drachenhof.games.hoard.rules import view",
        "import drachenhof.games.year.rules as rules",
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


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('"""A deal of Year has many."""', True),
        ('def f():\n    """Points.\n\n    In Drachensachen coins.\n    """', True),
        ("KEPT = 64  # kinds of deals in Year", True),
        ('"""As `year` has it:\n\n    games["year"]\n"""', False),
        ('"""Deciders.\n\nbot = named("year")\n"""', False),
        ('"""As here.\n\n>>> list(games)\n[\'year\', \'hoard\']\n"""', False),
        ('"""Yearly."""', False),
    ],
)
def test_the_walk_reads_docstrings_and_comments(code: str, found: bool, tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(code, encoding="utf-8")
    assert any(tells_of_a_game(text) for _, text in prose(module)) == found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", games)
def test_every_layer_has_a_part_for_every_game(game: str, part: str) -> None:
    assert games.part(game, part).__name__ == f"{games.package(game)}.{part}"


def test_a_game_lies_in_one_folder() -> None:
    named = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*") if path.stem in games}
    assert {path for path in named if "/server/" not in f"/{path}"} == {f"games/{game}" for game in games}


@pytest.mark.parametrize("game", [path.name for path in (PACKAGE / "games").iterdir() if path.name in games])
def test_a_game_s_folder_has_the_parts_that_are_listed_and_no_others(game: str) -> None:
    there = {path.name.removesuffix(".py") for path in (PACKAGE / "games" / game).iterdir()} - {
        "__init__",
        "__pycache__",
    }
    listed = {part.partition(".")[0] for part in (*PARTS, *OPTIONAL)}
    assert listed <= there <= listed | set(DATA)
