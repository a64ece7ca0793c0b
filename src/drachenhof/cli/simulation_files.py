"""Files of `drachenhof simulate`: records that can be continued, and tables with a row per game or decision."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from drachenhof.cli.errors import ENGLISH, FAILED, CommandError, write_problem
from drachenhof.cli.files import must_be_new, store_error

if TYPE_CHECKING:
    from drachenhof.arena.simulate import GameRow, SimulationTask
    from drachenhof.data import Writer
    from drachenhof.data.columns import Columns


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
        from drachenhof.data.columns import decision_columns
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
