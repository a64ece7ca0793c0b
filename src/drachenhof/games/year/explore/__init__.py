"""The explorer's views of *In the Year of the Dragon*."""

from typing import Any

from drachenhof.engine.game import Numbers
from drachenhof.explore.parts import Shown
from drachenhof.games.year.explore.questions import move_of, place, questions, sightings
from drachenhof.games.year.explore.situation import PLAYERS as PLAYERS_OF_YEARS
from drachenhof.games.year.explore.situation import finish, situation
from drachenhof.games.year.rules import PLAYERS

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

TABLES: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in PLAYERS]
VIEWS = {
    "drafts": Shown("rollouts", figure="gain"),
    "recruits": Shown("rollouts", figure="gain"),
    "actions": Shown("rollouts", figure="gain"),
    "privileges": Shown("rollouts", figure="gain"),
    "buying": Shown("games", figure="win"),
    "track": Shown("rollouts", figure="win"),
    "prices": Shown("rollouts", figure="more"),
    "persons": Shown("games", figure="amount"),
    "comebacks": Shown("games", figure="win"),
    "months": Shown("chance", figure="amount"),
    "years": Shown("chance", figure="amount"),
}
LIVE = "drafts"
ON_THE_PAGE = {"PLAYERS_OF_YEARS": PLAYERS_OF_YEARS}


def stages(log: Numbers) -> Numbers:
    """Return the stage of each position."""
    asked: Numbers = log["stage"]
    return asked
