"""Serve the page, with previews for links, and the built docs with the licences."""

import mimetypes
import os
from collections.abc import MutableMapping
from functools import lru_cache
from html import escape
from os.path import isfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, func, select
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles

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
    rows = {"duel": schema.duels, "tournament": schema.tournaments}[kind]
    game = connection.execute(select(rows.c.game).where(rows.c.id == name)).scalar_one_or_none()
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
            same: Shared | None = await service.hub.read(lambda store: of_same_luck(store, place, name))
            return same
        shared: Shared | None = await service.hub.read(lambda store: of_table(store, name))
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


FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Content encodings, and the suffix of files compressed in advance."""


def compressed(path: Path, scope: MutableMapping[str, Any]) -> tuple[Path, str, str | None] | None:
    """Find a compressed form that the browser accepts: its path, its encoding, and the media type of the file."""
    wanted = Headers(scope=scope).get("accept-encoding", "")
    for encoding, ending in ENCODINGS.items():
        made = path.with_name(path.name + ending)
        if encoding in wanted and made.is_file():
            return made, encoding, mimetypes.guess_type(path.name)[0]
    return None


def not_modified(path: Path, scope: MutableMapping[str, Any]) -> Response | None:
    """The 304 answer, if the browser has this file."""
    there = FileResponse(path, stat_result=path.stat())
    asked = Headers(scope=scope).get("if-none-match", "")
    return NotModifiedResponse(there.headers) if there.headers["etag"] in asked else None


FOLDER = Path(__file__).parents[1] / "page"

_UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Drachenhof</title>
<h1>Drachenhof</h1><p>The server runs. Its page is not built in this copy; <code>make play</code> builds it.
The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>"""


class _Assets(StaticFiles):
    """Files with a hash in their name, and their compressed forms."""

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: MutableMapping[str, Any], status_code: int = 200
    ) -> Response:
        headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
        if (made := compressed(Path(full_path), scope)) is not None:
            file, encoding, kind = made
            return FileResponse(file, headers={**headers, "Content-Encoding": encoding}, media_type=kind)
        answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers.update(headers)
        return answer


def page_routes() -> list[BaseRoute]:
    """The routes of the page and its files. The page itself handles unknown paths."""
    assets = [Mount("/assets", _Assets(directory=FOLDER / "assets"))] if (FOLDER / "assets").is_dir() else []
    addresses = (
        "/",
        "/t/{rest:path}",
        "/r/{rest:path}",
        "/rules/{rest:path}",
        "/learn/{rest:path}",
        "/explore/{rest:path}",
        "/daily/{rest:path}",
        "/duel/{rest:path}",
        "/tournament/{rest:path}",
        "/{place:str}",
    )
    unknown = Route("/{rest:path}", _unknown, methods=["GET"])
    return [*assets, *(Route(address, _page, methods=["GET"]) for address in addresses), unknown]


async def _unknown(request: Request) -> Response:
    if request.url.path.startswith(("/api/", "/assets/")):
        raise HTTPException(404)
    answer = await _page(request)
    answer.status_code = 404
    return answer


async def _page(request: Request) -> Response:
    """The page itself, or a file next to it."""
    place = request.path_params.get("place")
    if place and "." in place:
        file = FOLDER / place
        if file.parent == FOLDER and isfile(file):  # False also for invalid names
            return FileResponse(file)
        return Response(status_code=404)
    if (FOLDER / "index.html").is_file():
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        text = _built((FOLDER / "index.html").stat().st_mtime_ns)
        return HTMLResponse(text.replace("</head>", f"  {await head(request)}\n  </head>", 1), headers=headers)
    return Response(_UNBUILT, media_type="text/html")


@lru_cache(maxsize=1)
def _built(changed: int) -> str:  # noqa: ARG001 (part of the cache key: a new build is read again)
    return (FOLDER / "index.html").read_text(encoding="utf-8")


DOCS_FOLDER = Path(__file__).parents[1] / "docs"
BUNDLED = Path(__file__).parents[1] / "page" / "bundled.json"  # bundled libraries with their licences
CHECKED = "no-cache"  # cached, and revalidated at each use
LASTING = ("javascripts", "stylesheets")  # folders of files with a hash in their name

_UNBUILT_DOCS = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Drachenhof: docs</title>
<h1>Docs</h1><p>They are not built in this copy: <code>make docs</code> builds them.
The same pages are in its folder <code>docs</code>, as plain text.</p></html>"""


class _Pages(StaticFiles):
    """The files of the docs, compressed if possible, with a 404 page of their own."""

    async def check_config(self) -> None:
        """Accept that the folder is missing: the docs may not be built."""

    async def get_response(self, path: str, scope: MutableMapping[str, Any]) -> Response:
        """A file, or a hint how to build the docs."""
        if not (DOCS_FOLDER / "index.html").is_file():
            return Response(_UNBUILT_DOCS, 404, media_type="text/html")
        return await super().get_response(path, scope)

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: MutableMapping[str, Any], status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        made = compressed(path, scope) if status_code == 200 else None
        if made is None:
            answer = super().file_response(full_path, stat_result, scope, status_code)
        elif (same := not_modified(made[0], scope)) is not None:
            answer = same
        else:
            answer = FileResponse(made[0], headers={"Content-Encoding": made[1]}, media_type=made[2])
        lasting = path.parent.name in LASTING or path.parent.parent.name in LASTING
        answer.headers.update({"Cache-Control": FOREVER if lasting else CHECKED, "Vary": "Accept-Encoding"})
        return answer


def docs_routes() -> list[BaseRoute]:
    """The routes of the docs below `/docs/`, and of the licences at `/licences`."""
    return [
        Route("/docs", _to("/docs/"), methods=["GET"]),
        Route("/licences", _licences, methods=["GET"]),
        Mount("/docs", _Pages(directory=DOCS_FOLDER, html=True, check_dir=False)),
    ]


def _to(address: str) -> Any:
    async def redirect(_: Request) -> Response:
        return RedirectResponse(address, 307)

    return redirect


async def _licences(_: Request) -> Response:
    """The licences: a page of the docs, or plain text if they are not built."""
    if (DOCS_FOLDER / "licences.html").is_file() or not BUNDLED.is_file():
        return RedirectResponse("/docs/licences.html", 307)
    parts = msgspec.json.decode(BUNDLED.read_bytes())
    texts = [f"{one['name']} {one['version']}: {one['licence']}\n\n" + "\n\n".join(one["texts"]) for one in parts]
    return PlainTextResponse(f"\n\n\n{'-' * 80}\n\n".join(texts) + "\n", headers={"Cache-Control": CHECKED})
