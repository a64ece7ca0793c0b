"""Endpoints of duplicate tournaments: create, join, play, standings, and the file that verifies them."""

from typing import Any

from starlette.responses import Response

from drachenhof.duplicate import MOST_DEALS, MOST_ENTRANTS
from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.app.service import table_id
from drachenhof.server.app.sockets import ROWS_PER_REQUEST
from drachenhof.server.challenges.duels.messages import Comparison
from drachenhof.server.challenges.tournaments import service as tournaments
from drachenhof.server.challenges.tournaments import standings as tournament_table
from drachenhof.server.challenges.tournaments.messages import (
    DealTable,
    NewTournament,
    Tournament,
    TournamentMade,
    Tournaments,
    TournamentWish,
)
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Created

COMPARED = 8.0  # requests charged for comparing two games
ROUND = 10.0  # requests charged for beginning a round
TABLE = {"type": "string", "maxLength": 22}
AFTER = {"type": "integer", "minimum": 0, "maximum": MOST_DEALS * MOST_ENTRANTS}


@route("POST", "/api/tournaments", body=NewTournament, answer=TournamentMade, named=NAMED, status=201)
async def new_tournament(ask: Ask) -> TournamentMade:
    """Create a tournament, and enter the caller."""
    ask.service.must_be_within(ask.service.tournaments, ask.caller.person)
    return await tournaments.create(ask.service.hub, ask.caller, ask.body)


@route("GET", "/api/tournaments", answer=Tournaments, named=NAMED)
async def own_tournaments(ask: Ask) -> Tournaments:
    """The tournaments that the caller made or takes part in, the latest first."""
    listed = await tournament_table.listed(ask.service.hub, ask.caller.person)
    ask.charge(len(listed.tournaments) / ROWS_PER_REQUEST)
    return listed


@route("GET", "/api/tournaments/{tournament}", answer=Tournament)
async def tournament(ask: Ask) -> Tournament:
    """A tournament: its plan, entrants, standings, the caller's games, and SHA-256 of its secret."""
    return await _tournament(ask)


@route("POST", "/api/tournaments/{tournament}", body=TournamentWish, answer=Tournament, named=NAMED)
async def tournament_wish(ask: Ask) -> Tournament:
    """Join or leave a tournament. Its host can begin, extend or close it, and remove entrants without a game."""
    if ask.body.act == "begin":
        ask.charge(ROUND)
    await tournaments.act(ask.service.hub, ask.caller, _id(ask), ask.body)
    return await _tournament(ask)


@route("POST", "/api/tournaments/{tournament}/deals/{deal}", answer=Created, named=NAMED, status=201)
async def tournament_game(ask: Ask) -> Created:
    """Return the table of the caller's game of a deal. Against bots it is created if necessary."""
    ask.service.must_be_within(ask.service.tables, ask.caller.person)
    return await tournaments.play(ask.service.hub, ask.caller, _id(ask), _deal(ask))


@route("GET", "/api/tournaments/{tournament}/deals/{deal}", answer=DealTable)
async def tournament_deal(ask: Ask) -> DealTable:
    """The results of a deal, after the caller's own game of it or at the end."""
    table = await tournament_table.deal(ask.service.hub, _person(ask), _id(ask), _deal(ask))
    ask.charge(len(table.results) / ROWS_PER_REQUEST)
    return table


@route(
    "GET",
    "/api/tournaments/{tournament}/deals/{deal}/beside",
    answer=Comparison,
    query={"one": TABLE, "other": TABLE},
)
async def compare_tournament_games(ask: Ask) -> Comparison:
    """Compare two games of a deal, from the seat that both entrants had."""
    one, other = (table_id(ask.request.query_params.get(name, "")) for name in ("one", "other"))
    ask.charge(COMPARED)
    async with ask.turn():
        return await tournament_table.compare(ask.service.hub, _person(ask), _id(ask), _deal(ask), one, other)


@route("GET", "/api/tournaments/{tournament}/sheet", answer=dict[str, Any])
async def tournament_sheet(ask: Ask) -> dict[str, Any]:
    """The standings and secret of a finished tournament: the first line of a file for `drachenhof verify`."""
    sheet = await tournament_table.sheet(ask.service.hub, _id(ask))
    ask.charge(len(sheet["results"]) / ROWS_PER_REQUEST)
    return sheet


@route("GET", "/api/tournaments/{tournament}/records", answer=str, query={"after": AFTER}, media="application/x-ndjson")
async def tournament_records(ask: Ask) -> Response:
    """At most 20 records of a finished tournament: further lines of that file."""
    after = ask.number("after", 0, MOST_DEALS * MOST_ENTRANTS) or 0
    async with ask.turn():
        lines, read = await tournament_table.records(ask.service.hub, _id(ask), after)
    ask.charge(read / ROWS_PER_REQUEST / 4)
    return Response("".join(f"{line}\n" for line in lines), media_type="application/x-ndjson")


async def _tournament(ask: Ask) -> Tournament:
    tournament = await tournament_table.look(ask.service.hub, _person(ask), _id(ask))
    ask.charge(len(tournament.entrants) / ROWS_PER_REQUEST)
    return tournament


def _person(ask: Ask) -> str | None:
    return ask.who.person if ask.who else None


def _id(ask: Ask) -> str:
    """The id of the tournament in the path. Raises `Refusal` if it cannot be one."""
    try:
        return table_id(str(ask.request.path_params["tournament"]))
    except Refusal:
        raise Refusal("not-found") from None


def _deal(ask: Ask) -> int:
    text = str(ask.request.path_params["deal"])
    if not text.isascii() or not text.isdigit() or not 1 <= len(text) <= 2:
        raise Refusal("not-found")
    return int(text)
