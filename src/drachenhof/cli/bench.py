"""`drachenhof bench`: how fast the engine is on this machine."""

import json
import platform
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.complaint import Complaint
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.bench import Timing


def bench(
    words: Words,
    game: Annotated[str | None, typer.Argument(help="cli-bench-game")] = None,
    players: Annotated[int | None, typer.Option(help="cli-players")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="cli-bench-quick")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="cli-bench-peers")] = False,
    plot: Annotated[Path | None, typer.Option("--plot", help="cli-bench-plot")] = None,
) -> None:
    """Measure the engine on this machine, each figure beside a plain Python loop.

    The last column is what can be compared between machines and between days:
    decisions, games and moves per turn of that loop; times in turns of it.
    """
    if plot is not None and not peers:
        raise Complaint(words.say("cli-bench-only-peers"))
    if peers:
        from drachenhof.cli.peers import beside_peers

        if game is not None or players is not None or quick:
            raise Complaint(words.say("cli-bench-peers-alone"))
        beside_peers(words, as_json, plot)
        return
    from itertools import chain

    from rich.console import Console

    from drachenhof import bench_bots
    from drachenhof.bench import figures
    from drachenhof.cli.screen import known_game
    from drachenhof.cli.seats import table_size
    from drachenhof.engine.game import checked_options
    from drachenhof.games import games

    tables = {name: table_size(words, known_game(words, name), players) for name in ([game] if game else games)}
    for name, seats in tables.items():
        checked_options(name, seats, games[name].PLAYERS, {}, {})
    measured: list[Timing] = []
    with Console(stderr=True).status(words.say("cli-bench-measuring")) as status:
        for name, seats in tables.items():
            for figure in chain(figures(name, seats, quick), bench_bots.figures(name, seats, quick)):
                measured.append(figure)
                status.update(words.say("cli-bench-measured", what=figure.name))
    if as_json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        json.dump({"machine": machine, "figures": [figure.as_json() for figure in measured]}, sys.stdout, indent=2)
        print()
    else:
        show(words, measured)


def show(words: Words, measured: "list[Timing]") -> None:
    """The figures as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table("", title=words.say("cli-bench-title"), title_justify="left")
    for column in (words.say("cli-bench-figure"), "", words.say("cli-bench-beside")):
        table.add_column(column, justify="left" if not column else "right")
    for figure in measured:
        ratio = "" if figure.ratio is None else f"{figure.ratio:,.4g}"
        table.add_row(figure.name, readable(figure.value), figure.unit, ratio)
    console = Console()
    console.print(table)
    loop = max(figure.calibration for figure in measured)
    console.print(words.say("cli-bench-loop", turns=round(loop)), highlight=False)


def readable(value: float) -> str:
    """Three or four figures that matter, large numbers with separators."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
