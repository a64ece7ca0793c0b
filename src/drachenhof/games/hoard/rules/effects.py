"""What a play does (H15 to H20), in the order of H41 ff.: four in a row, the end of the round, abilities."""

from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.abilities import use_ability
from drachenhof.games.hoard.rules.cards import is_out
from drachenhof.games.hoard.rules.pile import clear, run
from drachenhof.games.hoard.rules.state import ROUND_ENDED, TURN_ENDED, State
from drachenhof.games.hoard.rules.tables import (
    DRAWN_PER_FOUR,
    EXTERMINO,
    FIVE,
    FOUR,
    FOUR_IN_A_ROW,
    NULLA,
    PROTECTO,
)


@rule
def resolve(state: State, seat: int, card: int, count: int) -> None:
    """The cards lie on the pile: all that follows from them."""
    state.must_play = False
    state.stage = TURN_ENDED
    four = run(state) >= FOUR_IN_A_ROW
    if four:
        sweep(state)  # H20
    else:
        take_effect(state, seat, card, count)
    if is_out(state.holdings[seat]):
        state.winner = seat
        state.stage = ROUND_ENDED  # H22, H23
    elif state.abilities and not four:
        use_ability(state, seat, card)


@rule
def sweep(state: State) -> None:
    """The pile leaves the round, all effects with it, and the player has another turn (H19, H20)."""
    clear(state)
    state.draws = 0
    state.misses = 0
    state.again = True


@rule
def seats_on(count: int, players: int) -> int:
    """How far the turn moves on after several Protectos: never beyond the last of the others (H33)."""
    return min(count, players - 1)


@rule
def take_effect(state: State, seat: int, card: int, count: int) -> None:
    """What the cards do to the next players; 3 and 6 need nothing but to lie there (H14, H15, H18)."""
    others = int(state.players) - 1
    if card == FOUR:
        state.draws += DRAWN_PER_FOUR * count  # H16
        state.by = seat
    elif card == FIVE:
        state.misses = min(state.misses + count, others)  # H17, H32
        state.by = seat
    elif card == NULLA:
        state.draws = 0  # H19
    elif card == EXTERMINO:
        sweep(state)  # H19
    elif card == PROTECTO and state.long_protecto:
        state.steps = seats_on(count, int(state.players))
        state.misses = min(state.misses, others + 1 - state.steps)
