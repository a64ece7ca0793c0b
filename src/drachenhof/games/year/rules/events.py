"""Phase 3, the event of the month (Y26 to Y32)."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.moves import RELEASE
from drachenhof.games.year.rules.palaces import dweller_moves, inhabited, owe, persons, release, symbols
from drachenhof.games.year.rules.state import Court, State
from drachenhof.games.year.rules.tables import (
    CONTAGION,
    DROUGHT,
    FESTIVAL,
    FESTIVAL_POINTS,
    HEALER,
    MONGOLS,
    SICK,
    TRIBUTE,
    TRIBUTE_YUAN,
    WARRIOR,
)


@rule
def happen(state: State) -> None:
    """The month's event: payments, points and debts are booked for all (Y32)."""
    event = state.events[state.month - 1]
    if event == FESTIVAL:
        festival(state)
    elif event == MONGOLS:
        mongols(state)
    for seat in range(state.players):
        court = state.courts[seat]
        if event == TRIBUTE:
            tribute(court)
        elif event == DROUGHT:
            drought(court)
        elif event == CONTAGION:
            contagion(court)


@rule
def tribute(court: Court) -> None:
    """Four yuan, or all there is and a person per yuan missing (Y27)."""
    paid = min(TRIBUTE_YUAN, court.yuan)
    court.yuan -= paid
    owe(court, TRIBUTE_YUAN - paid)


@rule
def drought(court: Court) -> None:
    """A rice per inhabited palace; each unsupplied one loses a person (Y28)."""
    hungry = 0
    for index in range(court.palace_count):
        if inhabited(court.palaces[index]):
            hungry += 1
    fed = min(court.rice, hungry)
    court.rice -= fed
    owe(court, hungry - fed)


@rule
def festival(state: State) -> None:
    """Points for the most and the second most fireworks; who scored returns half, rounded up (Y29)."""
    most, second = 0, 0
    for seat in range(state.players):
        count = state.courts[seat].fireworks
        if count > most:
            most, second = count, most
        elif second < count < most:
            second = count
    for seat in range(state.players):
        court = state.courts[seat]
        if court.fireworks > 0 and court.fireworks >= second:
            court.score += FESTIVAL_POINTS[0] if court.fireworks == most else FESTIVAL_POINTS[1]
            court.fireworks //= 2


@rule
def mongols(state: State) -> None:
    """A point per helmet; all who have the fewest release a person (Y30)."""
    fewest = fewest_helmets(state)
    for seat in range(state.players):
        court = state.courts[seat]
        helmets = symbols(court, WARRIOR)
        court.score += helmets
        if helmets == fewest:
            owe(court, 1)


@rule
def fewest_helmets(state: State) -> int:
    fewest = symbols(state.courts[0], WARRIOR)
    for seat in range(1, state.players):
        fewest = min(fewest, symbols(state.courts[seat], WARRIOR))
    return fewest


@rule
def contagion(court: Court) -> None:
    """Three persons, less one per mortar (Y31)."""
    owe(court, SICK - symbols(court, HEALER))


@rule
def spared(court: Court) -> int:
    """How many more would have to leave, were there no mortars, also when some have left already (Y31).

    Of a healer who has left nothing is known any more.
    """
    return min(symbols(court, HEALER), persons(court) - court.debt)


@rule
def release_moves(state: State, seat: int, moves: Numbers) -> int:
    """Any own person; in a drought none from a palace that has lost one already (Y28, Y32)."""
    court = state.courts[seat]
    count = 0
    for index in range(court.palace_count):
        if not court.struck & (1 << index):
            count = dweller_moves(court, index, moves, count, RELEASE)
    return count


@rule
def pay_off(state: State, seat: int, move: int) -> None:
    """One release; a drought strikes no palace twice (Y28, Y32)."""
    court = state.courts[seat]
    index = release(court, move)
    if court.debt == 0:
        court.struck = 0
    elif state.events[state.month - 1] == DROUGHT:
        court.struck |= 1 << index
