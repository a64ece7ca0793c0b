"""What the months to come would do to a seat, if nobody decided anything any more: for forecasts.

All that lies open happens on a copy, one thing after the other, by the rules of
its chapter. What is paid is gone, so rice eaten in one drought is not there in the
next. Who leaves is a decision that nobody has made: persons stay, and their symbols count.
"""

from typing import Any

from drachenhof.engine.layout import int8, int16, layout
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.events import fewest_helmets
from drachenhof.games.year.rules.flow import decide, open_step
from drachenhof.games.year.rules.palaces import has_room, inhabited, move_in, persons, symbols
from drachenhof.games.year.rules.state import (
    AGAIN_STEP,
    DONE_STEP,
    EVENT_PHASE,
    EVENT_STEP,
    NOBODY,
    SUPER_STEP,
    Court,
    State,
)
from drachenhof.games.year.rules.super_events import super_call
from drachenhof.games.year.rules.tables import (
    CONTAGION,
    DROUGHT,
    EVENT_NAMES,
    EVENTS,
    FESTIVAL,
    FLOOD,
    HEALER,
    LANTERN_FESTIVAL,
    LANTERN_POINTS,
    MONGOLS,
    MONTHS,
    SICK,
    SOLAR_ECLIPSE,
    SUPER_EVENT_NAMES,
    SUPER_EVENTS,
    TRIBUTE,
    TRIBUTE_YUAN,
    WARRIOR,
)
from drachenhof.games.year.rules.wall import fewest_laid, holds

# The number of a strike: that of the event, of the super event, or the look at the wall
FIRST_SUPER = EVENTS
ECLIPSE_STRIKE, FLOOD_STRIKE, LANTERN_STRIKE = (
    FIRST_SUPER + SOLAR_ECLIPSE,
    FIRST_SUPER + FLOOD,
    FIRST_SUPER + LANTERN_FESTIVAL,
)
WALL_STRIKE = EVENTS + SUPER_EVENTS
STRIKE_NAMES = (*EVENT_NAMES, *SUPER_EVENT_NAMES, "wall")
MAX_STRIKES = MONTHS + 6  # the wall three times, an eclipse with event and wall, and a place to try the next


@layout
class Strike:
    """What one of these things takes and gives."""

    month: int8
    event: int8
    persons: int16  # to release
    yuan: int16  # to pay
    rice: int16
    fireworks: int16  # to return
    goods: int16  # of any kind, to return
    points: int16  # to score
    missing: int16  # yuan or rice that is not there to be paid
    saved: int16  # persons whom mortars save
    rank: int16  # by fireworks, equals share it; 0 without any
    fewest: int8  # nobody has fewer helmets, or has laid fewer tiles
    choice: int16  # the index of the choice that changes it


@rule
def foresee(state: State, seat: int, strikes: Any) -> int:
    """Let all that is still to come happen, and write what it does to a seat; says how many strikes there are."""
    count = 0
    for event in state.events:
        if event < 0:  # the year is not laid yet (Y7)
            return count
    settle(state, seat)
    begun = state.month if state.phase == EVENT_PHASE else 0
    first = state.month + 1 if state.phase > EVENT_PHASE else max(1, state.month)
    for month in range(first, MONTHS + 1):
        gone = 0
        for step in range(state.step + 1 if month == begun else EVENT_STEP, DONE_STEP):
            state.month = month
            state.step = step
            if strike(state, seat, gone, strikes[count]):
                gone += strikes[count].persons
                count += 1
    return count


@rule
def settle(state: State, seat: int) -> None:
    """Whoever is about to arrive moves in, if there is room."""
    court = state.courts[seat]
    for arriving in (int(state.arriving), int(state.following)):
        home = likely_home(court)
        if arriving != NOBODY and home >= 0:
            move_in(court.palaces[home], arriving - 1)


@rule
def likely_home(court: Court) -> int:
    """The first palace with room where others live, else the first with room, else -1."""
    home = -1
    for index in range(court.palace_count):
        if has_room(court.palaces[index]):
            if inhabited(court.palaces[index]):
                return index
            if home < 0:
                home = index
    return home


@rule
def strike(state: State, seat: int, gone: int, row: Strike) -> bool:
    """Let a step of the event phase happen, and write what it does to a seat; says whether it strikes.

    Of its persons `gone` will have left in this month already.
    """
    court = state.courts[seat]
    yuan, rice, fireworks, score = court.yuan, court.rice, court.fireworks, court.score
    event = striking(state)
    rank = rank_of(state, seat) if event == FESTIVAL else 0
    court.debt = 0
    if not open_step(state) or event == ECLIPSE_STRIKE:
        return False
    row.month = state.month
    row.event = event
    row.persons = min(court.debt, persons(court) - gone)
    row.yuan = yuan - court.yuan
    row.rice = rice - court.rice
    row.fireworks = fireworks - court.fireworks
    row.points = court.score - score
    row.rank = rank
    explain(state, seat, gone, row)
    return True


@rule
def striking(state: State) -> int:
    """The number of what happens at this step, if it takes place."""
    if state.step == EVENT_STEP or state.step == AGAIN_STEP:
        return state.events[state.month - 1]
    return FIRST_SUPER + state.super_event if state.step == SUPER_STEP else WALL_STRIKE


@rule
def explain(state: State, seat: int, gone: int, row: Strike) -> None:
    """What was missing, saved or the fewest, what is left to return, and what those who left do not score."""
    court = state.courts[seat]
    event = row.event
    row.missing = row.saved = row.fewest = row.goods = 0
    if event == TRIBUTE:  # Y27
        row.missing = TRIBUTE_YUAN - row.yuan
    elif event == DROUGHT:  # Y28
        row.missing = row.persons
    elif event == CONTAGION:  # Y31
        row.saved = min(SICK, symbols(court, HEALER))
    elif event == MONGOLS:  # Y30
        row.fewest = symbols(court, WARRIOR) == fewest_helmets(state)
    elif event == WALL_STRIKE:  # Y42, Y43
        row.fewest = not holds(state) and court.laid == fewest_laid(state)
    elif event == FLOOD_STRIKE:  # Y48
        super_call(state, seat)
        row.goods = state.left
    elif event == LANTERN_STRIKE:  # Y45
        row.points -= LANTERN_POINTS * gone


@rule
def rank_of(state: State, seat: int) -> int:
    """1 for the most fireworks, equals share a rank (Y29); 0 without any."""
    own = state.courts[seat].fireworks
    if own == 0:
        return 0
    rank = 1
    for rival in range(state.players):
        count = state.courts[rival].fireworks
        first = True
        for earlier in range(rival):
            first = first and state.courts[earlier].fireworks != count
        if first and count > own:
            rank += 1
    return rank


@rule
def foresee_changes(state: State, copies: Any, seat: int, move: int, strikes: Any, changed: Any) -> int:
    """Write the strikes that a legal move would change, beside those of now; says how many."""
    copies[0] = state
    decide(copies[0], int(state.mover), move)
    count = 0
    for index in range(foresee(copies[0], seat, changed)):
        if not same(changed[index], strikes[index]):
            changed[count] = changed[index]
            count += 1
    return count


@rule
def same(strike: Strike, other: Strike) -> bool:
    """Whether two strikes of one event take and give the same."""
    return (
        strike.persons == other.persons
        and strike.yuan == other.yuan
        and strike.rice == other.rice
        and strike.fireworks == other.fireworks
        and strike.goods == other.goods
        and strike.points == other.points
        and strike.missing == other.missing
        and strike.saved == other.saved
        and strike.rank == other.rank
        and strike.fewest == other.fewest
    )
