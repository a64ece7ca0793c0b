"""A seat that faces a draw or a missed turn answers it or accepts it (H16, H17, H31 to H33)."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.cards import draw_card, reveal
from drachenhof.games.hoard.rules.effects import resolve
from drachenhof.games.hoard.rules.moves import DRAW, MISS, OPEN, PEEK, PLAY, SET
from drachenhof.games.hoard.rules.pile import lay
from drachenhof.games.hoard.rules.plays import lay_out, play_moves, put_down, set_moves
from drachenhof.games.hoard.rules.state import DRAWING, FACING_DRAW, FACING_MISS, PEEKING, PLAYING, TURN_ENDED, State
from drachenhof.games.hoard.rules.tables import DRAGONS, FIRST_OPEN, FIVE, FOUR, FOUR_IN_A_ROW, PROTECTO

ANSWERS_DRAW = DRAGONS | 1 << FOUR


@rule
def face(state: State) -> None:
    """What a player meets at the beginning of a turn: a miss, a draw, or neither."""
    if state.misses > 0:
        state.stage = FACING_MISS
    elif state.draws > 0 and state.draw_pile > 0:
        state.stage = FACING_DRAW
    else:
        state.draws = 0  # H16: no draw from an empty draw pile
        state.stage = PLAYING


@rule
def draw_moves(state: State, seat: int, moves: Numbers) -> int:
    """Play 4s or any dragon, lay out sets, or draw (H16, H21); with only hidden cards, peek at one (H31)."""
    holding = state.holdings[seat]
    count = play_moves(state, seat, ANSWERS_DRAW, moves)
    count = set_moves(holding, moves, count)
    moves[count] = DRAW
    count += 1
    if state.peek and holding.hand_size == 0 and holding.open_size == 0:
        for place in range(holding.hidden):
            moves[count] = PEEK + place
            count += 1
    return count


@rule
def answer_draw(state: State, seat: int, move: int) -> None:
    if move == DRAW:
        accept_draw(state)
    elif move >= PEEK:
        state.stage = PEEKING
    elif move >= SET:
        lay_out(state, seat, move - SET)
    else:
        put_down(state, seat, move)


@rule
def cards_due(draws: int, draw_pile: int) -> int:
    """How many cards a draw is of: no more than there are (H16)."""
    return min(draws, draw_pile)


@rule
def accept_draw(state: State) -> None:
    """Draw as many cards as there are; the 4s are spent (H16)."""
    state.left = cards_due(state.draws, state.draw_pile)
    state.draws = 0
    state.stage = DRAWING


@rule
def draw_for_four(state: State, seat: int, card: int) -> None:
    """One card after the other; a normal turn follows (H16)."""
    draw_card(state, seat, card)
    state.draw_pile -= 1
    state.left -= 1
    if state.left == 0:
        state.stage = PLAYING


@rule
def peek(state: State, seat: int, card: int) -> None:
    """A 4 or a dragon is played as the answer; any other card goes to the hand, and the draw is accepted (H31)."""
    state.holdings[seat].hidden -= 1
    if ANSWERS_DRAW >> card & 1:
        reveal(state, card)
        lay(state, card, 1)
        resolve(state, seat, card, 1)
    else:
        draw_card(state, seat, card)
        accept_draw(state)


@rule
def answers_miss(answer_fives: int) -> int:
    """The types that answer a miss, a bit each (H17, H32)."""
    return 1 << PROTECTO | (1 << FIVE if answer_fives else 0)


@rule
def miss_moves(state: State, seat: int, moves: Numbers) -> int:
    """A Protecto, by the house rules 5s or several Protectos; or the turn is missed (H17, H32, H33)."""
    allowed = answers_miss(state.answer_fives)
    if state.long_protecto:
        count = play_moves(state, seat, allowed, moves)
    else:
        count = play_moves(state, seat, allowed & ~(1 << PROTECTO), moves)
        holding = state.holdings[seat]
        if holding.hand[PROTECTO] > 0:
            moves[count] = PLAY + PROTECTO * FOUR_IN_A_ROW
            count += 1
        elif holding.hand_size == 0 and holding.open[PROTECTO] > 0:
            moves[count] = OPEN + PROTECTO * FIRST_OPEN
            count += 1
    moves[count] = MISS
    return count + 1


@rule
def answer_miss(state: State, seat: int, move: int) -> None:
    if move == MISS:
        state.misses -= 1
        state.stage = TURN_ENDED
    else:
        put_down(state, seat, move)
