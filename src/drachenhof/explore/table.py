"""Tables of the explorer, and which of their differences are significant."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Literal, NamedTuple

from msgspec import Struct, field

from drachenhof.analysis.measuring import NORMAL

Ground = Literal["rollouts", "chance", "games"]
"""The source of figures: rollouts of every choice from the same positions, games in which chance has chosen, or
mere correlation in games, which shows no cause."""


class Figure(NamedTuple):
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Row(Struct, frozen=True, array_like=True):
    """One choice or event."""

    key: str
    positions: int
    """The number of positions or games measured."""
    chosen: float | None
    """How often the policy chooses it if it can."""
    win: Figure | None
    """The chance to win (0 to 1) if it is done."""
    gain: Figure | None
    """The gain over the alternative on common random numbers."""
    amount: Figure | None
    """The mean of what the view counts: most often points."""
    more: Figure | None
    """The difference in `amount` to the alternative."""
    examples: list[tuple[int, int]]
    """A few games in which it happens: their number, and that of the move."""


class Picture(Struct, frozen=True):
    """One picture, by facets such as the number of players and the seat."""

    name: str
    by: Ground
    figure: str
    downward: bool
    facets: dict[str, list[Row]]
    hidden: int = 0
    """Rows that are left out since they were measured too seldom."""
    alike: dict[str, tuple[int, int]] = {}
    """By facet: how many rows do not differ significantly from its best one, and from its worst."""


class Header(Struct, frozen=True):
    """Which games the figures are of."""

    game: str
    command: str
    games: int
    seed: int
    bot: str
    tables: list[tuple[int, dict[str, str]]]
    """Numbers of players and options, in turn."""
    rollouts: int
    """Rollouts from decisions, not counting the games themselves."""
    fewest: int
    """Rows with fewer positions are left out."""
    engine: str
    fingerprint: str
    """A hash of the first games: a table is stale if the engine plays other games."""
    made: str
    player: str | None = None
    """The bot by name that has played the games; None: the policy, without search."""


class Table(Struct, frozen=True):
    header: Header
    views: list[Picture]

    def view(self, name: str) -> Picture:
        """Raises KeyError with the names that there are."""
        for one in self.views:
            if one.name == name:
                return one
        raise KeyError(f"no view {name!r}; there are: {', '.join(one.name for one in self.views)}")


DIGITS = 4


class Sum(Struct):
    """The count, the sum and the sum of squares of one figure."""

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
        """Return the mean and its interval, for values between 0 and 1."""
        figure = self.figure()
        return figure and Figure(figure.value, max(0.0, figure.low), min(1.0, figure.high))


class RowSums(Struct):
    """The sums of one row."""

    positions: int = 0
    chosen: int = 0
    asked: bool = False
    """Whether it is something that can be chosen."""
    win: Sum = field(default_factory=Sum)
    gain: Sum = field(default_factory=Sum)
    amount: Sum = field(default_factory=Sum)
    more: Sum = field(default_factory=Sum)
    examples: list[tuple[int, int]] = field(default_factory=list, name="found")


DIFFERENCES = ("gain", "more")
NOTHING = Figure(0.0, 0.0, 0.0)
"""The difference of a row to itself, for the row that others are compared with."""


def sure_of(others: int) -> float:
    """The number of standard errors for a significant difference (5 %), corrected for the number of `others`."""
    return NormalDist().inv_cdf(1 - 0.025 / others)


def alike(rows: Sequence[Row], figure: str, downward: bool) -> tuple[int, int]:
    """Count the rows that do not differ significantly from the best one, and from the worst.

    Two rows differ if their intervals, widened for the number of rows, do not overlap. This holds for
    dependent rows, too, so it is more cautious than a comparison on the same random numbers.
    """
    figures = [getattr(row, figure) for row in rows]
    shown = [one for one in figures if one is not None]
    compared = [one or NOTHING for one in figures] if figure in DIFFERENCES else shown
    if len(compared) < 2:
        return 0, 0
    least, most = min(shown), max(shown)
    best, worst = (least, most) if downward else (most, least)
    wider = sure_of(len(compared) - 1) / NORMAL
    near, far = (sum(_meet(end, one, wider) for one in compared) - 1 for end in (best, worst))
    return near, far


def _meet(one: Figure, other: Figure, wider: float) -> bool:
    return abs(one.value - other.value) <= wider * (_half(one) + _half(other))


def _half(figure: Figure) -> float:
    """Return the half-width of an interval; the longer side, since an interval may be cut off at 0 or 1."""
    return max(figure.high - figure.value, figure.value - figure.low)
