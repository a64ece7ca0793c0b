"""`drachenhof bench`: how fast the engine is on this machine."""

import json
import platform
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.errors import ENGLISH
from drachenhof.cli.params import AsJson, PlayerCount

if TYPE_CHECKING:
    from drachenhof.bench import Timing


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game; all of them if left out.")] = None,
    players: PlayerCount = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer rounds: a rough look.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on this machine, each figure beside a plain Python loop.

    The last column is what can be compared between machines and between days:
    decisions, games and moves per turn of that loop; times in turns of it.
    """
    from itertools import chain

    from rich.console import Console

    from drachenhof import bench_bots
    from drachenhof.bench import figures
    from drachenhof.cli.screen import known_game
    from drachenhof.cli.seats import table_size
    from drachenhof.engine.game import checked_options
    from drachenhof.games import games

    tables = {name: table_size(ENGLISH, known_game(ENGLISH, name), players) for name in ([game] if game else games)}
    for name, seats in tables.items():
        checked_options(name, seats, games[name].PLAYERS, {}, {})
    measured: list[Timing] = []
    with Console(stderr=True).status("Measuring …") as status:
        for name, seats in tables.items():
            for figure in chain(figures(name, seats, quick), bench_bots.figures(name, seats, quick)):
                measured.append(figure)
                status.update(f"Measured {figure.name} …")
    if as_json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        json.dump({"machine": machine, "figures": [figure.as_json() for figure in measured]}, sys.stdout, indent=2)
        print()
    else:
        show(measured)


def show(measured: "list[Timing]") -> None:
    """The figures as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table("", title="Drachenhof on this machine", title_justify="left")
    for column in ("measured", "", "beside the plain loop"):
        table.add_column(column, justify="left" if not column else "right")
    for figure in measured:
        ratio = "" if figure.ratio is None else f"{figure.ratio:,.4g}"
        table.add_row(figure.name, readable(figure.value), figure.unit, ratio)
    console = Console()
    console.print(table)
    loop = max(figure.calibration for figure in measured)
    console.print(f"The plain loop made up to {round(loop)} turns per second.", highlight=False)


def readable(value: float) -> str:
    """Three or four figures that matter, large numbers with separators."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
