"""Columns written to a file, all at once or piece by piece: CSV, or Parquet, by its ending."""

import csv
from pathlib import Path
from typing import Any

from drachenhof.data.arrow import table
from drachenhof.data.columns import Columns

ENDINGS = (".csv", ".parquet")
TOGETHER = 200_000  # rows that are kept until they are written as one group of a Parquet file


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
