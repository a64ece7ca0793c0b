"""Before the first month: events, super event, start of each player (Y7, Y8, Y44), and each month's deal (Y13)."""

from drachenhof.engine.game import CHANCE, Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.moves import DEAL, DRAW_SUPER, LAY_EVENT
from drachenhof.games.year.rules.state import DEALING, DRAFTING, DRAWING_EVENT, DRAWING_SUPER, State
from drachenhof.games.year.rules.tables import (
    ACTIONS,
    CARD_KINDS,
    DEAL_COUNTS,
    DEALS,
    EVENT_COPIES,
    EVENTS,
    FIRST_HAND,
    FIRST_PALACES,
    FIRST_YUAN,
    MONTHS,
    NO_GROUP,
    PEACE,
    SUPER_EVENTS,
    SUPPLY,
    TILES,
    WALL_TILES,
)

NO_EVENT = -1


@rule
def set_up(state: State) -> None:
    """Two Peace tiles lie in months 1 and 2 (Y7); each player has what Y8 says."""
    for month in range(MONTHS):
        state.events[month] = PEACE if month < EVENT_COPIES else NO_EVENT
    for action in range(ACTIONS):
        state.groups[action] = NO_GROUP
    for tile in range(TILES):
        state.supply[tile] = SUPPLY[state.players - 2, tile]
    for seat in range(state.players):
        court = state.courts[seat]
        court.yuan = FIRST_YUAN
        court.pair = -1
        court.group = NO_GROUP
        for card in range(CARD_KINDS):
            court.hand[card] = FIRST_HAND[card]
        for floors in FIRST_PALACES:
            court.palaces[court.palace_count].floors = floors
            court.palace_count += 1
        if state.great_wall:
            court.wall_tiles = (1 << WALL_TILES) - 1
        state.standing[seat] = seat  # the first seat on top (Y10)
        state.order[seat] = seat
    state.stage = DRAWING_EVENT
    state.mover = CHANCE


@rule
def bare_month(state: State, start: int) -> int:
    """The first month, counted from 0, without an event tile; MONTHS if all have one."""
    month = start
    while month < MONTHS and state.events[month] != NO_EVENT:
        month += 1
    return month


@rule
def lies_apart(event: int, left: int) -> bool:
    """Equal tiles do not lie side by side (Y7)."""
    return event != left


@rule
def lay_event(state: State, event: int) -> None:
    """A tile equal to the one on its left goes to the next free space (Y7)."""
    month = bare_month(state, 0)
    if not lies_apart(event, state.events[month - 1]):
        if month + 1 < MONTHS:
            month = bare_month(state, month + 1)
        else:
            state.events[month - 1], state.events[month - 2] = state.events[month - 2], state.events[month - 1]
    state.events[month] = event
    if bare_month(state, 0) < MONTHS:
        return
    state.stage = DRAWING_SUPER if state.super_random else DRAFTING


@rule
def left_of_event(state: State, event: int) -> int:
    """Tiles of an event not yet drawn: the weight of drawing one."""
    left = EVENT_COPIES
    for month in range(MONTHS):
        if state.events[month] == event:
            left -= 1
    return left


@rule
def deals(state: State) -> int:
    """How many deals of the action cards there are, all equally likely (Y13)."""
    return int(DEAL_COUNTS[state.great_wall, state.players - 2])


@rule
def deal(state: State, row: int) -> None:
    """The action cards lie in groups; the dragons are back with their players (Y13)."""
    for action in range(ACTIONS):
        state.groups[action] = DEALS[state.great_wall, state.players - 2, row, action]
    for seat in range(state.players):
        state.courts[seat].group = NO_GROUP


# What chance may do, and how likely


@rule
def chance_moves(state: State, moves: Numbers) -> int:
    """Event tiles still in the bag, super events, or deals."""
    count = 0
    if state.stage == DRAWING_EVENT:
        for event in range(1, EVENTS):
            if left_of_event(state, event) > 0:
                moves[count] = LAY_EVENT + event
                count += 1
    elif state.stage == DRAWING_SUPER:
        for count in range(SUPER_EVENTS):
            moves[count] = DRAW_SUPER + count
        count = SUPER_EVENTS
    else:
        for count in range(deals(state)):
            moves[count] = DEAL + count
        count = deals(state)
    return count


@rule
def chance_weight(state: State, move: int) -> int:
    """How likely a chance move is: tiles left of that event; all else is equally likely."""
    return left_of_event(state, move - LAY_EVENT) if state.stage == DRAWING_EVENT else 1


@rule
def tickets(state: State) -> int:
    """The sum of all chance weights."""
    if state.stage == DEALING:
        return deals(state)
    if state.stage == DRAWING_SUPER:
        return SUPER_EVENTS
    total = 0
    for event in range(1, EVENTS):
        total += left_of_event(state, event)
    return total


@rule
def draw(state: State, ticket: int) -> int:
    """The chance move that a ticket below `tickets` stands for, without listing them all."""
    if state.stage == DEALING:
        return DEAL + ticket
    if state.stage == DRAWING_SUPER:
        return DRAW_SUPER + ticket
    event = 1
    while ticket >= left_of_event(state, event):
        ticket -= left_of_event(state, event)
        event += 1
    return LAY_EVENT + event
