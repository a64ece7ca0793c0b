"""A lesson played through by the rules: how things stand at each of its cues, and what led there."""

from collections.abc import Iterable
from typing import NamedTuple

from drachenhof.engine.game import IllegalMove, State
from drachenhof.learn.lessons import BrokenLesson, Cue, Lesson
from drachenhof.records import Play
from drachenhof.records.history import Step


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
