"""What is said about lessons: which there are, and one of them played through."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from drachenhof.server.replays.messages import Stepped
from drachenhof.tables.table_views import Position, Seat

MOST_LEARNT = 100
LessonKey = Annotated[str, Meta(max_length=60, pattern="^[a-z0-9-]+/[a-z0-9-]+$")]


class Reached(Struct, forbid_unknown_fields=True):
    """How far one has come with a lesson: the cue at which one goes on, and whether one has seen its end."""

    at: Annotated[int, Meta(ge=0, le=1000)]
    done: bool


class Learnt(Struct, forbid_unknown_fields=True):
    """How far one has come with some lessons, by `GAME/LESSON`."""

    lessons: Annotated[dict[LessonKey, Reached], Meta(max_length=MOST_LEARNT)]


class LessonInfo(Struct):
    """A lesson in the list: its words are `lesson-GAME-NAME`."""

    game: str
    name: str
    minutes: int
    first: bool  # of those after which a first game can begin
    extra: bool  # not on the way to a first game
    cues: int


class Lessons(Struct):
    """All lessons, those of a game in their order."""

    lessons: list[LessonInfo]


class LessonCue(Struct):
    """What the coach says (`lesson-GAME-LESSON-NAME`), the position then, and the moves told since the last cue.

    `wanted` is the move that goes on, `others` have words of their own; or `right` is the right one of the `answers`.
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
    """A lesson from its first cue to its last, as the seat that learns sees it."""

    game: str
    name: str
    minutes: int
    options: dict[str, Any]
    seats: list[Seat]
    eyes: int
    cues: list[LessonCue]
