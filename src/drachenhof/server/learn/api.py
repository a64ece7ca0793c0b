"""Endpoints of lessons and drills: lists, contents and progress. Contents are computed once and cached."""

from functools import cache

import msgspec
from starlette.responses import Response

from drachenhof.analysis.measuring import Measured
from drachenhof.bots.levels import OPPONENT, names_for
from drachenhof.engine.game import CHANCE
from drachenhof.games import games
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.phrases import Codes
from drachenhof.i18n.review import because
from drachenhof.learn import drills as shipped
from drachenhof.learn.drills import STARS, Drill
from drachenhof.learn.lessons import Lesson, Stage, lesson, lessons, stages
from drachenhof.records.history import Step
from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.learn import rows as progress
from drachenhof.server.learn.messages import (
    DrillChoice,
    Drilled,
    DrillInfo,
    Drills,
    DrillTask,
    Learnt,
    LessonCourse,
    LessonCue,
    LessonInfo,
    Lessons,
)
from drachenhof.server.reviews.messages import ReviewReason, Span
from drachenhof.tables.keys import now
from drachenhof.tables.messages import Position, Seat, Told
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Stepped
from drachenhof.tables.views import Views


@route("GET", "/api/lessons", answer=Lessons)
async def all_lessons(ask: Ask) -> Lessons:  # noqa: ARG001
    """The lessons of all games."""
    return listed_lessons()


@route("GET", "/api/lessons/{game}/{lesson}", answer=LessonCourse)
async def one_lesson(ask: Ask) -> Response:
    """A lesson: at each cue the position, and the moves that led there."""
    game, name = (str(ask.request.path_params[part]) for part in ("game", "lesson"))
    if (game, name) not in {(one.game, one.name) for one in listed_lessons().lessons}:
        raise Refusal("not-found")
    async with ask.turn():
        encoded = await ask.service.hub.work_queue.compute(lambda: encoded_course(game, name))
    return Response(encoded, media_type="application/json")


@route("PUT", "/api/me/lessons", body=Learnt, named=NAMED, status=204)
async def learn(ask: Ask) -> Response:
    """Store the caller's progress in lessons. A finished lesson stays finished; unknown lessons are ignored."""
    names = {f"{one.game}/{one.name}" for one in listed_lessons().lessons}
    known = {name: reached for name, reached in ask.body.lessons.items() if name in names}
    person = ask.caller.person
    await ask.service.hub.write(lambda store: progress.learn(store, person, known))
    return Response(status_code=204)


@cache
def listed_lessons() -> Lessons:
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
    """A lesson as JSON."""
    return msgspec.json.encode(lesson_course(lesson(game, name)))


def lesson_course(learnt: Lesson) -> LessonCourse:
    """A lesson as its seat sees it. Raises `BrokenLesson`."""
    views, observer = Views(games[learnt.game]), learnt.seat - 1
    return LessonCourse(
        game=learnt.game,
        name=learnt.name,
        minutes=learnt.minutes,
        options=dict(learnt.options),
        seats=_seats_of_lesson(learnt),
        eyes=observer,
        cues=[_cue(views, observer, stage) for stage in stages(learnt)],
    )


def _seats_of_lesson(learnt: Lesson) -> list[Seat]:
    """The seats of a lesson: the learner without a name, and bots with the same names in every lesson."""
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
    steps = [_stepped(views, observer, step) for step in stage.told]
    return LessonCue(cue.name, cue.point, cue.wanted, cue.others, cue.answers, cue.right, steps, position)


def _position(views: Views, observer: int, stage: Stage, number: int) -> Position:
    sight = views.sight(stage.state, observer)
    position = views.position(sight, number)
    if stage.cue.wanted is not None:
        views.offer(position, sight)
    return position


def _stepped(views: Views, observer: int, step: Step) -> Stepped:
    kind, seat = ("chance", None) if step.decider == CHANCE else ("move", step.decider)
    entry = Told(step.number, 0, kind, seat)
    views.tell(entry, views.heard(step, observer))
    return Stepped(entry, views.position(views.sight(step.after, observer), step.number))


DAY = 24 * 3600 * 1000

_codes = Codes()


@route("GET", "/api/drills", answer=Drills)
async def all_drills(ask: Ask) -> Drills:  # noqa: ARG001
    """The drills of all games, and today's drill of each, by UTC."""
    day = now() // DAY
    today = {game: one.id for game in games if (one := shipped.of_day(game, day)) is not None}
    return Drills(listed_drills(), today)


@route("GET", "/api/drills/{game}/{drill}", answer=DrillTask)
async def one_drill(ask: Ask) -> Response:
    """A drill: the position as its seat knows it, and the cost of each choice."""
    game, name = (str(ask.request.path_params[part]) for part in ("game", "drill"))
    if (game, name) not in {(one.game, one.id) for one in listed_drills()}:
        raise Refusal("not-found")
    async with ask.turn():
        encoded = await ask.service.hub.work_queue.compute(lambda: encoded_task(game, name))
    return Response(encoded, media_type="application/json")


@route("PUT", "/api/me/drills", body=Drilled, named=NAMED, status=204)
async def keep_stars(ask: Ask) -> Response:
    """Store the caller's stars for drills. The most stars ever are stored; unknown drills are ignored."""
    names = {f"{one.game}/{one.id}" for one in listed_drills()}
    known = {name: stars for name, stars in ask.body.drills.items() if name in names}
    person = ask.caller.person
    await ask.service.hub.write(lambda store: progress.drill(store, person, known))
    return Response(status_code=204)


@cache
def listed_drills() -> list[DrillInfo]:
    """The list of all drills."""
    return [
        DrillInfo(game, one.id, one.theme, one.level, one.players, one.part)
        for game in games
        for one in shipped.drills(game)
    ]


@cache
def encoded_task(game: str, name: str) -> bytes:
    """A drill as JSON."""
    return msgspec.json.encode(drill_task(shipped.drill(game, name)))


def drill_task(one: Drill) -> DrillTask:
    """A drill as the seat to move knows it. Raises `BrokenDrill`."""
    play, views, narration = one.play(), Views(games[one.game]), narration_of(one.game)
    sight = views.sight(play.state, one.seat)
    position = views.position(sight, len(one.moves))
    views.offer(position, sight)
    return DrillTask(
        game=one.game,
        id=one.id,
        theme=one.theme,
        level=one.level,
        part=one.part,
        seat=one.seat,
        options=dict(one.options),
        seats=_seats_of_drill(one),
        moves=len(one.moves),
        position=position,
        choices=[
            DrillChoice(
                move=choice.move,
                words=narration.choice(_codes, choice.move),
                win=_span(choice.win),
                cost=_span(choice.cost),
                equal=choice.stars == STARS["equal"],
                stars=choice.stars,
                reasons=[ReviewReason(reason.what, _span(reason.more)) for reason in choice.reasons],
                why=because(_codes, one.game, choice.reasons),
            )
            for choice in one.choices
        ],
        tempting=one.tempting,
    )


def _seats_of_drill(one: Drill) -> list[Seat]:
    """The seats of a drill: the learner without a name, and bots with names."""
    names, bot = names_for(one.id), OPPONENT[one.game]
    return [
        Seat("person", taken=True, present=True)
        if seat == one.seat
        else Seat("bot", name=next(names), bot=bot, taken=True)
        for seat in range(one.players)
    ]


def _span(measured: Measured) -> Span:
    return Span(measured.value, measured.low, measured.high)
