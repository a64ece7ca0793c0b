"""`drachenhof benchmark`: a bot on fixed tasks against fixed yardsticks, for comparisons that last."""

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.complaint import FAILED, Complaint, complain, in_range, write_problem
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.arena.benchmark import Cell, Task
    from drachenhof.arena.statistics import Estimate

MOST_WORKERS = 256


def benchmark(
    words: Words,
    bot: Annotated[str, typer.Argument(help="cli-benchmark-bot", metavar="BOT")],
    game: Annotated[str | None, typer.Option(help="cli-benchmark-game", metavar="GAME")] = None,
    count: Annotated[int, typer.Option("--games", help="cli-benchmark-games")] = 100,
    against: Annotated[str | None, typer.Option(help="cli-benchmark-against", metavar="BOTS")] = None,
    seed: Annotated[int, typer.Option(help="cli-benchmark-seed")] = 1,
    save: Annotated[Path | None, typer.Option(help="cli-benchmark-save", metavar="FOLDER")] = None,
    exact: Annotated[bool, typer.Option("--exact", help="cli-benchmark-exact")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    workers: Annotated[int, typer.Option(help="cli-simulate-workers")] = 0,
) -> int:
    """Measure a bot or a policy on fixed tasks, against fixed yardsticks, on fixed luck."""
    from drachenhof.arena import benchmark as benchmarks
    from drachenhof.cli.screen import printed

    in_range(words, "--games", count, 2)
    in_range(words, "--workers", workers, 0, MOST_WORKERS)
    tasks = _tasks(words, bot, game, against)
    with ExitStack() as stack:
        folder = save or Path(stack.enter_context(TemporaryDirectory(prefix="drachenhof-benchmark-")))
        exploited = _exploited(words, bot, tasks) if exact else []
        cells = _measured(words, bot, tasks, count, seed, folder, workers)
    if as_json:
        told = {"exploitability": {small: value for small, value, _ in exploited}} if exact else {}
        json.dump(benchmarks.document(bot, seed, cells) | told, sys.stdout, indent=2)
        print()
    else:
        printed(*_shown(words, bot, seed, cells))
        for small, value, even in exploited:
            printed(words.say("cli-benchmark-exploited", game=small, value=value, uniform=even))
    return 0


def _tasks(words: Words, bot: str, game: str | None, against: str | None) -> "list[Task]":
    """The tasks of all games that the bot plays; what it says of the others is told."""
    from dataclasses import replace

    from drachenhof.arena import benchmark as benchmarks
    from drachenhof.arena.competitor import BadBot, Competitor
    from drachenhof.cli.screen import known_game, speak
    from drachenhof.cli.seats import bad_bot, named_bots
    from drachenhof.games import games

    speak(words)
    if game is not None:
        known_game(words, game)
    tasks: list[Task] = []
    for name in games if game is None else [game]:
        try:
            Competitor.parse(name, bot)
        except BadBot as error:
            if error.code != "making" or game is not None:
                raise bad_bot(words, error) from None
            complain(str(bad_bot(words, error)))
            continue
        own = benchmarks.tasks(name)
        if against is not None:
            own = [replace(task, yardsticks=named_bots(words, name, against)) for task in own]
        tasks += [task for task in own if benchmarks.opponents(bot, task)]
    if not tasks:
        raise Complaint(words.say("cli-benchmark-nothing", bot=bot))
    return tasks


def _exploited(words: Words, bot: str, tasks: "list[Task]") -> list[tuple[str, float, float]]:
    """What the bot can lose to a best response on each small game, and what whoever chooses anything can."""
    try:
        from drachenhof.envs import exploiting
    except ModuleNotFoundError as error:
        needed = {"package": str(error.name), "command": "pip install 'drachenhof[open-spiel]'"}
        raise Complaint(words.say("cli-needs-extra", **needed), FAILED) from None
    played = {task.game for task in tasks}
    small = [(game, name) for game, name in exploiting.small_games() if game in played]
    return [(name, exploiting.exploitability(game, name, bot), exploiting.uniform(name)) for game, name in small]


def _measured(
    words: Words, bot: str, tasks: "list[Task]", count: int, seed: int, folder: Path, workers: int
) -> "list[Cell]":
    """Each task against each yardstick, with a bar."""
    from functools import partial

    from drachenhof.arena import benchmark as benchmarks
    from drachenhof.arena.store import BadStore
    from drachenhof.arena.workers import play_here, suggested_workers
    from drachenhof.cli.progress import progress

    players = partial(play_here, workers=workers or suggested_workers(count))
    total = sum(len(benchmarks.opponents(bot, task)) * -(-count // task.players) * task.players for task in tasks)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with progress(words, total) as heard:
            return [
                cell for task in tasks for cell in benchmarks.measure(bot, task, count, seed, folder, players, heard)
            ]
    except BadStore as error:
        raise Complaint(words.say(f"cli-arena-file-{error.code}", **error.arguments), FAILED) from None
    except OSError as error:
        raise Complaint(write_problem(words, str(error.filename or folder), error), FAILED) from None


def _shown(words: Words, bot: str, seed: int, cells: "list[Cell]") -> list[Any]:
    """A table for each game: a row per task, a column per yardstick."""
    from drachenhof.arena.benchmark import VERSION, overall

    shown: list[Any] = []
    for game in dict.fromkeys(cell.task.game for cell in cells):
        own = [cell for cell in cells if cell.task.game == game]
        title = words.say("cli-benchmark-title", bot=bot, game=words.say(f"game-{game}"))
        shown += [title, _table(words, own)]
        whole = overall(own)
        shown += [words.say("cli-benchmark-overall", value=_value(words, whole), range=_range(words, whole)), ""]
    forfeits = sum(cell.forfeits for cell in cells)
    if forfeits:
        shown.append(words.say("cli-benchmark-forfeits", count=forfeits))
    games = max(cell.games for cell in cells)
    return [*shown, words.say("cli-benchmark-meaning", games=games, seed=str(seed), version=str(VERSION))]


def _table(words: Words, cells: "list[Cell]") -> Any:
    from rich import box
    from rich.table import Table

    yardsticks = list(dict.fromkeys(cell.yardstick for cell in cells))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("cli-benchmark-task"))
    for yardstick in yardsticks:
        table.add_column(yardstick, justify="right")
    for task in dict.fromkeys(cell.task.name for cell in cells):
        row = {cell.yardstick: cell.place_value for cell in cells if cell.task.name == task}
        shares = [row.get(yardstick) for yardstick in yardsticks]
        table.add_row(
            task.partition("-")[2],
            *("–" if one is None else f"{_value(words, one)}\n{_range(words, one)}" for one in shares),
        )
    return table


def _value(words: Words, estimate: "Estimate") -> str:
    return words.say("cli-benchmark-value", value=estimate.value)


def _range(words: Words, estimate: "Estimate") -> str:
    if estimate.low is None or estimate.high is None:
        return "–"
    return words.say("cli-benchmark-range", low=estimate.low, high=estimate.high)
