"""The docs, as they were built into the package: files to be read, also without a script."""

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
BUNDLED = Path(__file__).parents[1] / "page" / "bundled.json"  # what others wrote of it, with the texts of licences
CHECKED = "no-cache"  # kept, and asked for again whether it is still the same
LASTING = ("javascripts", "stylesheets")  # names of files there change with what they hold

_UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Drachenhof: docs</title>
<h1>Docs</h1><p>They are not built in this copy: <code>make docs</code> builds them.
The same pages are in its folder <code>docs</code>, as plain text.</p></html>"""


class _Pages(StaticFiles):
    """The files of the site, in the form that a browser takes; one that is not there is told by a page of the site."""

    async def get_response(self, path: str, scope: MutableMapping[str, Any]) -> Response:
        """A file, or how the site is built: it may be so while the server runs."""
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
    """The docs below `/docs/`; the licences of others, which are one of their pages, also at `/licences`."""
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
    """The page of the docs; where they are not built, what the page says of its own parts."""
    if (FOLDER / "licences.html").is_file() or not BUNDLED.is_file():
        return RedirectResponse("/docs/licences.html", 307)
    parts = msgspec.json.decode(BUNDLED.read_bytes())
    texts = [f"{one['name']} {one['version']}: {one['licence']}\n\n" + "\n\n".join(one["texts"]) for one in parts]
    return PlainTextResponse(f"\n\n\n{'-' * 80}\n\n".join(texts) + "\n", headers={"Cache-Control": CHECKED})
