"""What chance may do, and how likely: starters, abilities, curses, and cards that nobody has seen."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.cards import any_unseen
from drachenhof.games.hoard.rules.deal import curse_left
from drachenhof.games.hoard.rules.moves import ABILITY, CARD, CURSE, RANDOM, STARTER
from drachenhof.games.hoard.rules.state import DRAWING_ABILITY, DRAWING_CURSE, DRAWING_STARTER, GIVING, State
from drachenhof.games.hoard.rules.tables import ABILITIES, CARDS, CURSES


@rule
def first_move(state: State) -> int:
    """The first number of the kind of chance move that is due."""
    if state.stage == DRAWING_STARTER:
        return STARTER
    if state.stage == DRAWING_ABILITY:
        return ABILITY
    if state.stage == DRAWING_CURSE:
        return CURSE
    return RANDOM if state.stage == GIVING else CARD


@rule
def kinds(state: State) -> int:
    """How many moves of that kind there are."""
    if state.stage == DRAWING_STARTER:
        return int(state.players)
    if state.stage == DRAWING_ABILITY:
        return ABILITIES
    return CURSES if state.stage == DRAWING_CURSE else CARDS


@rule
def weight(state: State, kind: int) -> int:
    """Cards of a type in the pool, or in the hand that gives (H44); all else is equally likely, once."""
    if state.stage == DRAWING_STARTER:
        return 1
    if state.stage == DRAWING_ABILITY:
        return 1 - (state.abilities_drawn >> kind & 1)
    if state.stage == DRAWING_CURSE:
        return 1 if curse_left(state, kind) else 0
    if state.stage == GIVING:
        return int(state.holdings[state.turn].hand[kind])
    return int(state.unseen[kind])


@rule
def chance_moves(state: State, moves: Numbers) -> int:
    """All that may happen, ascending."""
    first = first_move(state)
    count = 0
    for kind in range(kinds(state)):
        if weight(state, kind) > 0:
            moves[count] = first + kind
            count += 1
    return count


@rule
def chance_weight(state: State, move: int) -> int:
    """How likely a chance move is."""
    return weight(state, move - first_move(state))


@rule
def tickets(state: State) -> int:
    """The sum of all chance weights."""
    if first_move(state) == CARD:
        return int(state.unseen_size)
    total = 0
    for kind in range(kinds(state)):
        total += weight(state, kind)
    return total


@rule
def draw(state: State, ticket: int) -> int:
    """The chance move that a ticket below `tickets` stands for."""
    first = first_move(state)
    if first == CARD:
        return CARD + any_unseen(state, ticket)
    kind = 0
    while ticket >= weight(state, kind):
        ticket -= weight(state, kind)
        kind += 1
    return first + kind
