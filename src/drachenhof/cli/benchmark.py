"""`drachenhof benchmark`: measure a bot on fixed tasks against fixed yardsticks."""

import json
import platform
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.errors import (
    ENGLISH,
    FAILED,
    CommandError,
    bots_print_to_stderr,
    in_range,
    print_error,
    write_problem,
)
from drachenhof.cli.params import AsJson, PlayerCount, Workers

if TYPE_CHECKING:
    from drachenhof.arena.benchmark import Cell, Task
    from drachenhof.arena.statistics import Estimate
    from drachenhof.bench import Timing


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game; all of them if left out.")] = None,
    players: PlayerCount = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer rounds: a rough look.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on this machine, each figure next to a plain Python loop.

    Compare the last column between machines and between days:
    it has decisions, games and moves per turn of that loop, and times in turns.
    """
    from itertools import chain

    from rich.console import Console

    from drachenhof.bench import bot_figures, figures
    from drachenhof.cli.params import table_size
    from drachenhof.cli.screen import known_game
    from drachenhof.engine.game import checked_options
    from drachenhof.games import games

    tables = {name: table_size(ENGLISH, known_game(ENGLISH, name), players) for name in ([game] if game else games)}
    for name, seats in tables.items():
        checked_options(name, seats, games[name].PLAYERS, {}, {})
    measured: list[Timing] = []
    with Console(stderr=True).status("Measuring …") as status:
        for name, seats in tables.items():
            for figure in chain(figures(name, seats, quick), bot_figures(name, seats, quick)):
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


MOST_WORKERS = 256


def benchmark(
    bot: Annotated[
        str,
        typer.Argument(
            help="A level, or an external bot: mypolicy:Factory, ./mybot.py:Factory@20.",
            metavar="BOT",
        ),
    ],
    game: Annotated[
        str | None,
        typer.Option(help="Only the tasks of this game; of all games that the bot plays if left out.", metavar="GAME"),
    ] = None,
    count: Annotated[
        int,
        typer.Option("--games", help="How many games of each task against each yardstick, rounded up to whole rounds."),
    ] = 100,
    against: Annotated[
        str | None,
        typer.Option(help="Other yardsticks than the fixed ones, separated by commas.", metavar="BOTS"),
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the deals; published figures use 1.")] = 1,
    save: Annotated[
        Path | None,
        typer.Option(help="Write the games to this folder; the same command continues there.", metavar="FOLDER"),
    ] = None,
    exact: Annotated[
        bool,
        typer.Option("--exact", help="Also compute the exploitability on a small game (extra open-spiel)."),
    ] = False,
    as_json: AsJson = False,
    workers: Workers = 0,
) -> int:
    """Measure a bot or a trained policy on fixed tasks, against fixed yardsticks, on the same luck for all."""
    from drachenhof.arena import benchmark as benchmarks
    from drachenhof.cli.screen import echo

    in_range(ENGLISH, "--games", count, 2)
    in_range(ENGLISH, "--workers", workers, 0, MOST_WORKERS)
    tasks = _tasks(bot, game, against)
    with ExitStack() as stack:
        folder = save or Path(stack.enter_context(TemporaryDirectory(prefix="drachenhof-benchmark-")))
        exploited = _exploited(bot, tasks) if exact else []
        cells = _measured(bot, tasks, count, seed, folder, workers)
    if as_json:
        exploitability = {"exploitability": {small: value for small, value, _ in exploited}} if exact else {}
        json.dump(benchmarks.document(bot, seed, cells) | exploitability, sys.stdout, indent=2)
        print()
    else:
        echo(*_shown(bot, seed, cells))
        for small, value, even in exploited:
            echo(f"A best response wins {value:,.3f} on average in {small}, exactly; against any move {even:,.3f}.")
    return 0


@bots_print_to_stderr()
def _tasks(bot: str, game: str | None, against: str | None) -> "list[Task]":
    """Return the tasks of all games that the bot plays; print why it does not play the others."""
    from dataclasses import replace

    from drachenhof.arena import benchmark as benchmarks
    from drachenhof.arena.match import BadBot, Competitor
    from drachenhof.cli.params import bad_bot, named_bots
    from drachenhof.cli.screen import known_game, speak
    from drachenhof.games import games

    speak(ENGLISH)
    if game is not None:
        known_game(ENGLISH, game)
    tasks: list[Task] = []
    for name in games if game is None else [game]:
        try:
            Competitor.parse(name, bot)
        except BadBot as error:
            if error.code != "making" or game is not None:
                raise bad_bot(ENGLISH, error) from None
            print_error(str(bad_bot(ENGLISH, error)))
            continue
        own = benchmarks.tasks(name)
        if against is not None:
            own = [replace(task, yardsticks=named_bots(ENGLISH, name, against)) for task in own]
        tasks += [task for task in own if benchmarks.opponents(bot, task)]
    if not tasks:
        raise CommandError(f"{bot} has no opponent: name another yardstick.")
    return tasks


@bots_print_to_stderr()
def _exploited(bot: str, tasks: "list[Task]") -> list[tuple[str, float, float]]:
    """Return for each small game what the bot, and what a uniform policy, loses to a best response."""
    try:
        from drachenhof.envs import exploiting
    except ModuleNotFoundError as error:
        needed = {"package": str(error.name), "command": "pip install 'drachenhof[open-spiel]'"}
        raise CommandError(ENGLISH.say("cli-needs-extra", **needed), FAILED) from None
    played = {task.game for task in tasks}
    small = [(game, name) for game, name in exploiting.small_games() if game in played]
    return [(name, exploiting.exploitability(game, name, bot), exploiting.uniform(name)) for game, name in small]


@bots_print_to_stderr()
def _measured(bot: str, tasks: "list[Task]", count: int, seed: int, folder: Path, workers: int) -> "list[Cell]":
    """Each task against each yardstick, with a bar."""
    from functools import partial

    from drachenhof.arena import benchmark as benchmarks
    from drachenhof.arena.store import BadStore
    from drachenhof.arena.workers import play_here, suggested_workers
    from drachenhof.cli.files import store_error
    from drachenhof.cli.screen import progress

    players = partial(play_here, workers=workers or suggested_workers(count))
    total = sum(len(benchmarks.opponents(bot, task)) * -(-count // task.players) * task.players for task in tasks)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with progress(total) as advance:
            return [
                cell for task in tasks for cell in benchmarks.measure(bot, task, count, seed, folder, players, advance)
            ]
    except BadStore as error:
        raise store_error(error) from None
    except OSError as error:
        raise CommandError(write_problem(ENGLISH, str(error.filename or folder), error), FAILED) from None


def _shown(bot: str, seed: int, cells: "list[Cell]") -> list[Any]:
    """A table for each game: a row per task, a column per yardstick."""
    from drachenhof.arena.benchmark import VERSION, overall
    from drachenhof.cli.screen import count_of

    shown: list[Any] = []
    for game in dict.fromkeys(cell.task.game for cell in cells):
        own = [cell for cell in cells if cell.task.game == game]
        title = f"{ENGLISH.say(f'game-{game}')}, {bot}: average place value, 1 first to −1 last, and its 95% range"
        shown += [title, _table(own)]
        whole = overall(own)
        shown += [f"All tasks and yardsticks together: {_value(whole)} ({_range(whole)}).", ""]
    forfeits = sum(cell.forfeits for cell in cells)
    if forfeits:
        shown.append(f"The bot forfeited {count_of(forfeits, 'game')} by an error; each counts as a last place.")
    games = max(cell.games for cell in cells)
    meaning = (
        f"0 is as strong as the yardstick. At most {count_of(games, 'game')} in each cell, in all seats "
        f"on the same deals (seed {seed}, benchmark {VERSION})."
    )
    return [*shown, meaning]


def _table(cells: "list[Cell]") -> Any:
    from rich import box
    from rich.table import Table

    yardsticks = list(dict.fromkeys(cell.yardstick for cell in cells))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Task")
    for yardstick in yardsticks:
        table.add_column(yardstick, justify="right")
    for task in dict.fromkeys(cell.task.name for cell in cells):
        row = {cell.yardstick: cell.place_value for cell in cells if cell.task.name == task}
        shares = [row.get(yardstick) for yardstick in yardsticks]
        table.add_row(
            task.partition("-")[2],
            *("–" if one is None else f"{_value(one)}\n{_range(one)}" for one in shares),
        )
    return table


def _value(estimate: "Estimate") -> str:
    return f"{estimate.value:,.2f}"


def _range(estimate: "Estimate") -> str:
    if estimate.low is None or estimate.high is None:
        return "–"
    return f"{estimate.low:,.2f} to {estimate.high:,.2f}"
