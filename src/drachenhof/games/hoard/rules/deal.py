"""Before the first play: starter, ability, curse, deal and exchange (H4 to H7, H51 to H53)."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.cards import draw_card, enter_hand, enter_open, leave_hand, leave_open, reveal
from drachenhof.games.hoard.rules.moves import KEEP, SWAP
from drachenhof.games.hoard.rules.state import (
    DEALING,
    DRAWING_ABILITY,
    DRAWING_CURSE,
    EXCHANGING,
    NOBODY,
    OBSERVERS,
    OFF,
    PLAYING,
    State,
)
from drachenhof.games.hoard.rules.tables import (
    ABILITIES,
    CARDS,
    CHAOS,
    COPIES,
    CURSE_HAND,
    CURSE_HIDDEN,
    CURSE_OPEN,
    DECK,
    DRAW_PILE,
    NO_CURSE,
)


@rule
def begin_round(state: State) -> None:
    """All cards are shuffled; an ability is drawn, the winner draws a curse, cards are dealt."""
    gather(state)
    state.turn = state.starter
    if brings_ability(state.round_number, state.ability_mode) and state.abilities_drawn != (1 << ABILITIES) - 1:
        state.stage = DRAWING_ABILITY
    else:
        begin_curses(state)


@rule
def brings_ability(round_number: int, ability_mode: int) -> bool:
    """Every round but the first brings one more, until all are drawn (H41)."""
    return ability_mode != OFF and 1 < round_number <= 1 + ABILITIES


@rule
def brings_curse(round_number: int, curses: int, winner: int) -> bool:
    """Every round but the first, if somebody won the last one (H51)."""
    return curses != 0 and round_number > 1 and winner != NOBODY


@rule
def gather(state: State) -> None:
    """Nobody has seen any card, and nothing is in force."""
    for card in range(CARDS):
        state.unseen[card] = COPIES
        state.gone[card] = 0
    state.unseen_size = DECK
    for place in range(state.pile_size):
        state.pile[place] = 0
    state.pile_size = 0
    state.draw_pile = 0
    state.draws = state.misses = state.left = state.again = state.must_play = 0
    state.direction = 1  # H7
    state.steps = 1
    state.decisions = 0
    state.chaos = False
    for seat in range(state.players):
        holding = state.holdings[seat]
        holding.curse = NO_CURSE
        holding.hand_size = holding.open_size = holding.hidden = 0
        for card in range(CARDS):
            holding.hand[card] = 0
            holding.open[card] = 0
        for observer in range(OBSERVERS):
            for card in range(CARDS):
                holding.known[observer].cards[card] = 0


@rule
def begin_curses(state: State) -> None:
    """The winner of the last round draws one for this deal (H51 ff.)."""
    if brings_curse(state.round_number, state.curses, state.winner):
        state.turn = state.winner
        state.stage = DRAWING_CURSE
    else:
        begin_deal(state)


@rule
def draw_curse(state: State, curse: int) -> None:
    """The winner's curse; after Chaos everybody draws one of the others, clockwise from the starter (H53)."""
    if curse == CHAOS:
        state.chaos = True
        state.turn = state.starter
        return
    state.holdings[state.turn].curse = curse
    if state.chaos:
        state.turn = (state.turn + 1) % state.players
    if not state.chaos or state.turn == state.starter:
        begin_deal(state)


@rule
def curse_left(state: State, curse: int) -> bool:
    """Whether a curse card can be drawn: nobody has it, and Chaos comes once."""
    if curse == CHAOS:
        return not state.chaos
    for seat in range(state.players):
        if state.holdings[seat].curse == curse:
            return False
    return True


@rule
def begin_deal(state: State) -> None:
    """Hidden cards first, which nobody sees; then open ones and hands, seat by seat from the starter (H4)."""
    for seat in range(state.players):
        holding = state.holdings[seat]
        holding.hidden = CURSE_HIDDEN[holding.curse]  # H52
    state.turn = state.starter
    state.stage = DEALING


@rule
def deal_card(state: State, card: int) -> None:
    """One open card, or when all of those lie there one hand card."""
    holding = state.holdings[state.turn]
    if holding.open_size < CURSE_OPEN[holding.curse]:
        reveal(state, card)
        enter_open(holding, card)
    else:
        draw_card(state, int(state.turn), card)
    if holding.hand_size == CURSE_HAND[holding.curse]:  # H51
        next_seat(state)
        if state.turn == state.starter:
            end_deal(state)


@rule
def end_deal(state: State) -> None:
    """18 of the rest are the draw pile (H4), with Chaos all (H53)."""
    rest = int(state.unseen_size)
    for seat in range(state.players):
        rest -= state.holdings[seat].hidden
    state.draw_pile = rest if state.chaos else DRAW_PILE
    state.stage = EXCHANGING


@rule
def next_seat(state: State) -> None:
    state.turn = (state.turn + 1) % state.players


# The exchange (H5)


@rule
def exchange_moves(state: State, seat: int, moves: Numbers) -> int:
    """Keep, or swap a hand card with an open one of another type."""
    holding = state.holdings[seat]
    moves[0] = KEEP
    count = 1
    for card in range(CARDS):
        if holding.hand[card] > 0:
            for other in range(CARDS):
                if holding.open[other] > 0 and other != card:
                    moves[count] = SWAP + card * CARDS + other
                    count += 1
    return count


@rule
def exchange(state: State, seat: int, move: int) -> None:
    """Openly, in seat order from the starter, who then begins."""
    if move != KEEP:
        card, other = (move - SWAP) // CARDS, (move - SWAP) % CARDS
        holding = state.holdings[seat]
        leave_hand(holding, card, 1)
        enter_open(holding, card)
        leave_open(holding, other, 1)
        enter_hand(holding, other, 1)
    next_seat(state)
    if state.turn == state.starter:
        state.stage = PLAYING
