"""The pile, and what may be played on it (H14)."""

from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.cards import enter_hand
from drachenhof.games.hoard.rules.state import State
from drachenhof.games.hoard.rules.tables import (
    ABILITY_CARDS,
    DRAGONS,
    EVERY_CARD,
    FOUR_IN_A_ROW,
    NINE,
    NULLA,
    ONE,
    PROTECTO,
    SIX,
    SMALL_BUT_NICE,
    THREE,
    TWO,
)

NO_CARD = -1


@rule
def top(state: State) -> int:
    """The last card of the pile (H14)."""
    return int(state.pile[state.pile_size - 1]) if state.pile_size > 0 else NO_CARD


@rule
def base(state: State) -> int:
    """The last card that is no Protecto; without one it counts 0, as a Nulla does (H14)."""
    place = int(state.pile_size) - 1
    while place >= 0 and state.pile[place] == PROTECTO:
        place -= 1
    return int(state.pile[place]) if place >= 0 else NULLA


@rule
def run(state: State) -> int:
    """How many equal cards lie directly on one another on top (H20)."""
    first = int(state.pile_size)
    while first > 0 and state.pile[first - 1] == state.pile[state.pile_size - 1]:
        first -= 1
    return int(state.pile_size) - first


@rule
def room(state: State, card: int) -> int:
    """How many cards of a type make a run of four; a play never goes beyond (H9, H20)."""
    return FOUR_IN_A_ROW - run(state) if top(state) == card else FOUR_IN_A_ROW


@rule
def playable(state: State) -> int:
    """The types that are legal now, a bit each (H14)."""
    if state.pile_size == 0:
        return EVERY_CARD  # H14.1
    last = top(state)
    if last == SIX:
        return from_number(SIX)  # H14.2
    value = base(state)
    if value == THREE:
        cards = 1 << ONE | 1 << TWO  # H14.5
    else:
        cards = from_number(max(value, ONE))  # H14.6
        if value == NINE and state.abilities >> SMALL_BUT_NICE & 1:
            cards |= ABILITY_CARDS[SMALL_BUT_NICE]  # H43
    if DRAGONS >> last & 1:
        cards &= ~(1 << NINE)  # H14.4
    return cards | DRAGONS  # H14.3


@rule
def from_number(lowest: int) -> int:
    """The monsters of a number and above, a bit each."""
    return (1 << NINE + 1) - (1 << lowest)


@rule
def fits(state: State, card: int) -> bool:
    """Whether a card is legal now (H14)."""
    return playable(state) >> card & 1 != 0


@rule
def lay(state: State, card: int, count: int) -> None:
    """Cards come on top."""
    for _ in range(count):
        state.pile[state.pile_size] = card
        state.pile_size += 1


@rule
def clear(state: State) -> None:
    """The pile leaves the round (H19, H20)."""
    for place in range(state.pile_size):
        state.gone[state.pile[place]] += 1
        state.pile[place] = 0
    state.pile_size = 0


@rule
def take(state: State, seat: int) -> None:
    """The whole pile goes into a hand, before everybody's eyes (H12)."""
    for place in range(state.pile_size):
        enter_hand(state.holdings[seat], state.pile[place], 1)
        state.pile[place] = 0
    state.pile_size = 0
