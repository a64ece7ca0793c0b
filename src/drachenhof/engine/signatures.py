"""How arguments of compiled entries are declared, beside layouts and NumPy's types."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class OfGame:
    """Stands for the layout that belongs to the game whose layout `choose` gets."""

    choose: Callable[[Any], type]


@dataclass(frozen=True)
class Filled:
    """An array of records of which only the first are in use; argument number `count`, an array, holds how many."""

    layout: type
    count: int


ANY_GAME = OfGame(lambda game: game)
"""Stands for an array of states of the game that an entry is prepared for."""


def resolve(argument: Any, game: type | None) -> Any:
    """Return a declared argument with the game's layout in place of `OfGame`."""
    return argument.choose(game) if isinstance(argument, OfGame) else argument
