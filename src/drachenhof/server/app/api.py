"""Endpoints without an account: health, metrics, games and ratings."""

from typing import Any

from starlette.responses import Response

from drachenhof import __version__
from drachenhof.bots.levels import BEGINNER, LEVELS, OPPONENT, compared
from drachenhof.bots.server_bots import server_bots
from drachenhof.engine.game import Option
from drachenhof.games import games
from drachenhof.i18n.rules import rule_of_option
from drachenhof.server.app.responses import json_answer
from drachenhof.server.app.routes import Ask, route
from drachenhof.server.app.sockets import ROWS_PER_REQUEST
from drachenhof.server.players.messages import Ratings
from drachenhof.server.players.ratings import rows as results
from drachenhof.tables import messages
from drachenhof.tables.commands.lifecycle import REVEAL_SECONDS
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import BotInfo, GameInfo, Games, Health, OptionInfo, Prepared

LISTED = 100


@route("GET", "/health", answer=Health)
async def health(ask: Ask) -> Health:  # noqa: ARG001
    """Check that the process answers."""
    return Health("ok", __version__)


@route("GET", "/ready", answer=Health)
async def ready(ask: Ask) -> Response:
    """Check that the server can serve: bots can move, the store accepts writes, and it is not closing."""
    if not ask.service.ready or ask.service.hub.closing:
        return json_answer(Health("closing", __version__), 503)
    if ask.service.services.bots.worker_pool.loading:
        return json_answer(Health("preparing", __version__), 503)
    await ask.service.can_keep()
    return json_answer(Health("ready", __version__))


@route("GET", "/api/preparing", answer=Prepared)
async def prepared(ask: Ask) -> Prepared:  # noqa: ARG001
    """Return what older pages ask for: no bot waits for a compilation."""
    return Prepared()


@route("GET", "/metrics", media="text/plain")
async def metrics(ask: Ask) -> Response:
    """Metrics for Prometheus."""
    return Response(ask.service.metrics.text(), media_type="text/plain; version=0.0.4")


@route("GET", "/api/games", answer=Games)
async def the_games(ask: Ask) -> Games:  # noqa: ARG001
    """The games, their options and their bots."""
    infos = [
        GameInfo(
            name,
            game.FACTS.letter,
            game.FACTS.hidden,
            game.FACTS.fewest_win,
            list(game.PLAYERS),
            [_option(name, option) for option in game.OPTIONS.values()],
            [
                *(BotInfo(bot, _budget(make()), bot not in compared(name)) for bot, make in LEVELS[name].items()),
                *(BotInfo(bot, own.budget) for bot, own in server_bots(name).items()),
            ],
            OPPONENT[name],
            BEGINNER[name],
        )
        for name, game in games.items()
    ]
    return Games(infos, list(messages.REACTIONS), REVEAL_SECONDS)


def _option(game: str, option: Option) -> OptionInfo:
    return OptionInfo(option.name, list(option.choices), option.default, rule_of_option(game, option.name))


def _budget(bot: Any) -> str | None:
    budget = getattr(bot, "budget", None)
    return str(budget) if budget is not None else None


@route(
    "GET",
    "/api/ratings",
    answer=Ratings,
    query={"game": {"type": "string", "enum": list(messages.GAME_NAMES), "x-required": True}},
)
async def ratings(ask: Ask) -> Ratings:
    """The ratings of a game, for people and bots alike."""
    game = ask.request.query_params.get("game", "")
    if game not in games:
        raise Refusal("no-game", game=game[:20], games=list(games))
    person = ask.who.person if ask.who else None
    listed = await ask.service.hub.read(lambda store: results.best(store, game, LISTED, person))
    ask.charge(len(listed) / ROWS_PER_REQUEST)
    return Ratings(game, listed)
