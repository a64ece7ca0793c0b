"""What a sensible player of Year would do: a worth, in points, for every legal move.

Rough and quick, for playouts and as a first guess for searches.
"""

from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.actions import card_of, join_price
from drachenhof.games.year.rules.moves import (
    DISCARD,
    DRAFT,
    FLOOR,
    LARGE_PRIVILEGE,
    LAY_WALL,
    NEW_PALACE,
    PLACE,
    RECRUIT,
    RECRUIT_WILD,
    REFILL,
    RELEASE,
    REMOVE,
    REPLACE,
    RETURN,
    SMALL_PRIVILEGE,
    TAKE_SUNRISE,
    TURN_AWAY,
    USE_CHARTER,
)
from drachenhof.games.year.rules.palaces import buddhas, dwellers
from drachenhof.games.year.rules.state import (
    ACTING,
    ARRIVING,
    BUILDING,
    CHARTERING,
    DISCARDING,
    DRAFTING,
    EVICTING,
    NOBODY,
    RECRUITING,
    RELEASING,
    REMOVING,
    RETURNING,
    RISING,
    Court,
    State,
)
from drachenhof.games.year.rules.tables import (
    BUILD,
    CRAFTSMAN,
    FARMER,
    FESTIVAL,
    FIREWORKS,
    HARVEST,
    HEALER,
    LARGE_DRAGONS,
    MAX_FLOORS,
    MONK,
    PAIRS,
    PARADE,
    PYROTECHNIST,
    REFILL_YUAN,
    RESEARCH,
    SCHOLAR,
    SMALL_DRAGONS,
    SMALL_PRICE,
    TAX_COLLECTOR,
    TAXES,
    TILE_PERSON,
    TILE_SYMBOLS,
    TILE_VALUE,
    TILES,
    WALL_BONUS,
    WALL_FIREWORKS,
    WALL_FLOOR,
    WALL_POINTS,
    WALL_RICE,
    WALL_TRACK,
    WALL_YUAN,
    WARRIOR,
    WILD,
)
from drachenhof.games.year.search.learned import consult, learned_worth
from drachenhof.games.year.search.worth import (
    EMPTY_PALACE,
    LAST_DWELLER,
    MONTHS_LEFT,
    PALACE_MONTH,
    PRIVILEGE_MONTH,
    ROCKET,
    ROCKET_AHEAD,
    ROOM,
    TO_COME,
    WALL_TILE,
    WEIGHTS,
    WILD_CARD,
    Weights,
    fireworks_worth,
    floors_worth,
    least_worth,
    rice_worth,
    space_worth,
    survey,
    tile_worth,
    yuan_worth,
)

HAND = len(WEIGHTS)


@rule
def action_worth(state: State, seat: int, move: int, ahead: Weights, weights: Weights) -> float:
    """What an action gives, less what the group costs."""
    court = state.courts[seat]
    if move == REFILL:
        return yuan_worth(court, max(0, REFILL_YUAN - court.yuan), ahead, weights)
    action = card_of(move)
    months = ahead[MONTHS_LEFT]
    price = join_price(state, action)
    if action == TAXES:
        return yuan_worth(court, 2 + ahead[TAX_COLLECTOR] - price, ahead, weights)
    worth = yuan_worth(court, -price, ahead, weights) if price > 0 else 0.0
    if action == BUILD:
        return worth + floors_worth(1 + ahead[CRAFTSMAN], ahead, weights)
    if action == HARVEST:
        return worth + rice_worth(court, 1 + ahead[FARMER], ahead, weights)
    if action == FIREWORKS:
        return worth + fireworks_worth(state, seat, 1 + ahead[PYROTECHNIST], ahead, weights)
    if action == PARADE:
        return worth + space_worth(ahead, weights) * (1 + ahead[WARRIOR])
    if action == RESEARCH:
        return worth + 1.0 + ahead[SCHOLAR]
    if move == SMALL_PRIVILEGE:
        cost = yuan_worth(court, -price - SMALL_PRICE, ahead, weights)
        return cost + weights[PRIVILEGE_MONTH] * SMALL_DRAGONS * months
    if move == LARGE_PRIVILEGE:
        cost = yuan_worth(court, -price - state.large_price, ahead, weights)
        return cost + weights[PRIVILEGE_MONTH] * LARGE_DRAGONS * months
    return worth + wall_worth(state, seat, move - LAY_WALL, ahead, weights)


@rule
def wall_worth(state: State, seat: int, tile: int, ahead: Weights, weights: Weights) -> float:
    """A wall tile: its bonus, and the wall itself."""
    court = state.courts[seat]
    bonus = WALL_BONUS[tile]
    worth = weights[WALL_TILE]
    if tile == WALL_RICE:
        worth += rice_worth(court, bonus, ahead, weights)
    elif tile == WALL_FIREWORKS:
        worth += fireworks_worth(state, seat, bonus, ahead, weights)
    elif tile == WALL_YUAN:
        worth += yuan_worth(court, bonus, ahead, weights)
    elif tile == WALL_FLOOR:
        worth += floors_worth(bonus, ahead, weights)
    elif tile == WALL_POINTS:
        worth += bonus
    elif tile == WALL_TRACK:
        worth += space_worth(ahead, weights) * bonus
    return worth


@rule
def floor_worth(state: State, court: Court, move: int, ahead: Weights, weights: Weights) -> float:
    """A new palace for as long as it can be inhabited, or a floor where monks live."""
    if move == NEW_PALACE:
        return weights[PALACE_MONTH] * ahead[MONTHS_LEFT] if ahead[ROOM] == 0 or state.left > 1 else 0.0
    palace = court.palaces[move - FLOOR]
    worth = 0.5
    for place in range(MAX_FLOORS):
        if palace.persons[place] == NOBODY:
            break
        tile = palace.persons[place] - 1
        if TILE_PERSON[tile] == MONK:
            worth += TILE_SYMBOLS[tile]
    return worth


@rule
def arrival_worth(state: State, court: Court, move: int, ahead: Weights, weights: Weights) -> float:
    """Monks want floors, empty palaces want somebody; a full court keeps the more useful."""
    tile = state.arriving - 1
    monk = TILE_SYMBOLS[tile] if TILE_PERSON[tile] == MONK else 0
    if move == TURN_AWAY:
        return 0.0
    if move >= REPLACE:
        palace = court.palaces[(move - REPLACE) // TILES]
        leaver = (move - REPLACE) % TILES
        gain = tile_worth(tile, False, ahead, weights) + space_worth(ahead, weights) * TILE_VALUE[tile]
        loss = tile_worth(leaver, True, ahead, weights)
        if TILE_PERSON[leaver] == MONK:
            loss += TILE_SYMBOLS[leaver] * (palace.floors - 2.0)
        return float(gain - loss + monk * (palace.floors - 2.0))
    palace = court.palaces[move - PLACE]
    empty = weights[EMPTY_PALACE] if palace.persons[0] == NOBODY else 0.0
    return empty + monk * palace.floors


@rule
def recruit_worth(state: State, seat: int, move: int, ahead: Weights, weights: Weights) -> float:
    """A person's worth and spaces; without room, only what the person is better than the least."""
    court = state.courts[seat]
    if move >= DISCARD:
        return 0.0 if move < DISCARD + WILD else -weights[WILD_CARD]
    tile = move - (RECRUIT_WILD if move >= RECRUIT_WILD else RECRUIT)
    worth = tile_worth(tile, False, ahead, weights) + space_worth(ahead, weights) * TILE_VALUE[tile]
    if ahead[ROOM] == 0:
        worth = max(0.0, worth - least_worth(court, ahead, weights))
    if move >= RECRUIT_WILD:
        worth -= weights[WILD_CARD]
    return float(worth)


@rule
def release_worth(court: Court, move: int, ahead: Weights, weights: Weights) -> float:
    """Who is missed least leaves first; the last dweller keeps a palace from decay."""
    palace = court.palaces[(move - RELEASE) // TILES]
    tile = (move - RELEASE) % TILES
    worth = tile_worth(tile, True, ahead, weights)
    if TILE_PERSON[tile] == MONK:
        worth += TILE_SYMBOLS[tile] * (palace.floors - 2.0)
    if dwellers(palace) == 1:
        worth += weights[LAST_DWELLER]
    return -worth


@rule
def charter_worth(state: State, seat: int, person: int, ahead: Weights, weights: Weights) -> float:
    """What the symbols give at once."""
    court = state.courts[seat]
    count = ahead[person]
    if person == CRAFTSMAN:
        return floors_worth(count, ahead, weights)
    if person == TAX_COLLECTOR:
        return yuan_worth(court, count, ahead, weights)
    if person == FARMER:
        return rice_worth(court, count, ahead, weights)
    if person == PYROTECHNIST:
        return fireworks_worth(state, seat, count, ahead, weights)
    if person == WARRIOR:
        return space_worth(ahead, weights) * count
    if person == MONK:
        return float(buddhas(court, MONK))
    return 0.0 if person == HEALER else float(count)


@rule
def look(state: State, seat: int, ahead: Weights, weights: Weights) -> None:
    """Take in the own court and the year to come, and ask the net if there is one, once for all moves of a decision."""
    survey(state, seat, ahead)
    if len(weights) > HAND:
        consult(state, seat, ahead, weights)


@rule
def move_worth(state: State, seat: int, move: int, ahead: Weights, weights: Weights) -> float:
    """What one legal move of a seat is worth, in points; only differences between moves mean anything.

    The hand-made policy's opinion, and what the net adds if there is one. All of it is one function with
    one end, since compiled code counts references to arrays at every call, and at every end of a function.
    """
    court = state.courts[seat]
    stage = state.stage
    worth = 0.0
    if stage == ACTING:
        worth = action_worth(state, seat, move, ahead, weights)
    elif stage == RECRUITING:
        worth = recruit_worth(state, seat, move, ahead, weights)
    elif stage == ARRIVING:
        worth = arrival_worth(state, court, move, ahead, weights)
    elif stage == BUILDING:
        worth = floor_worth(state, court, move, ahead, weights)
    elif stage in (RELEASING, EVICTING):
        worth = release_worth(court, move, ahead, weights)
    elif stage == DRAFTING:
        for tile in PAIRS[move - DRAFT]:
            worth += tile_worth(tile, False, ahead, weights) + space_worth(ahead, weights) * TILE_VALUE[tile]
    else:
        worth = rare_worth(state, seat, move, ahead, weights)
    return worth + learned_worth(state, seat, move, ahead) if len(weights) > HAND else worth


@rule
def rare_worth(state: State, seat: int, move: int, ahead: Weights, weights: Weights) -> float:
    """Of the stages that super events bring."""
    court = state.courts[seat]
    stage = state.stage
    if stage == REMOVING:
        palace = court.palaces[move - REMOVE]
        return float(palace.floors - dwellers(palace))
    if stage == RETURNING:
        if move == RETURN:
            return yuan_worth(court, -1, ahead, weights)
        if move == RETURN + 1:
            return rice_worth(court, -1, ahead, weights)
        return -weights[ROCKET] - weights[ROCKET_AHEAD] * (ahead[TO_COME + FESTIVAL] > 0)
    if stage == DISCARDING:
        return -weights[WILD_CARD] if move == DISCARD + WILD else -tile_worth(move - DISCARD, False, ahead, weights)
    if stage == RISING:
        tile = move - TAKE_SUNRISE
        return float(tile_worth(tile, False, ahead, weights) + space_worth(ahead, weights) * TILE_VALUE[tile])
    if stage == CHARTERING:
        return charter_worth(state, seat, move - USE_CHARTER, ahead, weights)
    return 0.0


@rule
def handmade_worth(state: State, seat: int, move: int, ahead: Weights, weights: Weights) -> float:
    """What the hand-made policy thinks of a move."""
    return move_worth(state, seat, move, ahead, weights[:HAND])
