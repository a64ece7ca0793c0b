"""What can be explored of *Drachensachen*."""

from collections.abc import Iterator, Mapping
from typing import Any

from drachenhof.engine.game import Numbers
from drachenhof.explore.parts import Shown
from drachenhof.explore.table import Picture
from drachenhof.games.hoard.explore.questions import move_of, place, questions
from drachenhof.games.hoard.explore.sightings import sightings
from drachenhof.games.hoard.explore.situation import situation
from drachenhof.games.hoard.rules import PLAYERS

__all__ = [
    "LIVE",
    "ON_THE_PAGE",
    "TABLES",
    "VIEWS",
    "finish",
    "move_of",
    "place",
    "questions",
    "sightings",
    "situation",
    "stages",
]

EXTRAS = {"abilities": "cumulative", "curses": True}
TABLES = [(players, options) for options in ({}, EXTRAS) for players in PLAYERS]
VIEWS = {
    "swaps": Shown("rollouts", figure="more", downward=True),
    "pile": Shown("rollouts", figure="more", downward=True),
    "dragons": Shown("rollouts", figure="more", downward=True),
    "abilities": Shown("rollouts", figure="gain"),
    "curses": Shown("rollouts", figure="gain"),
    "comebacks": Shown("games", figure="win"),
}
LIVE = "swaps"
ON_THE_PAGE: Mapping[str, Any] = {}


def stages(log: Numbers) -> Numbers:
    """What is asked for in each of some positions."""
    asked: Numbers = log["stage"]
    return asked


def finish(views: Mapping[str, Picture], seed: int, count: int) -> Iterator[Picture]:  # noqa: ARG001
    """Nothing more."""
    yield from ()
