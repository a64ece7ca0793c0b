"""Where the Fluent files are, a folder per language, and in it one per game."""

from importlib.util import find_spec
from pathlib import Path

from drachenhof.game import games

FOLDER = Path(__file__).parent


def files(language: str) -> list[Path]:
    """The Fluent files of a language: those of the house, then those of each game."""
    folders = [FOLDER / language, *(_root(game) / "words" / language / game for game in games)]
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


def _root(game: str) -> Path:
    """Where the packages of a game lie."""
    root = find_spec(games.root(game))
    return Path(root.submodule_search_locations[0]) if root and root.submodule_search_locations else FOLDER.parent
