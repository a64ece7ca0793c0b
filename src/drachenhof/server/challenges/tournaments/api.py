"""Duplicate tournaments: made by anybody, joined by link, with a table and a file that anybody can check."""

from typing import Any

from starlette.responses import Response

from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.app.service import table_id
from drachenhof.server.app.sockets import TOLD
from drachenhof.server.challenges.duels.messages import Beside
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
from drachenhof.tournament import MOST_DEALS, MOST_ENTRANTS

COMPARED = 8.0  # requests that two games side by side cost
ROUND = 10.0  # the same of a round that is begun
TABLE = {"type": "string", "maxLength": 22}
AFTER = {"type": "integer", "minimum": 0, "maximum": MOST_DEALS * MOST_ENTRANTS}


@route("POST", "/api/tournaments", body=NewTournament, answer=TournamentMade, named=NAMED, status=201)
async def new_tournament(ask: Ask) -> TournamentMade:
    """A tournament, in which whoever makes it takes part"""
    ask.service.must_be_within(ask.service.tournaments, ask.caller.person)
    return await tournaments.create(ask.service.house, ask.caller, ask.body)


@route("GET", "/api/tournaments", answer=Tournaments, named=NAMED)
async def own_tournaments(ask: Ask) -> Tournaments:
    """The tournaments that one made or takes part in, the latest first"""
    listed = await tournament_table.listed(ask.service.house, ask.caller.person)
    ask.charge(len(listed.tournaments) / TOLD)
    return listed


@route("GET", "/api/tournaments/{tournament}", answer=Tournament)
async def tournament(ask: Ask) -> Tournament:
    """What is played, who takes part, the table so far, one's own games, and SHA-256 of its secret"""
    return await _tournament(ask)


@route("POST", "/api/tournaments/{tournament}", body=TournamentWish, answer=Tournament, named=NAMED)
async def tournament_wish(ask: Ask) -> Tournament:
    """Take part or leave; the host begins, extends, closes, and removes who never came"""
    if ask.body.act == "begin":
        ask.charge(ROUND)
    await tournaments.act(ask.service.house, ask.caller, _id(ask), ask.body)
    return await _tournament(ask)


@route("POST", "/api/tournaments/{tournament}/deals/{deal}", answer=Created, named=NAMED, status=201)
async def tournament_game(ask: Ask) -> Created:
    """The table of one's game of a deal; alone against bots it is opened now, if it was not yet"""
    ask.service.must_be_within(ask.service.tables, ask.caller.person)
    return await tournaments.play(ask.service.house, ask.caller, _id(ask), _deal(ask))


@route("GET", "/api/tournaments/{tournament}/deals/{deal}", answer=DealTable)
async def tournament_deal(ask: Ask) -> DealTable:
    """How everybody did in a deal, after one's own game of it or at the end"""
    table = await tournament_table.deal(ask.service.house, _person(ask), _id(ask), _deal(ask))
    ask.charge(len(table.results) / TOLD)
    return table


@route(
    "GET",
    "/api/tournaments/{tournament}/deals/{deal}/beside",
    answer=Beside,
    query={"one": TABLE, "other": TABLE},
)
async def tournament_beside(ask: Ask) -> Beside:
    """Two games of a deal side by side, from the seat that both have in common"""
    one, other = (table_id(ask.request.query_params.get(name, "")) for name in ("one", "other"))
    ask.charge(COMPARED)
    async with ask.turn():
        return await tournament_table.beside(ask.service.house, _person(ask), _id(ask), _deal(ask), one, other)


@route("GET", "/api/tournaments/{tournament}/sheet", answer=dict[str, Any])
async def tournament_sheet(ask: Ask) -> dict[str, Any]:
    """The table of a tournament that is over, with its secret, as the first line of a file for `drachenhof verify`"""
    sheet = await tournament_table.sheet(ask.service.house, _id(ask))
    ask.charge(len(sheet["results"]) / TOLD)
    return sheet


@route("GET", "/api/tournaments/{tournament}/records", answer=str, query={"after": AFTER}, media="application/x-ndjson")
async def tournament_records(ask: Ask) -> Response:
    """The other lines of that file: at most 20 records of its games, after some"""
    after = ask.number("after", 0, MOST_DEALS * MOST_ENTRANTS) or 0
    async with ask.turn():
        lines, read = await tournament_table.records(ask.service.house, _id(ask), after)
    ask.charge(read / TOLD / 4)
    return Response("".join(f"{line}\n" for line in lines), media_type="application/x-ndjson")


async def _tournament(ask: Ask) -> Tournament:
    tournament = await tournament_table.look(ask.service.house, _person(ask), _id(ask))
    ask.charge(len(tournament.entrants) / TOLD)
    return tournament


def _person(ask: Ask) -> str | None:
    return ask.who.person if ask.who else None


def _id(ask: Ask) -> str:
    """The id of a tournament, which looks as that of a table does; raises `Refusal`."""
    try:
        return table_id(str(ask.request.path_params["tournament"]))
    except Refusal:
        raise Refusal("not-found") from None


def _deal(ask: Ask) -> int:
    text = str(ask.request.path_params["deal"])
    if not text.isascii() or not text.isdigit() or not 1 <= len(text) <= 2:
        raise Refusal("not-found")
    return int(text)
