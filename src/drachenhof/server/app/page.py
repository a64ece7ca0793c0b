"""Serve the built page and its files."""

import mimetypes
import os
from collections.abc import MutableMapping
from functools import lru_cache
from os.path import isfile
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles

from drachenhof.server.app.previews import head

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
def _built(changed: int) -> str:  # noqa: ARG001 (a page that was built anew is read again)
    return (FOLDER / "index.html").read_text(encoding="utf-8")
