"""The numbering of the moves: each kind of move owns a range of small integers.

The numbers never depend on the position, so that searches and learners can
index by them. Words for them are in `notation`.
"""

from drachenhof.games.hoard.rules.tables import (
    ABILITIES,
    CARDS,
    CURSES,
    FIRST_OPEN,
    FOUR_IN_A_ROW,
    MAX_HIDDEN,
    MAX_PLAYERS,
)

# Chance
STARTER = 0  # + seat (H6)
ABILITY = STARTER + MAX_PLAYERS  # + ability (H41 ff.)
CURSE = ABILITY + ABILITIES  # + curse (H51 ff.)
CARD = CURSE + CURSES  # + card that nobody had seen
RANDOM = CARD + CARDS  # + card that Monsterball gives (H44)

# The exchange (H5)
KEEP = RANDOM + CARDS
SWAP = KEEP + 1  # + hand card × CARDS + open card

# A turn: from the hand, from the open cards, or both (H9, H10)
PLAY = SWAP + CARDS * CARDS  # + card × 4 + cards − 1
OPEN = PLAY + CARDS * FOUR_IN_A_ROW  # + card × 3 + cards − 1
BOTH = OPEN + CARDS * FIRST_OPEN  # + card × 6 + row of PAIRS
PAIRS = ((1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1))  # all of the hand, and some open cards; at most four
FIRST_PAIR = (0, 3, 5)  # the row of PAIRS with 1, 2, 3 hand cards and one open one
FLIP = BOTH + CARDS * len(PAIRS)  # + hidden card (H11)
TAKE = FLIP + MAX_HIDDEN  # (H12)
SET = TAKE + 1  # + card (H21)

# Answers
DRAW = SET + CARDS  # (H16)
MISS = DRAW + 1  # (H17)
PEEK = MISS + 1  # + hidden card (H31)

# Abilities
GIVE = PEEK + MAX_HIDDEN  # + seat (H44)
TURN = GIVE + MAX_PLAYERS  # (H45)
STRAIGHT = TURN + 1
PICK = STRAIGHT + 1  # + card (H47)

MOVES = PICK + CARDS  # how many numbers there are
MAX_LEGAL = 60  # four of every type in hand on an empty pile: 48 plays and 12 sets
