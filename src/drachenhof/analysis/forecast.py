"""Forecast of upcoming events from public information: as things stand, and after each choice of a seat."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from drachenhof.engine.game import Knowledge
from drachenhof.games import games


class Danger(Struct, frozen=True):
    """What a choice would lose to what is announced: how much in all, and the strikes that take it."""

    count: int
    strikes: tuple[Any, ...]
    """Of the game's own class; once they came from another process, the same as plain names and numbers."""


class Forecast(Protocol):
    """What a game's part of the analysis foretells of one seat's knowledge, in classes of its own."""

    @property
    def strikes(self) -> list[Any]:
        """What is to come, as things stand."""

    def after(self, moves: Sequence[int]) -> list[tuple[Any, list[Any]]]:
        """For each choice, what it brings at once, and the strikes that it would change."""

    def dangers(self, moves: Sequence[int]) -> Mapping[int, Danger]:
        """The choices after which so much would soon be lost that a coach may speak of it."""


def forecast(game: str, known: Knowledge, seat: int) -> Forecast | None:
    """The forecast of a seat; None where there is none, as in a game in which nothing is announced."""
    foreseen: Forecast | None = games.part(game, "analysis").forecast(known, seat)
    return foreseen
