"""Forecast of upcoming events from public information: as things stand, and after each choice of a seat."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from drachenhof.engine.game import Knowledge
from drachenhof.games import games


class Danger(Struct, frozen=True):
    """The loss that announced events would cause after a choice: the total, and the strikes that cause it."""

    count: int
    strikes: tuple[Any, ...]
    """Of the game's own class; plain dicts after a transfer from another process."""


class Forecast(Protocol):
    """A game's forecast from one seat's knowledge, in the game's own classes."""

    @property
    def strikes(self) -> list[Any]:
        """The upcoming strikes as things stand."""

    def after(self, moves: Sequence[int]) -> list[tuple[Any, list[Any]]]:
        """For each choice, what it brings at once, and the strikes that it would change."""

    def dangers(self, moves: Sequence[int]) -> Mapping[int, Danger]:
        """The choices after which so much would soon be lost that a coach may speak of it."""


def forecast(game: str, known: Knowledge, seat: int) -> Forecast | None:
    """Return the forecast for a seat; None without one, as in a game that announces nothing."""
    foreseen: Forecast | None = games.part(game, "analysis").forecast(known, seat)
    return foreseen
