"""What is said about drills: which there are, one of them with what its choices cost, and how well one did them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from drachenhof.server.reviews.messages import ReviewReason, Span
from drachenhof.tables.fields import Phrase
from drachenhof.tables.table_views import Position, Seat

MOST_DRILLED = 1000
DrillKey = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9-]+/[0-9a-f]{10}$")]


class DrillInfo(Struct):
    """A drill in the list."""

    game: str
    id: str
    theme: str  # what it is about, one of the kinds of mistakes
    level: int  # 1 easy, 3 hard
    players: int
    part: int  # the month or the round; 0 before the first


class Drills(Struct):
    """All drills, and that of today by game: the same for everybody."""

    drills: list[DrillInfo]
    today: dict[str, str]


class DrillChoice(Struct):
    """What can be chosen: what it costs against the best, how many stars that gives, and what it does harm by."""

    move: str
    words: Phrase
    win: Span
    cost: Span  # of place value, which goes from 1 for the first place to -1 for the last
    equal: bool  # it cannot be told from the best
    stars: int  # 3 for the best and its equals, 0 for what costs much
    reasons: list[ReviewReason]  # empty: none is clear, or it is right
    why: Phrase  # the reasons as a sentence


class DrillTask(Struct):
    """A position in which one choice is clearly best, as the seat that decides knows it."""

    game: str
    id: str
    theme: str
    level: int
    part: int
    seat: int
    options: dict[str, Any]
    seats: list[Seat]
    moves: int  # that led there, for playing on
    position: Position
    choices: list[DrillChoice]  # the best first
    tempting: str  # the wrong choice that looks right


class Drilled(Struct, forbid_unknown_fields=True):
    """Stars that one has for some drills, by `GAME/ID`."""

    drills: Annotated[dict[DrillKey, Annotated[int, Meta(ge=0, le=3)]], Meta(max_length=MOST_DRILLED)]
