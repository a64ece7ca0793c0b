"""Tables of simulated games in files: a row per game, a row per decision."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from drachenhof.cli.complaint import FAILED, Complaint, write_problem
from drachenhof.cli.files import must_be_new
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.arena.simulate import GameRow, SimulationTask
    from drachenhof.data import Columns, Writer

ENDINGS = {"--csv": (".csv",), "--parquet": (".parquet",), "--decisions": (".csv", ".parquet")}


class ColumnFiles:
    """The files that were asked for, open."""

    def __init__(self, task: "SimulationTask", games: "list[Writer]", decisions: "Writer | None") -> None:
        self._task, self._games, self._decisions = task, games, decisions
        self._lines: list[str] = []
        self._replayed = 0

    @classmethod
    @contextmanager
    def opened(cls, words: Words, task: "SimulationTask", asked: Mapping[str, Path | None]) -> "Iterator[ColumnFiles]":
        """New files, which are there when all is written; what goes wrong with one is a complaint."""
        from drachenhof.data import Writer

        files = {option: path for option, path in asked.items() if path is not None}
        for option, path in files.items():
            if path.suffix not in ENDINGS[option]:
                raise Complaint(words.say("cli-ending", option=option, endings=", ".join(ENDINGS[option])))
            must_be_new(words, path)
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
            raise Complaint(words.say("cli-parquet-missing")) from None
        except OSError as error:
            raise Complaint(write_problem(words, str(error.filename or path), error), FAILED) from None

    def tell(self, rows: "list[GameRow]") -> None:
        """Rows of games."""
        if rows:
            for writer in self._games:
                writer.add(_columns(self._task, rows))

    def with_records(self, put: Callable[[str], None] | None) -> Callable[[str], None]:
        """What takes the records: the file that has them, and the table of decisions."""

        def take(line: str) -> None:
            if put is not None:
                put(line)
            if self._decisions is not None:
                self._lines.append(line)
                if len(self._lines) == 500:
                    self.replay()

        return take

    def replay(self) -> None:
        """Decisions of the records that have come so far."""
        from drachenhof.data import decision_columns
        from drachenhof.records import parse

        if self._decisions is not None and self._lines:
            columns = decision_columns(map(parse, self._lines))
            columns["row"] = [row + self._replayed for row in columns["row"]]
            self._decisions.add(columns)
            self._replayed += len(self._lines)
            self._lines.clear()


def _columns(task: "SimulationTask", rows: "list[GameRow]") -> "Columns":
    """The columns of `data.game_columns`, as far as a simulation has them."""
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
