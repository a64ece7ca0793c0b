"""What tests of the explorer share: the shipped table of every game."""

import pytest

from drachenhof.explore import (
    Table,
    shipped,
)
from drachenhof.games import games

of_every_game = pytest.mark.parametrize("game", games)


def table_of(game: str) -> Table:
    table = shipped(game)
    assert table is not None
    return table
