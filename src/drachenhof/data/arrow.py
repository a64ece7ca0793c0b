"""Columns as Arrow tables, which pandas and Polars take without copying (extra `data`)."""

from typing import TYPE_CHECKING, Any

from drachenhof.data.columns import Columns, Source, decision_columns, game_columns

if TYPE_CHECKING:
    import pyarrow

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
TEXTS = ("game", "engine", "text", "bot")  # of which there are few: kept as dictionaries


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


def schema(columns: Columns) -> "pyarrow.Schema":
    """The types of columns: fixed for those that we name, found in the values for options."""
    return table(columns).schema


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
