"""The end of a last round of Drachensachen in OpenSpiel: importing this module registers it."""

from operator import index
from typing import Any

import pyspiel

from drachenhof.envs.spaces import Spaces
from drachenhof.envs.spiel import SpielGame, kind_of
from drachenhof.games.hoard.envs.endgame import Endgame

NAME = "drachenhof_hoard_end"
LETTERS = 200


class EndgameGame(SpielGame):
    """The end of a last round of Drachensachen between two players, small enough to be solved."""

    DEFAULTS = {"cards": 2, "decisions": 8, "pool": "1 3 5 8 9 nulla"}  # noqa: RUF012 (read only)
    KIND = kind_of(NAME, "Drachenhof hoard, the end of a last round", range(2, 3), True, DEFAULTS, True)

    def __init__(self, params: Any = None) -> None:
        given = {**self.DEFAULTS, **(params or {})}
        decisions = index(given["decisions"])
        pool = given["pool"].split()
        first = Endgame(Spaces("hoard"), pool, index(given["cards"]), decisions)
        room = (
            LETTERS + 2 * decisions + len(pool)
        )  # the deal and what is lost in letters, decisions, cards that come up
        outcomes = max(len(first.deals), first.spaces.first_action)
        super().__init__(self.KIND, given, first, outcomes, decisions + 1, room)


pyspiel.register_game(EndgameGame.KIND, EndgameGame)
