"""The compiled rules that Python calls; a state is an array of one record."""

from typing import Any

import numpy as np

from drachenhof.game import Numbers
from drachenhof.rule import ILLEGAL, entry
from drachenhof.year import flow, scoring, setup
from drachenhof.year.state import State


@entry(State)
def set_up(states: Any) -> None:
    setup.set_up(states[0])


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
    """Carry a move alone out, and say whether things go on by themselves; or say that it is illegal."""
    state = states[0]
    if not flow.is_legal(state, move, moves):
        return ILLEGAL
    return int(flow.carry_out(state, move))


@entry(State)
def go_on(states: Any) -> bool:
    """Let the next thing happen; False where there was none before the next decision."""
    return flow.go_on(states[0])


@entry(State, [np.int16], [np.int16])
def list_weights(states: Any, moves: Numbers, weights: Numbers) -> None:
    for index in range(len(moves)):
        weights[index] = setup.chance_weight(states[0], moves[index])


@entry(State, [np.int16])
def list_places(states: Any, places: Numbers) -> None:
    for seat in range(len(places)):
        places[seat] = scoring.place(states[0], seat)
