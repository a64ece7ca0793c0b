"""Messages of replays."""

from typing import Any

from msgspec import Struct

from drachenhof.tables.table_views import Position, Seat, Told


class Stepped(Struct):
    """A move, and the position after it."""

    entry: Told
    position: Position


class Steps(Struct):
    """Moves of a game after the first `after` of all `moves`, and the position before them."""

    game: str
    options: dict[str, Any]
    seats: list[Seat]
    moves: int
    after: int
    eyes: int | None
    before: Position
    steps: list[Stepped]
    scores: list[int] | None
    places: list[int] | None
    ended: bool = True  # the game has ended, so its positions can be played on
    given: int | None = None  # number of moves of the position it began with; null for a whole game
    day: str | None = None  # this and the following as in `TableView`
    duel_from: str | None = None
    tournament: str | None = None


class Course(Struct):
    """Points or coins lost: `parts[part][source][seat]`, by month and at the end, or by round."""

    sources: list[str]
    parts: list[list[list[int]]]
    end: bool  # the last part is the final scoring, not a month or round
