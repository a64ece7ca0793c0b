"""The end of a round and of the game (H6, H23 to H26)."""

from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.abilities import concerns
from drachenhof.games.hoard.rules.deal import begin_round
from drachenhof.games.hoard.rules.state import COUNTED, FINISHED, OBSERVERS, Holding, State
from drachenhof.games.hoard.rules.tables import (
    BACK_COINS,
    CARDS,
    END_LOSS,
    FEATHER_COINS,
    FRONT_COINS,
    GOLDEN_FEATHERS,
    MAX_LOSS,
    MAX_ROUNDS,
)


@rule
def count_losses(state: State) -> None:
    """All but the winner lose coins (H23, H24)."""
    for seat in range(state.players):
        holding = state.holdings[seat]
        holding.loss = 0 if seat == state.winner else coins(state, holding)
        holding.lost += holding.loss
    state.stage = COUNTED


@rule
def lay_open(state: State) -> None:
    """All see the hands that are counted (H24). Where another round begins, the cards are gathered at once."""
    for seat in range(state.players):
        holding = state.holdings[seat]
        for observer in range(OBSERVERS):
            for card in range(CARDS):
                holding.known[observer].cards[card] = holding.hand[card]


@rule
def end_round(state: State) -> None:
    """The game is over, or another round begins."""
    if is_decided(state):
        lay_open(state)
        state.stage = FINISHED
        return
    state.starter = most_lost(state)
    state.round_number += 1
    begin_round(state)


@rule
def coins(state: State, holding: Holding) -> int:
    """Fronts of hand and open cards, and visible backs; at most 10 (H24)."""
    return min(fronts(state, holding.hand) + fronts(state, holding.open) + backs(state, holding), MAX_LOSS)


@rule
def fronts(state: State, cards: list[int]) -> int:
    """The coins on the fronts of cards, given how many there are of each type (H24)."""
    total = 0
    for card in range(CARDS):
        worth = int(FRONT_COINS[card])
        if concerns(state, GOLDEN_FEATHERS, card):
            worth = FEATHER_COINS  # H46
        total += worth * cards[card]
    return total


@rule
def backs(state: State, holding: Holding) -> int:
    """The coins on the backs of Remainders on which no open card lies, or of all (H24)."""
    visible = int(holding.hidden)
    if not state.count_all_backs:
        visible = max(visible - int(holding.open_size), 0)
    return BACK_COINS * visible


@rule
def is_decided(state: State) -> bool:
    """Somebody has lost 21 or more, and one alone has the fewest; or 50 rounds are over (H25)."""
    if state.round_number == MAX_ROUNDS:
        return True
    highest = lowest = state.holdings[0].lost
    sharing = 0
    for seat in range(state.players):
        lost = state.holdings[seat].lost
        highest = max(highest, lost)
        if lost < lowest:
            lowest = lost
            sharing = 0
        if lost == lowest:
            sharing += 1
    return highest >= END_LOSS and sharing == 1


@rule
def place(state: State, seat: int) -> int:
    """1 for the fewest coins lost; equals share a place (H25)."""
    better = 0
    for rival in range(state.players):
        better += state.holdings[rival].lost < state.holdings[seat].lost
    return better + 1


@rule
def sharing(state: State, seat: int) -> int:
    """How many seats share a seat's place, itself among them (H25)."""
    equals = 0
    for rival in range(state.players):
        equals += state.holdings[rival].lost == state.holdings[seat].lost
    return equals


@rule
def most_lost(state: State) -> int:
    """The next starter: among equals the one met first going left from the last, who comes last (H6)."""
    chosen = (state.starter + 1) % state.players
    for step in range(2, state.players + 1):
        seat = (state.starter + step) % state.players
        if state.holdings[seat].lost > state.holdings[chosen].lost:
            chosen = seat
    return int(chosen)
