"""Messages of lessons and drills: lists, contents and progress."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from drachenhof.server.reviews.messages import ReviewReason, Span
from drachenhof.tables.fields import Phrase
from drachenhof.tables.resources import Stepped
from drachenhof.tables.table_views import Position, Seat

MOST_LEARNT = 100
LessonKey = Annotated[str, Meta(max_length=60, pattern="^[a-z0-9-]+/[a-z0-9-]+$")]


class Reached(Struct, forbid_unknown_fields=True):
    """Progress in a lesson: the cue at which it goes on, and whether it was finished."""

    at: Annotated[int, Meta(ge=0, le=1000)]
    done: bool


class Learnt(Struct, forbid_unknown_fields=True):
    """Progress in some lessons, by `GAME/LESSON`."""

    lessons: Annotated[dict[LessonKey, Reached], Meta(max_length=MOST_LEARNT)]


class LessonInfo(Struct):
    """A lesson in the list; its text is `lesson-GAME-NAME`."""

    game: str
    name: str
    minutes: int
    first: bool  # belongs to the lessons before a first game
    extra: bool  # optional before a first game
    cues: int


class Lessons(Struct):
    """All lessons, those of a game in their order."""

    lessons: list[LessonInfo]


class LessonCue(Struct):
    """What the coach says (`lesson-GAME-LESSON-NAME`), the position, and the moves since the last cue.

    `wanted` is the expected move; `others` are moves with a text of their own. In a question, `right` is the correct
    one of `answers`.
    """

    name: str
    point: list[str]
    wanted: str | None
    others: list[str]
    answers: list[str]
    right: str | None
    told: list[Stepped]
    position: Position


class LessonCourse(Struct):
    """A lesson with all its cues, as its seat sees it."""

    game: str
    name: str
    minutes: int
    options: dict[str, Any]
    seats: list[Seat]
    eyes: int
    cues: list[LessonCue]


MOST_DRILLED = 1000
DrillKey = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9-]+/[0-9a-f]{10}$")]


class DrillInfo(Struct):
    """A drill in the list."""

    game: str
    id: str
    theme: str  # one of the kinds of mistakes
    level: int  # 1 easy, 3 hard
    players: int
    part: int  # the month or the round; 0 before the first


class Drills(Struct):
    """All drills, and today's drill by game: the same for all people."""

    drills: list[DrillInfo]
    today: dict[str, str]


class DrillChoice(Struct):
    """A choice of a drill: its cost compared with the best, its stars, and the reasons of the cost."""

    move: str
    words: Phrase
    win: Span
    cost: Span  # of place value, which goes from 1 for the first place to -1 for the last
    equal: bool  # no measurable difference from the best
    stars: int  # 3 for the best and its equals, 0 for a large cost
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
    moves: int  # number of moves before the position, for playing on
    position: Position
    choices: list[DrillChoice]  # the best first
    tempting: str  # the wrong choice that looks right


class Drilled(Struct, forbid_unknown_fields=True):
    """Stars for some drills, by `GAME/ID`."""

    drills: Annotated[dict[DrillKey, Annotated[int, Meta(ge=0, le=3)]], Meta(max_length=MOST_DRILLED)]
