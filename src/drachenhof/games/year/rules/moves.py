"""The numbering of the moves: each kind of move owns a range of small integers.

The numbers never depend on the position, so that searches and learners can
index by them. Words for them are in `notation`.
"""

from drachenhof.games.year.rules.tables import (
    CARD_KINDS,
    EVENTS,
    GOODS,
    MAX_DEALS,
    MAX_PALACES,
    PAIRS,
    PERSONS,
    SUPER_EVENTS,
    TILES,
    WALL_TILES,
)

# Chance
LAY_EVENT = 0  # + event (Y7)
DRAW_SUPER = LAY_EVENT + EVENTS  # + super event (Y44)
DEAL = DRAW_SUPER + SUPER_EVENTS  # + row of the table of deals for these players (Y13)

# Persons
DRAFT = DEAL + MAX_DEALS  # + row of PAIRS (Y9)
PLACE = DRAFT + len(PAIRS)  # + palace (Y24)
REPLACE = PLACE + MAX_PALACES  # + palace × TILES + tile (Y24)
TURN_AWAY = REPLACE + MAX_PALACES * TILES
RECRUIT = TURN_AWAY + 1  # + tile, by the type's own card (Y23)
RECRUIT_WILD = RECRUIT + TILES  # + tile, by a wild card (Y23)
DISCARD = RECRUIT_WILD + TILES  # + card (Y23, Y51)
RELEASE = DISCARD + CARD_KINDS  # + palace × TILES + tile (Y32)

# Actions
ACT = RELEASE + MAX_PALACES * TILES  # + action card, from taxes to research (Y16 to Y21)
SMALL_PRIVILEGE = ACT + 6  # (Y22)
LARGE_PRIVILEGE = SMALL_PRIVILEGE + 1
LAY_WALL = LARGE_PRIVILEGE + 1  # + wall tile (Y41)
REFILL = LAY_WALL + WALL_TILES  # (Y15)
FLOOR = REFILL + 1  # + palace; the one after the last is a new palace (Y21)
NEW_PALACE = FLOOR + MAX_PALACES

# Super events
REMOVE = NEW_PALACE + 1  # + palace (Y47)
RETURN = REMOVE + MAX_PALACES  # + good (Y48)
TAKE_SUNRISE = RETURN + len(GOODS)  # + person type (Y52)
USE_CHARTER = TAKE_SUNRISE + PERSONS  # + person type (Y54)

MOVES = USE_CHARTER + PERSONS  # how many numbers there are
MAX_LEGAL = MAX_DEALS  # no position offers more
