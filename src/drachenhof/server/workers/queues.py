"""Fair queues: turns by address or person, and a queue of slow requests next to the event loop."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Generic, TypeVar

from drachenhof.tables.refusal import Refusal

T = TypeVar("T")


class FairQueue(Generic[T]):
    """One queue per owner, served round robin."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def __iter__(self) -> Iterator[T]:
        return (item for queue in self._queues.values() for item in queue)

    def of(self, owner: str) -> int:
        """Number of waiting items of an owner."""
        return len(self._queues.get(owner, ()))

    def most(self) -> str | None:
        """The owner with the longest queue, or None if no owner has more than one item."""
        longest = max(self._queues, key=lambda owner: len(self._queues[owner]), default=None)
        return longest if longest is not None and len(self._queues[longest]) > 1 else None

    def push_out(self, owner: str) -> T:
        """Remove and return the newest item of an owner."""
        return self._queues[owner].pop()

    def put(self, owner: str, item: T) -> None:
        self._queues.setdefault(owner, deque()).append(item)

    def take(self) -> T:
        """Remove and return the oldest item of the owner whose turn it is; the next owner's turn follows."""
        owner, queue = self._queues.popitem(last=False)
        item = queue.popleft()
        if queue:
            self._queues[owner] = queue
        return item

    def ahead(self, owner: str, item: T) -> int:
        """Number of items that will be taken before a waiting one."""
        place, owners = self._queues[owner].index(item), list(self._queues)
        own = owners.index(owner)
        return place + sum(
            min(len(self._queues[other]), place + (index < own)) for index, other in enumerate(owners) if other != owner
        )

    def drop(self, owner: str, item: T) -> None:
        """Remove an item if it still waits."""
        queue = self._queues.get(owner, deque())
        with suppress(ValueError):
            queue.remove(item)
        if not queue:
            self._queues.pop(owner, None)


AT_ONCE = 2  # requests in progress: one reads while another computes
THREADS = 1  # more threads would only take time from the event loop
MAX_PAUSE = 0.02  # longest pause in seconds after a computation; usually half its duration
EACH = 16  # requests of one address that may wait
ALL = 512  # requests that may wait


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
        time.sleep(min(MAX_PAUSE, (time.perf_counter() - began) / 2))
