"""What a net is told of a position of Year, from one seat's side: only what is not 0, as places and amounts.

The planes are part of a net's layout (`learned.Shape.layout`): a net that was made
for another one is never used. Change `VERSION` with what is told in a plane.
"""

from itertools import accumulate

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.palaces import symbols
from drachenhof.games.year.rules.state import (
    ACTING,
    ACTION_PHASE,
    ARRIVING,
    EVENT_PHASE,
    NOBODY,
    PERSON_PHASE,
    Court,
    State,
)
from drachenhof.games.year.rules.tables import (
    ACTIONS,
    COURT_LADY,
    EVENTS,
    LARGE_PRICES,
    MAX_FLOORS,
    MAX_PLAYERS,
    MONGOLS,
    MONK,
    MONTHS,
    NO_GROUP,
    PERSONS,
    SUPER_EVENTS,
    SUPER_MONTH,
    TILE_PERSON,
    TILE_SYMBOLS,
    TILES,
    WARRIOR,
    WILD,
)
from drachenhof.games.year.search.worth import HUNGRY, MONTHS_LEFT, ROOM, TO_COME, Weights
from drachenhof.search.net import note

AHEAD_MONTHS, MOST_YUAN, MOST_GOODS, MOST_SYMBOLS, MOST_HUNGRY, MOST_ROOM, GAP = 5, 12, 7, 5, 8, 5, 3
STAGES = 17

PLANES = (
    ("month", MONTHS + 1),
    ("events", AHEAD_MONTHS * EVENTS),  # of the next months
    ("to-come", EVENTS),
    ("yuan", MOST_YUAN + 1),
    ("rice", MOST_GOODS + 1),
    ("fireworks", MOST_GOODS + 1),
    ("symbols", PERSONS * MOST_SYMBOLS),
    ("hungry", MOST_HUNGRY + 1),
    ("room", MOST_ROOM + 1),
    ("palaces", 1 + MAX_FLOORS),
    ("court", 5),  # privileges, persons, lonely ones, Buddhas
    ("hand", PERSONS + 2),
    ("track", MAX_PLAYERS),  # place on it
    ("players", MAX_PLAYERS - 1),
    ("after", MAX_PLAYERS),  # seats that still follow in this phase
    ("rockets", 2 * (2 * GAP + 1)),  # of the two rivals who have most, beyond one's own
    ("helmets", 2 * GAP + 1),  # of the rival who has fewest, beyond one's own
    ("lead", 2),
    ("taken", ACTIONS),  # cards whose group costs yuan
    ("wall", 3),
    ("super", SUPER_EVENTS),
    ("price", 1),
    ("owed", 2),
    ("stage", STAGES),
    ("arriving", TILES),
    ("outlook", 6),  # told to a value net only: income and persons, own and the best rivals'
)
NAMES = tuple(name for name, _ in PLANES)
STARTS = (0, *accumulate(size for _, size in PLANES))
(
    MONTH,
    NEXT,
    COMING,
    YUAN,
    RICE,
    ROCKETS,
    SYMBOLS,
    MOUTHS,
    ROOMS,
    PALACES,
    COURT,
    HAND,
    TRACK,
    PLAYERS,
    AFTER,
    RIVAL_ROCKETS,
    RIVAL_HELMETS,
    LEAD,
    TAKEN,
    WALL,
    SUPER,
    PRICE,
    OWED,
    STAGE,
    COMER,
    OUTLOOK,
    SIZE,
) = STARTS
VERSION = 1


@rule
def clipped(number: int, most: int) -> int:
    return max(-most, min(most, number))


@rule
def describe(state: State, seat: int, ahead: Weights, places: Numbers, amounts: Numbers) -> int:
    """All that a policy is told, after `worth.look`; says how many inputs are not 0."""
    court = state.courts[seat]
    count = describe_year(state, ahead, places, amounts)
    count = describe_goods(court, ahead, places, amounts, count)
    count = describe_palaces(court, places, amounts, count)
    count = describe_rivals(state, seat, ahead, places, amounts, count)
    return describe_moment(state, seat, places, amounts, count)


@rule
def describe_year(state: State, ahead: Weights, places: Numbers, amounts: Numbers) -> int:
    """The calendar, and the options."""
    count = note(places, amounts, 0, MONTH + int(state.month), 1.0)
    first = int(state.month) if state.phase == EVENT_PHASE else max(0, int(state.month) - 1)
    for month in range(first, min(MONTHS, first + AHEAD_MONTHS)):
        count = note(places, amounts, count, NEXT + (month - first) * EVENTS + int(state.events[month]), 1.0)
    for event in range(EVENTS):
        count = note(places, amounts, count, COMING + event, 0.5 * ahead[TO_COME + event])
    count = note(places, amounts, count, PLAYERS + int(state.players) - 2, 1.0)
    if state.super_event >= 0 and first < SUPER_MONTH:
        count = note(places, amounts, count, SUPER + int(state.super_event), 1.0)
    return note(places, amounts, count, PRICE, 1.0 if state.large_price == LARGE_PRICES[1] else 0.0)


@rule
def describe_goods(court: Court, ahead: Weights, places: Numbers, amounts: Numbers, count: int) -> int:
    """Goods, cards and symbols."""
    count = note(places, amounts, count, YUAN + min(MOST_YUAN, int(court.yuan)), 1.0)
    count = note(places, amounts, count, RICE + min(MOST_GOODS, int(court.rice)), 1.0)
    count = note(places, amounts, count, ROCKETS + min(MOST_GOODS, int(court.fireworks)), 1.0)
    for person in range(PERSONS):
        number = min(MOST_SYMBOLS, int(ahead[person]))
        if number > 0:
            count = note(places, amounts, count, SYMBOLS + person * MOST_SYMBOLS + number - 1, 1.0)
        count = note(places, amounts, count, HAND + person, float(court.hand[person]))
    if court.hand[WILD] > 0:
        count = note(places, amounts, count, HAND + PERSONS - 1 + min(2, int(court.hand[WILD])), 1.0)
    count = note(places, amounts, count, MOUTHS + min(MOST_HUNGRY, int(ahead[HUNGRY])), 1.0)
    return note(places, amounts, count, ROOMS + max(0, min(MOST_ROOM, int(ahead[ROOM]))), 1.0)


@rule
def describe_palaces(court: Court, places: Numbers, amounts: Numbers, count: int) -> int:
    """Palaces by their floors, and who lives there."""
    low, middle, high, lonely, people, points = 0, 0, 0, 0, 0, 0
    for index in range(court.palace_count):
        palace = court.palaces[index]
        floors = int(palace.floors)
        low += floors == 1
        middle += floors == 2
        high += floors == MAX_FLOORS
        here = 0
        for place in range(MAX_FLOORS):
            if palace.persons[place] == NOBODY:
                break
            here += 1
            tile = palace.persons[place] - 1
            if TILE_PERSON[tile] == MONK:
                points += TILE_SYMBOLS[tile] * floors
        lonely += here == 1
        people += here
    count = note(places, amounts, count, PALACES, 0.2 * court.palace_count)
    count = note(places, amounts, count, PALACES + 1, 0.3 * low)
    count = note(places, amounts, count, PALACES + 2, 0.3 * middle)
    count = note(places, amounts, count, PALACES + 3, 0.3 * high)
    count = note(places, amounts, count, COURT, 0.3 * court.small)
    count = note(places, amounts, count, COURT + 1, 0.3 * court.large)
    count = note(places, amounts, count, COURT + 2, 0.1 * people)
    count = note(places, amounts, count, COURT + 3, 0.2 * lonely)
    return note(places, amounts, count, COURT + 4, 0.1 * points)


@rule
def describe_rivals(state: State, seat: int, ahead: Weights, places: Numbers, amounts: Numbers, count: int) -> int:
    """Where one stands among the others: track, fireworks, helmets, points."""
    court = state.courts[seat]
    most, second, best, total, fewest = -99, -99, -99, 0, 99
    for rival in range(state.players):
        if state.standing[rival] == seat:
            count = note(places, amounts, count, TRACK + rival, 1.0)
        if rival == seat:
            continue
        other = state.courts[rival]
        rockets = int(other.fireworks)
        if rockets > most:
            most, second = rockets, most
        elif rockets > second:
            second = rockets
        best = max(best, int(other.score))
        total += int(other.score)
        if ahead[TO_COME + MONGOLS] > 0:
            fewest = min(fewest, int(symbols(other, WARRIOR)))
    own = int(court.fireworks)
    count = note(places, amounts, count, RIVAL_ROCKETS + GAP + clipped(most - own, GAP), 1.0)
    if second >= 0:
        count = note(places, amounts, count, RIVAL_ROCKETS + 3 * GAP + 1 + clipped(second - own, GAP), 1.0)
    if fewest < 99:
        gap = clipped(fewest - int(ahead[WARRIOR]), GAP)
        count = note(places, amounts, count, RIVAL_HELMETS + GAP + gap, 1.0)
    count = note(places, amounts, count, LEAD, 0.05 * (int(court.score) - best))
    return note(places, amounts, count, LEAD + 1, 0.05 * (int(court.score) - total / (int(state.players) - 1)))


@rule
def describe_moment(state: State, seat: int, places: Numbers, amounts: Numbers, count: int) -> int:
    """What is asked for now, and what it depends on."""
    court = state.courts[seat]
    stage = int(state.stage)
    count = note(places, amounts, count, STAGE + stage, 1.0)
    if state.phase in (ACTION_PHASE, PERSON_PHASE) and state.mover >= 0:
        count = note(places, amounts, count, AFTER + max(0, int(state.players) - 1 - int(state.turn)), 1.0)
    if stage == ACTING:
        for action in range(ACTIONS):
            if state.groups[action] != NO_GROUP and occupied(state, int(state.groups[action])):
                count = note(places, amounts, count, TAKEN + action, 1.0)
    elif stage == ARRIVING:
        count = note(places, amounts, count, COMER + int(state.arriving) - 1, 1.0)
    if state.great_wall:
        count = note(places, amounts, count, WALL, 1.0)
        count = note(places, amounts, count, WALL + 1, 0.2 * court.laid)
        count = note(places, amounts, count, WALL + 2, 0.2 * (state.wall_length - state.month))
    count = note(places, amounts, count, OWED, 0.3 * court.debt)
    return note(places, amounts, count, OWED + 1, 0.3 * state.left)


@rule
def occupied(state: State, group: int) -> bool:
    """Whether a dragon stands at a group (Y14)."""
    for seat in range(state.players):
        if state.courts[seat].group == group:
            return True
    return False


@rule
def outlook(state: State, seat: int, ahead: Weights) -> float:
    """Points that a court would have in the end if nothing changed but the months."""
    court = state.courts[seat]
    people, points, ladies = 0, 0, 0
    for index in range(court.palace_count):
        palace = court.palaces[index]
        for place in range(MAX_FLOORS):
            if palace.persons[place] == NOBODY:
                break
            people += 1
            tile = palace.persons[place] - 1
            if TILE_PERSON[tile] == MONK:
                points += TILE_SYMBOLS[tile] * palace.floors
            ladies += TILE_PERSON[tile] == COURT_LADY
    income = court.palace_count + ladies + court.small + 2 * court.large
    goods = (court.yuan + 2.0 * (court.rice + court.fireworks)) / 3.0
    return float(court.score + income * ahead[MONTHS_LEFT] + 2.0 * people + points + goods)


@rule
def compare(state: State, seat: int, ahead: Weights, places: Numbers, amounts: Numbers, count: int) -> int:
    """What only a value net is told: how far the others would come."""
    own = outlook(state, seat, ahead)
    best, second, total = -999.0, -999.0, 0.0
    for rival in range(state.players):
        if rival != seat:
            theirs = outlook(state, rival, ahead)
            total += theirs
            if theirs > best:
                best, second = theirs, best
            elif theirs > second:
                second = theirs
    lead = own - best
    count = note(places, amounts, count, OUTLOOK, 0.01 * own)
    count = note(places, amounts, count, OUTLOOK + 1, 0.04 * lead)
    count = note(places, amounts, count, OUTLOOK + 2, 0.04 * (own - total / (int(state.players) - 1)))
    count = note(places, amounts, count, OUTLOOK + 3, 0.04 * lead * ahead[MONTHS_LEFT] / MONTHS)
    if second > -999.0:
        count = note(places, amounts, count, OUTLOOK + 4, 0.04 * (own - second))
    return note(places, amounts, count, OUTLOOK + 5, 0.1 * min(10.0, max(0.0, abs(lead) - 10.0)) * (lead > 0))
