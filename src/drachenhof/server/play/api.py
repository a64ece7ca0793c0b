"""Endpoints of tables: create, list and watch them; commands by HTTP, the log, and the record."""

import asyncio
from functools import partial
from typing import Any

from starlette.responses import Response

from drachenhof.server.app.responses import json_answer, status_of
from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.app.service import table_id
from drachenhof.server.app.sockets import ROWS_PER_REQUEST, answered
from drachenhof.server.challenges.tournaments import standings as tournament_table
from drachenhof.server.db import archive, listing
from drachenhof.server.hosting.new_tables import create as created
from drachenhof.server.hosting.new_tables import play_on as played_on
from drachenhof.server.hosting.room import Room
from drachenhof.server.hosting.sync import current, entries_for, joined, missed
from drachenhof.server.play.commands import must_be_free
from drachenhof.server.players.accounts import rows as people
from drachenhof.server.players.accounts.api import introduced, with_cookie
from drachenhof.server.players.messages import TableRatings
from drachenhof.server.players.ratings import rows as results
from drachenhof.tables import messages
from drachenhof.tables.documents import document
from drachenhof.tables.keys import now
from drachenhof.tables.messages import (
    COMMANDS,
    MAX_RECORD,
    Accepted,
    Advice,
    Coached,
    Create,
    OfTable,
    PlayOn,
    Pong,
    Update,
)
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Created, Listed, Tables

LISTED = 100
WAIT_SECONDS = 30
ENTRIES = 1000  # most entries of one answer
INTEGER = {"type": "integer", "minimum": 0}


@route("POST", "/api/tables", body=Create, answer=Created, named=NAMED, status=201)
async def create_table(ask: Ask) -> Created:
    """Create a table."""
    ask.service.must_be_within(ask.service.tables, ask.caller.person)
    if ask.body.public:
        ask.service.must_be_within(ask.service.public, ask.address)
    return await created(ask.service.hub, ask.service.services.bots, ask.caller, ask.body)


@route("POST", "/api/play-on", body=PlayOn, most=MAX_RECORD + 2_000, answer=Created, named=NAMED, status=201)
async def play_on(ask: Ask) -> Created:
    """Create a table that begins with a position of a finished game, a record or a drill."""
    ask.service.must_be_within(ask.service.tables, ask.caller.person)
    if ask.body.public:
        ask.service.must_be_within(ask.service.public, ask.address)
    if isinstance(ask.body.of, OfTable):
        await ask.service.load_at_cost(table_id(ask.body.of.table), ask.address)
    async with ask.turn():
        weigh = partial(ask.service.must_be_light, ask.caller.person)
        return await played_on(ask.service.hub, ask.service.services.bots, ask.caller, ask.body, weigh)


@route(
    "GET",
    "/api/tables",
    answer=Tables,
    query={
        "status": {"type": "string", "enum": ["open", "playing", "over"]},
        "game": {"type": "string", "enum": list(messages.GAME_NAMES)},
    },
)
async def list_tables(ask: Ask) -> Tables:
    """Public tables, the latest first."""
    status, game = ask.request.query_params.get("status"), ask.request.query_params.get("game")
    if status not in (None, "open", "playing", "over") or game not in (None, *messages.GAME_NAMES):
        raise Refusal("bad-message", problem="status is open, playing or over; game is the name of one")
    statuses = [status] if status else ["open", "playing"]
    hub = ask.service.hub
    listed: list[Listed] = await hub.read(lambda store: listing.public(store, statuses, game, LISTED))
    ask.charge(len(listed) / ROWS_PER_REQUEST)
    for table in listed:
        if (room := hub.rooms.get(table.id)) is not None:
            _show_present(table, room)
    return Tables(listed)


def _show_present(table: Listed, room: Room) -> None:
    """Mark the seats of a listed table whose people are connected."""
    for seat, there in zip(table.seats, room.present(), strict=False):
        seat.present = there


@route(
    "GET", "/api/tables/{table}", answer=Update, query={"seen": INTEGER, "wait": {**INTEGER, "maximum": WAIT_SECONDS}}
)
async def look(ask: Ask) -> Update:
    """A table, with the entries after `seen`. With `wait`, answer when there are new ones, or after the timeout."""
    seen, wait = ask.number("seen", None, 2**31 - 1), ask.number("wait", 0, WAIT_SECONDS)
    room = await current(ask.service.hub, ask.table)
    person = ask.who.person if ask.who else None
    ask.service.services.presence.looked(room, person)
    if wait and seen is not None and seen >= room.table.last:
        await _something_new(ask, room, person, wait)
        if ask.who is not None and await ask.service.caller(ask.request) is None:
            raise Refusal("no-person")  # the key has ended meanwhile
    async with ask.turn():
        update = await joined(missed(ask.service.hub, room, person, seen, ENTRIES))
    ask.charge(len(update.entries) / ROWS_PER_REQUEST)
    return update


class Waiter:
    """Waits for the next message at a table."""

    def __init__(self, person: str | None, last: int, address: str) -> None:
        self.person, self.last, self.address = person, last, address
        self.news = asyncio.Event()

    def send(self, message: str) -> None:  # noqa: ARG002 (the request reads the news itself)
        self.news.set()

    async def drained(self) -> None:
        pass

    def drop(self) -> None:
        self.news.set()


async def _something_new(ask: Ask, room: Room, person: str | None, seconds: int) -> None:
    """Wait until something happens at a table, or some seconds have passed."""
    address = ask.address if ask.service.settings.limits else ""
    room.must_have_place(person, ask.service.settings.listeners_each, address)
    waiter = Waiter(person, room.table.last, address)
    room.listeners.add(waiter)
    try:
        await asyncio.wait_for(waiter.news.wait(), seconds)
    except TimeoutError:
        pass
    finally:
        room.listeners.discard(waiter)
        ask.service.services.presence.met(room, person)


@route("GET", "/api/tables/{table}/log", answer=Update, query={"after": INTEGER, "upto": INTEGER})
async def read_log(ask: Ask) -> Update:
    """Entries of the log, at most 200, after one number and up to another."""
    room = await current(ask.service.hub, ask.table)
    table = room.table
    after = min(ask.number("after", 0, 2**31 - 1) or 0, table.last)
    upto = min(ask.number("upto", after + 200, 2**31 - 1) or 0, after + 200, table.last)
    person = ask.who.person if ask.who else None
    async with ask.turn():
        entries = [
            entry async for part in entries_for(ask.service.hub, table, person, after, upto) for entry in part[1]
        ]
    ask.charge(len(entries) / ROWS_PER_REQUEST)
    return Update(max(after, upto), entries)


@route("GET", "/api/tables/{table}/ratings", answer=TableRatings)
async def table_ratings(ask: Ask) -> TableRatings:
    """Whether the game is rated for the caller, and the ratings of all seats."""
    table, person = (await current(ask.service.hub, ask.table)).table, ask.who.person if ask.who else None
    ratings: TableRatings = await ask.service.hub.read(lambda store: results.at_table(store, table, person, now()))
    return ratings


@route("GET", "/api/tables/{table}/record", answer=dict[str, Any])
async def record(ask: Ask) -> Response:
    """The record of a finished game, with the secrets of its deals."""
    room = await current(ask.service.hub, ask.table)
    table = room.table
    async with ask.turn():
        log = await ask.service.hub.read(lambda store: archive.entries_after(store, table.id, 0))
        may_tell = await tournament_table.may_tell_secret(ask.service.hub, table)
        text = await ask.service.hub.work_queue.compute(lambda: document(table, log, reveal=may_tell))
    ask.charge(len(log) / ROWS_PER_REQUEST / 4)
    headers = {"Content-Disposition": f'attachment; filename="{table.game}-{table.id}.json"'}
    return Response(text, headers=headers, media_type="application/json")


def _command(kind: type[messages.Command]) -> None:
    """Register a command of the socket as an HTTP endpoint with the same message and answer."""

    async def command(ask: Ask) -> Response:
        return _response(await answered(ask.service, ask.table, ask.who, ask.body, ask.address))

    name = kind.__name__.lower()
    command.__doc__ = kind.__doc__
    command.__name__ = name
    answers = {messages.Hint: Advice, messages.Coach: Coached, messages.Ping: Pong}
    path = f"/api/tables/{{table}}/{name}"
    route("POST", path, body=kind, answer=answers.get(kind, Accepted), named=kind is not messages.Ping)(command)


for _kind in COMMANDS:
    if _kind is not messages.Sit:
        _command(_kind)


@route("POST", "/api/tables/{table}/sit", body=messages.Sit, answer=Accepted)
async def sit(ask: Ask) -> Response:
    """Take a seat by its link, or any open one at a public table. Newcomers send a name."""
    if ask.who is not None or ask.body.name is None:
        return _response(await answered(ask.service, ask.table, ask.who, ask.body, ask.address))
    await must_be_free(ask.service.hub, ask.table, ask.body)
    newcomer, key = await introduced(ask, ask.body.name)
    answer = await answered(ask.service, ask.table, newcomer, ask.body, ask.address)
    if isinstance(answer, messages.Refused):  # the new account is not needed
        await ask.service.hub.write(lambda store: people.remove_unused(store, newcomer.person))
        return _response(answer)
    return with_cookie(ask, _response(answer), key)


def _response(answer: messages.Answer) -> Response:
    return json_answer(answer, status_of(answer.code) if isinstance(answer, messages.Refused) else 200)
