"""Something to think about, in either game."""

from functools import cache
from typing import Any

from drachenhof.chance import Chance
from drachenhof.games import games


@cache
def position(name: str) -> Any:
    """What the first seat knows that has something to decide."""
    game, chance = games[name], Chance(seed=1)
    state = game.new(3)
    while game.to_move(state) < 0:
        game.apply(state, chance.pick(game, state))
    return game.knowledge(state, game.to_move(state))


def knowledge(name: str) -> bytes:
    found: bytes = position(name).tobytes()
    return found
