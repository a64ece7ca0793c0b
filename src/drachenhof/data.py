"""Records as columns: a row per game, or a row per decision (docs/data.md).

    import drachenhof.data
    games = drachenhof.data.games("games.jsonl")  # an Arrow table; needs the extra `data`
    games.to_pandas(), polars.from_arrow(games)

`games("games.jsonl", arrow=False)` is a dict of lists, without any extra.
"""

import csv
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, overload

import msgspec

from drachenhof.engine.game import CHANCE, IllegalMove
from drachenhof.records import BrokenRecord, Record, parse, replay
from drachenhof.records.files import documents
from drachenhof.records.play import begin, game_of, vocabulary

if TYPE_CHECKING:
    import pyarrow


RECORD_NUMBERS = ("seed", "number", "deal")  # of a simulation or a tournament


class SourceGame(NamedTuple):
    """One game."""

    game: str
    players: int
    finished: bool
    moves: int
    engine: str
    options: dict[str, Any]
    numbers: dict[str, Any]
    bots: list[str | None]
    scores: list[int] | None
    places: list[int] | None
    record: Record | None
    """The whole of it, if it was asked for."""


class _SeatOfRecord(msgspec.Struct):
    bot: str | None = None


class _Header(msgspec.Struct):
    """The keys of a record that make a row; all others are skipped."""

    format: int
    game: str
    players: int
    options: dict[str, Any]
    seats: list[_SeatOfRecord]
    moves: list[str]
    engine: str = ""
    scores: list[int] | None = None
    places: list[int] | None = None
    seed: int | None = None
    number: int | None = None
    deal: int | None = None


_decode = msgspec.json.Decoder(_Header).decode


def source_games(source: Any, whole: bool = False) -> Iterator[SourceGame]:
    """The games of a file, or of records; raises `BrokenRecord` at one that cannot be read."""
    if isinstance(source, Record):
        source = [source]
    if not isinstance(source, (str, Path)):
        if not isinstance(source, Iterable):
            raise TypeError(f"records are a file or an iterable of them, not {type(source).__name__}")
        yield from map(_of_record, source)
        return
    with open(source, "rb") as file:
        for document in documents(file):
            yield _of_record(document.parse()) if whole else _of_text(document)


def _of_text(document: Any) -> SourceGame:
    try:
        header = _decode(document.text)
    except msgspec.MsgspecError:
        return _of_record(document.parse())  # which says what is wrong, or is more patient
    if header.format != 1 or len(header.seats) != header.players:
        parse(document.text)
    numbers = {name: getattr(header, name) for name in RECORD_NUMBERS if getattr(header, name) is not None}
    return SourceGame(
        header.game,
        header.players,
        header.scores is not None,
        len(header.moves),
        header.engine,
        header.options,
        numbers,
        [seat.bot for seat in header.seats],
        header.scores,
        header.places,
        None,
    )


def _of_record(record: Record) -> SourceGame:
    return SourceGame(
        record.game,
        record.players,
        record.scores is not None,
        len(record.moves),
        record.engine,
        dict(record.options),
        {name: record.extra[name] for name in RECORD_NUMBERS if type(record.extra.get(name)) is int},
        [seat.get("bot") for seat in record.seats],
        None if record.scores is None else list(record.scores),
        None if record.places is None else list(record.places),
        record,
    )


SPAN = 200  # games that a process replays in one go


class Replayed(NamedTuple):
    """The moves of some games, a list for each column."""

    row: list[int]
    number: list[int]
    seat: list[int]
    choices: list[int]
    move: list[int]
    text: list[str]


class ReplayedGame(NamedTuple):
    """One game's moves, and its places if it is over."""

    moves: Replayed
    places: list[int] | None


def replayed(games: Iterable[SourceGame], chance: bool, workers: int) -> Iterator[ReplayedGame]:
    """All games, in order."""
    if workers < 1:
        raise ValueError(f"records are replayed by at least one process, not {workers}")
    numbered = enumerate(game.record for game in games if game.record is not None)
    if workers == 1:
        for row, record in numbered:
            yield _replayed(row, record, chance)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(workers, get_context("spawn")) as processes:
        ahead = [processes.submit(_chunk, chunk, chance) for chunk in _chunks(numbered, 2 * workers)]
        while ahead:
            yield from ahead.pop(0).result()
            ahead += [processes.submit(_chunk, chunk, chance) for chunk in _chunks(numbered, 1)]


def _chunks(numbered: Iterator[tuple[int, Record]], count: int) -> Iterator[list[tuple[int, Record]]]:
    for _ in range(count):
        if chunk := list(islice(numbered, SPAN)):
            yield chunk


def _chunk(chunk: list[tuple[int, Record]], chance: bool) -> list[ReplayedGame]:
    return [_replayed(row, record, chance) for row, record in chunk]


def _replayed(row: int, record: Record, chance: bool) -> ReplayedGame:
    """Return the moves of one game; `records.replay` reports errors."""
    game, state = game_of(record), begin(record)
    words = vocabulary(record)
    moves = Replayed([], [], [], [], [], [])
    columns: list[list[Any]] = list(moves)
    legal = game.legal_moves(state)
    for place, text in enumerate(record.moves, start=1):
        seat = game.to_move(state)
        try:
            move = words.number(state, text)
            following = game.step(state, move)
        except IllegalMove:
            for _ in replay(record):
                """Until it comes to the move that is wrong."""
            raise BrokenRecord("after-end", move=place) from None
        if chance or seat != CHANCE:
            for column, value in zip(columns, (row, place, seat, len(legal), move, text), strict=True):
                column.append(value)
        legal = following
    return ReplayedGame(moves, game.ranking(state) if not legal else None)


Columns: TypeAlias = dict[str, list[Any]]
"""A list of values by name; all are of one length, and what a row does not have is None."""

Source: TypeAlias = "str | Path | Iterable[Any]"
"""A file of records, or records themselves, as `drachenhof.records.Record`."""

GAME = ("game", "players", "finished", "moves", "engine")


def game_columns(source: Source) -> Columns:
    """Return a row per game: its options, and the bot, score and place of each seat.

    Columns of seats end with the seat, from 0: `bot_0`, `score_0`, `place_0`. People
    have no bot; unfinished games have no scores. Records are not replayed.
    """
    rows = list(source_games(source))
    columns: Columns = {"row": list(range(len(rows)))}
    columns |= {name: [getattr(row, name) for row in rows] for name in GAME}
    for name in _named(row.numbers for row in rows):
        columns[name] = [row.numbers.get(name) for row in rows]
    for name in _named(row.options for row in rows):
        columns[f"option_{name}"] = [row.options.get(name) for row in rows]
    for seat in range(max((row.players for row in rows), default=0)):
        columns[f"bot_{seat}"] = [_at(row.bots, seat) for row in rows]
        columns[f"score_{seat}"] = [_at(row.scores, seat) for row in rows]
        columns[f"place_{seat}"] = [_at(row.places, seat) for row in rows]
    return columns


def decision_columns(source: Source, *, chance: bool = False, workers: int = 1) -> Columns:
    """Return a row per decision; with `chance` also a row per move of chance, with `seat` −1.

    `row` is the row of the game in `game_columns`, `number` the index of the move, from 1,
    `choices` the number of legal moves, `move` and `text` the move, and `place` the final
    place of the seat. Raises `BrokenRecord`.
    """
    columns: Columns = {name: [] for name in (*Replayed._fields, "place")}
    for part in replayed(source_games(source, whole=True), chance, workers):
        for name in Replayed._fields:
            columns[name] += getattr(part.moves, name)
        seats = part.moves.seat
        columns["place"] += [None if part.places is None or seat < 0 else part.places[seat] for seat in seats]
    return columns


def _named(rows: Iterator[dict[str, Any]]) -> list[str]:
    """The names of all columns that any row has, in order of appearance."""
    return list(dict.fromkeys(name for row in rows for name in row))


def _at(values: "list[Any] | None", seat: int) -> Any:
    return values[seat] if values is not None and seat < len(values) else None


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
