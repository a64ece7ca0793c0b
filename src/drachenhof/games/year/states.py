"""Checks that a state of *In the Year of the Dragon* is valid: the contents of `checking.Inspector`."""

from collections import Counter
from functools import cache
from typing import Any

from drachenhof.engine.game import BETWEEN, CHANCE, OVER
from drachenhof.engine.game import State as StateArray
from drachenhof.games.year.rules.state import (
    ACTING,
    ACTION_PHASE,
    ARRIVING,
    BUILDING,
    CHARTERING,
    DEALING,
    DISCARDING,
    DRAFTING,
    DRAWING_EVENT,
    DRAWING_SUPER,
    END_PHASE,
    EVENT_PHASE,
    EVICTING,
    FINISHED,
    LAST_STEP,
    NOBODY,
    PERSON_PHASE,
    RECRUITING,
    RELEASING,
    REMOVING,
    RETURNING,
    RISING,
    SETUP_PHASE,
    SUPER_STEP,
    WATCHING,
)
from drachenhof.games.year.rules.tables import (
    DEAL_COUNTS,
    DEALS,
    DROUGHT,
    EVENT_COPIES,
    EVENTS,
    FIRST_HAND,
    LARGE_PRICES,
    MAX_FLOORS,
    MAX_PALACES,
    MAX_PLAYERS,
    MONTHS,
    NO_GROUP,
    PAIRS,
    PEACE,
    PERSONS,
    PYROTECHNIST,
    SUPER_EVENTS,
    SUPER_MONTH,
    SUPPLY,
    TILE_PERSON,
    TILES,
    TORNADO_CARDS,
    WALL_TILES,
)
from drachenhof.states import Wrong, each_within, unless, within

MOST = 10_000  # points, steps, goods: more than any game has, and less than a number holds
MOST_FLOORS = 45  # three on each palace that persons keep from decay, and what else can stand at once
FIRST_PERSONS = 3  # two of the draft and one of the sunrise; one more comes in a month
MOST_OF_A_TYPE = 5  # of the draft, the sunrise, its card and two wild ones
PHASES = {
    SETUP_PHASE: range(1),
    ACTION_PHASE: range(1, MONTHS + 1),
    PERSON_PHASE: range(1, MONTHS),
    EVENT_PHASE: range(1, MONTHS + 1),
    END_PHASE: range(MONTHS, MONTHS + 1),
}
STAGES = {
    SETUP_PHASE: (DRAWING_EVENT, DRAWING_SUPER, DRAFTING, ARRIVING),
    ACTION_PHASE: (DEALING, ACTING, BUILDING),
    PERSON_PHASE: (RECRUITING, ARRIVING),
    EVENT_PHASE: (RELEASING, REMOVING, EVICTING, RETURNING, DISCARDING, RISING, ARRIVING, CHARTERING, BUILDING),
    END_PHASE: (FINISHED,),
}
"""The possible stages of each phase."""


def wrong(state: Any) -> Wrong:
    yield from _numbers(state)
    yield from _orders(state)
    yield from _course(state)
    yield from _events(state)
    for seat in range(state.players):
        yield from _court(state, seat)
    yield from _tiles(state)
    yield from _wall(state)
    yield from _owed(state)


def sees_hand(state: StateArray, seat: int) -> bool:  # noqa: ARG001 (all is open)
    return True


def _numbers(state: Any) -> Wrong:
    yield from within("players", state.players, 2, MAX_PLAYERS)
    yield from unless(state.large_price in LARGE_PRICES, f"a large privilege costs 6 or 7, not {state.large_price}")
    yield from within("great_wall", state.great_wall, 0, 1)
    yield from within("super_random", state.super_random, 0, 1)
    yield from within("super_event", state.super_event, -1, SUPER_EVENTS - 1)
    yield from within("phase", state.phase, SETUP_PHASE, END_PHASE)
    yield from within("stage", state.stage, 0, WATCHING)
    yield from within("turn", state.turn, 0, state.players)
    yield from within("step", state.step, 0, LAST_STEP)
    yield from within("left", state.left, 0, 127)
    yield from within("arriving", state.arriving, NOBODY, TILES)
    yield from within("following", state.following, NOBODY, PERSONS)
    yield from within("sunrise_taken", state.sunrise_taken, 0, (1 << PERSONS) - 1)
    dealt = tuple(state.groups) in _deals(state.players, state.great_wall)
    undealt = max(state.groups) == min(state.groups) == NO_GROUP and (state.month == 0 or state.stage == DEALING)
    yield from unless(dealt or undealt, f"no deal lays the action cards as {list(state.groups)}")


@cache
def _deals(players: int, great_wall: int) -> frozenset[tuple[int, ...]]:
    """Return all ways to lay out the action cards (Y13)."""
    count = int(DEAL_COUNTS[great_wall, players - 2])
    return frozenset(map(tuple, DEALS[great_wall, players - 2, :count].tolist()))


def _orders(state: Any) -> Wrong:
    """Check that every seat is on the track once, and once in the order of the phase."""
    everybody = list(range(state.players))
    for name in ("standing", "order"):
        seats = list(getattr(state, name)[: state.players])
        yield from unless(sorted(seats) == everybody, f"{name} has every seat once, not {seats}")


def _course(state: Any) -> Wrong:
    """Check that phase, month, stage and mover fit each other."""
    month, phase, stage = state.month, state.phase, state.stage
    yield from unless(month in PHASES[phase], f"month {month} has no phase {phase}")
    if state.mover == BETWEEN:
        yield from unless(stage == WATCHING, "nobody is to move, and something is asked")
        return
    yield from unless(stage in STAGES[phase], f"in phase {phase} nothing is asked as stage {stage}")
    if state.mover in (CHANCE, OVER):
        chances = (DRAWING_EVENT, DRAWING_SUPER, DEALING)
        fits = stage in chances if state.mover == CHANCE else stage == FINISHED
        yield from unless(fits, f"stage {stage} does not ask {'chance' if state.mover == CHANCE else 'nobody'}")
    else:
        yield from within("mover", state.mover, 0, state.players - 1)
        yield from unless(stage > DEALING and stage < FINISHED, f"stage {stage} asks no seat")
        at_turn = state.turn < state.players and state.order[state.turn] == state.mover
        yield from unless(at_turn, "it is another seat's turn")
    yield from unless(
        (stage == ARRIVING) == (state.arriving != NOBODY), "somebody arrives exactly when it is asked where"
    )
    follows = state.following == NOBODY or (stage == ARRIVING and phase == SETUP_PHASE)
    yield from unless(follows, "only in the draft two persons arrive")
    if phase == EVENT_PHASE and stage not in (RELEASING,):
        fits = month == SUPER_MONTH and state.step == SUPER_STEP and state.super_event >= 0
        yield from unless(fits, f"stage {stage} belongs to a super event")
    yield from unless(phase != SETUP_PHASE or state.turn == 0 or stage > DRAWING_SUPER, "no turn is over yet")


def _events(state: Any) -> Wrong:
    """Check that there are two tiles of each event, laid out as the draw does (Y7)."""
    events = list(state.events)
    yield from each_within("events", events, -1, EVENTS - 1)
    counts = Counter(event for event in events if event >= 0)
    yield from unless(max(counts.values(), default=0) <= EVENT_COPIES, "an event lies there more than twice")
    yield from unless(events[:EVENT_COPIES] == [PEACE] * EVENT_COPIES, "the first two months have peace")
    bare = [month for month, event in enumerate(events) if event < 0]
    if state.stage == DRAWING_EVENT:
        yield from unless(bool(bare), "no event is left to be drawn")
        first = bare[0]
        after = [month for month in range(first, MONTHS) if events[month] >= 0]
        twin = after == [first + 1] and events[first + 1] == events[first - 1]
        yield from unless(not after or twin, "event tiles lie where none can lie yet")
    else:
        yield from unless(not bare or state.mover == BETWEEN, "the months have no events yet")


def _court(state: Any, seat: int) -> Wrong:
    court = state.courts[seat]
    for name in ("score", "track", "yuan", "rice", "fireworks"):
        yield from within(f"{name} of seat {seat}", getattr(court, name), 0, MOST)
    yield from within(f"small privileges of seat {seat}", court.small, 0, MONTHS)
    yield from within(f"large privileges of seat {seat}", court.large, 0, MONTHS)
    yield from within(f"pair of seat {seat}", court.pair, -1, len(PAIRS) - 1)
    yield from within(f"group of seat {seat}", court.group, -1, state.players - 1)
    yield from within(f"palaces of seat {seat}", court.palace_count, 0, MAX_PALACES)
    for card, most in enumerate(FIRST_HAND.tolist()):
        yield from within(f"a card of seat {seat}", court.hand[card], 0, most)
    for index in range(MAX_PALACES):
        yield from _palace(state, seat, index)
    homes = [court.palaces[index] for index in range(court.palace_count)]
    yield from within(f"floors of seat {seat}", sum(home.floors for home in homes), 0, MOST_FLOORS)
    persons = [TILE_PERSON[person - 1] for home in homes for person in home.persons if person != NOBODY]
    yield from within(f"persons of seat {seat}", len(persons), 0, FIRST_PERSONS + state.month)
    most = max(Counter(persons).values(), default=0)
    yield from within(f"persons of one type of seat {seat}", most, 0, MOST_OF_A_TYPE)


def _palace(state: Any, seat: int, index: int) -> Wrong:
    """Check the floors and persons of a palace: persons ascending, then empty places (Y11)."""
    court = state.courts[seat]
    palace = court.palaces[index]
    persons, dwellers = list(palace.persons), [person for person in palace.persons if person != NOBODY]
    named = f"palace {index} of seat {seat}"
    yield from within(f"floors of {named}", palace.floors, 0, MAX_FLOORS)
    yield from each_within(f"a person of {named}", persons, NOBODY, TILES)
    if index >= court.palace_count:
        yield from unless(not palace.floors and not dwellers, f"{named} is not there, and not empty")
        return
    ordered = persons == [*sorted(dwellers), *[NOBODY] * (MAX_FLOORS - len(dwellers))]
    yield from unless(ordered, f"the persons of {named} are not in order")
    yield from unless(bool(palace.floors or dwellers), f"{named} has neither floors nor persons")
    quaking = state.mover in (seat, BETWEEN) and state.stage in (REMOVING, EVICTING, WATCHING)
    yield from unless(len(dwellers) <= palace.floors or quaking, f"{named} has more persons than floors")


def _tiles(state: Any) -> Wrong:
    """Check that there are no more persons than tiles (Y2)."""
    used = Counter(
        person
        for seat in range(state.players)
        for index in range(state.courts[seat].palace_count)
        for person in state.courts[seat].palaces[index].persons
    )
    used.update([state.arriving, state.following])
    for tile, most in enumerate(SUPPLY[state.players - 2].tolist()):
        yield from within(f"supply of tile {tile}", state.supply[tile], 0, most)
        yield from unless(state.supply[tile] + used[tile + 1] <= most, f"there are more than {most} of tile {tile}")
    if state.phase == SETUP_PHASE:
        for tile in range(PERSONS):
            drafted = SUPPLY[state.players - 2, tile] - state.supply[tile]
            yield from unless(drafted <= state.players, f"nobody can have drafted {drafted} of tile {tile}")
            room = state.supply[tile] >= state.players - state.turn or tile >= PYROTECHNIST
            yield from unless(room, f"too few of tile {tile} are left for the draft")


def _wall(state: Any) -> Wrong:
    """Check that the wall consists of the tiles that the courts have laid (Y41)."""
    length = state.wall_length
    yield from within("wall_length", length, 0, MONTHS if state.great_wall else 0)
    wall = list(state.wall)
    yield from each_within("wall", wall, 0, state.players * WALL_TILES)
    fits = all(wall[:length]) and not any(wall[length:]) and len(set(wall[:length])) == length
    yield from unless(fits, "the wall has gaps, or a tile twice")
    for seat in range(state.players):
        court = state.courts[seat]
        laid = {tile - 1 - WALL_TILES * seat for tile in wall[:length]} & set(range(WALL_TILES))
        rest = sum(1 << tile for tile in range(WALL_TILES) if tile not in laid) if state.great_wall else 0
        yield from unless(court.wall_tiles == rest, f"the wall tiles of seat {seat} are not those that it has not laid")
        yield from unless(court.laid == len(laid), f"seat {seat} has not laid {court.laid} wall tiles")


def _owed(state: Any) -> Wrong:
    """Check that what a court has still to give, release or place exists."""
    for seat in range(state.players):
        court = state.courts[seat]
        homes = [
            sum(person != NOBODY for person in court.palaces[index].persons) for index in range(court.palace_count)
        ]
        yield from within(f"debt of seat {seat}", court.debt, 0, sum(homes))
        yield from within(f"struck palaces of seat {seat}", court.struck, 0, (1 << court.palace_count) - 1)
        if state.mover == BETWEEN:
            continue
        yield from _debt(state, seat, homes)
    if state.mover >= 0:
        yield from _left(state, state.courts[state.mover])
    elif state.mover != BETWEEN:
        yield from unless(state.left == 0, "something is left to do, and nobody to do it")


def _debt(state: Any, seat: int, homes: list[int]) -> Wrong:
    """Check that only seats still waiting in the event phase owe persons."""
    court = state.courts[seat]
    if state.stage == EVICTING and seat == state.mover:
        homeless = sum(max(0, homes[index] - court.palaces[index].floors) for index in range(court.palace_count))
        yield from unless(court.debt == homeless, f"seat {seat} has {homeless} persons without a floor")
        yield from unless(court.struck == 0, f"no drought has struck seat {seat}")
        return
    waits = state.stage == RELEASING and state.order.index(seat) >= state.turn
    yield from unless(court.debt == 0 or waits, f"seat {seat} owes nobody now")
    striking = waits and seat == state.mover and state.month and state.events[state.month - 1] == DROUGHT
    yield from unless(court.struck == 0 or bool(striking), f"no drought strikes seat {seat} now")
    if waits and state.events[state.month - 1] == DROUGHT:
        unstruck = sum(bool(home) and not court.struck >> index & 1 for index, home in enumerate(homes))
        yield from unless(court.debt <= unstruck, f"seat {seat} owes more than one person of a palace")
    yield from unless(state.stage != RELEASING or seat != state.mover or court.debt > 0, f"seat {seat} owes nobody")


def _left(state: Any, court: Any) -> Wrong:
    """Check that `left` is no more than there is room for, or than the court has."""
    if state.stage == BUILDING:
        yield from within("left floors to place", state.left, 1, 1 + 2 * state.players)
        room = sum(MAX_FLOORS - court.palaces[index].floors for index in range(court.palace_count))
        room += MAX_FLOORS * (MAX_PALACES - court.palace_count)
        yield from unless(room >= state.left, "there is no room for so many floors")
        return
    there = {
        RETURNING: court.yuan + court.rice + court.fireworks,
        REMOVING: sum(court.palaces[index].floors for index in range(court.palace_count)),
        DISCARDING: min(sum(court.hand), TORNADO_CARDS),
    }.get(state.stage, 0)
    least = 1 if there or state.stage in (RETURNING, REMOVING, DISCARDING) else 0
    yield from within("what is left to give", state.left, least, there)
