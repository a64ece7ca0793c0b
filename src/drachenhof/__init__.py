"""Play *In the Year of the Dragon* and *Drachensachen*, with all rules and expansions.

>>> import drachenhof
>>> list(drachenhof.games)
['year', 'hoard']
>>> year = drachenhof.games["year"]
>>> state = year.new(players=3)
>>> year.to_move(state) == drachenhof.CHANCE
True

`games[name]` is a module with the functions of `Game`. `Chance` draws moves of chance.
`play` plays a game of bots, `tournament` a tournament. `drachenhof.bots` has bots,
`drachenhof.envs` learning environments, `drachenhof.records` records of games, and
`drachenhof.data` tables. docs/reference.md lists every name.
"""

from typing import TYPE_CHECKING, Any, cast

from drachenhof.engine.game import CHANCE, OVER, SPECTATOR, BadOption, Game, IllegalMove, Knowledge, State
from drachenhof.games import games as _games

__version__ = "0.1.0"

if TYPE_CHECKING:
    from drachenhof.chance import Chance
    from drachenhof.typed import NamedGames, play, tournament

games = cast("NamedGames", _games)

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "BadOption",
    "Chance",
    "Game",
    "IllegalMove",
    "Knowledge",
    "State",
    "games",
    "play",
    "tournament",
]

_LATER = {"Chance": "drachenhof.chance", "play": "drachenhof.arena.result", "tournament": "drachenhof.arena.result"}
"""What brings NumPy and the compiler along, and its module."""


def __getattr__(name: str) -> Any:
    """Load a name on first use."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_LATER[name]), name)


def __dir__() -> list[str]:
    """Return the public names."""
    return __all__
