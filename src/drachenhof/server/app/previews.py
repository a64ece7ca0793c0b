"""Link previews: title, description and picture in the head of the page."""

from html import escape
from typing import NamedTuple

from sqlalchemy import Connection, func, select
from starlette.requests import Request

from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.server.app.service import Service, table_id
from drachenhof.server.db import schema
from drachenhof.tables.refusal import Refusal

NAME = "Drachenhof"
WIDTH, HEIGHT = 1200, 630  # of the pictures in pixels


class Shared(NamedTuple):
    """What a preview shows: the status and free seats of a table, or a daily game, duel or tournament."""

    game: str
    status: str
    free: int = 0


def of_table(connection: Connection, table: str) -> Shared | None:
    """The preview of a table, or None."""
    tables, seats = schema.tables.c, schema.seats.c
    row = connection.execute(select(tables.game, tables.status).where(tables.id == table)).one_or_none()
    if row is None:
        return None
    open_seats = (seats.table_id == table, seats.person.is_(None), seats.bot.is_(None))
    free = connection.execute(select(func.count()).select_from(schema.seats).where(*open_seats)).scalar_one()
    return Shared(row.game, row.status, free)


def of_same_luck(connection: Connection, kind: str, name: str) -> Shared | None:
    """The preview of a duel or tournament: its game, without names and scores."""
    kept = {"duel": schema.duels, "tournament": schema.tournaments}[kind]
    game = connection.execute(select(kept.c.game).where(kept.c.id == name)).scalar_one_or_none()
    return None if game is None else Shared(game, kind)


async def head(request: Request) -> str:
    """The tags for the head of the page at a path."""
    shared = await _shared(request)
    words = Words(_language(request.headers.get("accept-language", "")))
    base = str(request.base_url).rstrip("/")
    title = NAME if shared is None else f"{words.say(f'game-{shared.game}')} · {NAME}"
    picture = "share.png" if shared is None else f"share-{shared.game}.png"
    properties = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": title,
        "og:description": _sentence(words, shared),
        "og:url": base + request.url.path,
        "og:image": f"{base}/{picture}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    lines.append(f'<meta name="description" content="{escape(properties["og:description"])}" />')
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


async def _shared(request: Request) -> Shared | None:
    """The preview of a path, or None. Errors are ignored, because the page is more important."""
    place, _, rest = request.url.path.strip("/").partition("/")
    if place == "daily":
        return Shared(rest, "daily") if rest in games else None
    if place not in ("t", "r", "duel", "tournament") or not rest:
        return None
    service: Service = request.app.state.service
    try:
        name = table_id(rest)
        service.must_be_within(service.requests, service.address(request))
        if place in ("duel", "tournament"):
            same: Shared | None = await service.house.read(lambda store: of_same_luck(store, place, name))
            return same
        shared: Shared | None = await service.house.read(lambda store: of_table(store, name))
    except Refusal:
        return None
    return shared


def _sentence(words: Words, shared: Shared | None) -> str:
    if shared is None:
        return words.say("preview-home")
    if shared.status in ("daily", "duel", "tournament"):
        return words.say(f"preview-{shared.status}")
    if shared.status in ("open", "fixing"):
        return words.say("preview-open", free=shared.free)
    return words.say("preview-playing" if shared.status == "playing" else "preview-over")


def _language(accepted: str) -> str:
    """The first supported language of `Accept-Language`, by default English."""
    for tag in accepted.split(","):
        language = tag.split(";")[0].strip().lower().split("-")[0]
        if language in LANGUAGES:
            return language
    return "en"
