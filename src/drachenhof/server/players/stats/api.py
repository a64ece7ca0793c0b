"""Endpoints of the caller's finished games: statistics, search, and files."""

import csv
import io
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from starlette.responses import Response

from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.app.sockets import ROWS_PER_REQUEST
from drachenhof.server.players.messages import FoundGames, PlayerStats
from drachenhof.server.players.stats.rows import OwnGame, own_games, player_stats
from drachenhof.tables import messages
from drachenhof.tables.refusal import Refusal

SUMMED = 2000  # latest games that are summed up
PAGE_SIZE = 50  # most games of one answer
MOST_LETTERS = 60
COST = 10.0  # requests charged for reading all games
SEARCH: dict[str, dict[str, Any]] = {
    "game": {"type": "string", "enum": list(messages.GAME_NAMES)},
    "name": {"type": "string", "maxLength": MOST_LETTERS},
    "bots": {"type": "string", "maxLength": MOST_LETTERS},
    "won": {"type": "string", "enum": ["yes", "no"]},
    "against": {"type": "string", "enum": ["bots", "people"]},
    "before": {"type": "integer", "minimum": 0},
}
COLUMNS = (
    *("ended", "table", "game", "players", "seat", "place", "score", "rated", "given"),
    *("against", "opponents", "options", "opening", "mu", "sigma"),
)

T = TypeVar("T")


async def _of_all(
    ask: Ask, work: Callable[[list[OwnGame]], T], game: str | None = None, before: int | None = None
) -> T:
    """Apply `work` to the caller's latest games (one more than are summed, to see whether older ones exist).

    It runs in a thread, because there may be many.
    """
    person, hub = ask.caller.person, ask.service.hub
    ask.charge(COST)
    async with ask.turn():
        latest: list[OwnGame] = await hub.read(lambda store: own_games(store, person, SUMMED + 1, game, before))
        return await hub.work_queue.compute(lambda: work(latest))


@route("GET", "/api/me/doing", answer=PlayerStats, named=NAMED)
async def own_stats(ask: Ask) -> PlayerStats:
    """The caller's ratings over time, results by group, rivals, and records."""
    return await _of_all(ask, lambda games: player_stats(games[:SUMMED], more=len(games) > SUMMED))


@route("GET", "/api/me/games", answer=FoundGames, named=NAMED, query=SEARCH)
async def finished_games(ask: Ask) -> FoundGames:
    """The caller's finished games, the latest first, filtered by game, player, result and time."""
    asked = ask.request.query_params
    for name, allowed in SEARCH.items():
        if "enum" in allowed and asked.get(name) not in (None, *allowed["enum"]):
            raise Refusal("bad-message", problem=f"{name} is one of {', '.join(allowed['enum'])}")
    for name in ("name", "bots"):
        if len(asked.get(name, "")) > MOST_LETTERS:
            raise Refusal("bad-message", problem=f"{name} is at most {MOST_LETTERS} letters long")
    before = ask.number("before", None, 2**53) if len(asked.get("before", "")) <= 10 else _moment(asked["before"])
    fitting = await _of_all(ask, lambda games: _fitting(games, asked), asked.get("game"), before)
    ask.charge(len(fitting.games) / ROWS_PER_REQUEST)
    return fitting


def _fitting(games: Sequence[OwnGame], asked: Any) -> FoundGames:
    fitting = [game.finished for game in games if _fits(game, asked)]
    return FoundGames(fitting[:PAGE_SIZE], len(fitting) > PAGE_SIZE)


def _moment(text: str) -> int:
    """Parse a time in milliseconds, which is larger than other numbers. Raises `Refusal`."""
    if not text.isascii() or not text.isdigit() or len(text) > 16:
        raise Refusal("bad-message", problem="before is a time in milliseconds since 1970")
    return int(text)


def _fits(game: OwnGame, asked: Any) -> bool:
    finished, name, bots = game.finished, asked.get("name", "").casefold(), asked.get("bots", "").split(",")
    others = [seat for seat in finished.seats if not seat.you]
    return (
        asked.get("against") in (None, game.against)
        and asked.get("won") in (None, "yes" if finished.place == 1 else "no")
        and (not name or any(name in (seat.name or "").casefold() or seat.bot in bots for seat in others))
    )


# As files


@route("GET", "/api/me/games.json", answer=list[dict[str, Any]], named=NAMED)
async def games_as_json(ask: Ask) -> Response:
    """All finished games of the caller as a JSON file."""
    body = await _of_all(ask, lambda games: msgspec.json.encode([_row(game) for game in games]))
    return _file(body, "games.json", "application/json")


@route("GET", "/api/me/games.csv", named=NAMED, media="text/csv")
async def games_as_csv(ask: Ask) -> Response:
    """All finished games of the caller as a CSV file."""
    return _file(await _of_all(ask, _as_csv), "games.csv", "text/csv; charset=utf-8")


def _as_csv(games: Sequence[OwnGame]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS)
    writer.writeheader()
    writer.writerows({name: _cell(value) for name, value in _row(game).items()} for game in games)
    return text.getvalue().encode()


def _row(game: OwnGame) -> dict[str, Any]:
    finished = game.finished
    ended = datetime.fromtimestamp(finished.ended / 1000, UTC).isoformat(timespec="seconds")
    opponents = [{"name": seat.name, "bot": seat.bot} for seat in finished.seats if not seat.you]
    first = (
        ended,
        finished.table,
        finished.game,
        finished.players,
        finished.seat + 1,
        finished.place,
        finished.score,
        finished.rated,
        finished.given,
    )
    last = (game.against, opponents, game.options, game.opening, game.mu, game.sigma)
    return dict(zip(COLUMNS, (*first, *last), strict=True))


def _cell(value: Any) -> Any:
    """A cell of a CSV file: lists and objects as JSON, and formulas escaped."""
    if isinstance(value, Sequence | dict) and not isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t\r" and value else value


def _file(body: bytes, name: str, media: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="drachenhof-{name}"', "Cache-Control": "no-store"}
    return Response(body, headers=headers, media_type=media)
