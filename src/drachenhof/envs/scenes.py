"""The functions of each game that learning environments need.

A scene is a game's part of this layer, the module `envs.NAME`, with the contents
of `Scene`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from drachenhof.engine.game import State
from drachenhof.games import games

View = Mapping[str, Any]


class Scene(Protocol):
    """The part of a game in this layer, the module `envs.NAME`."""

    def lines(self, view: View) -> list[str]:
        """Return lines about the table, and a line or more for each seat."""

    def private(self, view: View, seat: int) -> str:
        """Return the private information of a seat in its view; empty where all is open."""

    def rounds(self, state: State) -> int:
        """Return the number of finished rounds, if their ends reveal information that no move shows."""

    def announced(self, state: State) -> str:
        """Return the text that all players hear at the end of such a round."""


def scene_of(game: str) -> Scene:
    scene: Scene = games.part(game, "envs")
    return scene


def counted(counts: Mapping[Any, int]) -> str:
    return " ".join(f"{name}×{count}" if count > 1 else name for name, count in counts.items()) or "–"


def listed(names: Iterable[str | None]) -> str:
    return " ".join(name or "?" for name in names) or "–"


def mark(view: Mapping[str, Any], seat: int) -> str:
    return ">" if view["to_move"] == seat else " "
