"""Records as columns: a row per game, or a row per decision (docs/data.md).

    import drachenhof.data
    games = drachenhof.data.games("games.jsonl")  # an Arrow table; needs the extra `data`
    games.to_pandas(), polars.from_arrow(games)

`games("games.jsonl", arrow=False)` is a dict of lists, without any extra.
"""

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from drachenhof.data.columns import Columns, Source, decision_columns, game_columns

if TYPE_CHECKING:
    import pyarrow

__all__ = ["decisions", "games", "write"]


def __dir__() -> list[str]:
    return __all__


NUMBERS = {
    "row": "int32",
    "players": "int8",
    "moves": "int32",
    "decisions": "int32",
    "chance_moves": "int32",
    "seed": "int64",
    "number": "int32",
    "deal": "int32",
    "seat": "int8",
    "choices": "int16",
    "move": "int16",
    "score": "int16",
    "place": "int8",
}
"""The type of each column of numbers; columns of seats have their number behind it."""
TEXTS = ("game", "engine", "text", "bot")  # few distinct values: stored as dictionaries


@overload
def games(source: Source, *, arrow: Literal[True] = True) -> "pyarrow.Table": ...
@overload
def games(source: Source, *, arrow: Literal[False]) -> Columns: ...
def games(source: Source, *, arrow: bool = True) -> Any:
    """Return a row per game as an Arrow table: its options, and the bot, score and place of each seat.

    With `arrow=False` return a dict of lists, without pyarrow. Columns of seats end with the
    seat, from 0: `bot_0`, `score_0`, `place_0`. People have no bot; unfinished games have no
    scores. Records are not replayed.
    """
    columns = game_columns(source)
    return table(columns) if arrow else columns


@overload
def decisions(
    source: Source, *, chance: bool = False, workers: int = 1, arrow: Literal[True] = True
) -> "pyarrow.Table": ...
@overload
def decisions(source: Source, *, chance: bool = False, workers: int = 1, arrow: Literal[False]) -> Columns: ...
def decisions(source: Source, *, chance: bool = False, workers: int = 1, arrow: bool = True) -> Any:
    """Return a row per decision as an Arrow table, or with `arrow=False` as a dict of lists.

    With `chance` also a row per move of chance, with `seat` −1. `row` is the row of the game in
    `games`, `number` the index of the move, from 1, `choices` the number of legal moves, `move` and
    `text` the move, and `place` the final place of the seat. Raises `BrokenRecord`.
    """
    columns = decision_columns(source, chance=chance, workers=workers)
    return table(columns) if arrow else columns


def table(columns: Columns) -> "pyarrow.Table":
    """Return columns as an Arrow table, with small integers and dictionaries of texts."""
    arrow = _arrow()
    return arrow.table({name: _array(arrow, name, values) for name, values in columns.items()})


def _array(arrow: Any, name: str, values: list[Any]) -> Any:
    kind = name.rstrip("0123456789").rstrip("_")
    if kind in NUMBERS:
        return arrow.array(values, getattr(arrow, NUMBERS[kind])())
    if kind in TEXTS:
        return arrow.array(values, arrow.string()).dictionary_encode()
    if len({type(value) for value in values if value is not None}) > 1:
        values = [None if value is None else str(value) for value in values]
    array = arrow.array(values)
    return array.dictionary_encode() if arrow.types.is_string(array.type) else array


def _arrow() -> Any:
    try:
        import pyarrow
    except ImportError:
        raise ImportError("Arrow tables need pyarrow: pip install 'drachenhof[data]'") from None
    return pyarrow


ENDINGS = (".csv", ".parquet")
TOGETHER = 200_000  # rows that are buffered and written as one row group of a Parquet file


class Writer:
    """Write columns to a new file, `.csv` or `.parquet`, in several parts.

    Raises ValueError for other endings, `OSError` if the file exists, and `ImportError` for
    Parquet without the extra `data`.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        if self.path.suffix not in ENDINGS:
            raise ValueError(f"columns are written to {' or '.join(ENDINGS)}, not to {self.path.name!r}")
        self._kept: Columns = {}
        self._parquet: Any = None
        if self.path.suffix == ".parquet":
            table({})  # which says what is missing
            self._file: Any = self.path.open("xb")
        else:
            self._file = self.path.open("x", encoding="utf-8", newline="")

    def add(self, columns: Columns) -> None:
        """Add rows of the same columns."""
        if self.path.suffix == ".csv":
            writer = csv.writer(self._file, lineterminator="\n")
            if not self._kept:
                writer.writerow(columns)
                self._kept = {name: [] for name in columns}
            writer.writerows(zip(*columns.values(), strict=True))
            return
        for name, values in columns.items():
            self._kept.setdefault(name, []).extend(values)
        if len(next(iter(self._kept.values()), ())) >= TOGETHER:
            self._flush()

    def _flush(self) -> None:
        from pyarrow.parquet import ParquetWriter

        group = table(self._kept)
        if self._parquet is None:
            self._parquet = ParquetWriter(self._file, group.schema)
        self._parquet.write_table(group.cast(self._parquet.schema))
        self._kept = {name: [] for name in self._kept}

    def close(self) -> None:
        if self.path.suffix == ".parquet" and self._kept:
            self._flush()
            self._parquet.close()
        self._file.close()

    def __enter__(self) -> "Writer":
        return self

    def __exit__(self, kind: Any, *_: object) -> None:
        if kind is not None:  # half a file is none
            self._file.close()
            self.path.unlink(missing_ok=True)
            return
        self.close()


def write(columns: Columns, path: Path | str) -> None:
    """Write columns to a new file, `.csv` or `.parquet`."""
    with Writer(path) as writer:
        writer.add(columns)
