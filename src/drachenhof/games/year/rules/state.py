"""What lies on the table: the layout of a state, less than a kilobyte.

Nothing here is hidden: the only secrets of this game are chance moves still to
come, and those are in no state.
"""

from typing import Annotated, Literal, get_args

from drachenhof.engine.layout import int8, int16, int32, layout
from drachenhof.games.year.rules.tables import (
    ACTIONS,
    CARD_KINDS,
    MAX_FLOORS,
    MAX_PALACES,
    MAX_PLAYERS,
    MONTHS,
    TILES,
)

# The parts of a round, the setup before the first, and the end
SETUP_PHASE, ACTION_PHASE, PERSON_PHASE, EVENT_PHASE, END_PHASE = range(5)
Phase = Literal["setup", "action", "person", "event", "end"]
PHASE_NAMES: tuple[Phase, ...] = get_args(Phase)

# What is asked for now: first of chance, then of seats
(
    DRAWING_EVENT,  # the next event tile (Y7)
    DRAWING_SUPER,  # the super event (Y44)
    DEALING,  # the groups of action cards (Y13)
    DRAFTING,  # two young persons (Y9)
    ARRIVING,  # where the arriving person goes (Y24)
    ACTING,  # an action card, or a refill (Y14)
    BUILDING,  # where a new floor goes (Y21)
    RECRUITING,  # a person card (Y23)
    RELEASING,  # a person who leaves (Y32)
    REMOVING,  # a floor for the earthquake (Y47)
    EVICTING,  # a person without a floor after the earthquake (Y47)
    RETURNING,  # a good for the flood (Y48)
    DISCARDING,  # a card for the tornado (Y51)
    RISING,  # a young person without a card (Y52)
    CHARTERING,  # a person type that gives now (Y54)
    FINISHED,
    WATCHING,  # nobody is asked: a position between two decisions, to look at
) = range(17)
Asked = Literal[
    "event",
    "super",
    "deal",
    "draft",
    "arrival",
    "action",
    "floor",
    "recruit",
    "release",
    "remove",
    "evict",
    "return",
    "discard",
    "sunrise",
    "charter",
    "over",
    "nothing",
]
ASKED_NAMES: tuple[Asked, ...] = get_args(Asked)
STAGE_NAMES = ASKED_NAMES[:WATCHING]

# The steps of the event phase
(
    EVENT_STEP,
    WALL_STEP,  # Y42
    LAST_WALL_STEP,  # Y43
    SUPER_STEP,  # Y44
    AGAIN_STEP,  # Y49
    WALL_AGAIN_STEP,  # Y49
    DONE_STEP,
) = range(7)

# Those that come when the event is done, in which nobody is asked; after the last of them the step is DONE_STEP again
DECAY_STEP, SCORING_STEP, LAST_STEP = range(DONE_STEP, DONE_STEP + 3)  # Y33, Y34
Happening = Literal["event", "wall", "last-wall", "super", "again", "wall-again", "decay", "scoring"]
HAPPENING_NAMES: tuple[Happening, ...] = get_args(Happening)
STEP_NAMES = (*HAPPENING_NAMES[:DONE_STEP], "done")

NOBODY = 0  # an empty place in a palace; others hold a tile's number plus 1
NO_SEAT = -1
NO_SUPER_EVENT = -1
BARE = 0  # a wall space without a tile; others hold 1 + seat × WALL_TILES + tile


@layout
class Palace:
    """A palace of 1 to 3 floors, a person per floor (Y11)."""

    floors: int8
    persons: Annotated[list[int8], MAX_FLOORS]  # ascending tile + 1, then NOBODY


@layout
class Court:
    """What stands before one player."""

    score: int16
    track: int16
    yuan: int16
    rice: int16
    fireworks: int16
    struck: int32  # a bit for each palace that has lost its person to this drought (Y28)
    small: int8  # privileges (Y22)
    large: int8
    pair: int8  # the two persons drafted (Y9), a row of PAIRS, or -1
    group: int8  # where the dragon stands (Y14), or NO_GROUP
    debt: int8  # persons still to release (Y32)
    wall_tiles: int8  # a bit for each wall tile not yet laid (Y40)
    laid: int8  # wall tiles laid
    palace_count: int8
    hand: Annotated[list[int8], CARD_KINDS]
    palaces: Annotated[list[Palace], MAX_PALACES]


@layout
class State:
    """The whole game at one moment."""

    players: int8
    large_price: int8  # options
    great_wall: int8
    super_random: int8
    super_event: int8  # or NO_SUPER_EVENT
    mover: int8  # a seat, CHANCE or OVER
    phase: int8
    stage: int8
    month: int8  # 1 to 12; 0 in the setup
    turn: int8  # whose turn in `order`
    step: int8  # of the event phase
    left: int8  # floors, goods or cards that the seat to move still has to give or place
    arriving: int8  # tile + 1 of the person to be placed, or NOBODY
    following: int8  # tile + 1 of the person to be placed after that (Y9)
    sunrise_taken: int16  # a bit for each type taken (Y52)
    wall_length: int8
    standing: Annotated[list[int8], MAX_PLAYERS]  # seats by the track, the furthest first (Y10)
    order: Annotated[list[int8], MAX_PLAYERS]  # the same, as read for this phase (Y12)
    events: Annotated[list[int8], MONTHS]  # -1 where none lies yet
    groups: Annotated[list[int8], ACTIONS]  # the group of each action card
    supply: Annotated[list[int8], TILES]
    wall: Annotated[list[int8], MONTHS]
    courts: Annotated[list[Court], MAX_PLAYERS]
