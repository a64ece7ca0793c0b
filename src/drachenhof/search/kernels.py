"""The rules of whichever game a state belongs to, chosen when the code is compiled.

Code here calls `play(state, move)` and gets the rules of the game whose record
`state` is: no game is named, and nothing is looked up while it runs.
"""

from collections.abc import Callable
from typing import Any

from numba import from_dtype
from numba.core import types
from numba.extending import overload

from drachenhof.hoard import chance as hoard_chance
from drachenhof.hoard import flow as hoard_flow
from drachenhof.hoard import observation as hoard_observation
from drachenhof.hoard.state import State as Hoard
from drachenhof.layout import dtype_of
from drachenhof.rule import OfGame
from drachenhof.search import hoard_outcome, hoard_policy, year_outcome, year_policy, year_worth
from drachenhof.year import flow, observation, setup
from drachenhof.year.state import State as Year

LAYOUTS: dict[str, type] = {"year": Year, "hoard": Hoard}
"""The layout of each game's state."""

WEIGHTS = {"year": year_worth.WEIGHTS, "hoard": hoard_policy.WEIGHTS}
"""The weights of each game's policy."""

OBSERVATIONS = {"year": observation, "hoard": hoard_observation}
"""What learners see of each game, and which of its moves are theirs."""

ANY_SHEET = OfGame({Year: observation.Sheet, Hoard: hoard_observation.Sheet}.__getitem__)
"""Stands for an array of observations of whichever game an entry is compiled for."""

RULES: dict[type, dict[str, Callable[..., Any]]] = {
    Year: {
        "list_moves": flow.list_moves,
        "play": flow.play,
        "tickets": setup.tickets,
        "draw": setup.draw,
        "look": year_worth.look,
        "move_worth": year_policy.move_worth,
        "redeal": year_outcome.redeal,
        "settled": year_outcome.settled,
        "value": year_outcome.value,
        "won": year_outcome.won,
        "points": year_outcome.points,
        "place_value": year_outcome.place_value,
        "know": year_outcome.know,
        "observe": observation.observe,
    },
    Hoard: {
        "list_moves": hoard_flow.list_moves,
        "play": hoard_flow.play,
        "tickets": hoard_chance.tickets,
        "draw": hoard_chance.draw,
        "look": hoard_policy.look,
        "move_worth": hoard_policy.move_worth,
        "redeal": hoard_outcome.redeal,
        "settled": hoard_outcome.settled,
        "value": hoard_outcome.value,
        "won": hoard_outcome.won,
        "points": hoard_outcome.points,
        "place_value": hoard_outcome.place_value,
        "know": hoard_outcome.know,
        "observe": hoard_observation.observe,
    },
}


def rule_of(state: Any, name: str) -> Callable[..., Any]:
    """A rule of the game that a record is of, or (while compiling) that a record type is of."""
    compiling = isinstance(state, types.Type)
    record = state.dtype if isinstance(state, types.Array) else state
    for layout, rules in RULES.items():
        dtype = dtype_of(layout)
        if record == from_dtype(dtype) if compiling else record.dtype == dtype:
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
look = _by_game("look")  # (state, seat, view): take in what a policy needs to know
move_worth = _by_game("move_worth")  # (state, seat, move, view, weights) -> points
redeal = _by_game("redeal")  # (knowns, states, rng): a full state that fits what is known
settled = _by_game("settled")  # (state, known) -> whether a result can be told
value = _by_game("value")  # (state, seat, scale) -> 0 to 1
won = _by_game("won")  # (state, seat) -> the share of a win
points = _by_game("points")  # (state, seat) -> the score
place_value = _by_game("place_value")  # (state, seat) -> 1 for the first place to −1 for the last
know = _by_game("know")  # (state, seat, blank, known): what a seat may know
observe = _by_game("observe")  # (state, seat, row): the same as numbers for a learner
