"""What a sensible player of Drachensachen weighs; the weights were tuned by self-play (docs/bots.md)."""

from typing import TypeAlias

import numpy as np

from drachenhof.games.hoard.rules.tables import CARDS

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

NEXT_LACKS = 0  # place of what is seen ahead: cards that the next player lacks
AHEAD = 1
