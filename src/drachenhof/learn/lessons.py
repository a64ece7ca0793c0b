"""A lesson as it is written: the moves of a game, and what the coach says, points at and wants on the way."""

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
    """Something that the coach says, and what is awaited before the lesson goes on.

    A choice at the table (`wanted`), an answer to the coach (`answers`), or only that somebody has read it.
    """

    name: Name
    point: list[str] = []  # what to point at; nothing: at what can be chosen
    wanted: str | None = None  # the move that goes on
    others: list[str] = []  # moves that can be tried, too: each has its own words
    answers: list[Name] = []  # what can be answered; the words are those of the cue
    right: Name | None = None
    unseen: list[str] = []  # moves that are made after it without being told
    then: list[str] = []  # moves that are made after it and told one by one


class Lesson(Struct, forbid_unknown_fields=True, kw_only=True):
    """A game in which one seat learns."""

    players: int
    seat: int = 1  # whose eyes one has, counted from 1
    minutes: int = 3
    first: bool = False  # of the five minutes after which a first game can begin
    extra: bool = False  # not on the way to a first game
    options: dict[str, Any] = {}
    begin: list[str]  # the moves before the first cue
    cues: Annotated[list[Cue], Meta(min_length=1)]
    game: str = ""
    name: str = ""

    @property
    def words(self) -> str:
        """The message that has its title."""
        return f"lesson-{self.game}-{self.name}"

    def messages(self, cue: Cue) -> list[str]:
        """The messages that a cue needs, as its words are named."""
        word = f"{self.words}-{cue.name}"
        if cue.wanted is not None:
            return [word, f"{word}.other", *(f"{word}.other-{slug(move)}" for move in cue.others)]
        wrong = [answer for answer in cue.answers if answer != cue.right]
        return [word, *(f"{word}.{answer}" for answer in cue.answers), *(f"{word}.not-{answer}" for answer in wrong)]


class Part(Protocol):
    """What a game's part of this layer has: its lessons in their order, each a file of that name beside it."""

    LESSONS: Sequence[str]


def slug(move: str) -> str:
    """A move as the end of a message's name."""
    return re.sub(r"[^a-z0-9]+", "-", move.lower()).strip("-")


def lessons(game: str) -> list[Lesson]:
    """The lessons of a game in their order; none where nobody has written any."""
    if not games.has(game, "learn.lessons"):
        return []
    part: Part = games.part(game, "learn.lessons")
    return [lesson(game, name) for name in part.LESSONS]


def lesson(game: str, name: str) -> Lesson:
    """A lesson by its name; raises KeyError if there is none."""
    if name not in games.part(game, "learn.lessons").LESSONS:
        raise KeyError(name)
    text = (files(games.package(game, "learn.lessons")) / f"{name}.toml").read_text(encoding="utf-8")
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
    """A cue awaits one thing, and what is right can be answered; raises `BrokenLesson`."""
    where = f"{lesson.game}/{lesson.name}, {cue.name}"
    if cue.wanted is not None and (cue.answers or cue.right):
        raise BrokenLesson(f"{where}: it awaits a move or an answer, not both")
    if cue.others and cue.wanted is None:
        raise BrokenLesson(f"{where}: others are offered beside a move that is wanted")
    if (cue.answers or cue.right) and cue.right not in cue.answers:
        raise BrokenLesson(f"{where}: what is right is one of the answers")


class Stage(NamedTuple):
    """A cue, the position at which it is given, and the moves since the last one that are told, with their numbers."""

    cue: Cue
    state: State
    told: list[Step]


def stages(lesson: Lesson) -> list[Stage]:
    """All stages of a lesson; raises `BrokenLesson` if the rules do not allow it."""
    play = _begun(lesson)
    reached, told = list[Stage](), list[Step]()
    for cue in lesson.cues:
        reached.append(Stage(cue, play.state, told))
        where = f"{lesson.game}/{lesson.name}, {cue.name}"
        told = _played(play, [cue.wanted] if _awaited(play, lesson, cue, where) else [], where)
        _played(play, cue.unseen, where)
        told += _played(play, cue.then, where)
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
    """Whether a move is awaited, which then is the learner's to make, and so are the others that can be tried."""
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
