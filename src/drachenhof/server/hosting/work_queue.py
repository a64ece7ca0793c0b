"""Queue slow requests fairly, and run their computations in a thread outside the event loop."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from drachenhof.server.workers.fair_queue import FairQueue
from drachenhof.tables.refusal import Refusal

AT_ONCE = 2  # requests in progress: one reads while another computes
THREADS = 1  # more threads would only take time from the event loop
BREATH = 0.02  # longest pause in seconds after a computation; usually half its duration
EACH = 16  # requests of one address that may wait
ALL = 512  # requests that may wait

T = TypeVar("T")


class WorkQueue:
    """A queue of slow requests, with turns by address."""

    def __init__(self) -> None:
        self._served = 0
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work-queue")

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for the turn of this request. Raises `Refusal` if too many wait already."""
        if self._served < AT_ONCE:
            self._served += 1
        else:
            await self._wait(address)
        try:
            yield
        finally:
            self._served -= 1
            self._call_next()

    async def _wait(self, address: str) -> None:
        if self._waiting.of(address) >= EACH or len(self._waiting) >= ALL:
            raise Refusal("busy")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(address, called)
        try:
            await called
        except asyncio.CancelledError:
            self._waiting.drop(address, called)
            if called.done() and not called.cancelled():  # cancelled just after its turn came
                self._served -= 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._waiting and self._served < AT_ONCE:
            called = self._waiting.take()
            if not called.done():
                self._served += 1
                called.set_result(None)

    async def compute(self, work: Callable[[], T]) -> T:
        """Run `work` in the thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _unhurried, work)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _unhurried(work: Callable[[], T]) -> T:
    """Run `work`, then pause, so that a long computation leaves time to the event loop."""
    began = time.perf_counter()
    try:
        return work()
    finally:
        time.sleep(min(BREATH, (time.perf_counter() - began) / 2))
