"""The rules of Prizes: each round a prize is turned up (P1), both lay a card (P2), the higher card takes it (P3)."""

from typing import Annotated

from drachenhof.game import BETWEEN, CHANCE, OVER, Numbers
from drachenhof.layout import int8, int16, layout
from drachenhof.rule import rule

CARDS = 3
TURN_UP, LAY = 0, CARDS  # the first numbers of both kinds of moves
MOVES = 2 * CARDS
EVERY_CARD = (1 << CARDS) - 1


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
    state.prizes = EVERY_CARD
    for seat in range(2):
        state.hands[seat] = EVERY_CARD


@rule
def list_moves(state: State, moves: Numbers) -> int:
    if state.mover in (OVER, BETWEEN):
        return 0
    bits = int(state.prizes) if state.mover == CHANCE else int(state.hands[state.mover])
    first = TURN_UP if state.mover == CHANCE else LAY
    count = 0
    for card in range(CARDS):
        if bits >> card & 1:
            moves[count] = first + card
            count += 1
    return count


@rule
def is_legal(state: State, move: int, moves: Numbers) -> bool:
    for index in range(list_moves(state, moves)):
        if moves[index] == move:
            return True
    return False


@rule
def chance_weight(state: State, move: int) -> int:  # noqa: ARG001 (all are alike)
    return 1


@rule
def play(state: State, move: int) -> None:
    if carry_out(state, move):
        go_on(state)


@rule
def carry_out(state: State, move: int) -> bool:
    """A prize is turned up, or a card is laid; says whether both have laid one."""
    if move < LAY:
        state.prize = move + 1
        state.prizes -= 1 << move
        state.mover = state.leader
        return False
    seat, card = int(state.mover), int(move) - LAY
    state.hands[seat] -= 1 << card
    if state.laid == 0:
        state.laid = card + 1
        state.mover = 1 - seat
        return False
    state.answer = card + 1
    return True


@rule
def go_on(state: State) -> bool:
    """The higher card takes the prize, equal cards take nothing (P3); nothing goes on after that."""
    if state.answer != state.laid:
        state.leader = state.mover if state.answer > state.laid else 1 - state.mover
        state.scores[state.leader] += state.prize
    state.prize = 0
    state.laid = 0
    state.answer = 0
    state.mover = CHANCE if state.prizes else OVER
    return False
