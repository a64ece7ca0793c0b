"""A fair queue: owners take turns, so that an owner who asks for much delays nobody else."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """A queue for each owner; they are served one after the other."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def __iter__(self) -> Iterator[T]:
        return (item for queue in self._queues.values() for item in queue)

    def of(self, owner: str) -> int:
        """How many items of an owner wait."""
        return len(self._queues.get(owner, ()))

    def most(self) -> str | None:
        """The owner with the longest queue, if it has more than one item."""
        longest = max(self._queues, key=lambda owner: len(self._queues[owner]), default=None)
        return longest if longest is not None and len(self._queues[longest]) > 1 else None

    def push_out(self, owner: str) -> T:
        """Take the newest item of an owner out of the queue."""
        return self._queues[owner].pop()

    def put(self, owner: str, item: T) -> None:
        self._queues.setdefault(owner, deque()).append(item)

    def take(self) -> T:
        """The oldest item of the owner whose turn it is; then it is the next owner's turn."""
        owner, queue = self._queues.popitem(last=False)
        item = queue.popleft()
        if queue:
            self._queues[owner] = queue
        return item

    def ahead(self, owner: str, item: T) -> int:
        """How many items are taken before one that waits."""
        place, owners = self._queues[owner].index(item), list(self._queues)
        own = owners.index(owner)
        return place + sum(
            min(len(self._queues[other]), place + (index < own)) for index, other in enumerate(owners) if other != owner
        )

    def drop(self, owner: str, item: T) -> None:
        """Forget an item, if it still waits."""
        queue = self._queues.get(owner, deque())
        with suppress(ValueError):
            queue.remove(item)
        if not queue:
            self._queues.pop(owner, None)
