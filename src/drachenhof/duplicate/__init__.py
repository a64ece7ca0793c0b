"""Duplicate tournaments: all entrants play the same deals and are compared with each other (docs/tournament.md).

>>> from drachenhof.duplicate import ALONE, Field, Result, standings
>>> field = Field(ALONE, deals=1, fewest_win=False, over=True)
>>> table = standings(field, [1, 2], [Result(1, 1, 0, 70), Result(1, 2, 0, 90)])
>>> [(one.entrant, one.place, one.percent) for one in table]
[(2, 1, 100.0), (1, 2, 0.0)]
"""

from drachenhof.duplicate.check import FORMAT, BrokenTournament, Check, is_tournament
from drachenhof.duplicate.points import (
    ALONE,
    LEFT,
    OPEN,
    PLAYED,
    TABLES,
    WON,
    Field,
    Points,
    Result,
    Standing,
    points,
    standings,
)
from drachenhof.duplicate.seating import MOST_DEALS, MOST_ENTRANTS, Seated, luck_of, seat_of, seating, secret_of

__all__ = [
    "ALONE",
    "FORMAT",
    "LEFT",
    "MOST_DEALS",
    "MOST_ENTRANTS",
    "OPEN",
    "PLAYED",
    "TABLES",
    "WON",
    "BrokenTournament",
    "Check",
    "Field",
    "Points",
    "Result",
    "Seated",
    "Standing",
    "is_tournament",
    "luck_of",
    "points",
    "seat_of",
    "seating",
    "secret_of",
    "standings",
]
