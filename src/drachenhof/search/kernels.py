"""The rules of whichever game a state belongs to, chosen when the code is compiled.

Code here calls `play(state, move)` and gets the rules of the game whose record
`state` is: no game is named, and nothing is looked up while it runs.
"""

from collections.abc import Callable
from typing import Any

from numba import from_dtype
from numba.core import types
from numba.extending import overload

from drachenhof.layout import dtype_of
from drachenhof.year import flow, setup
from drachenhof.year.state import State as Year

LAYOUTS: dict[str, type] = {"year": Year}
"""The layout of each game's state."""

RULES: dict[type, dict[str, Callable[..., Any]]] = {
    Year: {
        "list_moves": flow.list_moves,
        "play": flow.play,
        "tickets": setup.tickets,
        "draw": setup.draw,
    },
}


def rule_of(state: Any, name: str) -> Callable[..., Any]:
    """A rule of the game that a record is of, or (while compiling) that a record type is of."""
    compiling = isinstance(state, types.Record)
    for layout, rules in RULES.items():
        dtype = dtype_of(layout)
        if state == from_dtype(dtype) if compiling else state.dtype == dtype:
            return rules[name]
    raise TypeError(f"no game has states of the type {state}")


def _by_game(name: str) -> Callable[..., Any]:
    """A function that stands for the rule of that name of whichever game its first argument is a state of."""

    def stand_in(*arguments: Any) -> Any:
        return rule_of(arguments[0], name)(*arguments)

    @overload(stand_in, strict=False)  # type: ignore[untyped-decorator]
    def choose(*arguments: Any) -> Any:
        chosen = rule_of(arguments[0], name)
        return lambda *arguments: chosen(*arguments)

    return stand_in


list_moves = _by_game("list_moves")  # (state, moves) -> count: write all legal moves
play = _by_game("play")  # (state, move): carry a legal move out
tickets = _by_game("tickets")  # (state) -> sum of the weights of all chance moves
draw = _by_game("draw")  # (state, ticket) -> the chance move that a ticket stands for
