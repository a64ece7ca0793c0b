"""JSON answers, and the HTTP status of each refusal."""

from typing import Any

import msgspec
from starlette.responses import Response

_encode = msgspec.json.Encoder().encode

_STATUS = {
    "bad-message": 400,
    "too-large": 413,
    "too-many": 429,
    "busy": 503,
    "not-kept": 503,
    "unknown-outcome": 503,
    "closing": 503,
    "no-table": 404,
    "not-found": 404,
    "not-allowed": 405,
    "no-person": 401,
    "no-key": 403,
    "no-link": 403,
    "not-seated": 403,
    "not-host": 403,
    "no-hints": 403,
    "no-coach": 403,
    "review-off": 403,
    "no-hooks": 403,
    "foreign-origin": 403,
    "no-game": 422,
    "no-option": 422,
    "no-bot": 422,
    "no-seat": 422,
    "bad-hook": 422,
    "no-position": 422,
    "no-day": 422,
    "no-duel": 422,
    "illegal": 422,
    "empty": 422,
    "no-commitment": 422,
    "fault": 500,
}


def status_of(code: str) -> int:
    """The HTTP status of a refusal, by default 409."""
    return _STATUS.get(code, 409)


def retry(code: str, seconds: int = 1) -> dict[str, str]:
    """The `Retry-After` header for refusals that pass."""
    return {"Retry-After": str(seconds)} if status_of(code) in (429, 503) else {}


def json_answer(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON answer that is not cached."""
    return Response(
        _encode(content), status, {"Cache-Control": "no-store", **(headers or {})}, media_type="application/json"
    )
