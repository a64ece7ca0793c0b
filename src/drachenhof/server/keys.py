"""Keys and ids: made by `secrets`, kept only as hashes."""

import hashlib
import secrets
import time

ID_BYTES = 16
KEY_BYTES = 24


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(ID_BYTES)


def new_key() -> str:
    """A key; show it once, keep its digest."""
    return secrets.token_urlsafe(KEY_BYTES)


def digest(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
