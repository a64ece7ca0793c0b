"""What comes next: turns and rounds, and the one place where a move is carried out."""

from drachenhof.engine.game import CHANCE, OVER, Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.abilities import (
    choose_direction,
    choose_target,
    direction_moves,
    envy,
    gain_ability,
    give,
    pick,
    pick_moves,
    target_moves,
)
from drachenhof.games.hoard.rules.answers import (
    answer_draw,
    answer_miss,
    draw_for_four,
    draw_moves,
    face,
    miss_moves,
    peek,
)
from drachenhof.games.hoard.rules.chance import chance_moves
from drachenhof.games.hoard.rules.deal import (
    begin_curses,
    begin_round,
    deal_card,
    draw_curse,
    exchange,
    exchange_moves,
    gather,
)
from drachenhof.games.hoard.rules.moves import ABILITY, CARD, CURSE, GIVE, PICK, RANDOM, STARTER
from drachenhof.games.hoard.rules.plays import flip, take_turn, turn_moves
from drachenhof.games.hoard.rules.rounds import count_losses, end_round
from drachenhof.games.hoard.rules.state import (
    DEALING,
    DRAWING,
    DRAWING_ABILITY,
    DRAWING_CURSE,
    DRAWING_STARTER,
    ENVYING,
    EXCHANGING,
    FACING_DRAW,
    FACING_MISS,
    FINISHED,
    FIRST_DECISION,
    FLIPPING,
    GIVING,
    NOBODY,
    PEEKING,
    PICKING,
    PLAYING,
    ROUND_ENDED,
    TARGETING,
    TURN_ENDED,
    TURNING,
    State,
)
from drachenhof.games.hoard.rules.tables import MAX_DECISIONS


@rule
def set_up(state: State) -> None:
    """Before the first round: who begins is drawn (H6)."""
    gather(state)
    state.round_number = 1
    state.winner = NOBODY
    state.stage = DRAWING_STARTER
    state.mover = CHANCE


@rule
def list_moves(state: State, moves: Numbers) -> int:
    """Write all legal moves, ascending; say how many."""
    stage = state.stage
    seat = int(state.mover)
    if seat == CHANCE:
        return chance_moves(state, moves)
    if stage == PLAYING:
        return turn_moves(state, seat, moves)
    if stage == FACING_DRAW:
        return draw_moves(state, seat, moves)
    if stage == FACING_MISS:
        return miss_moves(state, seat, moves)
    if stage == EXCHANGING:
        return exchange_moves(state, seat, moves)
    if stage == TARGETING:
        return target_moves(state, seat, moves)
    if stage == TURNING:
        return direction_moves(moves)
    if stage == PICKING:
        return pick_moves(state, seat, moves)
    return 0


@rule
def is_legal(state: State, move: int, moves: Numbers) -> bool:
    """Whether a move is among the legal ones; `moves` is scratch space."""
    for index in range(list_moves(state, moves)):
        if moves[index] == move:
            return True
    return False


@rule
def play(state: State, move: int) -> None:
    """Carry a legal move out, and go on to the next decision."""
    if carry_out(state, move):
        while go_on(state):
            pass


@rule
def carry_out(state: State, move: int) -> bool:
    """A legal move alone, with the turn that it ends; says whether it ended the round, so that things go on.

    A round that has gone on for too long ends, too (H26).
    """
    if state.mover == CHANCE:
        happen(state, move)
    else:
        state.decisions += 1
        decide(state, int(state.mover), move)
    if state.stage == TURN_ENDED:
        next_turn(state)
    if FIRST_DECISION <= state.stage < FINISHED and state.decisions == MAX_DECISIONS:
        state.winner = NOBODY
        state.stage = ROUND_ENDED
    if state.stage == ROUND_ENDED:
        return True
    ask(state)
    return False


@rule
def decide(state: State, seat: int, move: int) -> None:
    """A seat's move; the stage says what follows."""
    stage = state.stage
    if stage == PLAYING:
        take_turn(state, seat, move)
    elif stage == FACING_DRAW:
        answer_draw(state, seat, move)
    elif stage == FACING_MISS:
        answer_miss(state, seat, move)
    elif stage == EXCHANGING:
        exchange(state, seat, move)
    elif stage == TARGETING:
        choose_target(state, move - GIVE)
    elif stage == TURNING:
        choose_direction(state, move)
    elif stage == PICKING:
        pick(state, seat, move - PICK)


@rule
def happen(state: State, move: int) -> None:
    """A move of chance; the stage says what follows."""
    stage = state.stage
    seat = int(state.turn)
    if stage == DEALING:
        deal_card(state, move - CARD)
    elif stage == DRAWING:
        draw_for_four(state, seat, move - CARD)
    elif stage == FLIPPING:
        flip(state, seat, move - CARD)
    elif stage == PEEKING:
        peek(state, seat, move - CARD)
    elif stage == ENVYING:
        envy(state, seat, move - CARD)
    elif stage == GIVING:
        give(state, seat, move - RANDOM)
    elif stage == DRAWING_CURSE:
        draw_curse(state, move - CURSE)
    elif stage == DRAWING_ABILITY:
        gain_ability(state, move - ABILITY)
        begin_curses(state)
    else:
        state.starter = move - STARTER
        begin_round(state)


@rule
def go_on(state: State) -> bool:
    """A round is over: its losses, then the next round or the end; False once that has come."""
    if state.stage == ROUND_ENDED:
        count_losses(state)
        return True
    end_round(state)
    ask(state)
    return False


@rule
def ask(state: State) -> None:
    """Who is to move at this stage."""
    if state.stage == FINISHED:
        state.mover = OVER
    elif state.stage < FIRST_DECISION:
        state.mover = CHANCE
    else:
        state.mover = state.turn


@rule
def next_turn(state: State) -> None:
    """Another turn, or the next player's, who faces what there is to face (H20, H33)."""
    if state.again:
        state.again = False
        state.stage = PLAYING
    else:
        state.turn = turn_after(state.turn, state.direction * state.steps, state.players)
        face(state)
    state.steps = 1


@rule
def turn_after(turn: int, steps: int, players: int) -> int:
    """Whose turn comes `steps` seats clockwise from `turn`; below 0 they go the other way (H7, H45)."""
    return (turn + steps) % players
