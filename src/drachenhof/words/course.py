"""Where the points and the coins of a game came from: by month or round, by source, by seat.

>>> course("hoard", 2, []).sources
['hand', 'open', 'backs']
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from drachenhof.game import State, games

__all__ = ["Booking", "Course", "Step", "course"]

Step: TypeAlias = tuple[State, int, State]
"""A move between two positions."""

Booking: TypeAlias = tuple[int, str, int, int]
"""The part, the source, the seat, and how much."""


@dataclass
class Course:
    """`parts[part][source][seat]`: points of each month and of the end, or coins lost in each round."""

    sources: list[str]
    parts: list[list[list[int]]]


def course(game: str, players: int, steps: Iterable[Step]) -> Course:
    """How a game went, from its moves."""
    tale = games.part(game, "words")
    booked = Course(list(tale.SOURCES), [])
    for part, source, seat, count in tale.bookings(steps):
        while len(booked.parts) <= part:
            booked.parts.append([[0] * players for _ in booked.sources])
        booked.parts[part][booked.sources.index(source)][seat] += count
    return booked
