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
    """A row per game: what it is, its options, and for each seat who played there, its score and its place.

    Columns of seats end with their number, from 0: `bot_0`, `score_0`, `place_0`.
    A seat without a bot is a person's; games that are not over have neither scores nor
    places. Records are read, not replayed: `drachenhof verify` says whether they are true.
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
    """A row per decision, in order; with `chance` also a row per move of chance, whose `seat` is −1.

    `row` is the game's, as `game_columns` counts them, `number` the move's, from 1.
    `choices` is how many moves were legal, `move` the number of the one that was chosen, and
    `text` its words. `place` is where the seat ended, if the game did. Raises
    `BrokenRecord` at a record that is wrong.
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
