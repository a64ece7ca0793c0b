"""What is to come, as far as everybody could work it out: as things stand, and after each choice of a seat."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from drachenhof.game import Knowledge, games

__all__ = ["Forecast", "Gain", "Strike", "forecast"]


class Strike(Struct, omit_defaults=True, frozen=True):
    """What an event, a look at the wall (`wall`) or the super event of a month would do to a seat."""

    month: int
    event: str
    persons: int = 0  # to release
    yuan: int = 0  # to pay
    rice: int = 0
    fireworks: int = 0  # to return
    goods: int = 0  # of any kind, to return
    points: int = 0  # to score
    missing: int = 0  # yuan or rice that is not there to be paid
    saved: int = 0  # persons whom mortars save
    rank: int | None = None  # by fireworks; equals share it
    fewest: bool = False  # nobody has fewer helmets, or has laid fewer tiles


class Gain(Struct, omit_defaults=True, frozen=True):
    """What a choice brings at once, before anything else happens; what it costs is below 0."""

    yuan: int = 0
    rice: int = 0
    fireworks: int = 0
    points: int = 0
    track: int = 0
    floors: int = 0  # to place


class Forecast(Protocol):
    """What a game's part of the analysis foretells of one seat's knowledge."""

    strikes: list[Strike]
    """What is to come, as things stand."""

    def after(self, moves: Sequence[int]) -> list[tuple[Gain, list[Strike]]]:
        """For each choice, what it brings at once, and the strikes that it would change."""


def forecast(game: str, known: Knowledge, seat: int) -> Forecast | None:
    """The forecast of a seat; None where there is none, as in a game in which nothing is announced."""
    foreseen: Forecast | None = games.part(game, "analysis").forecast(known, seat)
    return foreseen
