"""Records as columns: names, and a list of values for each, as long as there are rows."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from drachenhof.engine.game import CHANCE, IllegalMove
from drachenhof.records import BrokenRecord, Record, parse, replay
from drachenhof.records.files import documents
from drachenhof.records.play import begin, game_of, vocabulary

NUMBERS = ("seed", "number", "deal")  # of a simulation or a tournament


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
    numbers = {name: getattr(header, name) for name in NUMBERS if getattr(header, name) is not None}
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
        {name: record.extra[name] for name in NUMBERS if type(record.extra.get(name)) is int},
        [seat.get("bot") for seat in record.seats],
        None if record.scores is None else list(record.scores),
        None if record.places is None else list(record.places),
        record,
    )


TOGETHER = 200  # games that a process replays in one go


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
        if chunk := list(islice(numbered, TOGETHER)):
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
