"""What is printed on the cards of *Drachensachen*, and the numbers of its rules.

Every name and number of the game stands here, once. Names are in the words of
the notation: lower case, hyphens between words.
"""

from typing import Literal, get_args

import numpy as np

from drachenhof.games.hoard.facts import MAX_PLAYERS as MAX_PLAYERS  # exported with all other numbers of the game

# Cards (H1): a monster's type is its number, and Nulla's is the 0 that it counts as (H14)

(NULLA, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, EXTERMINO, PROTECTO) = range(12)
CARDS = 12  # types
Card = Literal["nulla", "1", "2", "3", "4", "5", "6", "7", "8", "9", "extermino", "protecto"]
CARD_NAMES: tuple[Card, ...] = get_args(Card)
IN_ORDER = (ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, NULLA, EXTERMINO, PROTECTO)  # as people list them
COPIES = 8  # of each type
DECK = CARDS * COPIES

# Sets of types, a bit each
EVERY_CARD = (1 << CARDS) - 1
DRAGONS = 1 << NULLA | 1 << EXTERMINO | 1 << PROTECTO

# Coins (H2). They are not in the rulebook's text (known is only that an 8 has one); whoever owns the cards can
# correct them here.
FRONT_COINS = np.array([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], np.int8)  # in the order of CARD_NAMES
BACK_COINS = 1
FEATHER_COINS = -1  # of an 8 with Golden feathers (H46)


# A round

FIRST_HAND = 5  # (H4)
FIRST_HIDDEN = 3
FIRST_OPEN = 3
DRAW_PILE = 18
MAX_HIDDEN = 6  # with the curse Unknowing (H52)
FOUR_IN_A_ROW = 4  # (H20, H21)
DRAWN_PER_FOUR = 2  # (H16)
MAX_LOSS = 10  # coins in a round (H24)
END_LOSS = 21  # coins in all (H25)
MAX_ROUNDS = 50  # decided (H25)
MAX_DECISIONS = 1000  # of a round, decided (H26)


# Abilities (H41 to H47)

(
    QUICK_DRAGONS,
    ENVIOUS_MONSTERS,
    SMALL_BUT_NICE,
    MONSTERBALL,
    ROUNDABOUT,
    GOLDEN_FEATHERS,
    OPEN_SECRETS,
) = range(7)
ABILITIES = 7
Ability = Literal[
    "quick-dragons",
    "envious-monsters",
    "small-but-nice",
    "monsterball",
    "roundabout",
    "golden-feathers",
    "open-secrets",
]
ABILITY_NAMES: tuple[Ability, ...] = get_args(Ability)
ABILITY_CARDS = (
    1 << NULLA,
    DRAGONS,
    1 << ONE,
    1 << TWO,
    1 << SEVEN,
    1 << EIGHT,
    1 << NINE,
)  # which types each concerns


# Curses (H51 to H53). Their numbers are not in the rulebook's text; whoever owns the cards can correct
# them here.

(MANY_6, MANY_7, MANY_8, UNKNOWING_4_2, UNKNOWING_5_1, UNKNOWING_6_0, CHAOS) = range(7)
CURSES = 7
NO_CURSE = CURSES
Curse = Literal["many-6", "many-7", "many-8", "unknowing-4-2", "unknowing-5-1", "unknowing-6-0", "chaos"]
CURSE_NAMES: tuple[Curse, ...] = get_args(Curse)

# The deal under each curse; Chaos alone changes nobody's, and the last is the usual one
CURSE_HAND = np.array([6, 7, 8, 5, 5, 5, 5, FIRST_HAND], np.int8)
CURSE_HIDDEN = np.array([3, 3, 3, 4, 5, 6, 3, FIRST_HIDDEN], np.int8)
CURSE_OPEN = np.array([3, 3, 3, 2, 1, 0, 3, FIRST_OPEN], np.int8)
