"""Records as columns: names, and a list of values for each, as long as there are rows."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from drachenhof.data.replaying import Replayed, replayed
from drachenhof.data.sources import told

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
    rows = list(told(source))
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
    for part in replayed(told(source, whole=True), chance, workers):
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
