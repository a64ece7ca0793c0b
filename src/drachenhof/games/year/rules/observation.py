"""A position of Year as a learner sees it: numbers between −1 and 1, the observing seat first.

`PLANES` describes them, in the order in which `observe` writes them; the page
docs/observations.md shows it as a table. Other seats follow clockwise.
"""

from typing import Annotated

from drachenhof.engine.layout import float32, layout
from drachenhof.engine.observation_layout import (
    Plane,
    add,
    amount,
    clear,
    mark,
    mark_bits,
    seat_after,
    share,
    size_of,
    steps_between,
)
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.moves import DRAFT, MOVES
from drachenhof.games.year.rules.state import NOBODY, STAGE_NAMES, STEP_NAMES, Court, State
from drachenhof.games.year.rules.tables import (
    ACTIONS,
    CARD_KINDS,
    EVENTS,
    LARGE_PRICES,
    MAX_FLOORS,
    MAX_PALACES,
    MAX_PLAYERS,
    MONTHS,
    PAIRS,
    PERSONS,
    SUPER_EVENTS,
    TILES,
    WALL_TILES,
)

FIRST_ACTION = DRAFT  # numbers below are chance's; action 0 is this move
LAST_ACTION = MOVES - 1

SHOWN_PALACES = 8  # one by one; few games see more
PALACE = 3 + TILES  # numbers of a palace
PHASES = 5
STAGES = len(STAGE_NAMES)
STEPS = len(STEP_NAMES)

SCORE, TRACK, YUAN, RICE, FIREWORKS, PRIVILEGES, DEBT = 150, 100, 50, 20, 20, 6, 6  # scales: the most, or seldom passed
HAND, SUPPLY, TILE, LEFT, PALACES, FREE = 2, 10, 10, 12, 12, 12

PLANES = (
    Plane("players", 4, 1, "2, 3, 4 or 5 at the table"),
    Plane("large-price", 1, 1, "a large privilege costs 7"),
    Plane("great-wall", 1, 1, "The Great Wall is played"),
    Plane("super-event", SUPER_EVENTS, 1, "the super event, once it is known"),
    Plane("month", MONTHS, 1, "the month; none in the setup"),
    Plane("phase", PHASES, 1, "setup, action, person, event, end"),
    Plane("stage", STAGES, 1, "what is asked for now, in the order of `STAGE_NAMES`"),
    Plane("step", STEPS, 1, "the step of the event phase, in the order of `STEP_NAMES`"),
    Plane("mover", MAX_PLAYERS, 1, "who decides, counted from the observer"),
    Plane("left", 1, LEFT, "floors, goods or cards still to give or place", passes=True),
    Plane("arriving", TILES, 1, "the person to be placed now"),
    Plane("following", TILES, 1, "the person to be placed after that"),
    Plane("sunrise-taken", PERSONS, 1, "types taken at sunrise"),
    Plane("wall-length", 1, MONTHS, "tiles in the wall"),
    Plane("events", MONTHS * EVENTS, 1, "for each month its event, once it lies there"),
    Plane("groups", ACTIONS * MAX_PLAYERS, 1, "for each action card its group"),
    Plane("supply", TILES, SUPPLY, "tiles on the display"),
    Plane("standing", MAX_PLAYERS**2, 1, "for each place on the track the seat, counted from the observer"),
    Plane("order", MAX_PLAYERS**2, 1, "for each turn of this phase the seat, counted from the observer"),
    Plane(
        "score",
        MAX_PLAYERS,
        SCORE,
        "points, by seat from the observer; so are all planes from here to `free`",
        passes=True,
    ),
    Plane("track", MAX_PLAYERS, TRACK, "steps on the person track", passes=True),
    Plane("yuan", MAX_PLAYERS, YUAN, "money", passes=True),
    Plane("rice", MAX_PLAYERS, RICE, "rice", passes=True),
    Plane("fireworks", MAX_PLAYERS, FIREWORKS, "fireworks", passes=True),
    Plane("small", MAX_PLAYERS, PRIVILEGES, "small privileges", passes=True),
    Plane("large", MAX_PLAYERS, PRIVILEGES, "large privileges", passes=True),
    Plane("debt", MAX_PLAYERS, DEBT, "persons still to release", passes=True),
    Plane("laid", MAX_PLAYERS, WALL_TILES, "wall tiles laid"),
    Plane("palaces", MAX_PLAYERS, PALACES, "palaces", passes=True),
    Plane("hand", MAX_PLAYERS * CARD_KINDS, HAND, "person cards by type, then wild ones"),
    Plane("group", MAX_PLAYERS**2, 1, "the group where the dragon stands"),
    Plane("wall-tiles", MAX_PLAYERS * WALL_TILES, 1, "wall tiles not yet laid"),
    Plane("drafted", MAX_PLAYERS * PERSONS, 1, "the two persons drafted"),
    Plane("tiles", MAX_PLAYERS * TILES, TILE, "persons in all palaces, by tile"),
    Plane("floors", MAX_PLAYERS * MAX_FLOORS, MAX_PALACES, "palaces of one, two and three floors"),
    Plane("free", MAX_PLAYERS, FREE, "floors without a person", passes=True),
    Plane(
        "own-palaces",
        SHOWN_PALACES * PALACE,
        MAX_FLOORS,
        "for each of the observer's first eight palaces: floors, persons, whether the drought struck it (0 or 1/3), "
        "and persons by tile",
    ),
)
SIZE = size_of(PLANES)


@layout
class Sheet:
    """An observation."""

    row: Annotated[list[float32], SIZE]


@rule
def observe(state: State, seat: int, sheet: Sheet) -> None:
    """Write what a seat sees: in this game everything."""
    clear(sheet, SIZE)
    at = observe_moment(state, seat, sheet)
    at = observe_table(state, seat, sheet, at)
    at = observe_amounts(state, seat, sheet, at)
    at = observe_courts(state, seat, sheet, at)
    observe_palaces(state.courts[seat], sheet, at)


@rule
def observe_moment(state: State, seat: int, sheet: Sheet) -> int:
    """Options, and what is asked for now."""
    at = mark(sheet, 0, MAX_PLAYERS - 1, state.players - 2)
    at = amount(sheet, at, int(state.large_price == LARGE_PRICES[1]), 1)
    at = amount(sheet, at, state.great_wall, 1)
    at = mark(sheet, at, SUPER_EVENTS, state.super_event)
    at = mark(sheet, at, MONTHS, state.month - 1)
    at = mark(sheet, at, PHASES, state.phase)
    at = mark(sheet, at, STAGES, state.stage)
    at = mark(sheet, at, STEPS, state.step)
    at = mark(sheet, at, MAX_PLAYERS, steps_between(seat, int(state.mover), int(state.players)))
    at = amount(sheet, at, state.left, LEFT)
    at = mark(sheet, at, TILES, state.arriving - 1)
    return mark(sheet, at, TILES, state.following - 1)


@rule
def observe_table(state: State, seat: int, sheet: Sheet, at: int) -> int:
    """What lies between the players."""
    at = mark_bits(sheet, at, PERSONS, state.sunrise_taken)
    at = amount(sheet, at, state.wall_length, MONTHS)
    for month in range(MONTHS):
        at = mark(sheet, at, EVENTS, state.events[month])
    for card in range(ACTIONS):
        at = mark(sheet, at, MAX_PLAYERS, state.groups[card])
    for tile in range(TILES):
        at = share(sheet, at, state.supply[tile], SUPPLY)
    players = int(state.players)
    for turn in range(players):
        mark(sheet, at + turn * MAX_PLAYERS, MAX_PLAYERS, steps_between(seat, int(state.standing[turn]), players))
    at += MAX_PLAYERS**2
    for turn in range(players):
        mark(sheet, at + turn * MAX_PLAYERS, MAX_PLAYERS, steps_between(seat, int(state.order[turn]), players))
    return at + MAX_PLAYERS**2


@rule
def observe_amounts(state: State, seat: int, sheet: Sheet, at: int) -> int:
    """Points and goods: for each kind a number per seat."""
    for other in range(state.players):
        court = state.courts[seat_after(seat, other, int(state.players))]
        amount(sheet, at + other, court.score, SCORE)
        amount(sheet, at + 1 * MAX_PLAYERS + other, court.track, TRACK)
        amount(sheet, at + 2 * MAX_PLAYERS + other, court.yuan, YUAN)
        amount(sheet, at + 3 * MAX_PLAYERS + other, court.rice, RICE)
        amount(sheet, at + 4 * MAX_PLAYERS + other, court.fireworks, FIREWORKS)
        amount(sheet, at + 5 * MAX_PLAYERS + other, court.small, PRIVILEGES)
        amount(sheet, at + 6 * MAX_PLAYERS + other, court.large, PRIVILEGES)
        amount(sheet, at + 7 * MAX_PLAYERS + other, court.debt, DEBT)
        amount(sheet, at + 8 * MAX_PLAYERS + other, court.laid, WALL_TILES)
        amount(sheet, at + 9 * MAX_PLAYERS + other, court.palace_count, PALACES)
    return at + 10 * MAX_PLAYERS


@rule
def observe_courts(state: State, seat: int, sheet: Sheet, at: int) -> int:
    """Cards, dragons and persons: for each kind a stretch per seat."""
    group = at + MAX_PLAYERS * CARD_KINDS
    wall = group + MAX_PLAYERS**2
    drafted = wall + MAX_PLAYERS * WALL_TILES
    tiles = drafted + MAX_PLAYERS * PERSONS
    floors = tiles + MAX_PLAYERS * TILES
    free = floors + MAX_PLAYERS * MAX_FLOORS
    for other in range(state.players):
        court = state.courts[seat_after(seat, other, int(state.players))]
        for card in range(CARD_KINDS):
            share(sheet, at + other * CARD_KINDS + card, court.hand[card], HAND)
        mark(sheet, group + other * MAX_PLAYERS, MAX_PLAYERS, court.group)
        mark_bits(sheet, wall + other * WALL_TILES, WALL_TILES, court.wall_tiles)
        if court.pair >= 0:
            sheet.row[drafted + other * PERSONS + int(PAIRS[court.pair, 0])] = 1.0
            sheet.row[drafted + other * PERSONS + int(PAIRS[court.pair, 1])] = 1.0
        count_palaces(court, sheet, tiles + other * TILES, floors + other * MAX_FLOORS, free + other)
    return free + MAX_PLAYERS


@rule
def count_palaces(court: Court, sheet: Sheet, tiles: int, floors: int, free: int) -> None:
    """Persons by tile, palaces by their floors, and floors without a person."""
    rooms = 0
    for index in range(court.palace_count):
        palace = court.palaces[index]
        rooms += palace.floors
        add(sheet, floors + int(palace.floors) - 1, 1, MAX_PALACES)
        for place in range(MAX_FLOORS):
            if palace.persons[place] == NOBODY:
                break
            rooms -= 1
            add(sheet, tiles + int(palace.persons[place]) - 1, 1, TILE)
    amount(sheet, free, rooms, FREE)


@rule
def observe_palaces(court: Court, sheet: Sheet, at: int) -> None:
    """The observer's palaces one by one, as moves name them."""
    for index in range(min(court.palace_count, SHOWN_PALACES)):
        palace = court.palaces[index]
        here = at + index * PALACE
        amount(sheet, here, palace.floors, MAX_FLOORS)
        amount(sheet, here + 2, court.struck >> index & 1, MAX_FLOORS)
        for place in range(MAX_FLOORS):
            if palace.persons[place] == NOBODY:
                break
            add(sheet, here + 1, 1, MAX_FLOORS)
            add(sheet, here + 3 + int(palace.persons[place]) - 1, 1, MAX_FLOORS)
