"""Where the Fluent files are: a folder per language here, and one in each game's `locale`."""

from importlib.util import find_spec
from pathlib import Path

from drachenhof.games import games

FOLDER = Path(__file__).parent


def files(language: str) -> list[Path]:
    """The Fluent files of a language: those that all games share, then those of each game."""
    folders = [FOLDER / language, *(_folder(game) / "locale" / language for game in games)]
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


def _folder(game: str) -> Path:
    """The folder of a game."""
    spec = find_spec(games.package(game))
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"{game} has no package {games.package(game)}")
    return Path(spec.submodule_search_locations[0])
