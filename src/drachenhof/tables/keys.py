"""Keys and ids: made by `secrets`, kept only as hashes."""

import hashlib
import secrets
import time
from collections.abc import Callable

ID_BYTES = 16
KEY_BYTES = 24
_GONE = "gone-"

clock: Callable[[], int] = time.time_ns
"""Nanoseconds since 1970; tests put one in its place that they can move."""


def new_id() -> str:
    """An id that nobody can guess; it begins with a letter or digit, so that it looks like no option and no formula."""
    while not (made := secrets.token_urlsafe(ID_BYTES))[0].isalnum():
        pass
    return made


def nobody() -> str:
    """The id that a person who was deleted leaves behind; it leads nowhere."""
    return f"{_GONE}{new_id()[:16]}"


def is_gone(person: str) -> bool:
    """Whether a person was deleted."""
    return person.startswith(_GONE)


def new_key() -> str:
    """A key; show it once, keep its digest."""
    return secrets.token_urlsafe(KEY_BYTES)


def digest(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return clock() // 1_000_000
