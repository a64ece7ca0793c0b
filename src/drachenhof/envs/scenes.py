"""The functions of each game that learning environments need.

A scene is a game's part of this layer, the module `games.NAME.envs`, with the contents
of `Scene`.
"""

from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any, Protocol, TypeAlias

import numpy as np

from drachenhof.engine.game import Game, Knowledge, State
from drachenhof.games import games

View = Mapping[str, Any]


class Scene(Protocol):
    """The part of a game in this layer, the module `games.NAME.envs`."""

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


Pixels: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"

PAPER, INK, LACQUER = "#fbf7ee", "#3a342c", "#b8402c"
LINE, LETTER = 0.2, 0.088  # inches
WIDTH, INDENT = 110, 6  # letters


def text(game: Game, knowledge: Knowledge) -> str:
    """Return the position as text: the question, the table, and a line per seat."""
    view = game.view(knowledge)
    return "\n".join([_asked(view), *scene_of(game.NAME).lines(view)])


def picture(game: Game, knowledge: Knowledge) -> Pixels:
    """The text as pixels, the line of the seat that decides in red; needs Matplotlib."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    lines = wrapped(text(game, knowledge))
    figure = Figure(figsize=(WIDTH * LETTER, (len(lines) + 1) * LINE), dpi=100, facecolor=PAPER)
    canvas = FigureCanvasAgg(figure)
    for number, (line, colour) in enumerate(lines):
        height = 1 - (number + 1) / (len(lines) + 1)
        figure.text(0.01, height, line, color=colour, family="monospace", fontsize=10, va="center")
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[..., :3].copy()


def wrapped(text: str) -> list[tuple[str, str]]:
    """The lines as a picture has room for them, long ones going on below, and the colour of each."""
    return [
        (part, LACQUER if line.startswith(">") else INK)
        for line in text.splitlines()
        for part in wrap(line, WIDTH, subsequent_indent=" " * INDENT)
    ]


def _asked(view: Mapping[str, Any]) -> str:
    who = view["to_move"] if isinstance(view["to_move"], str) else f"seat {view['to_move']}"
    return f"{who}: {view['asked']}" if who != "over" else "over"
