"""Compare the speed of this engine with other engines: `python -m benchmarks.peers` (extra `peers`).

Games differ in length, so every row has the decisions of a game. A decision is a move of a player; chance moves
take time but do not count. All players are random.
"""

import argparse
import json
import platform
import sys
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

from drachenhof.games import games

from . import open_spiel, others, ours
from .figures import MEASURES, EngineFigures, one_core

ENGINES: tuple[tuple[str, str, Callable[[], EngineFigures]], ...] = (
    *(("drachenhof", name, partial(ours.row, name)) for name in games),
    *(("pyspiel", name, partial(ours.in_open_spiel, name)) for name in games),
    *(("gymnasium", name, partial(ours.in_gymnasium, name)) for name in games),
    *(("pettingzoo", name, partial(ours.in_pettingzoo, name)) for name in games),
    *(("pyspiel", name, partial(open_spiel.row, name)) for name in open_spiel.GAMES),
    ("catanatron", "Catan", others.catanatron),
    ("rlcard", "uno", others.rlcard),
    ("pettingzoo", "connect_four", others.pettingzoo),
    *(("pgx", name, partial(others.pgx, name)) for name in ("tic_tac_toe", "connect_four", "sparrow_mahjong")),
)
"""The module that is needed, the game, and the function that measures it."""

COLUMNS = {
    "engine": "engine",
    "game": "game",
    "players": "players",
    "decisions": "decisions per game",
    "inside": "inside the engine",
    "python": "from Python",
    "applied": "legal moves, then a move",
    "observed": "with observation and mask",
    "batched": "batched, 1,024 games",
    "copies": "copies",
    "search": "search simulations",
}
WIDE = 140  # columns in which all figures fit into one table
PAPER = "#fbf7ee"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the figures into this file")
    options = parser.parse_args(arguments)
    if options.plot is not None and (problem := plot_problem(options.plot)):
        parser.error(problem)
    measured: list[EngineFigures] = []
    left_out: list[str] = []
    with one_core():
        for result in rows():
            if isinstance(result, EngineFigures):
                measured.append(result)
                print(f"measured {result.engine}: {result.game}", file=sys.stderr)
            else:
                left_out.append(result)
    if options.json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        header = {"machine": machine, "date": date.today().isoformat(), "left_out": left_out}
        print(json.dumps({**header, "rows": [row.as_json() for row in measured]}, indent=2))
    else:
        show(measured, left_out)
    if options.plot is not None:
        options.plot.write_bytes(drawn(measured, options.plot.suffix[1:]))


def rows() -> Iterator[EngineFigures | str]:
    """Yield a row for each game that can be measured, and a sentence for each that cannot."""
    for module, game, measure in ENGINES:
        if find_spec(module) is None:
            yield f"{module} is not installed, so {game} is left out; the extra `peers` has it."
            continue
        try:
            yield measure()
        except Exception as failed:  # code of another project, in whatever version is installed
            yield f"{module} could not play {game} ({type(failed).__name__}: {failed}), so it is left out."


def plot_problem(path: Path) -> str:
    """Return why a picture cannot be drawn into this file, before minutes are spent on it."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError:
        return "pictures need Matplotlib: pip install 'drachenhof[plot]'"
    kinds = FigureCanvasBase.get_supported_filetypes()
    if path.suffix[1:] not in kinds:
        return f"the name of {path} must end with one of {', '.join(kinds)}"
    return "" if path.parent.is_dir() else f"the folder of {path} does not exist"


def show(measured: list[EngineFigures], left_out: list[str]) -> None:
    """Print the rows as a table, all figures per second."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    names = list(MEASURES)
    for part in [names] if console.width >= WIDE else [names[:3], names[3:]]:
        table = Table(title="Per second, on one core", title_justify="left")
        for column in ("engine", "game", "players", "decisions", *part):
            justify: Literal["left", "right"] = "left" if column in ("engine", "game") else "right"
            table.add_column(COLUMNS[column], justify=justify)
        for row in measured:
            cells = ["–" if (value := getattr(row, name)) is None else readable(value) for name in part]
            table.add_row(row.engine, row.game, str(row.players), f"{row.decisions:.0f}", *cells)
        console.print(table)
    for sentence in left_out:
        console.print(sentence, highlight=False, markup=False)


def readable(value: float) -> str:
    """Return three significant digits."""
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    return f"{float(f'{value:.3g}'):,.0f}"


def drawn(measured: list[EngineFigures], kind: str) -> bytes:
    """Return a picture with a bar for each game and figure, on a logarithmic scale."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(15, 8), dpi=120, facecolor=PAPER, layout="constrained")
    places = list(figure.subplots(2, 4).flat)
    for axes in places[len(MEASURES) :]:
        axes.axis("off")
    for axes, name in zip(places, MEASURES, strict=False):
        shown: list[tuple[str, float, bool]] = [
            (f"{row.engine}: {row.game}", getattr(row, name), row.engine.startswith(ours.OURS))
            for row in reversed(measured)
            if getattr(row, name) is not None
        ]
        _bars(axes, f"{COLUMNS[name]}, per second", shown)
    file = BytesIO()
    figure.savefig(file, format=kind, facecolor=PAPER)
    return file.getvalue()


def _bars(axes: Any, title: str, shown: list[tuple[str, float, bool]]) -> None:
    colours = ["#b8402c" if own else "#8a8172" for _, _, own in shown]
    values = [value for _, value, _ in shown]
    axes.barh([label for label, _, _ in shown], values, color=colours)
    axes.set(xscale="log", title=title, facecolor=PAPER)
    axes.margins(x=0.25)
    for place, value in enumerate(values):
        axes.text(value, place, f" {readable(value)}", va="center", fontsize=8)
    axes.tick_params(labelsize=8, length=0)


if __name__ == "__main__":
    main()
