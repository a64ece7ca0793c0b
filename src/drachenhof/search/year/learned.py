"""What a net adds to the policy of Year: points for each kind of move, beside the hand-made ones.

The weights of a policy are those of `worth`, and after them, if it has learned,
those of its net, two numbers of single precision in the room of one.
"""

import hashlib
from typing import Any

import numpy as np

from drachenhof.rule import rule
from drachenhof.search.net import add_inputs, bend, read_out
from drachenhof.search.year.features import MOST_FOUND, OUTLOOK, PLANES, VERSION, describe
from drachenhof.search.year.worth import AHEAD, WEIGHTS
from drachenhof.year.moves import (
    ACT,
    DISCARD,
    DRAFT,
    FLOOR,
    NEW_PALACE,
    PLACE,
    RECRUIT,
    RECRUIT_WILD,
    RELEASE,
    REMOVE,
    REPLACE,
    RETURN,
    TAKE_SUNRISE,
    TURN_AWAY,
    USE_CHARTER,
)
from drachenhof.year.palaces import dwellers
from drachenhof.year.state import (
    ACTING,
    ARRIVING,
    BUILDING,
    CHARTERING,
    DISCARDING,
    DRAFTING,
    EVICTING,
    RECRUITING,
    RELEASING,
    REMOVING,
    RETURNING,
    RISING,
    WATCHING,
    State,
)
from drachenhof.year.tables import CARD_KINDS, GOODS, MAX_FLOORS, PAIRS, PERSONS, TILES, WALL_TILES, WILD

HAND = len(WEIGHTS)  # weights of the hand-made policy
INPUTS = OUTLOOK  # a policy is told all but the last plane
WIDTH = 32
"""Hidden units."""

# The outputs of each stage, one stretch each
_SIZES = {
    ACTING: 6 + 2 + WALL_TILES + 1,
    RECRUITING: TILES + 2,  # a tile; by a wild card; a card thrown away
    DRAFTING: len(PAIRS),
    RELEASING: TILES + 1,  # a tile; the last of a palace
    BUILDING: 1 + MAX_FLOORS,
    ARRIVING: MAX_FLOORS + 1 + TILES,  # to so many dwellers; turned away; in exchange for a tile
    RETURNING: len(GOODS),
    RISING: PERSONS,
    CHARTERING: PERSONS,
    REMOVING: MAX_FLOORS,
    DISCARDING: CARD_KINDS,
}
_ORDER = list(_SIZES)
FIRST = np.full(WATCHING + 1, -1, np.int64)
COUNT = np.zeros(WATCHING + 1, np.int64)
for _at, _stage in enumerate(_ORDER):
    FIRST[_stage] = sum(_SIZES[one] for one in _ORDER[:_at])
    COUNT[_stage] = _SIZES[_stage]
OUTPUTS = sum(_SIZES.values())
FIRST[EVICTING], COUNT[EVICTING] = FIRST[RELEASING], COUNT[RELEASING]
MOST_READ = int(COUNT.max())
NO_OUTPUT = -1

HIDDEN_WEIGHTS = (INPUTS + 1) * WIDTH
NET_WEIGHTS = HIDDEN_WEIGHTS + (WIDTH + 1) * OUTPUTS

_LAYOUT = (VERSION, PLANES, list(_SIZES.items()), WIDTH, WEIGHTS.tolist())
LAYOUT_HASH = hashlib.sha256(repr(_LAYOUT).encode()).hexdigest()[:16]
"""Of all that the numbers of a net mean: what it is told, what it says, and the policy that it adds to."""

# Room in what a seat keeps when it looks ahead, after what `worth` keeps there
PLACES = AHEAD
AMOUNTS = PLACES + MOST_FOUND
SUMS = AMOUNTS + MOST_FOUND
READ = SUMS + WIDTH // 2
KEPT = READ + (MOST_READ + 1) // 2


@rule
def consult(state: State, seat: int, ahead: Any, weights: Any) -> None:
    """Ask the net, once for all moves of a decision."""
    stage = int(state.stage)
    if FIRST[stage] < 0:
        return
    places, amounts = ahead[PLACES:AMOUNTS], ahead[AMOUNTS:SUMS]
    found = describe(state, seat, ahead, places, amounts)
    net = weights[HAND:].view(np.float32)
    sums = ahead[SUMS:READ].view(np.float32)
    add_inputs(places, amounts, found, net[:HIDDEN_WEIGHTS], sums)
    bend(sums)
    read = ahead[READ:KEPT].view(np.float32)[: COUNT[stage]]
    read_out(sums, net[HIDDEN_WEIGHTS:], OUTPUTS, FIRST[stage], read)


@rule
def outputs_of(state: State, seat: int, move: int) -> tuple[int, int]:
    """The outputs that a move has within those of its stage: one, and perhaps another."""
    stage = state.stage
    court = state.courts[seat]
    if stage == ACTING:
        return move - ACT, NO_OUTPUT
    if stage == RECRUITING:
        if move >= DISCARD:
            return TILES + 1, TILES if move == DISCARD + WILD else NO_OUTPUT
        return (move - RECRUIT_WILD, TILES) if move >= RECRUIT_WILD else (move - RECRUIT, NO_OUTPUT)
    if stage == DRAFTING:
        return move - DRAFT, NO_OUTPUT
    if stage in (RELEASING, EVICTING):
        last = dwellers(court.palaces[(move - RELEASE) // TILES]) == 1
        return (move - RELEASE) % TILES, TILES if last else NO_OUTPUT
    if stage == BUILDING:
        return (0 if move == NEW_PALACE else int(court.palaces[move - FLOOR].floors)), NO_OUTPUT
    if stage == ARRIVING:
        if move == TURN_AWAY:
            return MAX_FLOORS, NO_OUTPUT
        if move >= REPLACE:
            return MAX_FLOORS + 1 + (move - REPLACE) % TILES, NO_OUTPUT
        return min(MAX_FLOORS - 1, dwellers(court.palaces[move - PLACE])), NO_OUTPUT
    return rare_output(state, seat, move), NO_OUTPUT


@rule
def rare_output(state: State, seat: int, move: int) -> int:
    """Of the stages that super events bring."""
    stage = state.stage
    if stage == RETURNING:
        return move - RETURN
    if stage == RISING:
        return move - TAKE_SUNRISE
    if stage == CHARTERING:
        return move - USE_CHARTER
    if stage == REMOVING:
        return int(state.courts[seat].palaces[move - REMOVE].floors) - 1
    return move - DISCARD if stage == DISCARDING else NO_OUTPUT


@rule
def learned_worth(state: State, seat: int, move: int, ahead: Any) -> float:
    """What the net adds to a move, in points."""
    first, second = outputs_of(state, seat, move)
    if first == NO_OUTPUT:
        return 0.0
    read = ahead[READ:KEPT].view(np.float32)
    worth = read[first]
    if second != NO_OUTPUT:
        worth += read[second]
    return float(worth)
