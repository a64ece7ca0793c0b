"""Play *In the Year of the Dragon* and *Drachensachen*, with all rules and expansions.

>>> import drachenhof
>>> list(drachenhof.games)
['year', 'hoard']
>>> year = drachenhof.games["year"]
>>> state = year.new(players=3)
>>> year.to_move(state) == drachenhof.CHANCE
True

`games[name]` is a module with the functions of `Game`. `Chance` draws moves of chance.
`drachenhof.bots` has bots, `drachenhof.envs` learning environments, `drachenhof.records`
records of games, and `drachenhof.data` tables. docs/reference.md lists every name.
"""

from typing import TYPE_CHECKING, Any

from drachenhof.engine.game import CHANCE, OVER, SPECTATOR, BadOption, Game, IllegalMove, Knowledge, State
from drachenhof.games import games

__version__ = "0.1.0"

if TYPE_CHECKING:
    from drachenhof.chance import Chance

__all__ = ["CHANCE", "OVER", "SPECTATOR", "BadOption", "Chance", "Game", "IllegalMove", "Knowledge", "State", "games"]


def __getattr__(name: str) -> Any:
    """`Chance` brings NumPy and the compiler along, so it is loaded when it is first asked for."""
    if name == "Chance":
        from drachenhof.chance import Chance

        return Chance
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
