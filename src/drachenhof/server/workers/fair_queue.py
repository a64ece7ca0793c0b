"""A fair queue: owners take turns, so that an owner with many items does not delay the others."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from contextlib import suppress
from typing import Generic, TypeVar

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
