"""How files of the page and the docs are handed out: in the form that a browser takes, and not again if it has them."""

import mimetypes
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse

FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What a browser may ask for, and the ending of the file that is made so already."""


def compressed(path: Path, scope: MutableMapping[str, Any]) -> tuple[Path, str, str | None] | None:
    """The compressed form of a file that a browser accepts: its path, its encoding, and the type of the file itself."""
    wanted = Headers(scope=scope).get("accept-encoding", "")
    for encoding, ending in ENCODINGS.items():
        made = path.with_name(path.name + ending)
        if encoding in wanted and made.is_file():
            return made, encoding, mimetypes.guess_type(path.name)[0]
    return None


def not_modified(path: Path, scope: MutableMapping[str, Any]) -> Response | None:
    """The answer to somebody who has this file already."""
    there = FileResponse(path, stat_result=path.stat())
    asked = Headers(scope=scope).get("if-none-match", "")
    return NotModifiedResponse(there.headers) if there.headers["etag"] in asked else None
