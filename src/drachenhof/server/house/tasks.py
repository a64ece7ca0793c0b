"""What runs in the background until the house closes."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from drachenhof.server.protocol.refusal import Refusal

log = structlog.get_logger()


class Tasks:
    """Tasks in the background, which end together."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self.ended = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def attempt(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that may fail, since it will be tried again anyway."""
        self.spawn(_attempted(work))

    def repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Attempt something again and again, with `seconds` between."""
        self.spawn(self._repeated(seconds, work))

    async def _repeated(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while not self.ended:
            await asyncio.sleep(seconds)
            await _attempted(work())

    async def end(self) -> None:
        """Cancel what runs, and begin no more; what was begun to be kept is kept."""
        self.ended = True
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


async def _attempted(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Refusal as refusal:
        log.warning("watch-refused", code=refusal.code)
    except Exception:  # whatever failed is tried again, and must not end what runs beside it
        log.exception("watch-failed")
