"""Make ids and keys, and hash keys for the store. Read the clock."""

import hashlib
import secrets
import time
from collections.abc import Callable

ID_BYTES = 16
KEY_BYTES = 24
_GONE = "gone-"

clock: Callable[[], int] = time.time_ns
"""Nanoseconds since 1970; tests replace it."""


def new_id() -> str:
    """A random id. It begins with a letter or digit, so that it is never taken for an option or a formula."""
    while not (made := secrets.token_urlsafe(ID_BYTES))[0].isalnum():
        pass
    return made


def deleted_person_id() -> str:
    """A random id that replaces a deleted person."""
    return f"{_GONE}{new_id()[:16]}"


def is_gone(person: str) -> bool:
    """Whether a person was deleted."""
    return person.startswith(_GONE)


def new_key() -> str:
    """A new key; show it once and store its digest."""
    return secrets.token_urlsafe(KEY_BYTES)


def digest(key: str) -> str:
    """The digest of a key, as stored."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return clock() // 1_000_000
