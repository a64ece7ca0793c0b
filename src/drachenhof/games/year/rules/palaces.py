"""Palaces and the persons who live in them (Y11)."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.moves import RELEASE
from drachenhof.games.year.rules.state import NOBODY, Court, Palace, State
from drachenhof.games.year.rules.tables import MAX_FLOORS, MAX_PALACES, TILE_PERSON, TILE_SYMBOLS, TILES


@rule
def dwellers(palace: Palace) -> int:
    """Persons in a palace."""
    count = 0
    while count < MAX_FLOORS and palace.persons[count] != NOBODY:
        count += 1
    return count


@rule
def has_room(palace: Palace) -> bool:
    """A person per floor (Y11)."""
    return palace.floors > 0 and palace.persons[palace.floors - 1] == NOBODY


@rule
def inhabited(palace: Palace) -> bool:
    """Whether anybody lives here: tenants fill a palace from its first place on."""
    return palace.persons[0] != NOBODY


@rule
def any_room(court: Court) -> bool:
    for index in range(court.palace_count):
        if has_room(court.palaces[index]):
            return True
    return False


@rule
def persons(court: Court) -> int:
    """Persons in all palaces."""
    count = 0
    for index in range(court.palace_count):
        count += dwellers(court.palaces[index])
    return count


@rule
def symbols(court: Court, person: int) -> int:
    """Symbols on all own tiles of a type."""
    count = 0
    for index in range(court.palace_count):
        palace = court.palaces[index]
        for place in range(MAX_FLOORS):
            if palace.persons[place] == NOBODY:
                break
            tile = palace.persons[place] - 1
            if TILE_PERSON[tile] == person:
                count += TILE_SYMBOLS[tile]
    return count


@rule
def buddhas(court: Court, person: int) -> int:
    """Buddhas times floors, for each monk (Y35, Y46, Y54)."""
    points = 0
    for index in range(court.palace_count):
        palace = court.palaces[index]
        for place in range(MAX_FLOORS):
            if palace.persons[place] == NOBODY:
                break
            tile = palace.persons[place] - 1
            if TILE_PERSON[tile] == person:
                points += TILE_SYMBOLS[tile] * palace.floors
    return points


@rule
def move_in(palace: Palace, tile: int) -> None:
    """A person comes to live here; places stay in ascending order."""
    place = dwellers(palace)
    while place > 0 and palace.persons[place - 1] > tile + 1:
        palace.persons[place] = palace.persons[place - 1]
        place -= 1
    palace.persons[place] = tile + 1


@rule
def move_out(palace: Palace, tile: int) -> None:
    """One person of this tile leaves the game."""
    place = 0
    while palace.persons[place] != tile + 1:
        place += 1
    while place + 1 < MAX_FLOORS:
        palace.persons[place] = palace.persons[place + 1]
        place += 1
    palace.persons[place] = NOBODY


@rule
def found_palace(court: Court) -> None:
    """A new palace of one floor (Y21)."""
    palace = court.palaces[court.palace_count]
    palace.floors = 1
    court.palace_count += 1


@rule
def raze(court: Court, index: int) -> None:
    """A palace is gone; the later ones move up."""
    for place in range(index, court.palace_count - 1):
        court.palaces[place].floors = court.palaces[place + 1].floors
        for person in range(MAX_FLOORS):
            court.palaces[place].persons[person] = court.palaces[place + 1].persons[person]
    court.palace_count -= 1
    last = court.palaces[court.palace_count]
    last.floors = 0
    for person in range(MAX_FLOORS):
        last.persons[person] = NOBODY


@rule
def decay(state: State) -> None:
    """Each uninhabited palace loses a floor; without floors it is gone (Y33)."""
    for seat in range(state.players):
        court = state.courts[seat]
        for index in range(court.palace_count - 1, -1, -1):
            palace = court.palaces[index]
            if not inhabited(palace):
                palace.floors -= 1
                if palace.floors == 0:
                    raze(court, index)


@rule
def floor_moves(court: Court, moves: Numbers, first: int, new: int) -> int:
    """A floor goes on an own palace below three floors, or begins a new one (Y21)."""
    count = 0
    for index in range(court.palace_count):
        if court.palaces[index].floors < MAX_FLOORS:
            moves[count] = first + index
            count += 1
    if court.palace_count < MAX_PALACES:
        moves[count] = new
        count += 1
    return count


@rule
def dweller_moves(court: Court, index: int, moves: Numbers, count: int, first: int) -> int:
    """A move for each person of one palace, equals once; adds to the `count` moves already listed."""
    palace = court.palaces[index]
    for place in range(MAX_FLOORS):
        person = int(palace.persons[place])
        if person == NOBODY:
            break
        if place == 0 or person != palace.persons[place - 1]:
            moves[count] = first + index * TILES + person - 1
            count += 1
    return count


@rule
def release(court: Court, move: int) -> int:
    """A person leaves the game (Y32); says from which palace."""
    index = (move - RELEASE) // TILES
    move_out(court.palaces[index], (move - RELEASE) % TILES)
    court.debt -= 1
    return index


@rule
def owe(court: Court, count: int) -> None:
    """Book releases; one with fewer persons loses all, and no more (Y32)."""
    court.debt = max(0, min(count, persons(court)))
