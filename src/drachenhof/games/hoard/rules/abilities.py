"""The seven abilities (H41 to H47); H43 is in `pile`, H46 in `rounds`."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.cards import draw_card, enter_hand, hand_over, is_out, leave_open
from drachenhof.games.hoard.rules.moves import GIVE, PICK, STRAIGHT, TURN
from drachenhof.games.hoard.rules.state import (
    CUMULATIVE,
    ENVYING,
    GIVING,
    PICKING,
    ROUND_ENDED,
    TARGETING,
    TURN_ENDED,
    TURNING,
    State,
)
from drachenhof.games.hoard.rules.tables import (
    ABILITY_CARDS,
    CARDS,
    ENVIOUS_MONSTERS,
    MONSTERBALL,
    OPEN_SECRETS,
    QUICK_DRAGONS,
    ROUNDABOUT,
)


@rule
def gain_ability(state: State, ability: int) -> None:
    """One more ability is in force for all; with `single` it alone."""
    state.abilities_drawn |= 1 << ability
    state.abilities = state.abilities_drawn if state.ability_mode == CUMULATIVE else 1 << ability


@rule
def in_force(state: State, ability: int) -> bool:
    return state.abilities >> ability & 1 != 0


@rule
def concerns(state: State, ability: int, card: int) -> bool:
    """Whether an ability is in force, and gives cards of this type something to do."""
    return in_force(state, ability) and ABILITY_CARDS[ability] >> card & 1 != 0


@rule
def use_ability(state: State, seat: int, card: int) -> None:
    """What a play gives or asks, once, not per card."""
    holding = state.holdings[seat]
    if concerns(state, QUICK_DRAGONS, card):  # H41
        state.again = True
        state.must_play = True
    if concerns(state, ENVIOUS_MONSTERS, card) and state.draw_pile > 0:  # H42
        state.stage = ENVYING
    elif concerns(state, MONSTERBALL, card) and holding.hand_size > 0:  # H44
        state.stage = TARGETING
    elif concerns(state, ROUNDABOUT, card):  # H45
        state.stage = TURNING
    elif concerns(state, OPEN_SECRETS, card) and holding.open_size > 0:  # H47
        state.stage = PICKING


@rule
def envy(state: State, seat: int, card: int) -> None:
    """Who plays dragons draws one (H42)."""
    draw_card(state, seat, card)
    state.draw_pile -= 1
    state.stage = TURN_ENDED


# Monsterball (H44)


@rule
def target_moves(state: State, seat: int, moves: Numbers) -> int:
    count = 0
    for other in range(state.players):
        if other != seat:
            moves[count] = GIVE + other
            count += 1
    return count


@rule
def choose_target(state: State, target: int) -> None:
    state.target = target
    state.stage = GIVING


@rule
def give(state: State, seat: int, card: int) -> None:
    """The card that chance picked from the hand goes over; giving the last one can end the round."""
    hand_over(state, seat, int(state.target), card)
    state.stage = TURN_ENDED
    if is_out(state.holdings[seat]):
        state.winner = seat
        state.stage = ROUND_ENDED


# Roundabout (H45)


@rule
def direction_moves(moves: Numbers) -> int:
    moves[0] = TURN
    moves[1] = STRAIGHT
    return 2


@rule
def choose_direction(state: State, move: int) -> None:
    """The neighbour on the other side is next; with two players one goes again."""
    if move == TURN:
        state.direction = -state.direction
        state.again = state.players == 2
    state.stage = TURN_ENDED


# Open secrets (H47)


@rule
def pick_moves(state: State, seat: int, moves: Numbers) -> int:
    count = 0
    for card in range(CARDS):
        if state.holdings[seat].open[card] > 0:
            moves[count] = PICK + card
            count += 1
    return count


@rule
def pick(state: State, seat: int, card: int) -> None:
    """An open card goes into the hand; all saw it."""
    leave_open(state.holdings[seat], card, 1)
    enter_hand(state.holdings[seat], card, 1)
    state.stage = TURN_ENDED
