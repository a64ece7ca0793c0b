"""The games in OpenSpiel (extra `open-spiel`): importing this module registers them.

import pyspiel, drachenhof.envs.open_spiel
game = pyspiel.load_game("drachenhof_year(players=4,great_wall=true)")

Chance is explicit. Chance outcomes are move numbers; actions are the moves that are not
chance's. An information state is the history of all that a seat has observed.
"""

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"this needs {error.name}: pip install 'drachenhof[open-spiel]'", name=error.name
    ) from None

from drachenhof.envs.spiel import whole_game
from drachenhof.games import games

__all__: list[str] = []


def _register(name: str) -> None:
    """A game, and what its own part of this layer registers besides."""
    whole = whole_game(name)
    pyspiel.register_game(whole.KINDS[False], whole)
    if games.has(name, "envs.open_spiel"):
        games.part(name, "envs.open_spiel")


for _name in games:
    _register(_name)
