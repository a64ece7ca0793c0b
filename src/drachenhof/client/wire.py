"""HTTP requests and their answers, refusals, and pauses before a retry."""

import asyncio
import random
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import reduce
from http.client import HTTPException, HTTPMessage
from operator import or_
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from drachenhof.tables import messages
from drachenhof.tables.messages import Position, TableView, Told

SECONDS = 60.0  # for an answer
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 15.0  # seconds before one asks again
AGAIN = frozenset({"busy", "closing", "not-kept", "too-many", "unknown-outcome"})
"""Refusals that say nothing about what was asked: the same request may be accepted later."""

_encode = msgspec.json.Encoder().encode
_refused = msgspec.json.Decoder(messages.Refused).decode
_bounded = random.SystemRandom().uniform


class Refused(Exception):  # noqa: N818 (it is what the server said)
    """The server refused: `code` is one of those in docs/protocol.md, `rule` the rule against a move."""

    def __init__(self, refused: messages.Refused, seconds: float = 0.0) -> None:
        self.code, self.rule, self.arguments, self.seconds = refused.code, refused.rule, refused.arguments, seconds
        super().__init__(refused.code, refused.arguments)

    @property
    def passing(self) -> bool:
        """Return whether the same request may be accepted later."""
        return self.code in AGAIN

    @classmethod
    def read(cls, body: bytes, status: int, headers: Any) -> "Refused":
        """Read a refusal from an HTTP answer; one outside the protocol comes from a proxy."""
        waiting = str(headers.get("Retry-After", "0"))
        seconds = float(waiting) if waiting.isdigit() else 0.0
        try:
            return cls(_refused(body), seconds)
        except (msgspec.DecodeError, UnicodeError):
            code = "busy" if status in (429, 502, 503, 504) else "fault"
            return cls(messages.Refused(code, arguments={"status": status}), seconds)


class Unreachable(OSError):  # noqa: N818 (it says how things are)
    """No server answers at the address."""


class Reply(NamedTuple):
    """The body and headers of an answer."""

    body: bytes
    headers: HTTPMessage


async def request(address: str, method: str, path: str, key: str | None = None, body: Any = None) -> Reply:
    """Ask once; raises `Refused` and `Unreachable`."""
    headers = {"Accept": "application/json"}
    if key is not None:
        headers["Authorization"] = f"Bearer {key}"
    if body is not None:
        headers["Content-Type"] = "application/json"
    content = None if body is None else _encode(body)
    asked = urllib.request.Request(address + path, content, headers, method=method)
    return await asyncio.to_thread(_ask, asked)


def _ask(asked: urllib.request.Request) -> Reply:
    try:
        with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
            return Reply(answer.read(), answer.headers)
    except urllib.error.HTTPError as error:
        with error:
            raise Refused.read(error.read(), error.code, error.headers) from None
    except (OSError, HTTPException) as error:
        raise Unreachable(str(getattr(error, "reason", error))) from None


def pauses() -> Iterator[float]:
    """Yield the seconds before each retry: increasing, with random jitter."""
    longest = FIRST_PAUSE
    while True:
        yield _bounded(longest / 2, longest)
        longest = min(LONGEST_PAUSE, longest * 2)


class Update(Struct, tag_field="type", tag="update"):
    """The changes since the last entry seen; unchanged fields are left out."""

    last: int
    entries: list[Told]
    table: TableView | UnsetType = UNSET
    position: Position | UnsetType | None = UNSET
    you: list[int] | UnsetType = UNSET
    eyes: int | UnsetType | None = UNSET
    host: bool | UnsetType = UNSET
    kept: list[int] | UnsetType = UNSET
    more: bool | UnsetType = UNSET


Answered: TypeAlias = messages.Accepted | messages.Advice | messages.Pong
Message: TypeAlias = Update | Answered | messages.Refused | messages.Presence

_decode = msgspec.json.Decoder(
    reduce(or_, (Update, messages.Accepted, messages.Advice, messages.Refused, messages.Pong, messages.Presence))
).decode


def read(text: str | bytes) -> Message:
    """A message of the server; raises `msgspec.DecodeError`."""
    message: Any = _decode(text)
    return message  # type: ignore[no-any-return]
