"""The figures of an engine, and how they are measured.

Rates are per second of processor time, so that other load on the machine matters little. Each is the best of some
rounds.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeAlias

ROUNDS = 3
SECONDS = 0.7  # of a round

Once: TypeAlias = Callable[[], int]
"""Performs some of what is counted, and returns how many."""


@dataclass(frozen=True)
class EngineFigures:
    """The figures of one game of one engine; None where the engine does not offer it."""

    engine: str
    game: str
    players: int
    decisions: float
    """Per game, on average."""
    inside: float | None = None
    """Decisions per second in the engine's own language."""
    python: float | None = None
    """Decisions per second, one call from Python each, with the legal moves."""
    applied: float | None = None
    """The same with two calls each: what is legal, and a move."""
    observed: float | None = None
    """The same with an observation and a mask for each."""
    batched: float | None = None
    """Decisions per second with observation and mask, 1,024 games at once."""
    copies: float | None = None
    """Copies of a position per second, from Python."""
    search: float | None = None
    """Simulations of tree search per second, with one random playout each."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


MEASURES = tuple(field.name for field in fields(EngineFigures))[4:]


def rate(once: Once, seconds: float = SECONDS, rounds: int = ROUNDS) -> float:
    """Return how many per second, in the best of some rounds after one that loads and compiles."""
    once()
    best = 0.0
    for _ in range(rounds):
        count, began = 0, time.process_time()
        while (took := time.process_time() - began) < seconds:
            count += once()
        best = max(best, count / took)
    return best


@contextmanager
def one_core() -> Iterator[None]:
    """Pin this process and its threads to one core, where the system supports it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)
