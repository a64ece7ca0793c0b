"""Serve the built docs and the licences."""

import os
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from drachenhof.server.app.page import FOREVER, compressed, not_modified

FOLDER = Path(__file__).parents[1] / "docs"
BUNDLED = Path(__file__).parents[1] / "page" / "bundled.json"  # bundled libraries with their licences
CHECKED = "no-cache"  # cached, and revalidated at each use
LASTING = ("javascripts", "stylesheets")  # folders of files with a hash in their name

_UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Drachenhof: docs</title>
<h1>Docs</h1><p>They are not built in this copy: <code>make docs</code> builds them.
The same pages are in its folder <code>docs</code>, as plain text.</p></html>"""


class _Pages(StaticFiles):
    """The files of the docs, compressed if possible, with a 404 page of their own."""

    async def get_response(self, path: str, scope: MutableMapping[str, Any]) -> Response:
        """A file, or a hint how to build the docs."""
        if not (FOLDER / "index.html").is_file():
            return Response(_UNBUILT, 404, media_type="text/html")
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
        Mount("/docs", _Pages(directory=FOLDER, html=True, check_dir=False)),
    ]


def _to(address: str) -> Any:
    async def redirect(_: Request) -> Response:
        return RedirectResponse(address, 307)

    return redirect


async def _licences(_: Request) -> Response:
    """The licences: a page of the docs, or plain text if they are not built."""
    if (FOLDER / "licences.html").is_file() or not BUNDLED.is_file():
        return RedirectResponse("/docs/licences.html", 307)
    parts = msgspec.json.decode(BUNDLED.read_bytes())
    texts = [f"{one['name']} {one['version']}: {one['licence']}\n\n" + "\n\n".join(one["texts"]) for one in parts]
    return PlainTextResponse(f"\n\n\n{'-' * 80}\n\n".join(texts) + "\n", headers={"Cache-Control": CHECKED})
