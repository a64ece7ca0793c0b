"""Sums of figures, from which means and their intervals follow; they can be written down and gone on with."""

from math import sqrt

from msgspec import Struct, field

from drachenhof.analysis.measuring import NORMAL
from drachenhof.explore.table import Figure

DIGITS = 4


class Sum(Struct):
    """Of one figure: how many, their sum, and the sum of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def figure(self) -> Figure | None:
        """The mean and its interval; None unless there are two."""
        if self.count < 2:
            return None
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean**2) * self.count / (self.count - 1)
        off = NORMAL * sqrt(spread / self.count + 1 / self.count**2)
        return Figure(*(round(value, DIGITS) for value in (mean, mean - off, mean + off)))

    def share(self) -> Figure | None:
        """The mean and its interval, of what lies between 0 and 1."""
        figure = self.figure()
        return figure and Figure(figure.value, max(0.0, figure.low), min(1.0, figure.high))


class RowSums(Struct):
    """What has been added up for one row."""

    positions: int = 0
    chosen: int = 0
    asked: bool = False
    """Whether it is something that can be chosen."""
    win: Sum = field(default_factory=Sum)
    gain: Sum = field(default_factory=Sum)
    amount: Sum = field(default_factory=Sum)
    more: Sum = field(default_factory=Sum)
    examples: list[tuple[int, int]] = field(default_factory=list, name="found")
