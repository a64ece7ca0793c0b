"""`drachenhof simulate`: play many games of random players or bots, and show averages."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.errors import ENGLISH, FAILED, CommandError, bots_print_to_stderr, in_range, write_problem
from drachenhof.cli.files import must_be_new, store_error
from drachenhof.cli.params import AsJson, GameName, PlayerCount, Seed, Workers, complete_bots, game_options

if TYPE_CHECKING:
    from drachenhof.arena.simulate import GameRow, Interval, Simulation, SimulationTask
    from drachenhof.data import Columns, Writer


MOST_WORKERS = 256
GAMES, BOT_GAMES = 10_000, 100  # without --games


def simulate(
    ctx: typer.Context,
    game: GameName,
    players: PlayerCount = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="The bot in each seat: prince,random,courtier@20. Random players if left out.",
            autocompletion=complete_bots,
        ),
    ] = None,
    count: Annotated[
        int | None, typer.Option("--games", help="How many games; 10000 of random players or 100 of bots if left out.")
    ] = None,
    seed: Seed = 1,
    records: Annotated[Path | None, typer.Option(help="Write the games to this new file, a record per line.")] = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume",
            help="Continue the file of --records; each game is written as soon as it is over.",
        ),
    ] = False,
    csv: Annotated[Path | None, typer.Option(help="Write a row per game to this new CSV file.", metavar="FILE")] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Write a row per game to this new Parquet file (extra data).", metavar="FILE")
    ] = None,
    decisions: Annotated[
        Path | None,
        typer.Option(help="Write a row per decision to this new file, CSV or Parquet by its ending.", metavar="FILE"),
    ] = None,
    as_json: AsJson = False,
    workers: Workers = 0,
) -> None:
    """Play games of random players, or of bots, and show averages."""
    from drachenhof.arena.simulate import SimulationTask, prepare
    from drachenhof.arena.simulate import simulate as play_all
    from drachenhof.cli.files import writing
    from drachenhof.cli.params import named_seats, table_size
    from drachenhof.cli.screen import count_of, echo, known_game, progress

    count = (GAMES if seats is None else BOT_GAMES) if count is None else count
    in_range(ENGLISH, "--games", count, 1)
    in_range(ENGLISH, "--workers", workers, 0, MOST_WORKERS)
    module = known_game(ENGLISH, game)
    players = table_size(ENGLISH, module, players, seats)
    settings = module.options(module.new(players, **game_options(ctx)))
    with bots_print_to_stderr():
        bots = () if seats is None else named_seats(ENGLISH, game, seats, persons=0)
    asked = {"--csv": csv, "--parquet": parquet, "--decisions": decisions}
    written = any(file is not None for file in (records, decisions))
    task = SimulationTask(game, players, settings, seed, written, bool(csv or parquet), bots)
    if resume and (records is None or any(asked.values())):
        raise CommandError("--resume needs --records, and no tables.")
    with bots_print_to_stderr():
        prepare(task)  # with a bar of its own, if it takes long
    with ExitStack() as stack:
        tables = stack.enter_context(ColumnFiles.opened(task, asked))
        writer, done = None, 0
        if records is not None and resume:
            writer, done = stack.enter_context(continuing(records, task))
        elif records is not None:
            writer = stack.enter_context(writing(ENGLISH, records))
        if done >= count:
            echo(f"{records} has {count_of(done, 'game')} already.")
            return
        advance = stack.enter_context(progress(count, done))
        with bots_print_to_stderr():
            simulation = play_all(task, count, workers or None, advance, tables.with_records(writer), tables.tell, done)
    if as_json:
        json.dump(as_document(simulation), sys.stdout, indent=2)
        print()
    else:
        echo(*_table(simulation), *_forfeits(simulation))
        if records:
            echo(f"Wrote {count_of(count, 'record')} to {records}.")
        for file in filter(None, asked.values()):
            echo(f"Wrote the table {file}.")


def as_document(simulation: "Simulation") -> dict[str, Any]:
    """Return the result as plain names and numbers; seats count from 1."""
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


def _table(simulation: "Simulation") -> list[Any]:
    """Return the result as a table, with 95% confidence intervals."""
    from rich import box
    from rich.table import Table

    from drachenhof.cli.look import face_of
    from drachenhof.cli.screen import count_of
    from drachenhof.cli.standings import short

    task, called = simulation.task, short(list(dict.fromkeys(simulation.task.seats)))
    who = "bots" if task.seats else "random players"
    title = f"{ENGLISH.say(f'game-{task.game}')}: {count_of(simulation.games, 'game')} of {who}"
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Seat")
    score = face_of(task.game).MEAN_SCORE
    for column in (ENGLISH.say(score), "95%", "Wins", "95%"):
        table.add_column(column, justify="right")
    for number, seat in enumerate(simulation.seats, start=1):
        table.add_row(
            f"Seat {number}" + (f" ({called[task.seats[number - 1]]})" if task.seats else ""),
            f"{seat.mean_score:,.2f}",
            _interval(seat.mean_score_interval),
            f"{seat.win_share:,.2%}",
            _interval((100 * seat.win_share_interval[0], 100 * seat.win_share_interval[1])),
        )
    decisions, chance = simulation.mean_decisions, simulation.mean_chance_moves
    length = f"A game has {decisions:,.1f} decisions and {chance:,.1f} moves of chance on average."
    processes = f"{simulation.workers} process" + "es" * (simulation.workers != 1)
    speed = (
        f"{simulation.games_per_second:,.0f} games per second: "
        f"{simulation.seconds:,.1f} seconds with {processes} (seed {task.seed})."
    )
    return [table, length, speed]


def _forfeits(simulation: "Simulation") -> list[str]:
    """Say how often an external bot forfeited, and its first error."""
    from drachenhof.cli.screen import count_of
    from drachenhof.cli.standings import fault

    first: dict[str, dict[str, Any]] = {}
    for bot, forfeit in simulation.forfeits:
        first.setdefault(bot, forfeit)
    bots = [bot for bot, _ in simulation.forfeits]
    return [
        f"{bot} forfeited {count_of(bots.count(bot), 'game')}. The first time: {fault(bot, forfeit)}."
        for bot, forfeit in first.items()
    ]


def _interval(interval: "Interval") -> str:
    return f"{interval[0]:,.2f} – {interval[1]:,.2f}"


@contextmanager
def continuing(path: Path, task: "SimulationTask") -> Iterator[tuple[Callable[[str], None], int]]:
    """Yield a function that adds a record to the file at once, and how many records the file has.

    An incomplete last line is removed. The file is locked while it is open.
    """
    from drachenhof.arena.store import BadStore, lock

    try:
        with path.open("a+b") as file:
            lock(path, file)
            done = _existing_records(path, file, task)

            def put(line: str) -> None:
                file.write(line.encode() + b"\n")
                file.flush()

            yield put, done
    except BadStore as error:
        raise store_error(error) from None
    except OSError as error:
        raise CommandError(write_problem(ENGLISH, str(path), error), FAILED) from None


def _existing_records(path: Path, file: IO[bytes], task: "SimulationTask") -> int:
    """Return the number of complete records; raises `CommandError` if the last one has other settings."""
    file.seek(0)
    done, whole, last = 0, 0, b""
    for line in file:
        if line.endswith(b"\n"):
            done, whole, last = done + 1, whole + len(line), line
    file.truncate(whole)
    if done and _settings(last) != _wanted(task, done):
        raise CommandError(f"{path} has games of other settings than these, so they cannot be continued.", FAILED)
    return done


def _settings(line: bytes) -> dict[str, Any]:
    try:
        record = json.loads(line)
        bots = [seat.get("bot") for seat in record["seats"]]
        return {name: record[name] for name in ("game", "options", "engine", "seed", "number")} | {"bots": bots}
    except (ValueError, KeyError, TypeError, AttributeError):
        return {}


def _wanted(task: "SimulationTask", number: int) -> dict[str, Any]:
    """Return the settings that the record of that number must have."""
    from drachenhof import __version__

    return {
        "game": task.game,
        "options": dict(task.options),
        "engine": f"drachenhof {__version__}",
        "seed": task.seed,
        "number": number,
        "bots": list(task.seats) or ["random"] * task.players,
    }


# Tables

ENDINGS = {"--csv": (".csv",), "--parquet": (".parquet",), "--decisions": (".csv", ".parquet")}


class ColumnFiles:
    """The open files of `--csv`, `--parquet` and `--decisions`."""

    def __init__(self, task: "SimulationTask", games: "list[Writer]", decisions: "Writer | None") -> None:
        self._task, self._games, self._decisions = task, games, decisions
        self._lines: list[str] = []
        self._replayed = 0

    @classmethod
    @contextmanager
    def opened(cls, task: "SimulationTask", asked: Mapping[str, Path | None]) -> "Iterator[ColumnFiles]":
        """Open new files; they appear when all is written. Errors become `CommandError`."""
        from drachenhof.data import Writer

        files = {option: path for option, path in asked.items() if path is not None}
        for option, path in files.items():
            if path.suffix not in ENDINGS[option]:
                raise CommandError(f"{option} wants a file that ends with {', '.join(ENDINGS[option])}.")
            must_be_new(ENGLISH, path)
        path = Path()
        try:
            with ExitStack() as stack:
                opened = {}
                for option, path in files.items():
                    opened[option] = stack.enter_context(Writer(path))
                decisions = opened.pop("--decisions", None)
                tables = cls(task, list(opened.values()), decisions)
                yield tables
                tables.replay()
        except ImportError:
            raise CommandError("Parquet needs pyarrow: pip install 'drachenhof[data]'.") from None
        except OSError as error:
            raise CommandError(write_problem(ENGLISH, str(error.filename or path), error), FAILED) from None

    def tell(self, rows: "list[GameRow]") -> None:
        """Add rows of games."""
        if rows:
            for writer in self._games:
                writer.add(_columns(self._task, rows))

    def with_records(self, put: Callable[[str], None] | None) -> Callable[[str], None]:
        """Return a function that passes records to the file of records and to the table of decisions."""

        def take(line: str) -> None:
            if put is not None:
                put(line)
            if self._decisions is not None:
                self._lines.append(line)
                if len(self._lines) == 500:
                    self.replay()

        return take

    def replay(self) -> None:
        """Write the decisions of the records since the last call."""
        from drachenhof.data import decision_columns
        from drachenhof.records import parse

        if self._decisions is not None and self._lines:
            columns = decision_columns(map(parse, self._lines))
            columns["row"] = [row + self._replayed for row in columns["row"]]
            self._decisions.add(columns)
            self._replayed += len(self._lines)
            self._lines.clear()


def _columns(task: "SimulationTask", rows: "list[GameRow]") -> "Columns":
    """Return the columns of `data.games` that a simulation has."""
    columns: dict[str, list[Any]] = {
        "row": [row.number for row in rows],
        "game": [task.game] * len(rows),
        "players": [task.players] * len(rows),
        "seed": [task.seed] * len(rows),
        "number": [row.number + 1 for row in rows],
        "decisions": [row.decisions for row in rows],
        "chance_moves": [row.chance_moves for row in rows],
    }
    columns |= {f"option_{name}": [value] * len(rows) for name, value in task.options.items()}
    for seat in range(task.players):
        columns[f"bot_{seat}"] = [task.seats[seat] if task.seats else "random"] * len(rows)
        columns[f"score_{seat}"] = [row.scores[seat] for row in rows]
        columns[f"place_{seat}"] = [row.places[seat] for row in rows]
    return columns
