"""Cache the log entries of finished games, as they were encoded for an observer."""

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

KEPT_BYTES = 32_000_000

Told = list[msgspec.Raw]


class LogCache:
    """Encoded entries by table and observer. Beyond `most` bytes the least recently used are dropped."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self._most, self.size = most, 0
        self._kept: OrderedDict[tuple[str, int], dict[int, msgspec.Raw]] = OrderedDict()

    def find(self, table: str, observer: int, numbers: range) -> Told | None:
        """Return some entries if all of them are cached."""
        kept = self._kept.get((table, observer))
        if kept is None or any(number not in kept for number in numbers):
            return None
        self._kept.move_to_end((table, observer))
        return [kept[number] for number in numbers]

    def keep(self, table: str, observer: int, numbers: Sequence[int], told: Told) -> None:
        kept = self._kept.setdefault((table, observer), {})
        self._kept.move_to_end((table, observer))
        for number, entry in zip(numbers, told, strict=True):
            if number not in kept:
                kept[number] = entry
                self.size += len(bytes(entry))
        while self.size > self._most:
            self._drop(next(iter(self._kept)))

    def forget(self, table: str) -> None:
        """Drop all entries of a table."""
        for key in [key for key in self._kept if key[0] == table]:
            self._drop(key)

    def _drop(self, key: tuple[str, int]) -> None:
        self.size -= sum(len(bytes(entry)) for entry in self._kept.pop(key).values())
