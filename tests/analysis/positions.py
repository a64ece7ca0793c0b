"""Positions of real games, as somebody knows them."""

from typing import Any

import numpy as np

import drachenhof
from drachenhof.chance import Chance
from drachenhof.games import games


def position(game: str, decisions: int, players: int = 3, choices: int = 3, **options: Any) -> Any:
    """A state after some decisions at random, in which somebody has something to choose."""
    rules, chance, rng = games[game], Chance(seed=3), np.random.default_rng(3)
    state = rules.new(players, **options)
    while decisions or rules.to_move(state) == drachenhof.CHANCE or len(rules.legal_moves(state)) < choices:
        if rules.to_move(state) == drachenhof.CHANCE:
            rules.apply(state, chance.pick(rules, state))
        else:
            rules.apply(state, int(rng.choice(rules.legal_moves(state))))
            decisions -= decisions > 0
    return state


def known(game: str, decisions: int, players: int = 3, **options: Any) -> Any:
    """What the seat that decides knows there."""
    rules = games[game]
    state = position(game, decisions, players, **options)
    return rules.knowledge(state, rules.to_move(state))
