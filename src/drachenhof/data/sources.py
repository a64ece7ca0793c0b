"""What of a record becomes a row, read quickly from files or taken from records."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from drachenhof.records import Record, documents, parse

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


def told(source: Any, whole: bool = False) -> Iterator[SourceGame]:
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
