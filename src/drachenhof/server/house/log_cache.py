"""A cache of told log entries of finished games, so that they are not told anew to everybody who looks."""

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

KEPT_BYTES = 32_000_000

Told = list[msgspec.Raw]


class LogCache:
    """Entries as they were told, by table and observer; beyond a limit those go that were not asked for the longest."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self._most, self.size = most, 0
        self._kept: OrderedDict[tuple[str, int], dict[int, msgspec.Raw]] = OrderedDict()

    def find(self, table: str, observer: int, numbers: range) -> Told | None:
        """Some entries, if all of them are known."""
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
        """Something in its log has changed, or nobody looks at it any more."""
        for key in [key for key in self._kept if key[0] == table]:
            self._drop(key)

    def _drop(self, key: tuple[str, int]) -> None:
        self.size -= sum(len(bytes(entry)) for entry in self._kept.pop(key).values())
