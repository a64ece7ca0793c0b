"""What lies on the table: the layout of a state, less than a kilobyte.

Cards are counts per type wherever their order does not matter. A card that
nobody has seen has no identity: hidden Remainders, the draw pile and the cards
out of the round are numbers, and all of them together are the pool `unseen`.
"""

from typing import Annotated, Literal, get_args

from drachenhof.engine.layout import int8, int16, layout
from drachenhof.games.hoard.facts import ABILITY_MODES as ABILITY_MODES  # exported with all other names
from drachenhof.games.hoard.facts import AbilityMode as AbilityMode
from drachenhof.games.hoard.rules.tables import CARDS, DECK, MAX_PLAYERS

# What is asked for now: first of chance, then of seats
(
    DRAWING_STARTER,  # who begins the first round (H6)
    DRAWING_ABILITY,  # one more ability (H41 ff.)
    DRAWING_CURSE,  # a curse, or those of Chaos (H51 ff.)
    DEALING,  # an open or a hand card (H4)
    DRAWING,  # a card for a 4 (H16)
    ENVYING,  # a card for a dragon (H42)
    FLIPPING,  # a hidden card turned up (H11)
    PEEKING,  # a hidden card looked at (H31)
    GIVING,  # the card that Monsterball gives (H44)
    EXCHANGING,  # keep, or swap a hand card with an open one (H5)
    PLAYING,  # a turn (H8 to H12)
    FACING_DRAW,  # a draw, to be answered or accepted (H16)
    FACING_MISS,  # a missed turn, to be answered or accepted (H17)
    TARGETING,  # who gets the card of Monsterball (H44)
    TURNING,  # Roundabout (H45)
    PICKING,  # Open secrets (H47)
    FINISHED,
    TURN_ENDED,  # these three are never asked: `flow` goes on from them
    ROUND_ENDED,
    COUNTED,  # the losses of the round (H24)
) = range(20)
FIRST_DECISION = EXCHANGING  # stages before are chance's
Asked = Literal[
    "starter",
    "ability",
    "curse",
    "dealt-card",
    "drawn-card",
    "envied-card",
    "flipped-card",
    "peeked-card",
    "given-card",
    "exchange",
    "turn",
    "draw",
    "miss",
    "target",
    "direction",
    "pick",
    "over",
    "turn-end",
    "round-end",
    "losses",
]
ASKED_NAMES: tuple[Asked, ...] = get_args(Asked)
STAGE_NAMES = ASKED_NAMES[:TURN_ENDED]

NOBODY = -1
OFF, CUMULATIVE, SINGLE = range(3)  # abilities

EVERYBODY = MAX_PLAYERS  # the observer who saw only what all saw
OBSERVERS = MAX_PLAYERS + 1


@layout
class Known:
    """The cards of each type that one observer knows to be in a hand, at least."""

    cards: Annotated[list[int8], CARDS]


@layout
class Holding:
    """What one player has: hand, Remainders, and coins lost."""

    lost: int16  # coins in all
    loss: int8  # coins in the last round
    curse: int8  # for this round (H51, H52), or NO_CURSE
    hand_size: int8
    open_size: int8
    hidden: int8
    hand: Annotated[list[int8], CARDS]
    open: Annotated[list[int8], CARDS]
    known: Annotated[list[Known], OBSERVERS]


@layout
class State:
    """The whole game at one moment."""

    players: int8
    peek: int8  # options
    answer_fives: int8
    long_protecto: int8
    ability_mode: int8
    curses: int8
    count_all_backs: int8
    mover: int8  # a seat, CHANCE or OVER
    stage: int8
    round_number: int8  # from 1
    starter: int8
    turn: int8  # the seat whose turn it is, or to whom cards are dealt
    direction: int8  # 1 clockwise, or −1 (H7, H45)
    winner: int8  # of the last round, or NOBODY (H26)
    again: int8  # the player has another turn (H20)
    steps: int8  # otherwise the turn moves on by this many seats (H33)
    must_play: int8  # this turn follows a Nulla (H41)
    draws: int8  # cards to draw, while a 4 is in force (H16)
    misses: int8  # turns still to be missed (H17)
    by: int8  # who played the last 4s or 5s, while draws or misses are in force
    left: int8  # cards still to draw
    target: int8  # of Monsterball (H44)
    chaos: int8  # in this round (H53)
    abilities: int8  # a bit for each in force
    abilities_drawn: int8  # a bit for each that was drawn
    decisions: int16  # of this round (H26)
    draw_pile: int8
    pile_size: int8
    unseen_size: int8
    unseen: Annotated[list[int8], CARDS]
    gone: Annotated[list[int8], CARDS]  # out of the round, openly
    pile: Annotated[list[int8], DECK]  # the last card on top
    holdings: Annotated[list[Holding], MAX_PLAYERS]
