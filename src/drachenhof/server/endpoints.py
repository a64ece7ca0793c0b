"""What each address of the API does."""

import asyncio
from typing import Any

from starlette.responses import Response

from drachenhof import __version__
from drachenhof.bots import LEVELS
from drachenhof.game import games
from drachenhof.server import archive, messages, people, results
from drachenhof.server.answers import json_answer, status_of
from drachenhof.server.catching_up import told
from drachenhof.server.deeds import REVEAL_SECONDS, plain_text
from drachenhof.server.documents import document
from drachenhof.server.erasing import erase
from drachenhof.server.eyes import table_view
from drachenhof.server.feed import atom
from drachenhof.server.hooks import checked, public_address
from drachenhof.server.keys import new_key, now
from drachenhof.server.messages import (
    COMMANDS,
    Accepted,
    Advice,
    BotInfo,
    Carry,
    Create,
    Created,
    Feed,
    GameInfo,
    Games,
    Health,
    Hook,
    Listed,
    Me,
    NewKey,
    NewPerson,
    OptionInfo,
    Pong,
    Ratings,
    Statistics,
    Tables,
    Update,
)
from drachenhof.server.refusal import Refusal
from drachenhof.server.room import Room
from drachenhof.server.routes import NAMED, Ask, route
from drachenhof.server.service import COOKIE_NAME
from drachenhof.server.sockets import answered, joined

LISTED = 100
WAIT_SECONDS = 30
COOKIE_SECONDS = 400 * 86_400
INTEGER = {"type": "integer", "minimum": 0}


# How the server is


@route("GET", "/health", answer=Health)
async def health(ask: Ask) -> Health:  # noqa: ARG001
    """Whether the process answers."""
    return Health("ok", __version__)


@route("GET", "/ready", answer=Health)
async def ready(ask: Ask) -> Response:
    """Whether it can serve: the store answers, and it is not closing."""
    if not ask.service.ready or ask.service.house.closing:
        return json_answer(Health("closing", __version__), 503)
    await ask.service.house.read(lambda store: archive.due(store, 0, 1))
    return json_answer(Health("ready", __version__))


@route("GET", "/metrics", media="text/plain")
async def metrics(ask: Ask) -> Response:
    """Figures for Prometheus."""
    return Response(ask.service.metrics.text(), media_type="text/plain; version=0.0.4")


@route("GET", "/api/games", answer=Games)
async def the_games(ask: Ask) -> Games:  # noqa: ARG001
    """The games, their options and their bots."""
    infos = [
        GameInfo(
            name,
            list(game.PLAYERS),
            [OptionInfo(option.name, list(option.choices), option.default) for option in game.OPTIONS.values()],
            [BotInfo(bot, _budget(make())) for bot, make in LEVELS[name].items()],
        )
        for name, game in games.items()
    ]
    return Games(infos, list(messages.REACTIONS), REVEAL_SECONDS)


def _budget(bot: Any) -> str | None:
    budget = getattr(bot, "budget", None)
    return str(budget) if budget is not None else None


# Oneself


@route("POST", "/api/me", body=NewPerson, answer=Me, status=201)
async def introduce(ask: Ask) -> Response:
    """Say one's name; whoever has one already is renamed, for tables to come."""
    name = plain_text(ask.body.name)
    if not name:
        raise Refusal("empty")
    if ask.who is not None:
        person = ask.who.person
        await ask.service.house.write(lambda store: people.rename(store, person, name))
        ask.service.forget_keys(person)
        return json_answer(await _me(ask, person))
    ask.service.must_be_within(ask.service.newcomers, ask.service.address(ask.request))
    key, when = new_key(), now()
    person = await ask.service.house.write(lambda store: people.new(store, name, key, when))
    return _with_cookie(ask, json_answer(await _me(ask, person), 201), key)


@route("GET", "/api/me", answer=Me, named=NAMED)
async def myself(ask: Ask) -> Me:
    """One's name and tables."""
    return await _me(ask, ask.caller.person)


async def _me(ask: Ask, person: str) -> Me:
    hooks = ask.service.settings.hooks
    found: Me | None = await ask.service.house.read(lambda store: people.me(store, person, hooks))
    if found is None:
        raise Refusal("no-person")
    return found


def _with_cookie(ask: Ask, answer: Response, key: str) -> Response:
    answer.set_cookie(
        COOKIE_NAME,
        key,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=ask.service.settings.secure_cookies or ask.request.url.scheme == "https",
    )
    return answer


@route("POST", "/api/me/key", answer=NewKey, named=NAMED, status=201)
async def personal_key(ask: Ask) -> NewKey:
    """A personal key, for another device or a program; an older one ends. It is shown once."""
    key, when, person = new_key(), now(), ask.caller.person
    await ask.service.house.write(lambda store: people.add_key(store, person, key, people.CARRY, when, most=1))
    ask.service.forget_keys(person)
    return NewKey(key)


@route("POST", "/api/me/carry", body=Carry, answer=Me)
async def carry(ask: Ask) -> Response:
    """Be the person of a personal key, on this device too."""
    ask.service.must_be_within(ask.service.newcomers, ask.service.address(ask.request))
    given, key, when = ask.body.key, new_key(), now()
    found = await ask.service.house.read(lambda store: people.by_key(store, given, (people.CARRY,)))
    if found is None:
        raise Refusal("no-key")
    await ask.service.house.write(lambda store: people.add_key(store, found[0], key, people.COOKIE, when))
    return _with_cookie(ask, json_answer(await _me(ask, found[0])), key)


@route("POST", "/api/me/feed", answer=Feed, named=NAMED, status=201)
async def new_feed(ask: Ask) -> Feed:
    """The address of a feed that says when it is one's turn; an older one ends."""
    key, when, person = new_key(), now(), ask.caller.person
    await ask.service.house.write(lambda store: people.add_key(store, person, key, people.FEED, when, most=1))
    return Feed(f"/feed/{key}")


@route("GET", "/feed/{key}", media="application/atom+xml")
async def feed(ask: Ask) -> Response:
    """One's tables at which it is one's turn, as an Atom feed."""
    key = str(ask.request.path_params["key"])
    found = await ask.service.house.read(lambda store: people.by_key(store, key, (people.FEED,)))
    if found is None:
        raise Refusal("no-key")
    tables = await ask.service.house.read(lambda store: archive.tables_of(store, found[0], LISTED))
    return Response(atom(str(ask.request.base_url), found[1], tables), media_type="application/atom+xml")


@route("PUT", "/api/me/hook", body=Hook, answer=Me, named=NAMED)
async def set_hook(ask: Ask) -> Me:
    """Where to post "your turn" when one is not there; only if the operator allows it."""
    if not ask.service.settings.hooks:
        raise Refusal("no-hooks")
    url, person = ask.body.url, ask.caller.person
    if url is not None:
        target = checked(url)
        await public_address(target.host, target.port)
    await ask.service.house.write(lambda store: people.set_hook(store, person, url))
    return await _me(ask, person)


@route("GET", "/api/me/statistics", answer=Statistics, named=NAMED)
async def statistics(ask: Ask) -> Statistics:
    """One's games summed up, one's ratings, and the latest games."""
    person = ask.caller.person

    def read(store: Any) -> Statistics:
        ratings = list(results.ratings_of(store, person).values())
        return Statistics(results.tallies(store, person), ratings, results.latest(store, person, LISTED))

    found: Statistics = await ask.service.house.read(read)
    return found


@route("GET", "/api/me/everything", answer=dict[str, Any], named=NAMED)
async def everything(ask: Ask) -> Any:
    """All that is kept about oneself."""
    person = ask.caller.person
    return await ask.service.house.read(lambda store: people.everything(store, person))


@route("DELETE", "/api/me", named=NAMED, status=204)
async def delete_me(ask: Ask) -> Response:
    """Delete all that is kept about oneself; games go on with a bot, and lose one's name and words."""
    await erase(ask.service, ask.caller)
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE_NAME, httponly=True, samesite="strict")
    return answer


# Tables


@route("POST", "/api/tables", body=Create, answer=Created, named=NAMED, status=201)
async def create_table(ask: Ask) -> Created:
    """A new table."""
    return await ask.service.house.create(ask.caller, ask.body)


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
    found = await ask.service.house.read(lambda store: archive.public(store, statuses, game, LISTED))
    return Tables([_listed(await ask.service.house.room(table)) for table in found])


def _listed(room: Room) -> Listed:
    seen = table_view(room.table, room.present(), room.watchers)
    return Listed(
        seen.id,
        seen.game,
        seen.status,
        seen.players,
        seen.options,
        seen.seats,
        seen.created,
        room.table.changed,
        seen.hints,
        seen.pace,
    )


@route(
    "GET", "/api/tables/{table}", answer=Update, query={"seen": INTEGER, "wait": {**INTEGER, "maximum": WAIT_SECONDS}}
)
async def look(ask: Ask) -> Update:
    """A table: what is new since the entry `seen`. With `wait` it is answered when there is something, or at last."""
    seen, wait = ask.number("seen", None, 2**31 - 1), ask.number("wait", 0, WAIT_SECONDS)
    room = await ask.service.house.room(ask.table)
    person = ask.who.person if ask.who else None
    room.meet(person)
    if wait and seen is not None and seen >= room.table.last:
        await _something_new(ask, room, person, wait)
    return joined([part async for part in ask.service.house.updates(room, person, seen)])


class Waiter:
    """Waits for the next message at a table."""

    def __init__(self, person: str | None, last: int) -> None:
        self.person, self.last = person, last
        self.told = asyncio.Event()

    def send(self, message: str) -> None:  # noqa: ARG002 (what it is will be asked for)
        self.told.set()

    def drop(self) -> None:
        self.told.set()


async def _something_new(ask: Ask, room: Room, person: str | None, seconds: int) -> None:
    """Look on until something happens."""
    if len(room.listeners) >= ask.service.settings.listeners_each:
        raise Refusal("table-full")
    waiter = Waiter(person, room.table.last)
    room.listeners.add(waiter)
    try:
        await asyncio.wait_for(waiter.told.wait(), seconds)
    except TimeoutError:
        pass
    finally:
        ask.service.house.part(room, waiter)


@route("GET", "/api/tables/{table}/log", answer=Update, query={"after": INTEGER, "upto": INTEGER})
async def read_log(ask: Ask) -> Update:
    """Entries of the log, at most 200, after one number up to another."""
    room = await ask.service.house.room(ask.table)
    table = room.table
    after = min(ask.number("after", 0, 2**31 - 1) or 0, table.last)
    upto = min(ask.number("upto", after + 200, 2**31 - 1) or 0, after + 200, table.last)
    person = ask.who.person if ask.who else None
    entries = [entry async for part in told(ask.service.house, table, person, after, upto) for entry in part[1]]
    return Update(max(after, upto), entries)


@route("GET", "/api/tables/{table}/record", answer=dict[str, Any])
async def record(ask: Ask) -> Response:
    """The record of a game that is over, with the secrets of its deals."""
    room = await ask.service.house.room(ask.table)
    table = room.table
    log = await ask.service.house.read(lambda store: archive.entries_after(store, table.id, 0))
    text = document(table, log)
    headers = {"Content-Disposition": f'attachment; filename="{table.game}-{table.id}.json"'}
    return Response(text, headers=headers, media_type="application/json")


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
    found = await ask.service.house.read(lambda store: results.best(store, game, LISTED, person))
    return Ratings(game, found)


def _command(kind: type[messages.Command]) -> None:
    """A command of the socket, by HTTP: the same message, the same answer."""

    async def command(ask: Ask) -> Response:
        answer = await answered(ask.service, ask.table, ask.who, ask.body)
        status = status_of(answer.code) if isinstance(answer, messages.Refused) else 200
        return json_answer(answer, status)

    name = kind.__name__.lower()
    command.__doc__ = kind.__doc__
    command.__name__ = name
    answers = {messages.Hint: Advice, messages.Ping: Pong}
    path = f"/api/tables/{{table}}/{name}"
    route("POST", path, body=kind, answer=answers.get(kind, Accepted), named=kind is not messages.Ping)(command)


for _kind in COMMANDS:
    _command(_kind)
