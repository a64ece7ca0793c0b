"""Lessons: the moves of a game, and what the coach says, points at and asks for on the way."""

import re
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Annotated, Any, NamedTuple, Protocol

import msgspec
from msgspec import Meta, Struct

from drachenhof.engine.game import IllegalMove, State
from drachenhof.games import games
from drachenhof.records import Play
from drachenhof.records.history import Step

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]


class BrokenLesson(ValueError):  # noqa: N818 (as a broken record is)
    """A lesson that the rules do not allow, or that is not written as docs/write-a-lesson.md says."""


class Cue(Struct, forbid_unknown_fields=True, frozen=True):
    """A message of the coach, and what the learner must do before the lesson goes on.

    This is a move at the table (`wanted`), an answer to the coach (`answers`), or just a click if both are empty.
    """

    name: Name
    point: list[str] = []  # what to point at; if empty, the legal choices
    wanted: str | None = None  # the move that continues the lesson
    others: list[str] = []  # other moves that the learner may try; each has its own message
    answers: list[Name] = []  # possible answers; message names derive from the cue's
    right: Name | None = None
    unseen: list[str] = []  # moves that are then made silently
    then: list[str] = []  # moves that are then made and shown one by one


class Lesson(Struct, forbid_unknown_fields=True, kw_only=True):
    """A game in which one seat learns."""

    players: int
    seat: int = 1  # the learner's seat, counted from 1
    minutes: int = 3
    first: bool = False  # part of the five-minute introduction before a first game
    extra: bool = False  # not on the way to a first game
    options: dict[str, Any] = {}
    begin: list[str]  # the moves before the first cue
    cues: Annotated[list[Cue], Meta(min_length=1)]
    game: str = ""
    name: str = ""

    @property
    def words(self) -> str:
        """The key of its title's message."""
        return f"lesson-{self.game}-{self.name}"

    def messages(self, cue: Cue) -> list[str]:
        """The keys of all messages that a cue needs."""
        word = f"{self.words}-{cue.name}"
        if cue.wanted is not None:
            return [word, f"{word}.other", *(f"{word}.other-{slug(move)}" for move in cue.others)]
        wrong = [answer for answer in cue.answers if answer != cue.right]
        return [word, *(f"{word}.{answer}" for answer in cue.answers), *(f"{word}.not-{answer}" for answer in wrong)]


class Part(Protocol):
    """A game's part of this layer: the names of its lessons in order; each is a file of that name in its folder."""

    LESSONS: Sequence[str]


def slug(move: str) -> str:
    """Turn a move into the end of a message key."""
    return re.sub(r"[^a-z0-9]+", "-", move.lower()).strip("-")


def lessons(game: str) -> list[Lesson]:
    """Return the lessons of a game in order; may be empty."""
    if not games.has(game, "learn"):
        return []
    part: Part = games.part(game, "learn")
    return [lesson(game, name) for name in part.LESSONS]


def lesson(game: str, name: str) -> Lesson:
    """A lesson by its name; raises KeyError if there is none."""
    if name not in games.part(game, "learn").LESSONS:
        raise KeyError(name)
    text = (files(games.package(game, "learn")) / "lessons" / f"{name}.toml").read_text(encoding="utf-8")
    return parse(text, game, name)


def parse(text: str, game: str, name: str) -> Lesson:
    """A lesson from its text; raises `BrokenLesson`."""
    try:
        lesson = msgspec.toml.decode(text.encode(), type=Lesson)
    except msgspec.DecodeError as error:
        raise BrokenLesson(f"{game}/{name}: {error}") from None
    lesson.game, lesson.name = game, name
    for cue in lesson.cues:
        _check(lesson, cue)
    names = [cue.name for cue in lesson.cues]
    if len(set(names)) < len(names):
        raise BrokenLesson(f"{game}/{name}: two cues have the same name")
    return lesson


def _check(lesson: Lesson, cue: Cue) -> None:
    """Check that a cue awaits one thing and that the right answer is among its answers; raises `BrokenLesson`."""
    where = f"{lesson.game}/{lesson.name}, {cue.name}"
    if cue.wanted is not None and (cue.answers or cue.right):
        raise BrokenLesson(f"{where}: it awaits a move or an answer, not both")
    if cue.others and cue.wanted is None:
        raise BrokenLesson(f"{where}: others are offered beside a move that is wanted")
    if (cue.answers or cue.right) and cue.right not in cue.answers:
        raise BrokenLesson(f"{where}: what is right is one of the answers")


class Stage(NamedTuple):
    """A cue, its position, and the visible moves since the last cue, with their numbers."""

    cue: Cue
    state: State
    told: list[Step]


def stages(lesson: Lesson) -> list[Stage]:
    """All stages of a lesson; raises `BrokenLesson` if the rules do not allow it."""
    play = _begun(lesson)
    reached, visible = list[Stage](), list[Step]()
    for cue in lesson.cues:
        reached.append(Stage(cue, play.state, visible))
        where = f"{lesson.game}/{lesson.name}, {cue.name}"
        visible = _played(play, [cue.wanted] if _awaited(play, lesson, cue, where) else [], where)
        _played(play, cue.unseen, where)
        visible += _played(play, cue.then, where)
    return reached


def _begun(lesson: Lesson) -> Play:
    where = f"{lesson.game}/{lesson.name}, begin"
    try:
        play = Play.begin(lesson.game, lesson.players, dict(lesson.options))
    except ValueError as error:
        raise BrokenLesson(f"{where}: {error}") from None
    _played(play, lesson.begin, where)
    return play


def _awaited(play: Play, lesson: Lesson, cue: Cue, where: str) -> bool:
    """Whether the cue awaits a move. Raises `BrokenLesson` unless that move and the `others` are legal."""
    if cue.wanted is None:
        return False
    if play.to_move != lesson.seat - 1:
        raise BrokenLesson(f"{where}: seat {lesson.seat} is not to move")
    if cue.wanted in cue.others:
        raise BrokenLesson(f"{where}: {cue.wanted!r} is wanted and no other")
    legal = {play.game.to_text(play.state, move) for move in play.game.legal_moves(play.state)}
    for move in (cue.wanted, *cue.others):
        if move not in legal:
            raise BrokenLesson(f"{where}: {move!r} is no choice; there are {sorted(legal)}")
    return True


def _played(play: Play, moves: Iterable[str | None], where: str) -> list[Step]:
    """Make some moves; raises `BrokenLesson` at the first that is not legal."""
    made = list[Step]()
    for text in moves:
        try:
            made.append(play.apply(play.game.from_text(play.state, str(text))))
        except IllegalMove as error:
            legal = sorted(play.game.to_text(play.state, move) for move in play.game.legal_moves(play.state))
            raise BrokenLesson(f"{where}: {text!r} is not legal ({error}); there are {legal[:20]}") from None
    return made
