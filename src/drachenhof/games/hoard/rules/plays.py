"""A turn: what may be played from where, flips, taking, and sets laid out (H8 to H12, H21)."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.cards import enter_hand, is_out, last_type, leave_hand, leave_open, reveal
from drachenhof.games.hoard.rules.effects import resolve
from drachenhof.games.hoard.rules.moves import BOTH, FIRST_PAIR, FLIP, OPEN, PAIRS, PLAY, SET, TAKE
from drachenhof.games.hoard.rules.pile import fits, lay, playable, room, run, take, top
from drachenhof.games.hoard.rules.state import FLIPPING, ROUND_ENDED, TURN_ENDED, Holding, State
from drachenhof.games.hoard.rules.tables import CARDS, FIRST_OPEN, FOUR_IN_A_ROW


@rule
def turn_moves(state: State, seat: int, moves: Numbers) -> int:
    """Plays, the pile, and sets; or, with only hidden cards left, which to turn up (H8, H11, H12, H21)."""
    holding = state.holdings[seat]
    if holding.hand_size == 0 and holding.open_size == 0:
        for place in range(holding.hidden):
            moves[place] = FLIP + place
        return int(holding.hidden)
    count = play_moves(state, seat, playable(state), moves)
    if state.pile_size > 0 and not (state.must_play and count > 0):  # H41: only if no play is legal
        moves[count] = TAKE
        count += 1
    return set_moves(holding, moves, count)


@rule
def play_moves(state: State, seat: int, allowed: int, moves: Numbers) -> int:
    """Plays of the allowed types: from the hand while there is one, then from the open cards (H8)."""
    holding = state.holdings[seat]
    if holding.hand_size == 0:
        return open_moves(state, holding, allowed, moves)
    count = hand_moves(state, holding, allowed, moves)
    if holding.hand_size < FOUR_IN_A_ROW and holding.open_size > 0:
        count = both_moves(state, holding, allowed, moves, count)
    return count


@rule
def hand_moves(state: State, holding: Holding, allowed: int, moves: Numbers) -> int:
    """One or more hand cards of one type, up to what makes a run of four (H9, H20)."""
    last, left = top(state), FOUR_IN_A_ROW - run(state)
    count = 0
    for card in range(CARDS):
        # All four are written, and those that are not legal overwritten: there is nothing to mispredict.
        for number in range(FOUR_IN_A_ROW):
            moves[count + number] = PLAY + card * FOUR_IN_A_ROW + number
        most = left if card == last else FOUR_IN_A_ROW
        count += min(int(holding.hand[card]), most) * (allowed >> card & 1)
    return count


@rule
def open_moves(state: State, holding: Holding, allowed: int, moves: Numbers) -> int:
    """One or more open cards of one type (H9)."""
    count = 0
    for card in range(CARDS):
        if allowed >> card & 1:
            for number in range(min(int(holding.open[card]), room(state, card))):
                moves[count] = OPEN + card * FIRST_OPEN + number
                count += 1
    return count


@rule
def both_moves(state: State, holding: Holding, allowed: int, moves: Numbers, count: int) -> int:
    """All that is left in hand, of one type, with open cards of that type (H10)."""
    card = last_type(holding)
    if card < 0 or not allowed >> card & 1:
        return count
    hand = int(holding.hand_size)
    for number in range(min(int(holding.open[card]), room(state, card) - hand)):
        moves[count] = BOTH + card * len(PAIRS) + FIRST_PAIR[hand - 1] + number
        count += 1
    return count


@rule
def set_moves(holding: Holding, moves: Numbers, count: int) -> int:
    """Four equal known cards that may be laid out (H21); open cards alone are never four."""
    if holding.hand_size >= FOUR_IN_A_ROW:
        for card in range(CARDS):
            if holding.hand[card] >= FOUR_IN_A_ROW:
                moves[count] = SET + card
                count += 1
    elif holding.hand_size > 0:
        card = last_type(holding)
        if card >= 0 and holding.hand_size + holding.open[card] >= FOUR_IN_A_ROW:  # H10
            moves[count] = SET + card
            count += 1
    return count


@rule
def take_turn(state: State, seat: int, move: int) -> None:
    """Carry out a move of a turn."""
    if move == TAKE:
        take(state, seat)
        state.must_play = False
        state.stage = TURN_ENDED
    elif move >= SET:
        lay_out(state, seat, move - SET)
    elif move >= FLIP:
        state.stage = FLIPPING
    else:
        put_down(state, seat, move)


@rule
def cards_of(move: int) -> tuple[int, int, int]:
    """The type that is played, and how many from the hand and from the open cards."""
    if move < OPEN:
        return (move - PLAY) // FOUR_IN_A_ROW, (move - PLAY) % FOUR_IN_A_ROW + 1, 0
    if move < BOTH:
        return (move - OPEN) // FIRST_OPEN, 0, (move - OPEN) % FIRST_OPEN + 1
    hand, opened = PAIRS[(move - BOTH) % len(PAIRS)]
    return (move - BOTH) // len(PAIRS), hand, opened


@rule
def put_down(state: State, seat: int, move: int) -> None:
    """Known cards go on the pile, and have their effect."""
    holding = state.holdings[seat]
    card, hand, opened = cards_of(move)
    if hand > 0:
        leave_hand(holding, card, hand)
    if opened > 0:
        leave_open(holding, card, opened)
    lay(state, card, hand + opened)
    resolve(state, seat, card, hand + opened)


@rule
def flip(state: State, seat: int, card: int) -> None:
    """The card turned up is played if it is legal; if not, it and the pile come into the hand (H11)."""
    holding = state.holdings[seat]
    reveal(state, card)
    holding.hidden -= 1
    if fits(state, card):
        lay(state, card, 1)
        resolve(state, seat, card, 1)
        return
    enter_hand(holding, card, 1)
    take(state, seat)
    state.must_play = False
    state.stage = TURN_ENDED


@rule
def lay_out(state: State, seat: int, card: int) -> None:
    """Four equal cards leave the round, hand cards first; the turn goes on unless the player is out (H21, H23)."""
    holding = state.holdings[seat]
    hand = min(holding.hand[card], FOUR_IN_A_ROW)
    leave_hand(holding, card, hand)
    leave_open(holding, card, FOUR_IN_A_ROW - hand)
    state.gone[card] += FOUR_IN_A_ROW
    if is_out(holding):
        state.winner = seat
        state.stage = ROUND_ENDED
