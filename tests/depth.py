"""How far tests that play, fuzz and kill at random go: `make test-deep` goes ten times as far as `make test`."""

import os
from typing import TypeVar

T = TypeVar("T")

DEPTH = int(os.environ.get("DRACHENHOF_DEPTH", "1"))
"""How many times as many games, examples and rounds."""


def deep(*values: T) -> tuple[T, ...]:
    """What is looked at only where tests go further: `make test` has what is as good a look, or the same elsewhere."""
    return values if DEPTH > 1 else ()
