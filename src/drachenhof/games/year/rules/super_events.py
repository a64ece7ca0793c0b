"""The ten super events of month 7 (Y44 to Y54)."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.moves import DISCARD, RELEASE, REMOVE, RETURN, TAKE_SUNRISE, USE_CHARTER
from drachenhof.games.year.rules.palaces import buddhas, dweller_moves, dwellers, persons, raze, release, symbols
from drachenhof.games.year.rules.persons import summon
from drachenhof.games.year.rules.state import (
    BUILDING,
    CHARTERING,
    DISCARDING,
    EVICTING,
    NOBODY,
    REMOVING,
    RETURNING,
    RISING,
    Court,
    State,
)
from drachenhof.games.year.rules.tables import (
    ASSASSINATION,
    BUDDHA,
    CARD_KINDS,
    CHARTER,
    COURT_LADY,
    CRAFTSMAN,
    EARTHQUAKE,
    FARMER,
    FLOOD,
    LANTERN_FESTIVAL,
    LANTERN_POINTS,
    MAX_FLOORS,
    MONK,
    PERSONS,
    PYROTECHNIST,
    QUAKE_FLOORS,
    SCHOLAR,
    SUNRISE,
    TAX_COLLECTOR,
    TILE_PERSON,
    TORNADO,
    TORNADO_CARDS,
    VOLCANIC_ERUPTION,
    WARRIOR,
)
from drachenhof.games.year.rules.track import advance


@rule
def super_happen(state: State) -> None:
    """What strikes all at once; what asks for choices is left to `super_call` (Y44)."""
    event = state.super_event
    for seat in range(state.players):
        court = state.courts[seat]
        if event == LANTERN_FESTIVAL:  # Y45
            court.score += LANTERN_POINTS * persons(court)
        elif event == BUDDHA:  # Y46
            court.score += buddhas(court, MONK)
        elif event == VOLCANIC_ERUPTION:  # Y50: their order stays
            court.track = 0
        elif event == ASSASSINATION:  # Y53
            court.small = 0
            court.large = 0


@rule
def super_call(state: State, seat: int) -> bool:
    """Ask a seat for its choice, if this super event leaves it one."""
    event = state.super_event
    court = state.courts[seat]
    if event == EARTHQUAKE:
        state.stage = REMOVING
        state.left = min(QUAKE_FLOORS, floors(court))
        return state.left > 0
    if event == FLOOD:
        state.stage = RETURNING
        state.left = (court.yuan + court.rice + court.fireworks) // 2
        return state.left > 0
    if event == TORNADO:
        state.stage = DISCARDING
        state.left = TORNADO_CARDS
        return True
    if event == SUNRISE:
        state.stage = RISING
        for person in range(PERSONS):
            if can_rise(state, person):
                return True
        return False
    if event == CHARTER:
        state.stage = CHARTERING
        return persons(court) > 0
    return False


# Earthquake (Y47)


@rule
def floors(court: Court) -> int:
    count = 0
    for index in range(court.palace_count):
        count += court.palaces[index].floors
    return count


@rule
def remove_moves(state: State, seat: int, moves: Numbers) -> int:
    """A floor of any palace that has one, inhabited or not (Y47)."""
    court = state.courts[seat]
    count = 0
    for index in range(court.palace_count):
        if court.palaces[index].floors > 0:
            moves[count] = REMOVE + index
            count += 1
    return count


@rule
def remove(state: State, seat: int, index: int) -> None:
    """Take a floor off; after the last, persons without a floor have to leave (Y47)."""
    court = state.courts[seat]
    palace = court.palaces[index]
    palace.floors -= 1
    if palace.floors == 0 and palace.persons[0] == NOBODY:
        raze(court, index)
    state.left -= 1
    if state.left == 0:
        for index in range(court.palace_count):
            court.debt += homeless(court, index)
        state.stage = EVICTING


@rule
def homeless(court: Court, index: int) -> int:
    """Persons of a palace for whom there is no floor."""
    return max(0, dwellers(court.palaces[index]) - court.palaces[index].floors)


@rule
def evict_moves(state: State, seat: int, moves: Numbers) -> int:
    """A person of a palace with more persons than floors (Y47)."""
    court = state.courts[seat]
    count = 0
    for index in range(court.palace_count):
        if homeless(court, index) > 0:
            count = dweller_moves(court, index, moves, count, RELEASE)
    return count


@rule
def evict(state: State, seat: int, move: int) -> None:
    """The person leaves; a palace without floors goes with its last (Y47)."""
    court = state.courts[seat]
    index = release(court, move)
    if court.palaces[index].floors == 0 and court.palaces[index].persons[0] == NOBODY:
        raze(court, index)


# Flood (Y48)


@rule
def return_moves(state: State, seat: int, moves: Numbers) -> int:
    """A yuan, a rice or a fireworks (Y48)."""
    court = state.courts[seat]
    count = 0
    for good, stock in enumerate((court.yuan, court.rice, court.fireworks)):
        if stock > 0:
            moves[count] = RETURN + good
            count += 1
    return count


@rule
def give_back(state: State, seat: int, good: int) -> None:
    """One piece goes back (Y48)."""
    court = state.courts[seat]
    if good == 0:
        court.yuan -= 1
    elif good == 1:
        court.rice -= 1
    else:
        court.fireworks -= 1
    state.left -= 1


# Tornado (Y51)


@rule
def discard_moves(state: State, seat: int, moves: Numbers) -> int:
    """Any card of the hand (Y51)."""
    count = 0
    for card in range(CARD_KINDS):
        if state.courts[seat].hand[card] > 0:
            moves[count] = DISCARD + card
            count += 1
    return count


@rule
def discard(state: State, seat: int, card: int) -> None:
    """A card is gone, openly (Y51)."""
    state.courts[seat].hand[card] -= 1
    state.left -= 1


# Sunrise (Y52)


@rule
def can_rise(state: State, person: int) -> bool:
    """A young one is left, and nobody took this type (Y52)."""
    return state.supply[person] > 0 and not state.sunrise_taken & (1 << person)


@rule
def sunrise_moves(state: State, moves: Numbers) -> int:
    count = 0
    for person in range(PERSONS):
        if can_rise(state, person):
            moves[count] = TAKE_SUNRISE + person
            count += 1
    return count


@rule
def sunrise(state: State, person: int) -> None:
    """A young person arrives without a card (Y52)."""
    state.sunrise_taken |= 1 << person
    summon(state, person)


# Charter (Y54)


@rule
def charter_moves(state: State, seat: int, moves: Numbers) -> int:
    """Any person type at the own court (Y54)."""
    court = state.courts[seat]
    types = 0
    for index in range(court.palace_count):
        for place in range(MAX_FLOORS):
            person = court.palaces[index].persons[place]
            if person != NOBODY:
                types |= 1 << int(TILE_PERSON[person - 1])
    count = 0
    for person in range(PERSONS):
        if types & (1 << person):
            moves[count] = USE_CHARTER + person
            count += 1
    return count


@rule
def charter(state: State, seat: int, person: int) -> None:
    """What the symbols of a type give, without the card's own (Y54)."""
    court = state.courts[seat]
    count = symbols(court, person)
    if person == CRAFTSMAN:
        state.left = count
        state.stage = BUILDING
    elif person == TAX_COLLECTOR:
        court.yuan += count
    elif person == FARMER:
        court.rice += count
    elif person == PYROTECHNIST:
        court.fireworks += count
    elif person == WARRIOR:
        advance(state, seat, count)
    elif person in (SCHOLAR, COURT_LADY):
        court.score += count
    elif person == MONK:
        court.score += buddhas(court, MONK)
