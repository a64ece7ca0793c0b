"""What befalls a seat in *In the Year of the Dragon*: persons lost to which event, floors decayed, points by source."""

from drachenhof.engine.game import CHANCE, OVER, Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.flow import carry_out, go_on
from drachenhof.games.year.rules.moves import LAY_WALL, REFILL
from drachenhof.games.year.rules.palaces import buddhas, persons
from drachenhof.games.year.rules.scoring import dragons, ladies, worth_of_goods, worth_of_persons
from drachenhof.games.year.rules.state import (
    ACTING,
    AGAIN_STEP,
    CHARTERING,
    DEALING,
    DECAY_STEP,
    EVENT_STEP,
    EVICTING,
    RELEASING,
    SCORING_STEP,
    SUPER_STEP,
    Court,
    State,
)
from drachenhof.games.year.rules.super_events import floors
from drachenhof.games.year.rules.tables import EVENT_NAMES, EVENTS, MONK, MONTHS

CAUSES = (
    *(f"persons-{event}" for event in EVENT_NAMES),
    "persons-super",
    "floors-decayed",
    "points-research",
    "points-events",
    "points-wall",
    "points-palaces",
    "points-ladies",
    "points-privileges",
    "points-persons",
    "points-monks",
    "points-goods",
    "order",
    "refills",
)
LOST = 0  # + event
LOST_SUPER = EVENTS
DECAYED, RESEARCH, HAPPENED, WALLS, PALACES, LADIES, PRIVILEGES, PERSONS, MONKS, GOODS, ORDER, REFILLS = range(
    EVENTS + 1, EVENTS + 13
)


@rule
def booked(state: State, move: int, seat: int, tally: Numbers) -> None:
    """Carry a move out, go on to the next decision, and book what it all does to a seat."""
    court = state.courts[seat]
    stage = int(state.stage)
    if state.mover == CHANCE and stage == DEALING:
        tally[ORDER] += ahead(state, seat) / MONTHS
    if state.mover == seat and stage == ACTING and move == REFILL:
        tally[REFILLS] += 1
    score, people = int(court.score), int(persons(court))
    done = carry_out(state, move)
    if court.score != score:
        walled = stage == ACTING and LAY_WALL <= move < REFILL
        tally[WALLS if walled else HAPPENED if stage == CHARTERING else RESEARCH] += court.score - score
    if stage in (RELEASING, EVICTING):
        lost = LOST_SUPER if stage == EVICTING or state.step == SUPER_STEP else LOST + state.events[state.month - 1]
        tally[lost] += people - persons(court)
    while done:
        score, built = int(court.score), floors(court)
        happened = go_on(state)
        if happened:
            book_step(state, court, court.score - score, built - floors(court), tally)
        elif state.mover == OVER:
            tally[PERSONS] += worth_of_persons(court)
            tally[MONKS] += buddhas(court, MONK)
            tally[GOODS] += worth_of_goods(court)
        done = happened


@rule
def book_step(state: State, court: Court, points: int, decayed: int, tally: Numbers) -> None:
    """What a step of the event phase did by itself."""
    step = state.step
    if step == DECAY_STEP:
        tally[DECAYED] += decayed
    elif step == SCORING_STEP:
        tally[PALACES] += court.palace_count
        tally[LADIES] += ladies(court)
        tally[PRIVILEGES] += dragons(court)
    elif step in (EVENT_STEP, AGAIN_STEP, SUPER_STEP):
        tally[HAPPENED] += points
    else:
        tally[WALLS] += points


@rule
def ahead(state: State, seat: int) -> int:
    """How many seats come before this one."""
    for place in range(state.players):
        if state.standing[place] == seat:
            return int(place)
    return 0
