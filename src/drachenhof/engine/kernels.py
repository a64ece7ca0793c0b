"""The compiled functions of every game that Python calls, made for each game from its rules.

A module `entries` of a game takes them over by name:

    set_up, list_moves, step, carry_out, go_on, list_weights, list_places = entries(__name__, State, ...)
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import numpy as np

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import ILLEGAL, entry


class Flow(Protocol):
    """The rules of a game that lead from one decision to the next; `state` is a record."""

    def list_moves(self, state: Any, moves: Numbers) -> int:
        """Write all legal moves, ascending; say how many."""

    def is_legal(self, state: Any, move: int, moves: Numbers) -> bool:
        """Whether a move is among the legal ones; `moves` is scratch space."""

    def play(self, state: Any, move: int) -> None:
        """Carry a legal move out, and go on to the next decision."""

    def carry_out(self, state: Any, move: int) -> bool:
        """Carry a legal move alone out, and say whether things go on by themselves."""

    def go_on(self, state: Any) -> bool:
        """Let the next thing happen; False if it led to the next decision."""


class Entries(NamedTuple):
    """What Python calls of every game; `states` is an array of one record."""

    set_up: Callable[[Any], None]
    """(states): fill in a state that knows only its players and options."""
    list_moves: Callable[[Any, Numbers], int]
    """(states, moves): write all legal moves, ascending; say how many."""
    step: Callable[[Any, int, Numbers], int]
    """(states, move, moves): carry a move out and list the next ones; or say `ILLEGAL`, and change nothing."""
    carry_out: Callable[[Any, int, Numbers], int]
    """(states, move, moves): carry a move alone out, and say whether things go on by themselves; or say `ILLEGAL`."""
    go_on: Callable[[Any], bool]
    """(states): let the next thing happen; False if it led to the next decision."""
    list_weights: Callable[[Any, Numbers, Numbers], None]
    """(states, moves, weights): write how likely each chance move is."""
    list_places: Callable[[Any, Numbers], None]
    """(states, places): write the place of each seat, 1 the best."""


def entries(
    module: str,
    layout: type,
    flow: Flow,
    begin: Callable[[Any], None],
    weight: Callable[[Any, int], int],
    place: Callable[[Any, int], int],
) -> Entries:
    """The entries of one game, to be kept in `module` under these names.

    `begin` is the rule that sets a game up, `weight` the one that tells how likely a chance move is, `place` the one
    that tells the place of a seat.
    """
    moves_of, is_legal, play, carry, next_thing = flow.list_moves, flow.is_legal, flow.play, flow.carry_out, flow.go_on

    def made(function: Callable[..., Any], *arguments: Any) -> Any:
        function.__module__ = module
        return entry(layout, *arguments)(function)

    def set_up(states: Any) -> None:
        begin(states[0])

    def list_moves(states: Any, moves: Numbers) -> int:
        return moves_of(states[0], moves)

    def step(states: Any, move: int, moves: Numbers) -> int:
        state = states[0]
        if not is_legal(state, move, moves):
            return ILLEGAL
        play(state, move)
        return moves_of(state, moves)

    def carry_out(states: Any, move: int, moves: Numbers) -> int:
        state = states[0]
        if not is_legal(state, move, moves):
            return ILLEGAL
        return int(carry(state, move))

    def go_on(states: Any) -> bool:
        return next_thing(states[0])

    def list_weights(states: Any, moves: Numbers, weights: Numbers) -> None:
        for index in range(len(moves)):
            weights[index] = weight(states[0], moves[index])

    def list_places(states: Any, places: Numbers) -> None:
        for seat in range(len(places)):
            places[seat] = place(states[0], seat)

    return Entries(
        made(set_up),
        made(list_moves, [np.int16]),
        made(step, np.int64, [np.int16]),
        made(carry_out, np.int64, [np.int16]),
        made(go_on),
        made(list_weights, [np.int16], [np.int16]),
        made(list_places, [np.int16]),
    )
