"""Cards change places, and what was seen stays known.

For each observer, holder and type the state keeps a lower bound of the cards
that the observer knows to be in the holder's hand. What all see raises or
lowers the bounds of all, those of EVERYBODY included.
"""

from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.state import OBSERVERS, Holding, State
from drachenhof.games.hoard.rules.tables import CARDS


@rule
def any_unseen(state: State, ticket: int) -> int:
    """The card of the pool that a ticket stands for."""
    card = 0
    while ticket >= state.unseen[card]:
        ticket -= state.unseen[card]
        card += 1
    return card


@rule
def reveal(state: State, card: int) -> None:
    """A card that nobody had seen turns out to be of this type."""
    state.unseen[card] -= 1
    state.unseen_size -= 1


@rule
def draw_card(state: State, seat: int, card: int) -> None:
    """A card from the pool comes into a hand; only its owner sees it."""
    reveal(state, card)
    holding = state.holdings[seat]
    holding.hand[card] += 1
    holding.hand_size += 1


@rule
def leave_hand(holding: Holding, card: int, count: int) -> None:
    """Cards leave a hand openly: everybody knows of fewer cards in it."""
    holding.hand[card] -= count
    holding.hand_size -= count
    for observer in range(OBSERVERS):
        known = holding.known[observer].cards
        known[card] = max(known[card] - count, 0)


@rule
def enter_hand(holding: Holding, card: int, count: int) -> None:
    """Cards that all have seen come into a hand: everybody knows of more cards in it."""
    holding.hand[card] += count
    holding.hand_size += count
    for observer in range(OBSERVERS):
        holding.known[observer].cards[card] += count


@rule
def hand_over(state: State, giver: int, taker: int, card: int) -> None:
    """A card goes from hand to hand, and only the two see which (H44).

    The taker knows of one fewer of its type with the giver, all others of one
    fewer of each type; the giver knows of one more with the taker.
    """
    source = state.holdings[giver]
    source.hand[card] -= 1
    source.hand_size -= 1
    for observer in range(OBSERVERS):
        known = source.known[observer].cards
        if observer in (giver, taker):
            known[card] = max(known[card] - 1, 0)
        else:
            for other in range(CARDS):
                known[other] = max(known[other] - 1, 0)
    sink = state.holdings[taker]
    sink.hand[card] += 1
    sink.hand_size += 1
    sink.known[giver].cards[card] += 1
    sink.known[taker].cards[card] += 1


@rule
def leave_open(holding: Holding, card: int, count: int) -> None:
    holding.open[card] -= count
    holding.open_size -= count


@rule
def enter_open(holding: Holding, card: int) -> None:
    holding.open[card] += 1
    holding.open_size += 1


@rule
def is_out(holding: Holding) -> bool:
    """Neither hand nor Remainders (H23)."""
    return holding.hand_size == 0 and holding.open_size == 0 and holding.hidden == 0


@rule
def last_type(holding: Holding) -> int:
    """The type that all cards left in a hand are of; −1 if there are several, or none is left (H10)."""
    for card in range(CARDS):
        if holding.hand[card] > 0:
            return card if holding.hand[card] == holding.hand_size else -1
    return -1
