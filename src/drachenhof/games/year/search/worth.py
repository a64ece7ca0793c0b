"""What goods, floors and persons are worth to a court of Year, in points: rough, and quick.

The weights were tuned by self-play (docs/bots.md).
"""

from typing import TypeAlias

import numpy as np

from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.state import EVENT_PHASE, NOBODY, Court, State
from drachenhof.games.year.rules.tables import (
    CONTAGION,
    COURT_LADY,
    CRAFTSMAN,
    DROUGHT,
    FARMER,
    FESTIVAL,
    HEALER,
    MAX_FLOORS,
    MONGOLS,
    MONTHS,
    PYROTECHNIST,
    SCHOLAR,
    SICK,
    TAX_COLLECTOR,
    TILE_PERSON,
    TILE_SYMBOLS,
    TRIBUTE,
    TRIBUTE_YUAN,
    WARRIOR,
)

Weights: TypeAlias = list[float]
"""An array of numbers, as rules read it."""

# What the weights weigh; all are points
(
    PERSON,  # one more person at court
    LADY_MONTH,  # a lady, per month to come
    BOOK_MONTH,  # a symbol of each kind, per month or event to come
    COIN_MONTH,
    HAMMER_MONTH,
    RICE_DROUGHT,
    ROCKET_FESTIVAL,
    HELMET_MONGOLS,
    MORTAR_CONTAGION,
    BUDDHA,
    SPACE,  # on the track
    SPACE_MONTH,
    YUAN,
    YUAN_NEEDED,  # for the next tribute
    RICE,
    RICE_NEEDED,  # for the next drought
    ROCKET,
    ROCKET_AHEAD,  # that brings one past a rival
    FLOOR_WORTH,
    FLOOR_NEEDED,  # while there is no room
    PALACE_MONTH,  # a new palace, per month to come
    PRIVILEGE_MONTH,  # a dragon, per month to come
    WALL_TILE,
    LAST_DWELLER,  # who keeps a palace from decay
    EMPTY_PALACE,  # moving into one
    WILD_CARD,  # keeping it
) = range(26)

WEIGHTS = np.array(
    [
        2.223,
        0.699,
        -0.010,
        0.165,
        0.119,
        1.041,
        1.026,
        1.314,
        2.132,
        2.237,
        0.247,
        0.192,
        0.732,
        2.349,
        0.412,
        5.254,
        1.496,
        2.102,
        0.592,
        2.244,
        0.514,
        0.745,
        0.919,
        1.753,
        0.472,
        0.713,
    ]
)


# What a seat sees when it looks ahead: symbols by person type, events to come, and what the next ones need
TO_COME = 9  # + event
MONTHS_LEFT = 15  # months that will still be scored
TRIBUTE_SOON, DROUGHT_SOON = 16, 17
ROOM = 18  # free places
HUNGRY = 19  # inhabited palaces
AHEAD = 20

SOON = 3  # months


@rule
def survey(state: State, seat: int, ahead: Weights) -> None:
    """Take in the own court and the year to come."""
    for index in range(AHEAD):
        ahead[index] = 0.0
    court = state.courts[seat]
    for index in range(court.palace_count):
        palace = court.palaces[index]
        ahead[ROOM] += palace.floors
        for place in range(MAX_FLOORS):
            if palace.persons[place] == NOBODY:
                break
            tile = palace.persons[place] - 1
            ahead[TILE_PERSON[tile]] += TILE_SYMBOLS[tile]
            ahead[ROOM] -= 1
            if place == 0:
                ahead[HUNGRY] += 1
    first = state.month if state.phase == EVENT_PHASE else max(0, state.month - 1)
    for month in range(first, MONTHS):
        event = state.events[month]
        ahead[TO_COME + event] += 1
        if month < first + SOON:
            if event == TRIBUTE:
                ahead[TRIBUTE_SOON] = 1
            elif event == DROUGHT:
                ahead[DROUGHT_SOON] = 1
    ahead[MONTHS_LEFT] = MONTHS + 1 - max(1, state.month)


@rule
def tile_worth(tile: int, own: bool, ahead: Weights, weights: Weights) -> float:
    """What a person is worth at this court from now on; `own` if the person is there already."""
    person = TILE_PERSON[tile]
    count = TILE_SYMBOLS[tile]
    months = ahead[MONTHS_LEFT]
    others = ahead[person] - count if own else ahead[person]
    worth = weights[PERSON]
    if person == COURT_LADY:
        worth += weights[LADY_MONTH] * months
    elif person == SCHOLAR:
        worth += weights[BOOK_MONTH] * count * months
    elif person == TAX_COLLECTOR:
        worth += weights[COIN_MONTH] * count * months / (1 + 0.3 * others)
    elif person == CRAFTSMAN:
        worth += weights[HAMMER_MONTH] * count * months
    elif person == FARMER:
        worth += weights[RICE_DROUGHT] * count * ahead[TO_COME + DROUGHT] / (1 + others)
    elif person == PYROTECHNIST:
        worth += weights[ROCKET_FESTIVAL] * count * ahead[TO_COME + FESTIVAL] / (1 + 0.3 * others)
    elif person == WARRIOR:
        worth += weights[HELMET_MONGOLS] * count * ahead[TO_COME + MONGOLS]
    elif person == HEALER:
        worth += weights[MORTAR_CONTAGION] * min(count, max(0, SICK - others)) * ahead[TO_COME + CONTAGION]
    else:
        worth += weights[BUDDHA] * count
    return worth


@rule
def least_worth(court: Court, ahead: Weights, weights: Weights) -> float:
    """The worth of the person whom one would miss least."""
    least = 99.0
    for index in range(court.palace_count):
        for place in range(MAX_FLOORS):
            person = court.palaces[index].persons[place]
            if person == NOBODY:
                break
            least = min(least, tile_worth(person - 1, True, ahead, weights))
    return least


@rule
def space_worth(ahead: Weights, weights: Weights) -> float:
    return weights[SPACE] + weights[SPACE_MONTH] * ahead[MONTHS_LEFT]


@rule
def yuan_worth(court: Court, count: float, ahead: Weights, weights: Weights) -> float:
    """Yuan that come or go: those that the next tribute needs are worth more."""
    worth = weights[YUAN] * count
    if ahead[TRIBUTE_SOON] > 0:
        before = min(TRIBUTE_YUAN, court.yuan)
        after = min(TRIBUTE_YUAN, max(0, court.yuan + count))
        worth += weights[YUAN_NEEDED] * (after - before)
    return worth


@rule
def rice_worth(court: Court, count: float, ahead: Weights, weights: Weights) -> float:
    """Rice that the next drought needs is worth more."""
    worth = weights[RICE] * count
    if ahead[DROUGHT_SOON] > 0:
        hungry = ahead[HUNGRY]
        before = min(hungry, court.rice)
        after = min(hungry, max(0, court.rice + count))
        worth += weights[RICE_NEEDED] * (after - before)
    return worth


@rule
def fireworks_worth(state: State, seat: int, count: float, ahead: Weights, weights: Weights) -> float:
    """Fireworks that bring one level with or past rivals at a festival to come are worth more."""
    worth = weights[ROCKET] * count
    if ahead[TO_COME + FESTIVAL] > 0:
        mine = state.courts[seat].fireworks
        for rival in range(state.players):
            theirs = state.courts[rival].fireworks
            if rival != seat and mine < theirs <= mine + count:
                worth += weights[ROCKET_AHEAD]
        if mine == 0:
            worth += weights[ROCKET_AHEAD]
    return worth


@rule
def floors_worth(count: float, ahead: Weights, weights: Weights) -> float:
    """New floors: room where there is none, and palaces that score every month."""
    needed = min(count, max(0, 1 - ahead[ROOM]))
    worth = weights[FLOOR_WORTH] * count + weights[FLOOR_NEEDED] * needed
    return worth + weights[PALACE_MONTH] * ahead[MONTHS_LEFT]
