"""Lessons: which there are, and each of them played through; the same for everybody, so made once and kept."""

from functools import cache

import msgspec
from starlette.responses import Response

from drachenhof.bots.levels import OPPONENT
from drachenhof.bots.names import names_for
from drachenhof.engine.game import CHANCE
from drachenhof.games import games
from drachenhof.learn.lessons import Lesson, lesson, lessons
from drachenhof.learn.stages import Stage, stages
from drachenhof.records.history import Step
from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.learn import rows as progress
from drachenhof.server.learn.lessons_messages import Learnt, LessonCourse, LessonCue, LessonInfo, Lessons
from drachenhof.server.replays.messages import Stepped
from drachenhof.tables.messages import Position, Seat, Told
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.views import Views


@route("GET", "/api/lessons", answer=Lessons)
async def all_lessons(ask: Ask) -> Lessons:  # noqa: ARG001
    """The lessons of all games."""
    return listed()


@route("GET", "/api/lessons/{game}/{lesson}", answer=LessonCourse)
async def one_lesson(ask: Ask) -> Response:
    """A lesson played through: at each cue the position and what led there."""
    game, name = (str(ask.request.path_params[part]) for part in ("game", "lesson"))
    if (game, name) not in {(one.game, one.name) for one in listed().lessons}:
        raise Refusal("not-found")
    async with ask.turn():
        encoded = await ask.service.house.work_queue.compute(lambda: encoded_course(game, name))
    return Response(encoded, media_type="application/json")


@route("PUT", "/api/me/lessons", body=Learnt, named=NAMED, status=204)
async def learn(ask: Ask) -> Response:
    """How far one has come with lessons; what was done once stays done, and what is no lesson is left out"""
    names = {f"{one.game}/{one.name}" for one in listed().lessons}
    given = {name: reached for name, reached in ask.body.lessons.items() if name in names}
    person = ask.caller.person
    await ask.service.house.write(lambda store: progress.learn(store, person, given))
    return Response(status_code=204)


@cache
def listed() -> Lessons:
    """The list of all lessons."""
    return Lessons(
        [
            LessonInfo(game, one.name, one.minutes, one.first, one.extra, len(one.cues))
            for game in games
            for one in lessons(game)
        ]
    )


@cache
def encoded_course(game: str, name: str) -> bytes:
    """A lesson as it is sent."""
    return msgspec.json.encode(lesson_course(lesson(game, name)))


def lesson_course(learnt: Lesson) -> LessonCourse:
    """A lesson as the seat that learns sees it; raises `BrokenLesson`."""
    views, observer = Views(games[learnt.game]), learnt.seat - 1
    return LessonCourse(
        game=learnt.game,
        name=learnt.name,
        minutes=learnt.minutes,
        options=dict(learnt.options),
        seats=_seats(learnt),
        eyes=observer,
        cues=[_cue(views, observer, stage) for stage in stages(learnt)],
    )


def _seats(learnt: Lesson) -> list[Seat]:
    """The learner has no name; the others are bots that have one, in every lesson the same."""
    names, bot = names_for("lessons"), OPPONENT[learnt.game]
    return [
        Seat("person", taken=True, present=True)
        if number == learnt.seat
        else Seat("bot", name=next(names), bot=bot, taken=True)
        for number in range(1, learnt.players + 1)
    ]


def _cue(views: Views, observer: int, stage: Stage) -> LessonCue:
    cue, last = stage.cue, stage.told[-1].number if stage.told else 0
    position = _position(views, observer, stage, last)
    told = [_stepped(views, observer, step) for step in stage.told]
    return LessonCue(cue.name, cue.point, cue.wanted, cue.others, cue.answers, cue.right, told, position)


def _position(views: Views, observer: int, stage: Stage, number: int) -> Position:
    sight = views.sight(stage.state, observer)
    position = views.position(sight, number)
    if stage.cue.wanted is not None:
        views.offer(position, sight)
    return position


def _stepped(views: Views, observer: int, step: Step) -> Stepped:
    kind, seat = ("chance", None) if step.decider == CHANCE else ("move", step.decider)
    told = Told(step.number, 0, kind, seat)
    views.tell(told, views.heard(step, observer))
    return Stepped(told, views.position(views.sight(step.after, observer), step.number))
