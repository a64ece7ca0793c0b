"""What a sensible player of Drachensachen would do: a worth for every legal move.

Rough and quick, for playouts and as a first guess for searches. The weights
were tuned by self-play (docs/bots.md).
"""

from typing import TypeAlias

import numpy as np

from drachenhof.hoard.moves import DRAW, FLIP, GIVE, MISS, PICK, PLAY, SET, SWAP, TAKE, TURN
from drachenhof.hoard.pile import room
from drachenhof.hoard.plays import cards_of
from drachenhof.hoard.state import Holding, State
from drachenhof.hoard.tables import CARDS, EXTERMINO, FIVE, FOUR, FOUR_IN_A_ROW, THREE
from drachenhof.rule import rule

Weights: TypeAlias = list[float]
"""An array of numbers, as rules read it."""

# What the weights weigh: first what keeping a card of each type is worth, then
(
    SHED,  # each card that is played
    CLEAR,  # the fourth in a row, and the turn it brings
    LAST,  # emptying the hand, or the open cards
    SET_OUT,  # four laid out
    TAKEN,  # each card of a pile that is taken
    TAKE_GOOD,  # what the cards of a pile are worth keeping
    DRAWN,  # each card that has to be drawn
    MISSED,  # a turn
    PRESS,  # a 3, 4 or 5 for each card that the next player lacks
    SWAPPED,  # what a better card in hand is worth in the exchange
    GIFT,  # to each card that the target lacks
    REVERSE,  # turning the direction
) = range(CARDS, CARDS + 12)

KEPT = [2.28, 0.716, 0.646, 0.206, 0.462, 0.404, 0.741, 1.01, 1.42, 1.4, 4.65, 2.04]  # in the order of CARD_NAMES
WEIGHTS = np.array([*KEPT, 1, 2.16, 3.01, 3.86, 1.64, 0.00538, 1.12, 0.588, 0.0566, 1.05, 0.424, 0.00449])

PRESS_FROM = 8  # cards; a player who holds fewer is pressed
NEXT_LACKS = 0  # place of what is seen ahead: cards that the next player lacks


@rule
def cards_left(holding: Holding) -> int:
    return int(holding.hand_size) + int(holding.open_size) + int(holding.hidden)


@rule
def look(state: State, seat: int, ahead: Weights, weights: Weights) -> None:  # noqa: ARG001 (nothing is learned here)
    """Take in the pile and the next player, once for all moves of a decision."""
    following = (seat + state.direction) % state.players
    ahead[NEXT_LACKS] = max(0, PRESS_FROM - cards_left(state.holdings[following]))


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
    """What one legal move of a seat is worth; only differences between moves mean anything."""
    if PLAY <= move < FLIP:
        return play_worth(state, seat, move, ahead, weights)
    if move == TAKE:
        return take_worth(state, weights)
    if SET <= move < DRAW:
        return weights[SET_OUT] + (weights[SHED] - weights[move - SET]) * FOUR_IN_A_ROW
    if move == DRAW:
        return -weights[DRAWN] * state.draws
    if move == MISS:
        return -weights[MISSED]
    if SWAP <= move < PLAY:
        given, taken = (move - SWAP) // CARDS, (move - SWAP) % CARDS
        return weights[SWAPPED] * (weights[given] - weights[taken])
    if GIVE <= move < TURN:
        return -weights[GIFT] * cards_left(state.holdings[move - GIVE])
    if move == TURN:
        return weights[REVERSE]
    if move >= PICK:
        return weights[SWAPPED] * weights[move - PICK]
    return 0.0
