"""A table of what works: aggregates of many games, with a header that says which."""

from typing import Literal, NamedTuple

from msgspec import Struct

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
