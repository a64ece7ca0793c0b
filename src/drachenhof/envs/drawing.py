"""A position as text, and as a picture of that text: what one observer may know, and nothing else."""

from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any, TypeAlias

import numpy as np

from drachenhof.game import Game, Knowledge

Pixels: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"

PAPER, INK, LACQUER = "#fbf7ee", "#3a342c", "#b8402c"
LINE, LETTER = 0.2, 0.088  # inches
WIDTH, INDENT = 110, 6  # letters


def text(game: Game, knowledge: Knowledge) -> str:
    """Some lines: what is asked, what lies on the table, and a line per seat."""
    view = game.view(knowledge)
    lines = _year(view) if view["game"] == "year" else _hoard(view)
    return "\n".join([_asked(view), *lines])


def picture(game: Game, knowledge: Knowledge) -> Pixels:
    """The same as pixels, the line of who decides in red; needs Matplotlib."""
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


def _counts(counts: Mapping[str, int]) -> str:
    return " ".join(f"{name}×{count}" if count > 1 else name for name, count in counts.items()) or "–"


def _names(names: Iterable[str | None]) -> str:
    return " ".join(name or "?" for name in names) or "–"


def _mark(view: Mapping[str, Any], seat: int) -> str:
    return ">" if view["to_move"] == seat else " "


def _year(view: Mapping[str, Any]) -> list[str]:
    lines = [f"month {view['month']}, {view['phase']} phase", f"events: {_names(view['events'])}"]
    lines += [f"group {index}: {_names(group['cards'])}" for index, group in enumerate(view["groups"])]
    for court in view["courts"]:
        goods = ", ".join(f"{court[name]} {name}" for name in ("score", "track", "yuan", "rice", "fireworks"))
        lines.append(f"{_mark(view, court['seat'])} seat {court['seat']}: {goods}, hand {sum(court['hand'].values())}")
        for palace in court["palaces"]:
            lines.append(f"    {palace['floors']} floors: {_names(palace['persons'])}")
    return lines


def _hoard(view: Mapping[str, Any]) -> list[str]:
    lines = [
        f"round {view['round']}, draw pile {view['draw_pile']}, abilities {_names(view['abilities'])}",
        f"pile: {_names(view['pile'])}",
        f"playable: {_names(view['playable'])}",
    ]
    for holding in view["holdings"]:
        lines.append(
            f"{_mark(view, holding['seat'])} seat {holding['seat']}: {holding['lost']} lost, {holding['hand_size']} in "
            f"hand ({_counts(holding['hand'])}), open {_counts(holding['open'])}, {holding['hidden']} hidden"
        )
    return lines
