"""The compiled rules that Python calls; a state is an array of one record."""

from typing import Any

import numpy as np

from drachenhof.chance import Generator
from drachenhof.game import Numbers
from drachenhof.hoard import chance, flow, pile, rounds
from drachenhof.hoard import knowledge as door
from drachenhof.hoard.state import State
from drachenhof.rule import ILLEGAL, entry


@entry(State)
def set_up(states: Any) -> None:
    flow.set_up(states[0])


@entry(State, [np.int16])
def list_moves(states: Any, moves: Numbers) -> int:
    return flow.list_moves(states[0], moves)


@entry(State, np.int64, [np.int16])
def step(states: Any, move: int, moves: Numbers) -> int:
    """Carry a move out and list the next ones; or say that it is illegal, and change nothing."""
    state = states[0]
    if not flow.is_legal(state, move, moves):
        return ILLEGAL
    flow.play(state, move)
    return flow.list_moves(state, moves)


@entry(State, np.int64, [np.int16])
def carry_out(states: Any, move: int, moves: Numbers) -> int:
    """Carry a move alone out, and say whether it ends the round; or say that it is illegal."""
    state = states[0]
    if not flow.is_legal(state, move, moves):
        return ILLEGAL
    flow.carry_out(state, move)
    if flow.round_over(state):
        return 1
    flow.go_on(state)
    return 0


@entry(State)
def go_on(states: Any) -> bool:
    """Let the next thing happen; False if it led to the next decision."""
    return flow.go_on(states[0])


@entry(State)
def lay_open(states: Any) -> None:
    rounds.lay_open(states[0])


@entry(State, [np.int16], [np.int16])
def list_weights(states: Any, moves: Numbers, weights: Numbers) -> None:
    for index in range(len(moves)):
        weights[index] = chance.chance_weight(states[0], moves[index])


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
