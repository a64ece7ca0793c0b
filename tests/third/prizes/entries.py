"""The compiled rules that Python calls."""

from typing import Any

import numpy as np

from drachenhof.game import Numbers
from drachenhof.rule import ILLEGAL, entry
from tests.third.prizes import rules
from tests.third.prizes.rules import State


@entry(State)
def set_up(states: Any) -> None:
    rules.set_up(states[0])


@entry(State, [np.int16])
def list_moves(states: Any, moves: Numbers) -> int:
    return rules.list_moves(states[0], moves)


@entry(State, np.int64, [np.int16])
def step(states: Any, move: int, moves: Numbers) -> int:
    for index in range(rules.list_moves(states[0], moves)):
        if moves[index] == move:
            rules.play(states[0], move)
            return rules.list_moves(states[0], moves)
    return ILLEGAL


@entry(State, np.int64, [np.int16])
def carry_out(states: Any, move: int, moves: Numbers) -> int:
    for index in range(rules.list_moves(states[0], moves)):
        if moves[index] == move:
            return int(rules.carry_out(states[0], move))
    return ILLEGAL


@entry(State)
def go_on(states: Any) -> bool:
    rules.settle(states[0])
    return False


@entry(State, [np.int16], [np.int16])
def list_weights(states: Any, moves: Numbers, weights: Numbers) -> None:  # noqa: ARG001 (all are alike)
    for index in range(len(moves)):
        weights[index] = 1
