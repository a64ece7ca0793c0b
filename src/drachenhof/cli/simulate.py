"""`drachenhof simulate`: games by the thousand, of random players or bots, and what comes out on average."""

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.complaint import Complaint, in_range
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.arena.simulate import Interval, Simulation

MOST_WORKERS = 256
GAMES, BOT_GAMES = 10_000, 100  # if nobody says how many


def simulate(
    words: Words,
    options: dict[str, Any],
    game: Annotated[str, typer.Argument(help="cli-game")],
    players: Annotated[int | None, typer.Option(help="cli-players")] = None,
    seats: Annotated[str | None, typer.Option(help="cli-simulate-seats")] = None,
    count: Annotated[int | None, typer.Option("--games", help="cli-simulate-games")] = None,
    seed: Annotated[int, typer.Option(help="cli-simulate-seed")] = 1,
    records: Annotated[Path | None, typer.Option(help="cli-simulate-records")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-simulate-resume")] = False,
    csv: Annotated[Path | None, typer.Option(help="cli-simulate-csv", metavar="FILE")] = None,
    parquet: Annotated[Path | None, typer.Option(help="cli-simulate-parquet", metavar="FILE")] = None,
    decisions: Annotated[Path | None, typer.Option(help="cli-simulate-decisions", metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    workers: Annotated[int, typer.Option(help="cli-simulate-workers")] = 0,
) -> None:
    """Play games of random players, or of bots, and show averages."""
    from drachenhof.arena.simulate import SimulationTask, prepare
    from drachenhof.arena.simulate import simulate as play_all
    from drachenhof.cli.continuing import continuing
    from drachenhof.cli.files import writing
    from drachenhof.cli.progress import progress
    from drachenhof.cli.screen import known_game, printed
    from drachenhof.cli.seats import named_seats, table_size
    from drachenhof.cli.tables import ColumnFiles

    count = (GAMES if seats is None else BOT_GAMES) if count is None else count
    in_range(words, "--games", count, 1)
    in_range(words, "--workers", workers, 0, MOST_WORKERS)
    module = known_game(words, game)
    players = table_size(words, module, players, seats)
    settings = module.options(module.new(players, **options))
    bots = () if seats is None else named_seats(words, game, seats, persons=0)
    asked = {"--csv": csv, "--parquet": parquet, "--decisions": decisions}
    written = any(file is not None for file in (records, decisions))
    task = SimulationTask(game, players, settings, seed, written, bool(csv or parquet), bots)
    if resume and (records is None or any(asked.values())):
        raise Complaint(words.say("cli-simulate-resume-what"))
    prepare(task)  # with a bar of its own, if it takes long
    with ExitStack() as stack:
        tables = stack.enter_context(ColumnFiles.opened(words, task, asked))
        kept, done = None, 0
        if records is not None and resume:
            kept, done = stack.enter_context(continuing(words, records, task))
        elif records is not None:
            kept = stack.enter_context(writing(words, records))
        if done >= count:
            printed(words.say("cli-simulate-there", file=str(records), count=done))
            return
        heard = stack.enter_context(progress(words, count, done))
        simulation = play_all(task, count, workers or None, heard, tables.with_records(kept), tables.tell, done)
    if as_json:
        json.dump(as_document(simulation), sys.stdout, indent=2)
        print()
    else:
        printed(*_table(words, simulation), *_forfeits(words, simulation))
        if records:
            printed(words.say("cli-simulate-written", file=str(records), count=count))
        for file in filter(None, asked.values()):
            printed(words.say("cli-simulate-table", file=str(file)))


def as_document(simulation: "Simulation") -> dict[str, Any]:
    """The result as plain names and numbers; seats count from 1, as everywhere in words."""
    task = simulation.task
    return {
        "game": task.game,
        "players": task.players,
        "options": dict(task.options),
        "seed": task.seed,
        "games": simulation.games,
        "bots": list(task.seats) or ["random"] * task.players,
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
        "forfeits": [{"bot": bot, **forfeit} for bot, forfeit in simulation.forfeits],
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

    from drachenhof.cli.faces import face_of
    from drachenhof.cli.standings import short

    task, called = simulation.task, short(list(dict.fromkeys(simulation.task.seats)))
    title = words.say(
        "cli-simulate-title",
        game=words.say(f"game-{task.game}"),
        games=simulation.games,
        who="bots" if task.seats else "random",
    )
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("cli-simulate-seat"))
    score = face_of(task.game).MEAN_SCORE
    for column in (score, "cli-simulate-interval", "cli-simulate-wins", "cli-simulate-interval"):
        table.add_column(words.say(column), justify="right")
    for number, seat in enumerate(simulation.seats, start=1):
        table.add_row(
            words.say("seat", seat=number) + (f" ({called[task.seats[number - 1]]})" if task.seats else ""),
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


def _forfeits(words: Words, simulation: "Simulation") -> list[str]:
    """What bots did wrong that somebody brought along: how often, and what it was at first."""
    from drachenhof.cli.standings import fault

    first: dict[str, dict[str, Any]] = {}
    for bot, forfeit in simulation.forfeits:
        first.setdefault(bot, forfeit)
    bots = [bot for bot, _ in simulation.forfeits]
    return [
        words.say("cli-simulate-forfeits", bot=bot, count=bots.count(bot), said=fault(words, bot, forfeit))
        for bot, forfeit in first.items()
    ]


def _interval(words: Words, interval: "Interval") -> str:
    return words.say("cli-simulate-range", low=interval[0], high=interval[1])
