"""Records as columns: a row per game, or a row per decision (docs/data.md).

    import drachenhof.data
    games = drachenhof.data.games("games.jsonl")  # an Arrow table; needs the extra `data`
    games.to_pandas(), polars.from_arrow(games)

`game_columns` and `decision_columns` give the same as plain columns, without any extra.
"""

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Any

from drachenhof.data.columns import Columns, Source, decision_columns, game_columns

if TYPE_CHECKING:
    import pyarrow

__all__ = ["decision_columns", "decisions", "game_columns", "games", "write"]


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


def games(source: Source) -> "pyarrow.Table":
    """Return `game_columns` as an Arrow table."""
    return table(game_columns(source))


def decisions(source: Source, *, chance: bool = False, workers: int = 1) -> "pyarrow.Table":
    """Return `decision_columns` as an Arrow table."""
    return table(decision_columns(source, chance=chance, workers=workers))


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
