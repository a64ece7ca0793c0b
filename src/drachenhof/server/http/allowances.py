"""What a connection may use up: time, and an amount per second."""

import asyncio
import math
import time
from typing import Any


class Timer:
    """Does something later, unless it is stopped before."""

    def __init__(self) -> None:
        self._due: asyncio.TimerHandle | None = None

    def start(self, seconds: float, work: Any) -> None:
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(seconds, work)

    def stop(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class Allowance:
    """What may be spent: a rate per second, and a largest amount at once."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second, self._most, self._left, self._then = per_second, at_once, at_once, time.monotonic()

    def spend(self, amount: float) -> bool:
        """Whether there was enough."""
        if self._most == math.inf:
            return True
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._per_second) - amount
        self._then = now
        return self._left >= 0
