"""The rules of Prizes: each round a prize is turned up (P1), both lay a card (P2), the higher card takes it (P3)."""

from typing import Annotated

from drachenhof.engine.game import BETWEEN, CHANCE, OVER, Numbers
from drachenhof.engine.layout import int8, int16, layout
from drachenhof.engine.rule import rule
from tests.third.prizes.facts import CARDS

LAY = CARDS  # the first move of a seat; moves of chance are prizes, from 0
MOVES = 2 * CARDS
EVERY_PRIZE, EVERY_CARD = 0b000111, 0b111000  # a bit for each move


@layout
class State:
    players: int8
    mover: int8
    leader: int8
    prize: int8
    laid: int8
    answer: int8
    prizes: int8  # a bit for each that is left
    hands: Annotated[list[int8], 2]
    scores: Annotated[list[int16], 2]


@rule
def set_up(state: State) -> None:
    state.mover = CHANCE
    state.prizes = EVERY_PRIZE
    state.hands[0] = state.hands[1] = EVERY_CARD


@rule
def list_moves(state: State, moves: Numbers) -> int:
    count = 0
    for move in range(MOVES):
        if is_legal(state, move, moves):
            moves[count] = move
            count += 1
    return count


@rule
def is_legal(state: State, move: int, moves: Numbers) -> bool:  # noqa: ARG001 (as in any game)
    if state.mover in (OVER, BETWEEN) or not 0 <= move < MOVES:
        return False
    left = state.prizes if state.mover == CHANCE else state.hands[state.mover]
    return (int(left) >> move & 1) != 0


@rule
def chance_weight(state: State, move: int) -> int:  # noqa: ARG001 (all are alike)
    return 1


@rule
def play(state: State, move: int) -> None:
    if carry_out(state, move):
        go_on(state)


@rule
def carry_out(state: State, move: int) -> bool:
    """A prize is turned up (P1), or a card is laid (P2); says whether both have laid one."""
    if state.mover == CHANCE:
        state.prize = move + 1
        state.prizes -= 1 << move
        state.mover = state.leader
        return False
    state.hands[state.mover] -= 1 << move
    if state.laid == 0:
        state.laid = move - LAY + 1
        state.mover = 1 - state.mover
        return False
    state.answer = move - LAY + 1
    return True


@rule
def go_on(state: State) -> bool:
    """The higher card takes the prize, equal cards take nothing (P3); nothing goes on after that."""
    if state.answer != state.laid:
        state.leader = state.mover if state.answer > state.laid else 1 - state.mover
        state.scores[state.leader] += state.prize
    state.prize = state.laid = state.answer = 0
    state.mover = CHANCE if state.prizes else OVER
    return False


@rule
def place(state: State, seat: int) -> int:
    """1 for whoever has taken more; equals share a place."""
    return 1 + (state.scores[seat] < state.scores[1 - seat])
