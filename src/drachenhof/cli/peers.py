"""`drachenhof bench --peers`: the table, the JSON and the plot of ours beside others."""

import json
import platform
import sys
from datetime import date
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from drachenhof.cli.errors import CommandError
from drachenhof.cli.files import must_have_a_folder, replace
from drachenhof.cli.plot import must_be_drawable
from drachenhof.words import Words

if TYPE_CHECKING:
    from drachenhof.peers import EngineFigures

WIDE = 140  # columns in which all figures stand side by side; else they are two tables


def beside_peers(words: Words, as_json: bool, plot: Path | None) -> None:
    """Measure all that is here, one after the other, on one core."""
    from rich.console import Console

    from drachenhof.peers import EngineFigures, one_core, rows

    if plot is not None:
        must_be_drawn(words, plot)
    measured: list[EngineFigures] = []
    left_out: list[str] = []
    with Console(stderr=True).status(words.say("cli-bench-measuring")) as status, one_core():
        for result in rows():
            if isinstance(result, EngineFigures):
                measured.append(result)
                status.update(words.say("cli-bench-measured", what=f"{result.engine}: {result.game}"))
            else:
                left_out.append(result)
    if as_json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        kept = {"machine": machine, "date": date.today().isoformat(), "left_out": left_out}
        json.dump({**kept, "rows": [row.as_json() for row in measured]}, sys.stdout, indent=2)
        print()
    else:
        show(words, measured, left_out)
    if plot is not None:
        replace(words, plot, drawn(words, measured, plot.suffix[1:]))


def must_be_drawn(words: Words, path: Path) -> None:
    """Complain of a picture that could not be drawn there, before minutes are spent on it."""
    must_be_drawable()
    must_have_a_folder(words, path)
    from matplotlib.backend_bases import FigureCanvasBase

    if path.suffix[1:] not in FigureCanvasBase.get_supported_filetypes():
        known = ", ".join(FigureCanvasBase.get_supported_filetypes())
        raise CommandError(words.say("cli-bench-no-kind", file=str(path), kinds=known))


def show(words: Words, measured: "list[EngineFigures]", left_out: list[str]) -> None:
    """The rows as a table, all figures per second."""
    from rich.console import Console
    from rich.table import Table

    from drachenhof.peers import MEASURES

    console = Console()
    names = list(MEASURES)
    for part in [names] if console.width >= WIDE else [names[:3], names[3:]]:
        table = Table(title=words.say("cli-bench-peers-title"), title_justify="left")
        for column in ("engine", "game", "players", "decisions", *part):
            justify: Literal["left", "right"] = "left" if column in ("engine", "game") else "right"
            table.add_column(words.say("cli-bench-column", column=column), justify=justify)
        for row in measured:
            figures = ["–" if (value := getattr(row, name)) is None else readable(value) for name in part]
            table.add_row(row.engine, row.game, str(row.players), f"{row.decisions:.0f}", *figures)
        console.print(table)
    for sentence in left_out:
        console.print(sentence, highlight=False, markup=False)


def readable(value: float) -> str:
    """Three figures that matter."""
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    return f"{float(f'{value:.3g}'):,.0f}"


def drawn(words: Words, measured: "list[EngineFigures]", kind: str) -> bytes:
    """A picture: a bar for each game and figure, on a scale of powers of ten."""
    from matplotlib.figure import Figure

    from drachenhof.peers import MEASURES

    figure = Figure(figsize=(15, 8), dpi=120, facecolor="#fbf7ee", layout="constrained")
    places = list(figure.subplots(2, 4).flat)
    for axes in places[len(MEASURES) :]:
        axes.axis("off")
    for axes, name in zip(places, MEASURES, strict=False):
        shown: list[tuple[str, float, bool]] = [
            (f"{row.engine}: {row.game}", getattr(row, name), row.engine.startswith("Drachenhof"))
            for row in reversed(measured)
            if getattr(row, name) is not None
        ]
        _bars(axes, words.say("cli-bench-plot-title", figure=words.say("cli-bench-column", column=name)), shown)
    file = BytesIO()
    figure.savefig(file, format=kind, facecolor="#fbf7ee")
    return file.getvalue()


def _bars(axes: Any, title: str, shown: list[tuple[str, float, bool]]) -> None:
    colours = ["#b8402c" if ours else "#8a8172" for _, _, ours in shown]
    values = [value for _, value, _ in shown]
    axes.barh([label for label, _, _ in shown], values, color=colours)
    axes.set(xscale="log", title=title, facecolor="#fbf7ee")
    axes.margins(x=0.25)
    for place, value in enumerate(values):
        axes.text(value, place, f" {readable(value)}", va="center", fontsize=8)
    axes.tick_params(labelsize=8, length=0)
