"""What is told while something compiles: which part of which game, and how far it is."""

from collections.abc import Callable
from typing import NamedTuple

WORDS = {
    "compiling": "Compiling {unit} for this machine (once)",
    "unkept": "Compiled code could not be kept in {folder} ({error}) and is compiled again next time: make room or "
    "name another folder in DRACHENHOF_CACHE",
    "elsewhere": "Compiled code cannot be kept in {wanted} ({error}), so for a while it is kept in {folder}: make room "
    "or name another folder in DRACHENHOF_CACHE",
}
"""Messages about compiling; the command line replaces them by translations."""


class Preparation(NamedTuple):
    """How far something is: what is compiled (`search.tree`), for which game, and which share of it, 0 to 1."""

    unit: str
    game: str
    done: float


_tell: Callable[[Preparation], None] | None = None


def tell_to(listener: Callable[[Preparation], None] | None) -> None:
    """Let all progress be told to somebody, instead of showing it on the standard error output."""
    global _tell
    _tell = listener


def listener() -> Callable[[Preparation], None] | None:
    """Return what `tell_to` set."""
    return _tell
