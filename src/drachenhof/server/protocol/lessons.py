"""What is said about lessons: which there are, and one of them played through."""

from typing import Any

from msgspec import Struct

from drachenhof.server.protocol.replays import Stepped
from drachenhof.server.protocol.sights import Position, Seat


class LessonInfo(Struct):
    """A lesson in the list: its words are `lesson-GAME-NAME`."""

    game: str
    name: str
    minutes: int
    extra: bool  # not on the way to a first game
    cues: int


class Lessons(Struct):
    """All lessons, those of a game in their order."""

    lessons: list[LessonInfo]


class LessonCue(Struct):
    """What the coach says (`lesson-GAME-LESSON-NAME`), the position then, and the moves told since the last cue.

    `wanted` is the move that goes on, `others` are lit beside it; or `right` is the right one of the `answers`.
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
