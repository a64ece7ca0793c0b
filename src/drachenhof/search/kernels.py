"""The rules of whichever game a state belongs to, chosen when the code is compiled.

Code here calls `play(state, move)` and gets the rules of the game whose record
`state` is: no game is named, and nothing is looked up while it runs.
"""

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any, Protocol

from drachenhof.engine.game import Numbers
from drachenhof.engine.layout import dtype_of
from drachenhof.engine.rule import OfGame, by_type
from drachenhof.games import Parts, games


class Kernel(Protocol):
    """A game's part of this layer, the module `games.NAME.search`."""

    LAYOUT: type
    """The layout of its states."""
    WEIGHTS: Numbers
    """The weights of its policy."""
    CAUSES: tuple[str, ...]
    """What is counted of all that befalls a seat."""
    OBSERVATION: ModuleType
    """What learners see of it, and which of its moves are theirs."""
    RULES: Mapping[str, Callable[..., Any]]
    """Its rules by the names below."""
    SHAPE: Any
    """The numbers of its nets, a `learned.Shape`; left out if its policy does not learn."""


MOST_MOVES = 1024  # legal moves of any position of any game
SCRATCH = 512  # numbers that a policy keeps when it looks ahead

LAYOUTS: Parts[type] = Parts("search", "LAYOUT")
WEIGHTS: Parts[Numbers] = Parts("search", "WEIGHTS")
OBSERVATIONS: Parts[Any] = Parts("search", "OBSERVATION")


def kernels() -> Iterable[Kernel]:
    return (games.part(game, "search") for game in games)


ANY_SHEET = OfGame(lambda layout: next(one.OBSERVATION.Sheet for one in kernels() if one.LAYOUT is layout))
"""Stands for an array of observations of whichever game an entry is compiled for."""


def rule_of(name: str, is_of: Callable[[Any], bool]) -> Callable[..., Any]:
    """Return a rule of the game for whose record type `is_of` is true."""
    for kernel in kernels():
        if is_of(dtype_of(kernel.LAYOUT)):
            return kernel.RULES[name]
    raise TypeError("no game has states of this type")


def _by_game(name: str) -> Callable[..., Any]:
    """A function that stands for the rule of that name of whichever game its first argument is a state of."""

    def stand_in(*arguments: Any) -> Any:
        return rule_of(name, arguments[0].dtype.__eq__)(*arguments)

    by_type(stand_in, lambda is_of: rule_of(name, is_of))
    return stand_in


list_moves = _by_game("list_moves")  # (state, moves) -> count: write all legal moves
play = _by_game("play")  # (state, move): carry a legal move out
booked = _by_game("booked")  # (state, move, seat, tally): the same, and count what it does to a seat
tickets = _by_game("tickets")  # (state) -> sum of the weights of all chance moves
draw = _by_game("draw")  # (state, ticket) -> the chance move that a ticket stands for
look = _by_game("look")  # (state, seat, scratch, weights): take in what a policy needs to know
move_worth = _by_game("move_worth")  # (state, seat, move, scratch, weights) -> points
redeal = _by_game("redeal")  # (knowns, states, rng): a full state that fits what is known
settled = _by_game("settled")  # (state, known) -> whether a result can be told
value = _by_game("value")  # (state, seat, scale) -> 0 to 1
won = _by_game("won")  # (state, seat) -> the share of a win
points = _by_game("points")  # (state, seat) -> the score
place_value = _by_game("place_value")  # (state, seat) -> 1 for the first place to −1 for the last
know = _by_game("know")  # (state, seat, blank, known): what a seat may know
observe = _by_game("observe")  # (state, seat, row): the same as numbers for a learner

# Only of games whose policy can learn (`search.learned`)
handmade_worth = _by_game("handmade_worth")  # (state, seat, move, notes, weights) -> points without a net
describe = _by_game("describe")  # (state, seat, notes, places, amounts) -> how many inputs of a policy are not 0
compare = _by_game("compare")  # (state, seat, notes, places, amounts, count) -> the same with those of a critic
stretch = _by_game("stretch")  # (state) -> the first output of what is asked for now, or NO_OUTPUT
outputs_of = _by_game("outputs_of")  # (state, seat, move) -> the outputs of a move within that stretch
milestone = _by_game("milestone")  # (state) -> whether a critic should know about this moment of chance
