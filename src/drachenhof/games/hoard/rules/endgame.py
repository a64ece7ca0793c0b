"""The end of a last round of Drachensachen: real rules, few cards, so small that all of it can be searched.

Two players have lost the same number of coins when the last round begins to end
(H25): the pile is empty, nothing lies before anybody, the draw pile is used up,
and each holds a few cards of a small pool; all others are out of the round,
openly. So few decisions are left (H26) that the game is over after them.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb, prod

import numpy as np

from drachenhof.engine.game import State as StateArray
from drachenhof.engine.layout import dtype_of
from drachenhof.games.hoard.rules.state import NOBODY, PLAYING, State
from drachenhof.games.hoard.rules.tables import CARDS, COPIES, END_LOSS, MAX_DECISIONS, MAX_ROUNDS, NO_CURSE

Hand = tuple[int, ...]
PLAYERS = 2


def deals(pool: Sequence[int], cards: int) -> dict[tuple[Hand, Hand], int]:
    """All pairs of hands that a pool of cards can give, and in how many ways."""
    hands = sorted(set(combinations(sorted(pool), cards)))
    ways = {(first, second): _ways(Counter(pool), first, second) for first in hands for second in hands}
    return {pair: count for pair, count in ways.items() if count > 0}


def _ways(pool: Counter[int], first: Hand, second: Hand) -> int:
    """In how many ways a pool gives two hands; 0 if it lacks a card."""
    one, other = Counter(first), Counter(second)
    return prod(comb(pool[card], one[card]) * comb(max(pool[card] - one[card], 0), other[card]) for card in one | other)


def position(pool: Sequence[int], hands: tuple[Hand, Hand], decisions: int) -> StateArray:
    """Seat 0 is to play, with `decisions` decisions left in all."""
    states = np.zeros(1, dtype_of(State))
    state = states[0]
    state.players = PLAYERS
    state.stage, state.round_number, state.winner = PLAYING, MAX_ROUNDS, NOBODY
    state.direction = state.steps = 1
    state.decisions = MAX_DECISIONS - decisions
    left = Counter(pool)
    left.subtract(card for hand in hands for card in hand)
    for card in range(CARDS):
        state.unseen[card] = left[card]
        state.gone[card] = COPIES - pool.count(card)
    state.unseen_size = left.total()
    for seat, hand in enumerate(hands):
        holding = state.holdings[seat]
        holding.lost, holding.curse, holding.hand_size = END_LOSS - 1, NO_CURSE, len(hand)
        for card in hand:
            holding.hand[card] += 1
    return states
