"""Who faces a draw or a missed turn answers it, or accepts it (H16, H17, H31 to H33)."""

from drachenhof.game import Numbers
from drachenhof.hoard.cards import draw_card, reveal
from drachenhof.hoard.effects import resolve
from drachenhof.hoard.moves import DRAW, MISS, OPEN, PEEK, PLAY, SET
from drachenhof.hoard.pile import lay
from drachenhof.hoard.plays import lay_out, play_moves, put_down, set_moves
from drachenhof.hoard.state import DRAWING, FACING_DRAW, FACING_MISS, PEEKING, PLAYING, TURN_ENDED, State
from drachenhof.hoard.tables import DRAGONS, FIRST_OPEN, FIVE, FOUR, FOUR_IN_A_ROW, PROTECTO
from drachenhof.rule import rule

ANSWERS_DRAW = DRAGONS | 1 << FOUR


@rule
def face(state: State) -> None:
    """What a player finds when his turn comes: a miss, a draw, or nothing in his way."""
    if state.misses > 0:
        state.stage = FACING_MISS
    elif state.draws > 0 and state.draw_pile > 0:
        state.stage = FACING_DRAW
    else:
        state.draws = 0  # H16: no draw from an empty draw pile
        state.stage = PLAYING


@rule
def draw_moves(state: State, seat: int, moves: Numbers) -> int:
    """4s or any dragon; sets laid out before; or he draws (H16, H21). With only hidden cards a look (H31)."""
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
def accept_draw(state: State) -> None:
    """He draws what there is; what was drawn for is spent (H16)."""
    state.left = min(state.draws, state.draw_pile)
    state.draws = 0
    state.stage = DRAWING


@rule
def draw_for_four(state: State, seat: int, card: int) -> None:
    """One card after the other; then he has his normal turn (H16)."""
    draw_card(state, seat, card)
    state.draw_pile -= 1
    state.left -= 1
    if state.left == 0:
        state.stage = PLAYING


@rule
def peek(state: State, seat: int, card: int) -> None:
    """A 4 or a dragon is played as the answer; another card goes to the hand, and he draws (H31)."""
    state.holdings[seat].hidden -= 1
    if ANSWERS_DRAW >> card & 1:
        reveal(state, card)
        lay(state, card, 1)
        resolve(state, seat, card, 1)
    else:
        draw_card(state, seat, card)
        accept_draw(state)


@rule
def miss_moves(state: State, seat: int, moves: Numbers) -> int:
    """A Protecto, by the house rules 5s or several Protectos; or he misses his turn (H17, H32, H33)."""
    allowed = 1 << FIVE if state.answer_fives else 0
    if state.long_protecto:
        count = play_moves(state, seat, allowed | 1 << PROTECTO, moves)
    else:
        count = play_moves(state, seat, allowed, moves)
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
