"""Endpoints of duels: create one, try it once, and compare two games."""

from collections.abc import Callable
from functools import partial

from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.app.service import BEGUN, BYTES, COUNTED, table_id
from drachenhof.server.app.sockets import ROWS_PER_REQUEST
from drachenhof.server.challenges.duels import service as duels
from drachenhof.server.challenges.duels.messages import Comparison, Duel, DuelMade, Duels, NewDuel, NewDuelTry
from drachenhof.tables.messages import MAX_RECORD, OfRecord, OfTable
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Created

COMPARED = 8.0  # requests charged for comparing two games
DUELLING = 4  # duels of one address, as a multiple of those of one person
TABLE = {"type": "string", "maxLength": 22}


@route("POST", "/api/duels", body=NewDuel, most=MAX_RECORD + 2_000, answer=DuelMade, named=NAMED, status=201)
async def new_duel(ask: Ask) -> DuelMade:
    """Create a duel at one seat of a finished game, or of a game that a bot plays first."""
    ask.service.must_be_within(ask.service.duels, ask.caller.person)
    ask.service.must_be_within(ask.service.duels, ask.address, 1 / DUELLING)  # accounts are free
    if isinstance(ask.body.of, OfTable):
        await ask.service.load_at_cost(table_id(ask.body.of.table), ask.address)
    if isinstance(ask.body.of, OfRecord):
        ask.charge(len(bytes(ask.body.of.record)) / BYTES)
    async with ask.turn():
        return await duels.create(ask.service.hub, ask.service.services.bots, ask.caller, ask.body, _weigh(ask))


@route("GET", "/api/duels", answer=Duels, named=NAMED)
async def own_duels(ask: Ask) -> Duels:
    """The duels that the caller made, is the challenger of, or has tried, the latest first."""
    async with ask.turn():
        own = await duels.listed(ask.service.hub, ask.caller.person)
    ask.charge(len(own.duels) / ROWS_PER_REQUEST)
    return own


@route("GET", "/api/duels/{duel}", answer=Duel)
async def duel(ask: Ask) -> Duel:
    """A duel: its game, its challenger, SHA-256 of its secret, and the results of others."""
    async with ask.turn():
        shown = await duels.look(ask.service.hub, ask.who.person if ask.who else None, _id(ask))
    ask.charge(len(shown.others) / ROWS_PER_REQUEST + shown.tries / COUNTED)
    return shown


@route("POST", "/api/duels/{duel}", body=NewDuelTry, answer=Created, named=NAMED, status=201)
async def duel_try(ask: Ask) -> Created:
    """Create the table of the caller's try at a duel, or return the one begun before."""
    ask.service.must_be_within(ask.service.tables, ask.caller.person)
    ask.charge(BEGUN)
    async with ask.turn():
        return await duels.begin(ask.service.hub, ask.caller, _id(ask), _weigh(ask), fun=ask.body.fun)


@route("GET", "/api/duels/{duel}/beside", answer=Comparison, query={"one": TABLE, "other": TABLE})
async def compare_duel(ask: Ask) -> Comparison:
    """Compare two games of a duel, by default the caller's own and the challenger's. Only after the caller's try."""
    asked = [ask.request.query_params.get(name) for name in ("one", "other")]
    one, other = (None if table is None else table_id(table) for table in asked)
    ask.charge(COMPARED)
    async with ask.turn():
        pair = await duels.pair(ask.service.hub, ask.who.person if ask.who else None, _id(ask), one, other)
    for table in pair.tables:
        await ask.service.load_at_cost(table, ask.address)
    async with ask.turn():
        return await duels.compare(ask.service.hub, pair)


def _weigh(ask: Ask) -> Callable[[int], None]:
    return partial(ask.service.must_be_light, ask.caller.person)


def _id(ask: Ask) -> str:
    """The id of the duel in the path. Raises `Refusal` if it cannot be one."""
    try:
        return table_id(str(ask.request.path_params["duel"]))
    except Refusal:
        raise Refusal("no-duel") from None
