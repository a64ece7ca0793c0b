"""The outputs of a net for Year: which of them belong to a move (`search.learned` has the rest)."""

from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.moves import (
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
from drachenhof.games.year.rules.palaces import dwellers
from drachenhof.games.year.rules.state import (
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
    State,
)
from drachenhof.games.year.rules.tables import CARD_KINDS, GOODS, MAX_FLOORS, PAIRS, PERSONS, TILES, WALL_TILES, WILD
from drachenhof.games.year.search.features import PLANES, VERSION, describe
from drachenhof.games.year.search.worth import AHEAD, WEIGHTS, Weights
from drachenhof.search.learned import NO_OUTPUT, Shape, reading

# The outputs of each stage, one stretch each
_SIZES = {
    ACTING: 6 + 2 + WALL_TILES + 1,
    RECRUITING: TILES + 2,  # a tile; by a wild card; a card thrown away
    DRAFTING: len(PAIRS),
    RELEASING: TILES + 1,  # a tile; the last of a palace
    BUILDING: 1 + MAX_FLOORS,
    ARRIVING: MAX_FLOORS + 1 + TILES,  # by how many dwell there; turned away; in exchange for a tile
    RETURNING: len(GOODS),
    RISING: PERSONS,
    CHARTERING: PERSONS,
    REMOVING: MAX_FLOORS,
    DISCARDING: CARD_KINDS,
}
SHAPE = Shape(
    PLANES, critic="outlook", sizes=_SIZES, width=32, hand=WEIGHTS, kept=AHEAD, version=VERSION,
    alike={EVICTING: RELEASING},
)  # fmt: skip
consult, answer, stretch = reading(SHAPE, describe)


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
def learned_worth(state: State, seat: int, move: int, ahead: Weights) -> float:
    """What the net adds to a move, in points."""
    one, other = outputs_of(state, seat, move)
    return float(answer(one, other, ahead))
