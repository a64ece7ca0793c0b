"""The list of games, and how the other layers find a game's parts. Each game is a folder here."""

import os
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from drachenhof.engine.game import Game

__all__ = ["FURTHER_GAMES", "Games", "Parts", "games"]

FURTHER_GAMES = "DRACHENHOF_GAMES"
"""The environment variable that names games of other packages: `name=package`, separated by commas."""


class Games(Mapping[str, "Game"]):
    """The games by name; a game's rules are loaded on first use.

    A game is a package: `drachenhof.games.year` has `rules`, `search`, `bots` and so on. The environment variable
    `DRACHENHOF_GAMES=tiny=elsewhere.tiny` adds a game whose rules are in `elsewhere.tiny.rules`. It is read once, at
    import.
    """

    _OWN = ("year", "hoard")

    def __init__(self) -> None:
        self._packages = {name: f"{__name__}.{name}" for name in self._OWN}
        for pair in filter(None, os.environ.get(FURTHER_GAMES, "").split(",")):
            name, _, package = pair.partition("=")
            if not (name.isidentifier() and package):
                raise ValueError(f"{FURTHER_GAMES} is NAME=PACKAGE, several with commas between them, not {pair!r}")
            self._packages[name] = package

    def __getitem__(self, name: str) -> "Game":
        return self.part(name, "rules")  # type: ignore[no-any-return]

    def __iter__(self) -> Iterator[str]:
        return iter(self._packages)

    def __len__(self) -> int:
        return len(self._packages)

    def __repr__(self) -> str:
        return f"<the games {', '.join(self)}: games[{next(iter(self))!r}] is one>"

    def package(self, name: str, part: str = "") -> str:
        """Return the name of a game's package, or of a part of it; raises KeyError with the names of all games."""
        if name not in self._packages:
            raise KeyError(f"no game {name!r}; there are: {', '.join(self._packages)}")
        return f"{self._packages[name]}.{part}" if part else self._packages[name]

    def part(self, name: str, part: str) -> Any:
        """Import a part of a game: `search`, `bots`, `narration` …"""
        module = self.package(name, part)
        found = sys.modules.get(module)  # ten times as quick as an import
        if found is None or getattr(found.__spec__, "_initializing", False):  # another thread may be loading it
            return import_module(module)
        return found

    def has(self, name: str, part: str) -> bool:
        """Return whether a game has a part; for parts that a game can do without."""
        try:
            return find_spec(self.package(name, part)) is not None
        except ModuleNotFoundError as error:
            if error.name is not None and f"{self.package(name, part)}.".startswith(f"{error.name}."):
                return False
            raise


games = Games()


Part = TypeVar("Part")


class Parts(Mapping[str, Part]):
    """An attribute that a part of every game has, by game; the part is imported on first use."""

    def __init__(self, part: str, name: str) -> None:
        self._part, self._name = part, name

    def __getitem__(self, game: str) -> Part:
        part: Part = getattr(games.part(game, self._part), self._name)
        return part

    def __iter__(self) -> Iterator[str]:
        return iter(games)

    def __len__(self) -> int:
        return len(games)
