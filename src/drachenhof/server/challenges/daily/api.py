"""The game of the day: what is played today, one's own try, and how everybody did."""

from contextlib import nullcontext
from datetime import date

from drachenhof.daily import today
from drachenhof.games import games
from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.app.service import BEGUN, COUNTED
from drachenhof.server.app.sockets import TOLD
from drachenhof.server.challenges.daily.messages import DailyGames, DailyTable, NewTry
from drachenhof.server.challenges.daily.service import FIRST
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Created

DAY_MILLISECONDS = 86_400_000


@route("GET", "/api/daily", answer=DailyGames)
async def daily_games(ask: Ask) -> DailyGames:
    """Today's game of every game: options, seat and opponents, SHA-256 of its secret, and one's own try."""
    until = (now() // DAY_MILLISECONDS + 1) * DAY_MILLISECONDS
    return DailyGames(await ask.service.days.games(ask.who.person if ask.who else None), until)


@route("GET", "/api/daily/{game}", answer=DailyTable, query={"day": {"type": "string", "format": "date"}})
async def daily_table(ask: Ask) -> DailyTable:
    """How everybody did on a day, today if none is named, with SHA-256 of the next day's secret."""
    day, game, days = _day(ask.request.query_params.get("day")), _game(ask), ask.service.days
    async with nullcontext() if days.is_counted(game, day) else ask.turn():
        day_table = await days.table(ask.who.person if ask.who else None, game, day)
    ask.charge(len(day_table.results) / TOLD + day_table.tries / COUNTED)
    return day_table


@route("POST", "/api/daily/{game}", body=NewTry, answer=Created, named=NAMED, status=201)
async def daily_try(ask: Ask) -> Created:
    """A table for one's try at the game of a day, or the one that was begun before"""
    ask.service.must_be_within(ask.service.tables, ask.caller.person)
    ask.charge(BEGUN)  # names are free, and each may have a table
    async with ask.turn():
        return await ask.service.days.begin(ask.caller, _game(ask), _day(ask.body.day), fun=ask.body.fun)


def _game(ask: Ask) -> str:
    game = str(ask.request.path_params["game"])
    if game not in games:
        raise Refusal("not-found")
    return game


def _day(text: str | None) -> date:
    """A day that is served: none of those to come."""
    here = today(now())
    if text is None:
        return here
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refusal("bad-message", problem="day is a date such as 2026-11-17") from None
    if not FIRST <= day <= here or day.isoformat() != text:
        raise Refusal("no-day", day=day.isoformat())
    return day
