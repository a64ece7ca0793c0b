"""The draft, and phase 2: persons arrive (Y9, Y23 to Y25)."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.moves import DISCARD, DRAFT, PLACE, RECRUIT, RECRUIT_WILD, REPLACE, TURN_AWAY
from drachenhof.games.year.rules.palaces import any_room, dweller_moves, has_room, move_in, move_out
from drachenhof.games.year.rules.state import ARRIVING, NOBODY, Court, State
from drachenhof.games.year.rules.tables import (
    CARD_KINDS,
    OLDER,
    PAIRS,
    PERSONS,
    PYROTECHNIST,
    TILE_PERSON,
    TILE_VALUE,
    TILES,
    WILD,
)
from drachenhof.games.year.rules.track import advance

# The draft


@rule
def draft_moves(state: State, moves: Numbers) -> int:
    """Any two different young persons, but no pair that a player before took (Y9)."""
    count = 0
    for pair in range(len(PAIRS)):
        taken = False
        for seat in range(state.players):
            taken |= state.courts[seat].pair == pair
        if not taken:
            moves[count] = DRAFT + pair
            count += 1
    return count


@rule
def draft(state: State, seat: int, pair: int) -> None:
    """Take both; they are placed one after the other, in the order of Y1 (Y9)."""
    state.courts[seat].pair = pair
    for person in PAIRS[pair]:
        state.supply[person] -= 1
    state.arriving = PAIRS[pair, 0] + 1
    state.following = PAIRS[pair, 1] + 1
    state.stage = ARRIVING


# The person phase


@rule
def hand_size(court: Court) -> int:
    count = 0
    for card in range(CARD_KINDS):
        count += court.hand[card]
    return count


@rule
def tile_left(state: State, person: int) -> bool:
    """Whether the display has a tile of this type, young or old."""
    return state.supply[person] > 0 or (person >= PYROTECHNIST and state.supply[person + OLDER] > 0)


@rule
def recruit_moves(state: State, seat: int, moves: Numbers) -> int:
    """A card with a tile for it; a card without one is spent for nothing (Y23)."""
    hand = state.courts[seat].hand
    count = 0
    for tile in range(TILES):
        if state.supply[tile] > 0 and hand[TILE_PERSON[tile]] > 0:
            moves[count] = RECRUIT + tile
            count += 1
    any_left = False
    for tile in range(TILES):
        if state.supply[tile] > 0:
            any_left = True
            if hand[WILD] > 0:
                moves[count] = RECRUIT_WILD + tile
                count += 1
    for person in range(PERSONS):
        if hand[person] > 0 and not tile_left(state, person):
            moves[count] = DISCARD + person
            count += 1
    if hand[WILD] > 0 and not any_left:
        moves[count] = DISCARD + WILD
        count += 1
    return count


@rule
def recruit(state: State, seat: int, move: int) -> None:
    """Play a card and take the tile, who arrives; or spend the card for nothing (Y23)."""
    court = state.courts[seat]
    if move >= DISCARD:
        court.hand[move - DISCARD] -= 1
        return
    if move >= RECRUIT_WILD:
        tile = move - RECRUIT_WILD
        court.hand[WILD] -= 1
    else:
        tile = move - RECRUIT
        court.hand[TILE_PERSON[tile]] -= 1
    summon(state, tile)


@rule
def summon(state: State, tile: int) -> None:
    """Take a tile from the display; where the person goes is asked next."""
    state.supply[tile] -= 1
    state.arriving = tile + 1
    state.stage = ARRIVING


@rule
def arrival_moves(state: State, seat: int, moves: Numbers) -> int:
    """Into a palace with room; if there is none, in somebody's place or away (Y24)."""
    court = state.courts[seat]
    count = 0
    if any_room(court):
        for index in range(court.palace_count):
            if has_room(court.palaces[index]):
                moves[count] = PLACE + index
                count += 1
        return count
    for index in range(court.palace_count):
        count = dweller_moves(court, index, moves, count, REPLACE)
    moves[count] = TURN_AWAY
    return count + 1


@rule
def arrive(state: State, seat: int, move: int) -> None:
    """A placed person moves the marker, one turned away does not (Y24, Y25)."""
    court = state.courts[seat]
    tile = int(state.arriving) - 1
    if move != TURN_AWAY:
        if move >= REPLACE:
            palace = court.palaces[(move - REPLACE) // TILES]
            move_out(palace, (move - REPLACE) % TILES)
        else:
            palace = court.palaces[move - PLACE]
        move_in(palace, tile)
        advance(state, seat, TILE_VALUE[tile])
    state.arriving = state.following
    state.following = NOBODY
