"""Phase 1, the action: choosing a card and what it gives (Y14 to Y22)."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.moves import ACT, FLOOR, LARGE_PRIVILEGE, LAY_WALL, NEW_PALACE, REFILL, SMALL_PRIVILEGE
from drachenhof.games.year.rules.palaces import found_palace, symbols
from drachenhof.games.year.rules.state import BUILDING, Court, State
from drachenhof.games.year.rules.tables import (
    BUILD,
    CARD_PERSON,
    CARD_SYMBOLS,
    FIREWORKS,
    HARVEST,
    JOIN_PRICE,
    PARADE,
    PRIVILEGE,
    REFILL_YUAN,
    RESEARCH,
    SMALL_PRICE,
    TAXES,
    WALL,
)
from drachenhof.games.year.rules.track import advance
from drachenhof.games.year.rules.wall import lay, wall_moves


@rule
def join_price(state: State, action: int) -> int:
    """3 yuan for a group where a dragon stands, however many stand there (Y14)."""
    for seat in range(state.players):
        if state.courts[seat].group == state.groups[action]:
            return JOIN_PRICE
    return 0


@rule
def action_moves(state: State, seat: int, moves: Numbers) -> int:
    """Every card whose group can be paid for, and a refill (Y14, Y15)."""
    court = state.courts[seat]
    count = 0
    for action in range(PRIVILEGE):
        if join_price(state, action) <= court.yuan:
            moves[count] = ACT + action
            count += 1
    purse = court.yuan - join_price(state, PRIVILEGE)
    if purse >= SMALL_PRICE:
        moves[count] = SMALL_PRIVILEGE
        count += 1
    if purse >= state.large_price:
        moves[count] = LARGE_PRIVILEGE
        count += 1
    if state.great_wall and join_price(state, WALL) <= court.yuan:
        count = wall_moves(state, seat, moves, count)
    moves[count] = REFILL
    return count + 1


@rule
def act(state: State, seat: int, move: int) -> None:
    """Pay for the group, set the dragon, carry the action out (Y14); or refill (Y15)."""
    court = state.courts[seat]
    if move == REFILL:
        court.yuan = max(court.yuan, REFILL_YUAN)
        return
    action = card_of(move)
    court.yuan -= join_price(state, action)
    court.group = state.groups[action]
    if action == TAXES:
        taxes(court)
    elif action == BUILD:
        build(state, seat)
    elif action == HARVEST:
        harvest(court)
    elif action == FIREWORKS:
        fireworks(court)
    elif action == PARADE:
        parade(state, seat)
    elif action == RESEARCH:
        research(court)
    elif action == PRIVILEGE:
        privilege(state, court, move)
    else:
        lay(state, seat, move - LAY_WALL)


@rule
def card_of(move: int) -> int:
    """The action card that a move chooses."""
    if move < SMALL_PRIVILEGE:
        return move - ACT
    return PRIVILEGE if move < LAY_WALL else WALL


@rule
def gain(court: Court, action: int) -> int:
    """The symbols on an action card, and those on own persons of its type (Y5)."""
    return int(CARD_SYMBOLS[action]) + symbols(court, CARD_PERSON[action])


@rule
def taxes(court: Court) -> None:
    """Two yuan, and one more per coin on own tax collectors (Y16)."""
    court.yuan += gain(court, TAXES)


@rule
def harvest(court: Court) -> None:
    """One rice, and one more per rice sack on own farmers (Y17)."""
    court.rice += gain(court, HARVEST)


@rule
def fireworks(court: Court) -> None:
    """One fireworks, and one more per rocket on own pyrotechnists (Y18)."""
    court.fireworks += gain(court, FIREWORKS)


@rule
def parade(state: State, seat: int) -> None:
    """One space on the track, and one more per helmet on own warriors (Y19)."""
    advance(state, seat, gain(state.courts[seat], PARADE))


@rule
def research(court: Court) -> None:
    """One point, and one more per book on own scholars (Y20)."""
    court.score += gain(court, RESEARCH)


@rule
def build(state: State, seat: int) -> None:
    """One floor, and one more per hammer on own craftsmen, each to be placed (Y21)."""
    state.left = gain(state.courts[seat], BUILD)
    state.stage = BUILDING


@rule
def place_floor(state: State, seat: int, move: int) -> None:
    """A floor on an own palace, or as a new one (Y21)."""
    court = state.courts[seat]
    if move == NEW_PALACE:
        found_palace(court)
    else:
        court.palaces[move - FLOOR].floors += 1
    state.left -= 1


@rule
def privilege(state: State, court: Court, move: int) -> None:
    """Exactly one privilege, small or large (Y22)."""
    if move == SMALL_PRIVILEGE:
        court.yuan -= SMALL_PRICE
        court.small += 1
    else:
        court.yuan -= state.large_price
        court.large += 1
