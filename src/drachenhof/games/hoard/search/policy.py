"""What a sensible player of Drachensachen would do: a worth for every legal move.

Rough and quick, for playouts and as a first guess for searches.
"""

from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.moves import DRAW, FLIP, GIVE, MISS, PICK, PLAY, SET, SWAP, TAKE, TURN
from drachenhof.games.hoard.rules.pile import room
from drachenhof.games.hoard.rules.plays import cards_of
from drachenhof.games.hoard.rules.state import State
from drachenhof.games.hoard.rules.tables import CARDS, EXTERMINO, FIVE, FOUR, FOUR_IN_A_ROW, THREE
from drachenhof.games.hoard.search.features import cards_left
from drachenhof.games.hoard.search.learned import consult, learned_worth
from drachenhof.games.hoard.search.worth import (
    CLEAR,
    DRAWN,
    GIFT,
    LAST,
    MISSED,
    NEXT_LACKS,
    PRESS,
    REVERSE,
    SET_OUT,
    SHED,
    SWAPPED,
    TAKE_GOOD,
    TAKEN,
    WEIGHTS,
    Weights,
)

HAND = len(WEIGHTS)
PRESS_FROM = 8  # cards; a player who holds fewer is pressed


@rule
def look(state: State, seat: int, ahead: Weights, weights: Weights) -> None:
    """Take in the pile and the next player, and ask the net if there is one, once for all moves of a decision."""
    following = (seat + state.direction) % state.players
    ahead[NEXT_LACKS] = max(0, PRESS_FROM - cards_left(state.holdings[following]))
    if len(weights) > HAND:
        consult(state, seat, ahead, weights)


@rule
def play_worth(state: State, seat: int, move: int, ahead: Weights, weights: Weights) -> float:
    """Cards that are gone, less what they were worth keeping."""
    holding = state.holdings[seat]
    card, hand, opened = cards_of(int(move))
    count = hand + opened
    worth = (weights[SHED] - weights[card]) * count
    if room(state, card) == count:
        worth += weights[CLEAR]
    elif card in (THREE, FOUR, FIVE):
        worth += weights[PRESS] * ahead[NEXT_LACKS]
    elif card == EXTERMINO:
        worth += weights[CLEAR] - weights[SHED] * (count - 1)
    if hand == holding.hand_size and (opened == 0 or opened == holding.open_size):
        worth += weights[LAST]
    return worth


@rule
def take_worth(state: State, weights: Weights) -> float:
    """The pile in hand: many cards, some of them good."""
    worth = -weights[TAKEN] * state.pile_size
    for place in range(state.pile_size):
        worth += weights[TAKE_GOOD] * weights[state.pile[place]]
    return worth


@rule
def move_worth(state: State, seat: int, move: int, ahead: Weights, weights: Weights) -> float:
    """What one legal move of a seat is worth; only differences between moves mean anything.

    The hand-made policy's opinion, and what the net adds if there is one. All of it is one function with
    one end, since compiled code counts references to arrays at every call, and at every end of a function.
    """
    worth = 0.0
    if PLAY <= move < FLIP:
        worth = play_worth(state, seat, move, ahead, weights)
    elif move == TAKE:
        worth = take_worth(state, weights)
    elif SET <= move < DRAW:
        worth = weights[SET_OUT] + (weights[SHED] - weights[move - SET]) * FOUR_IN_A_ROW
    elif move == DRAW:
        worth = -weights[DRAWN] * state.draws
    elif move == MISS:
        worth = -weights[MISSED]
    elif SWAP <= move < PLAY:
        given, taken = (move - SWAP) // CARDS, (move - SWAP) % CARDS
        worth = weights[SWAPPED] * (weights[given] - weights[taken])
    elif GIVE <= move < TURN:
        worth = -weights[GIFT] * cards_left(state.holdings[move - GIVE])
    elif move == TURN:
        worth = weights[REVERSE]
    elif move >= PICK:
        worth = weights[SWAPPED] * weights[move - PICK]
    return worth + learned_worth(state, seat, move, ahead) if len(weights) > HAND else worth


@rule
def handmade_worth(state: State, seat: int, move: int, ahead: Weights, weights: Weights) -> float:
    """What the hand-made policy thinks of a move."""
    return move_worth(state, seat, move, ahead, weights[:HAND])
