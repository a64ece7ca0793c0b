"""Endpoints of the caller: name, keys, feed, webhook, statistics, export and deletion."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from xml.etree import ElementTree

from starlette.responses import Response

from drachenhof.server.app.responses import json_answer
from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.db import archive
from drachenhof.server.players import personal_data
from drachenhof.server.players.accounts import rows as people
from drachenhof.server.players.messages import Carry, Feed, Hook, Me, NewKey, NewPerson, Statistics
from drachenhof.server.players.personal_data import erase
from drachenhof.server.players.ratings import rows as results
from drachenhof.server.players.stats.rows import with_opponents
from drachenhof.server.webhooks import checked, public_address
from drachenhof.tables.commands import Caller
from drachenhof.tables.keys import new_key, now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.text import visible_name

LISTED = 100
COOKIE_SECONDS = 400 * 86_400


@route("POST", "/api/me", body=NewPerson, answer=Me, status=201)
async def introduce(ask: Ask) -> Response:
    """Create an account with a name, or rename the caller for future tables. `program` marks a bot account."""
    if ask.who is not None:
        await _renamed(ask, ask.who.person, visible_name(ask.body.name))
        return json_answer(await _me(ask, ask.who.person))
    newcomer, key = await introduced(ask, ask.body.name, program=ask.body.program)
    return with_cookie(ask, json_answer(await _me(ask, newcomer.person), 201), key)


async def _renamed(ask: Ask, person: str, name: str) -> None:
    """Rename the caller, and mark a bot account permanently if requested. Raises `Refusal`."""
    hub = ask.service.hub
    if ask.body.program and not await hub.write(lambda store: people.become_program(store, person)):
        raise Refusal("no-program")
    await hub.write(lambda store: people.rename(store, person, name))
    ask.service.forget_keys(person)


async def introduced(ask: Ask, wanted: str, *, program: bool = False) -> tuple[Caller, str]:
    """Create an account; return it and its key. Raises `Refusal`."""
    name = visible_name(wanted)
    address = ask.service.address(ask.request)
    ask.service.must_be_within(ask.service.newcomers, address)
    key, when, origin = new_key(), now(), people.origin_of(address)
    person: str = await ask.service.hub.write(lambda store: people.new(store, name, key, when, origin, program=program))
    return Caller(person, name, program), key


@route("GET", "/api/me", answer=Me | None)
async def myself(ask: Ask) -> Me | None:
    """The caller's name and tables; null without a key. An unknown key is refused."""
    if ask.who is None and not ask.by_key:
        return None
    return await _me(ask, ask.caller.person)


async def _me(ask: Ask, person: str) -> Me:
    hooks = ask.service.settings.hooks
    me: Me | None = await ask.service.hub.read(lambda store: people.me(store, person, hooks))
    if me is None:
        raise Refusal("no-person")
    return me


def with_cookie(ask: Ask, answer: Response, key: str) -> Response:
    answer.set_cookie(
        ask.service.cookie_name,
        key,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=ask.service.settings.secure_cookies or ask.request.url.scheme == "https",
    )
    return answer


def without_cookie(ask: Ask, answer: Response) -> Response:
    secure = ask.service.settings.secure_cookies
    answer.delete_cookie(ask.service.cookie_name, httponly=True, samesite="strict", secure=secure)
    return answer


@route("POST", "/api/me/key", answer=NewKey, named=NAMED, status=201)
async def personal_key(ask: Ask) -> NewKey:
    """Create a personal key for another device or a program. The older one ends. It is shown once."""
    key, when, person = new_key(), now(), ask.caller.person
    await ask.service.hub.write(lambda store: people.add_key(store, person, key, people.CARRY, when, most=1))
    ask.service.forget_keys(person)
    return NewKey(key)


@route("POST", "/api/me/carry", body=Carry, answer=Me)
async def carry(ask: Ask) -> Response:
    """Log in on this device with a personal key."""
    ask.service.must_be_within(ask.service.newcomers, ask.service.address(ask.request))
    personal, key, when = ask.body.key, new_key(), now()
    owner = await ask.service.hub.read(lambda store: people.by_key(store, personal, (people.CARRY,)))
    if owner is None:
        raise Refusal("no-key")
    await ask.service.hub.write(lambda store: people.add_key(store, owner.person, key, people.COOKIE, when))
    ask.service.forget_keys(owner.person)  # the oldest key may have been deleted
    return with_cookie(ask, json_answer(await _me(ask, owner.person)), key)


@route("POST", "/api/me/feed", answer=Feed, named=NAMED, status=201)
async def new_feed(ask: Ask) -> Feed:
    """Create the address of a feed of the caller's turns. The older one ends."""
    key, when, person = new_key(), now(), ask.caller.person
    await ask.service.hub.write(lambda store: people.add_key(store, person, key, people.FEED, when, most=1))
    return Feed(f"/feed/{key}")


@route("GET", "/feed/{key}", media="application/atom+xml")
async def feed(ask: Ask) -> Response:
    """The tables at which it is the person's turn, as an Atom feed."""
    key = str(ask.request.path_params["key"])
    owner = await ask.service.hub.read(lambda store: people.by_key(store, key, (people.FEED,)))
    if owner is None:
        raise Refusal("no-key")
    tables = await ask.service.hub.read(lambda store: archive.tables_of(store, owner.person, LISTED))
    return Response(atom(str(ask.request.base_url), owner.name, tables), media_type="application/atom+xml")


@route("PUT", "/api/me/hook", body=Hook, answer=Me, named=NAMED)
async def set_hook(ask: Ask) -> Me:
    """Set the webhook for "your turn" while the caller is not connected, if the operator allows it."""
    if not ask.service.settings.hooks:
        raise Refusal("no-hooks")
    url, person = ask.body.url, ask.caller.person
    if url is not None:
        target = checked(url)
        await public_address(target.host, target.port)
    await ask.service.hub.write(lambda store: people.set_hook(store, person, url))
    return await _me(ask, person)


@route("DELETE", "/api/me/keys", named=NAMED, status=204)
async def end_other_keys(ask: Ask) -> Response:
    """Log out everywhere else: cookies of other devices, the personal key and the feed end at once."""
    person, key = ask.caller.person, ask.service.key_of(ask.request) or ""
    await ask.service.hub.write(lambda store: people.end_other_keys(store, person, key))
    ask.service.forget_keys(person)
    return Response(status_code=204)


@route("DELETE", "/api/me/keys/this", named=NAMED, status=204)
async def end_this_key(ask: Ask) -> Response:
    """Log out here: the cookie or key of this request ends at once. Only a personal key can log in again."""
    key = ask.service.key_of(ask.request) or ""
    await ask.service.hub.write(lambda store: people.end_key(store, key))
    ask.service.forget_keys(ask.caller.person)
    return without_cookie(ask, Response(status_code=204))


@route("GET", "/api/me/statistics", answer=Statistics, named=NAMED)
async def statistics(ask: Ask) -> Statistics:
    """The caller's results, ratings and latest games."""
    person = ask.caller.person

    def read(store: Any) -> Statistics:
        ratings = list(results.ratings_of(store, person).values())
        latest = with_opponents(store, results.latest(store, person, LISTED), person)
        return Statistics(results.tallies(store, person), ratings, latest)

    async with ask.turn():
        summed: Statistics = await ask.service.hub.read(read)
    return summed


@route("GET", "/api/me/everything", answer=dict[str, Any], named=NAMED)
async def everything(ask: Ask) -> Any:
    """Export all stored data of the caller."""
    person = ask.caller.person
    ask.service.must_be_within(ask.service.whole, person)
    async with ask.turn():
        return await ask.service.hub.read(lambda store: personal_data.everything(store, person))


@route("DELETE", "/api/me", named=NAMED, status=204)
async def delete_me(ask: Ask) -> Response:
    """Delete the caller and all stored data. In running games a bot goes on; name and chat are removed."""
    ask.service.must_be_within(ask.service.goodbyes, ask.caller.person)
    async with ask.turn():
        await erase(ask.service, ask.caller)
    answer = Response(status_code=204)
    return without_cookie(ask, answer)


_ATOM = "http://www.w3.org/2005/Atom"


def atom(base: str, name: str, tables: Sequence[Any]) -> bytes:
    """An Atom feed with an entry for each of these tables, the latest first."""
    feed = ElementTree.Element("feed", xmlns=_ATOM)
    awaited = [table for table in tables if table.status == "playing" and table.mover == table.seat]
    changed = max((table.changed for table in tables), default=0)
    _add(feed, "title", f"Drachenhof – {name}")
    _add(feed, "id", f"{base}feed")
    _add(feed, "updated", _moment(changed))
    for table in awaited:
        entry = ElementTree.SubElement(feed, "entry")
        _add(entry, "title", f"{table.game}: your turn")
        _add(entry, "id", f"{base}t/{table.id}#{table.changed}")
        _add(entry, "updated", _moment(table.changed))
        ElementTree.SubElement(entry, "link", href=f"{base}t/{table.id}")
    text: bytes = ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)
    return text


def _add(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, name).text = "".join(char for char in text if char.isprintable())


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat()
