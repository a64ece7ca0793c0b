"""The functions of each game that learning environments need.

A scene is a game's part of this layer, the module `games.NAME.envs`, with the contents
of `Scene`.
"""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Protocol, TypeAlias

import numpy as np

from drachenhof.engine.game import Game, Knowledge, State
from drachenhof.games import games

View = Mapping[str, Any]


class Scene(Protocol):
    """The part of a game in this layer, the module `games.NAME.envs`."""

    def private(self, view: View, seat: int) -> str:
        """Return the private information of a seat in its view; empty where all is open."""

    def rounds(self, state: State) -> int:
        """Return the number of finished rounds, if their ends reveal information that no move shows."""

    def announced(self, state: State) -> str:
        """Return the text that all players hear at the end of such a round."""


def scene_of(game: str) -> Scene:
    scene: Scene = games.part(game, "envs")
    return scene


Pixels: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"

PAPER, INK, LACQUER = "#fbf7ee", "#3a342c", "#b8402c"
LINE, LETTER = 0.2, 0.088  # inches
WIDTH, INDENT = 110, 6  # letters


def picture(game: Game, knowledge: Knowledge) -> Pixels:
    """The text as pixels, the line of the seat that decides in red; needs Matplotlib."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    lines = wrapped(game.board(knowledge))
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
