"""Endpoints of the daily game: today's games, the caller's try, and the results."""

from contextlib import nullcontext
from datetime import date

from drachenhof.daily import today
from drachenhof.games import games
from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.app.service import BEGUN, COUNTED
from drachenhof.server.app.sockets import ROWS_PER_REQUEST
from drachenhof.server.challenges.daily.messages import DailyGames, DailyTable, NewTry
from drachenhof.server.challenges.daily.service import FIRST
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Created

DAY_MILLISECONDS = 86_400_000


@route("GET", "/api/daily", answer=DailyGames)
async def daily_games(ask: Ask) -> DailyGames:
    """Today's daily games: options, seat, opponents, SHA-256 of the secret, and the caller's try."""
    until = (now() // DAY_MILLISECONDS + 1) * DAY_MILLISECONDS
    return DailyGames(await ask.service.days.games(ask.who.person if ask.who else None), until)


@route("GET", "/api/daily/{game}", answer=DailyTable, query={"day": {"type": "string", "format": "date"}})
async def daily_table(ask: Ask) -> DailyTable:
    """The results of a day, by default today, with SHA-256 of the next day's secret."""
    day, game, days = _day(ask.request.query_params.get("day")), _game(ask), ask.service.days
    async with nullcontext() if days.is_counted(game, day) else ask.turn():
        day_table = await days.table(ask.who.person if ask.who else None, game, day)
    ask.charge(len(day_table.results) / ROWS_PER_REQUEST + day_table.tries / COUNTED)
    return day_table


@route("POST", "/api/daily/{game}", body=NewTry, answer=Created, named=NAMED, status=201)
async def daily_try(ask: Ask) -> Created:
    """Create the table of the caller's try at a daily game, or return the one begun before."""
    ask.service.must_be_within(ask.service.tables, ask.caller.person)
    ask.charge(BEGUN)  # accounts are free, and each may have a table
    async with ask.turn():
        return await ask.service.days.begin(ask.caller, _game(ask), _day(ask.body.day), fun=ask.body.fun)


def _game(ask: Ask) -> str:
    game = str(ask.request.path_params["game"])
    if game not in games:
        raise Refusal("not-found")
    return game


def _day(text: str | None) -> date:
    """Parse a day, by default today. Raises `Refusal` for a future day."""
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
