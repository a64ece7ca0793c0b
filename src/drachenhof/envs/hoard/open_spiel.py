"""The end of a last round of Drachensachen in OpenSpiel: importing this module registers it."""

from operator import index
from typing import Any

import pyspiel

from drachenhof.envs.hoard.endgame import Endgame
from drachenhof.envs.spaces import Spaces
from drachenhof.envs.spiel import SpielGame, kind_of

NAME = "drachenhof_hoard_end"


class EndgameGame(SpielGame):
    """The end of a last round of Drachensachen between two players, small enough to be solved."""

    DEFAULTS = {"cards": 2, "decisions": 8, "pool": "1 3 5 8 9 nulla"}  # noqa: RUF012 (read only)
    KIND = kind_of(NAME, "Drachenhof hoard, the end of a last round", range(2, 3), True, DEFAULTS)

    def __init__(self, params: Any = None) -> None:
        given = {**self.DEFAULTS, **(params or {})}
        decisions = index(given["decisions"])
        first = Endgame(Spaces("hoard"), given["pool"].split(), index(given["cards"]), decisions)
        super().__init__(self.KIND, given, first, max(len(first.deals), first.spaces.first_action), decisions + 1)


pyspiel.register_game(EndgameGame.KIND, EndgameGame)
