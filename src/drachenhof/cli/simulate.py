"""`drachenhof simulate`: random games by the thousand, and what comes out on average."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.complaint import FAILED, Complaint, in_range, write_problem
from drachenhof.words import Words

if TYPE_CHECKING:
    from drachenhof.arena.simulate import Interval, Simulation

MOST_WORKERS = 256


def simulate(
    words: Words,
    options: dict[str, Any],
    game: Annotated[str, typer.Argument(help="cli-game")],
    players: Annotated[int, typer.Option(help="cli-players")] = 4,
    count: Annotated[int, typer.Option("--games", help="cli-simulate-games")] = 10_000,
    seed: Annotated[int, typer.Option(help="cli-simulate-seed")] = 1,
    records: Annotated[Path | None, typer.Option(help="cli-simulate-records")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    workers: Annotated[int, typer.Option(help="cli-simulate-workers")] = 0,
) -> None:
    """Play games of random players and show averages."""
    from drachenhof.arena.simulate import Task, prepare
    from drachenhof.arena.simulate import simulate as play_all
    from drachenhof.cli.screen import known_game, printed

    in_range(words, "--games", count, 1)
    in_range(words, "--workers", workers, 0, MOST_WORKERS)
    begun = known_game(words, game).new(players, **options)
    task = Task(game, players, known_game(words, game).options(begun), seed, records is not None)
    prepare(task)  # with a bar of its own, if it takes long
    with ExitStack() as stack:
        put = stack.enter_context(_writing(words, records)) if records else None
        progress = stack.enter_context(_progress(words, count))
        simulation = play_all(task, count, workers or None, progress, put)
    if as_json:
        json.dump(as_document(simulation), sys.stdout, indent=2)
        print()
    else:
        printed(*_table(words, simulation))
        if records:
            printed(words.say("cli-simulate-written", file=str(records), count=count))


@contextmanager
def _writing(words: Words, path: Path) -> Iterator[Callable[[str], None]]:
    """A function that writes a record; what goes wrong with the file is a complaint."""
    from drachenhof.records import writing

    if os.path.lexists(path):
        raise Complaint(words.say("cli-file-exists", file=str(path)))
    try:
        with writing(path) as put:
            yield put
    except OSError as error:
        raise Complaint(write_problem(words, str(path), error), FAILED) from None


@contextmanager
def _progress(words: Words, count: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that says how far it is and how long it will take; nothing if that is no terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from drachenhof.cli.screen import console

    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task(words.say("cli-simulate-playing"), total=count)
        yield lambda more: progress.advance(bar, more)


def as_document(simulation: "Simulation") -> dict[str, Any]:
    """The result as plain names and numbers; seats count from 1, as everywhere in words."""
    task = simulation.task
    return {
        "game": task.game,
        "players": task.players,
        "options": dict(task.options),
        "seed": task.seed,
        "games": simulation.games,
        "bots": ["random"] * task.players,
        "seats": [
            {
                "seat": number,
                "mean_score": seat.mean_score,
                "mean_score_interval": list(seat.mean_score_interval),
                "win_share": seat.win_share,
                "win_share_interval": list(seat.win_share_interval),
            }
            for number, seat in enumerate(simulation.seats, start=1)
        ],
        "mean_decisions": simulation.mean_decisions,
        "mean_chance_moves": simulation.mean_chance_moves,
        "workers": simulation.workers,
        "seconds": simulation.seconds,
        "games_per_second": simulation.games_per_second,
    }


def _table(words: Words, simulation: "Simulation") -> list[Any]:
    """The result as a table, with 95 % confidence intervals."""
    from rich import box
    from rich.table import Table

    task = simulation.task
    title = words.say("cli-simulate-title", game=words.say(f"game-{task.game}"), games=simulation.games)
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("cli-simulate-seat"))
    for column in ("cli-simulate-score", "cli-simulate-interval", "cli-simulate-wins", "cli-simulate-interval"):
        table.add_column(words.say(column), justify="right")
    for number, seat in enumerate(simulation.seats, start=1):
        table.add_row(
            words.say("seat", seat=number),
            words.say("cli-simulate-decimal", value=seat.mean_score),
            _interval(words, seat.mean_score_interval),
            words.say("cli-simulate-share", value=seat.win_share),
            _interval(words, (100 * seat.win_share_interval[0], 100 * seat.win_share_interval[1])),
        )
    length = words.say("cli-simulate-length", decisions=simulation.mean_decisions, chance=simulation.mean_chance_moves)
    speed = words.say(
        "cli-simulate-speed",
        rate=simulation.games_per_second,
        seconds=simulation.seconds,
        workers=simulation.workers,
        seed=str(task.seed),
    )
    return [table, length, speed]


def _interval(words: Words, interval: "Interval") -> str:
    return words.say("cli-simulate-range", low=interval[0], high=interval[1])
