"""The page, as it was built into the package; nothing of it is loaded from elsewhere."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"

_UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Drachenhof</title>
<h1>Drachenhof</h1><p>The server runs. Its page is not built in this copy; <code>make play</code> builds it.
The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>"""


class _Assets(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *given: object, **named: object) -> Response:
        answer = super().file_response(*given, **named)  # type: ignore[arg-type]
        answer.headers["Cache-Control"] = FOREVER
        return answer


def page_routes() -> list[BaseRoute]:
    """The page at every address that it knows by itself, and its files."""
    assets = [Mount("/assets", _Assets(directory=FOLDER / "assets"))] if (FOLDER / "assets").is_dir() else []
    addresses = ("/", "/t/{rest:path}", "/{place:str}")
    return [*assets, *(Route(address, _page, methods=["GET"]) for address in addresses)]


async def _page(request: Request) -> Response:
    """The page itself, or one of the few files that lie beside it."""
    place = request.path_params.get("place")
    if place and "." in place:
        file = FOLDER / place
        if file.parent == FOLDER and file.is_file():
            return FileResponse(file)
        return Response(status_code=404)
    if (FOLDER / "index.html").is_file():
        return FileResponse(FOLDER / "index.html", headers={"Cache-Control": "no-cache"})
    return Response(_UNBUILT, media_type="text/html")
