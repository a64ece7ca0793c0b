"""The points or lost coins of a game by month or round, by source, and by seat.

>>> course("hoard", 2, []).sources
['hand', 'open', 'backs']
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from drachenhof.games import Parts, games
from drachenhof.records.history import Step

SOURCES: Parts[Sequence[str]] = Parts("narration", "SOURCES")
"""By game where points or coins come from."""

END: Parts[int | None] = Parts("narration", "END")
"""By game the part that is no month or round but what the end brings; None where nothing comes after the last."""

Booking: TypeAlias = tuple[int, str, int, int]
"""The part, the source, the seat, and how much."""


@dataclass
class Course:
    """`parts[part][source][seat]`: points of each month and of the end, or coins lost in each round."""

    sources: list[str]
    parts: list[list[list[int]]]
    end: bool = False
    """The last part is what the end brought."""


def course(game: str, players: int, steps: Iterable[Step]) -> Course:
    """How a game went, from its moves."""
    booked = Course(list(SOURCES[game]), [])
    for part, source, seat, count in games.part(game, "narration").bookings(steps):
        while len(booked.parts) <= part:
            booked.parts.append([[0] * players for _ in booked.sources])
        booked.parts[part][booked.sources.index(source)][seat] += count
    booked.end = len(booked.parts) - 1 == END[game]
    return booked
