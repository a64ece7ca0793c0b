"""What compiled code that serves every game needs of Prizes: the contents of `kernels.Kernel`."""

from types import SimpleNamespace
from typing import Annotated, Any

import numpy as np

from drachenhof.chance import Generator
from drachenhof.engine.game import OVER, Numbers
from drachenhof.engine.layout import float32, layout
from drachenhof.engine.observation_layout import Plane, amount, mark_bits, size_of
from drachenhof.engine.rule import rule
from tests.third.prizes.facts import CARDS
from tests.third.prizes.rules import flow as rules
from tests.third.prizes.rules.flow import LAY, MOVES, State

PLANES = (
    Plane("prize", 1, CARDS, "the prize"),
    Plane("laid", 1, CARDS, "what was laid"),
    Plane("hand", CARDS, 1, "own"),
)
SIZE = size_of(PLANES)


@layout
class Sheet:
    row: Annotated[list[float32], SIZE]


@rule
def observe(state: State, seat: int, sheet: Any) -> None:
    place = amount(sheet, 0, state.prize, CARDS)
    place = amount(sheet, place, state.laid, CARDS)
    mark_bits(sheet, place, CARDS, state.hands[seat] >> LAY)


@rule
def left(state: State) -> int:
    """How many prizes can be turned up."""
    count = 0
    for card in range(CARDS):
        count += int(state.prizes) >> card & 1
    return count


@rule
def turned_up(state: State, ticket: int) -> int:
    """The prize that a ticket stands for."""
    for card in range(CARDS):
        if int(state.prizes) >> card & 1:
            if ticket == 0:
                return card
            ticket -= 1
    return 0


@rule
def look(state: State, seat: int, scratch: Numbers, weights: Numbers) -> None:
    """A policy for this game needs nothing but the position."""


@rule
def move_worth(state: State, seat: int, move: int, scratch: Numbers, weights: Numbers) -> float:  # noqa: ARG001
    return weights[0] * (move - LAY) * (state.prize - 2)  # high cards for high prizes


@rule
def redeal(knowns: Any, states: Any, rng: Generator) -> None:  # noqa: ARG001 (nothing is hidden)
    states[0] = knowns[0]


@rule
def know(state: Any, seat: int, blank: Any, known: Any) -> None:  # noqa: ARG001
    known[0] = state


@rule
def settled(state: State, known: State) -> bool:  # noqa: ARG001
    return state.mover == OVER


@rule
def value(state: State, seat: int, scale: float) -> float:  # noqa: ARG001
    return 0.5 + 0.5 * max(-1.0, min(1.0, float(state.scores[seat] - state.scores[1 - seat])))


@rule
def won(state: State, seat: int) -> float:
    return value(state, seat, 0.0)


@rule
def points(state: State, seat: int) -> float:
    return float(state.scores[seat])


@rule
def place_value(state: State, seat: int) -> float:
    return 2.0 * value(state, seat, 0.0) - 1.0


@rule
def booked(state: State, move: int, seat: int, tally: Numbers) -> None:
    """How many prizes a seat takes."""
    before = state.scores[seat]
    rules.play(state, move)
    tally[0] += state.scores[seat] != before


CAUSES = ("prizes",)
LAYOUT = State
WEIGHTS = np.array([1.0])
OBSERVATION = SimpleNamespace(
    PLANES=PLANES, SIZE=SIZE, Sheet=Sheet, FIRST_ACTION=LAY, LAST_ACTION=MOVES - 1, observe=observe
)
RULES = {
    "list_moves": rules.list_moves,
    "play": rules.play,
    "booked": booked,
    "tickets": left,
    "draw": turned_up,
    "look": look,
    "move_worth": move_worth,
    "redeal": redeal,
    "settled": settled,
    "value": value,
    "won": won,
    "points": points,
    "place_value": place_value,
    "know": know,
    "observe": observe,
}
