"""What is said about games that are gone through move by move."""

from typing import Any

from msgspec import Struct

from drachenhof.tables.table_views import Position, Seat, Told


class Stepped(Struct):
    """A move, and how things stood after it."""

    entry: Told
    position: Position


class Steps(Struct):
    """Some moves of a game that counts `moves` of them, after the first `after`; how things stood before them."""

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
    ended: bool = True  # nobody plays it any more: one may play on from its positions
    given: int | None = None  # how many moves led to the position that the table began with, if it did
    day: str | None = None  # as a table has it, and so the others
    duel_from: str | None = None
    tournament: str | None = None


class Course(Struct):
    """Points or coins lost: `parts[part][source][seat]`, by month and at the end, or by round."""

    sources: list[str]
    parts: list[list[list[int]]]
    end: bool  # the last part is what the end brought, no month or round
