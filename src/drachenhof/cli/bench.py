"""`drachenhof bench`: how fast the engine is on this machine."""

import json
import platform
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.complaint import Complaint
from drachenhof.words import Words

if TYPE_CHECKING:
    from drachenhof.bench import Figure

PLAYERS = 4


def bench(
    words: Words,
    game: Annotated[str | None, typer.Argument(help="Only this game; all of them if left out.")] = None,
    players: Annotated[int | None, typer.Option(help="Players at the table.", show_default=str(PLAYERS))] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer rounds: a rough look.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="Ours beside other engines, as far as they are here.")] = False,
    plot: Annotated[Path | None, typer.Option("--plot", help="With --peers: draw the figures into this file.")] = None,
) -> None:
    """Measure the engine on this machine, each figure beside a plain Python loop.

    The last column is what can be compared between machines and between days:
    decisions, games and moves per turn of that loop; times in turns of it.
    """
    if plot is not None and not peers:
        raise typer.BadParameter("only --peers is drawn", param_hint="--plot")
    if peers:
        from drachenhof.cli.peers import beside_peers

        if game is not None or players is not None or quick:
            raise Complaint(
                "--peers measures both games, with four players and in full: without GAME, --players, --quick"
            )
        beside_peers(words, as_json, plot)
        return
    players = PLAYERS if players is None else players
    from itertools import chain

    from rich.console import Console

    from drachenhof import bench_bots
    from drachenhof.bench import figures
    from drachenhof.game import games

    if game is not None and game not in games:
        raise typer.BadParameter(f"there is no game {game!r}; there are {', '.join(games)}", param_hint="GAME")
    if any(players not in games[name].PLAYERS for name in ([game] if game else games)):
        raise typer.BadParameter(f"{players} players cannot play that", param_hint="--players")
    measured: list[Figure] = []
    with Console(stderr=True).status("Measuring …") as status:
        for name in [game] if game else games:
            for figure in chain(figures(name, players, quick), bench_bots.figures(name, players, quick)):
                measured.append(figure)
                status.update(f"Measured {figure.name} …")
    if as_json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        json.dump({"machine": machine, "figures": [figure.as_json() for figure in measured]}, sys.stdout, indent=2)
        print()
    else:
        show(measured)


def show(measured: "list[Figure]") -> None:
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
    console.print(f"The plain loop made up to {loop:,.0f} turns per second.", highlight=False)


def readable(value: float) -> str:
    """Three or four figures that matter, large numbers with separators."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
