"""The compiled rules that Python calls; a state is an array of one record."""

from typing import Any

import numpy as np

from drachenhof.chance import Generator
from drachenhof.engine.game import Numbers
from drachenhof.engine.kernels import entries
from drachenhof.engine.rule import entry
from drachenhof.games.hoard.rules import chance, flow, pile, rounds
from drachenhof.games.hoard.rules import knowledge as door
from drachenhof.games.hoard.rules.state import State

set_up, list_moves, step, carry_out, go_on, list_weights, list_places = entries(
    __name__, State, flow, flow.set_up, chance.chance_weight, rounds.place
)


@entry(State)
def lay_open(states: Any) -> None:
    rounds.lay_open(states[0])


@entry(State, [np.int16])
def read_pile(states: Any, numbers: Numbers) -> None:
    """What is legal on the pile, its top and base, and how many equal cards lie on top."""
    state = states[0]
    numbers[0] = pile.playable(state)
    numbers[1] = pile.top(state)
    numbers[2] = pile.base(state)
    numbers[3] = pile.run(state)


@entry(State, np.int64, State)
def know(states: Any, observer: int, known: Any) -> None:
    door.know(states[0], observer, known[0])


@entry(State, [np.uint64])
def complete(states: Any, rng: Generator) -> None:
    door.complete(states[0], rng)


@entry(State, [np.int16])
def list_coins(states: Any, coins: Numbers) -> None:
    """By seat the coins of its hand, of its open cards and of backs, before the most of a round is applied (H24)."""
    for seat in range(states[0].players):
        holding = states[0].holdings[seat]
        coins[3 * seat] = rounds.fronts(states[0], holding.hand)
        coins[3 * seat + 1] = rounds.fronts(states[0], holding.open)
        coins[3 * seat + 2] = rounds.backs(states[0], holding)
