"""Drills: which there are, that of today, and one of them with what its choices cost; made once and kept."""

from functools import cache

import msgspec
from starlette.responses import Response

from drachenhof.analysis.measuring import Measured
from drachenhof.bots.levels import OPPONENT
from drachenhof.bots.names import names_for
from drachenhof.games import games
from drachenhof.i18n.codes import Codes
from drachenhof.i18n.narrator import tale_of
from drachenhof.i18n.reviewing import because
from drachenhof.learn import drills as shipped
from drachenhof.learn.drills import STARS, Drill
from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.learn import rows as progress
from drachenhof.server.learn.drills_messages import DrillChoice, Drilled, DrillInfo, Drills, DrillTask
from drachenhof.server.reviews.messages import ReviewReason, Span
from drachenhof.tables.keys import now
from drachenhof.tables.messages import Seat
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.views import Views

DAY = 24 * 3600 * 1000

_codes = Codes()


@route("GET", "/api/drills", answer=Drills)
async def all_drills(ask: Ask) -> Drills:  # noqa: ARG001
    """The drills of all games, and which are those of today, by Universal Time."""
    day = now() // DAY
    today = {game: one.id for game in games if (one := shipped.of_day(game, day)) is not None}
    return Drills(listed(), today)


@route("GET", "/api/drills/{game}/{drill}", answer=DrillTask)
async def one_drill(ask: Ask) -> Response:
    """A drill: the position as its seat knows it, and what each choice costs."""
    game, name = (str(ask.request.path_params[part]) for part in ("game", "drill"))
    if (game, name) not in {(one.game, one.id) for one in listed()}:
        raise Refusal("not-found")
    async with ask.turn():
        encoded = await ask.service.house.work_queue.compute(lambda: encoded_task(game, name))
    return Response(encoded, media_type="application/json")


@route("PUT", "/api/me/drills", body=Drilled, named=NAMED, status=204)
async def keep_stars(ask: Ask) -> Response:
    """Stars that one has for drills; the most that one ever had are kept, and what is no drill is left out"""
    names = {f"{one.game}/{one.id}" for one in listed()}
    given = {name: stars for name, stars in ask.body.drills.items() if name in names}
    person = ask.caller.person
    await ask.service.house.write(lambda store: progress.drill(store, person, given))
    return Response(status_code=204)


@cache
def listed() -> list[DrillInfo]:
    """The list of all drills."""
    return [
        DrillInfo(game, one.id, one.theme, one.level, one.players, one.part)
        for game in games
        for one in shipped.drills(game)
    ]


@cache
def encoded_task(game: str, name: str) -> bytes:
    """A drill as it is sent."""
    return msgspec.json.encode(drill_task(shipped.drill(game, name)))


def drill_task(one: Drill) -> DrillTask:
    """A drill as the seat that decides knows it; raises `BrokenDrill`."""
    play, views, tale = one.play(), Views(games[one.game]), tale_of(one.game)
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
        seats=_seats(one),
        moves=len(one.moves),
        position=position,
        choices=[
            DrillChoice(
                move=choice.move,
                words=tale.choice(_codes, choice.move),
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


def _seats(one: Drill) -> list[Seat]:
    """Whoever tries it has no name; the others are bots that have one."""
    names, bot = names_for(one.id), OPPONENT[one.game]
    return [
        Seat("person", taken=True, present=True)
        if seat == one.seat
        else Seat("bot", name=next(names), bot=bot, taken=True)
        for seat in range(one.players)
    ]


def _span(measured: Measured) -> Span:
    return Span(measured.value, measured.low, measured.high)
