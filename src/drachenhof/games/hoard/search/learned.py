"""The outputs of a net for Drachensachen: which of them belong to a move (`search.learned` has the rest)."""

from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.moves import DRAW, FLIP, GIVE, KEEP, MISS, PEEK, PICK, PLAY, SET, SWAP, TAKE, TURN
from drachenhof.games.hoard.rules.plays import cards_of
from drachenhof.games.hoard.rules.state import (
    EXCHANGING,
    FACING_DRAW,
    FACING_MISS,
    PICKING,
    PLAYING,
    TARGETING,
    TURNING,
    State,
)
from drachenhof.games.hoard.rules.tables import CARDS, FOUR_IN_A_ROW, MAX_PLAYERS
from drachenhof.games.hoard.search.features import PLANES, VERSION, describe
from drachenhof.games.hoard.search.worth import AHEAD, WEIGHTS, Weights
from drachenhof.search.learned import NO_OUTPUT, Shape, reading

PLAYS = CARDS * FOUR_IN_A_ROW  # a type, and how many
_TAKEN, _SET = PLAYS, PLAYS + 1
_ACCEPTED, _LOOKED = PLAYS, PLAYS + 1
_SIZES = {
    PLAYING: PLAYS + 1 + CARDS,  # a play; the pile; four laid out
    FACING_DRAW: PLAYS + 2 + CARDS,  # an answer; drawing; a look; four laid out
    FACING_MISS: PLAYS + 1,  # an answer; missing the turn
    EXCHANGING: 1 + 2 * CARDS,  # keeping; what is given, and what is taken
    TARGETING: MAX_PLAYERS,  # by how many seats on
    TURNING: 1,
    PICKING: CARDS,
}
SHAPE = Shape(PLANES, critic="standing", sizes=_SIZES, width=16, hand=WEIGHTS, kept=AHEAD, version=VERSION)
consult, answer, stretch = reading(SHAPE, describe)


@rule
def outputs_of(state: State, seat: int, move: int) -> tuple[int, int]:
    """The outputs that a move has within those of its stage: one, and perhaps another."""
    if PLAY <= move < FLIP:
        card, hand, opened = cards_of(int(move))
        return card * FOUR_IN_A_ROW + hand + opened - 1, NO_OUTPUT
    if move == TAKE:
        return _TAKEN, NO_OUTPUT
    if SET <= move < DRAW:
        return (_SET if state.stage == PLAYING else _LOOKED + 1) + move - SET, NO_OUTPUT
    if move in (DRAW, MISS):
        return _ACCEPTED, NO_OUTPUT
    if PEEK <= move < GIVE:
        return _LOOKED, NO_OUTPUT
    if move == KEEP:
        return 0, NO_OUTPUT
    if SWAP <= move < PLAY:
        return 1 + (move - SWAP) // CARDS, 1 + CARDS + (move - SWAP) % CARDS
    if GIVE <= move < TURN:
        return (move - GIVE - seat) * int(state.direction) % int(state.players), NO_OUTPUT
    if move == TURN:
        return 0, NO_OUTPUT
    return (move - PICK, NO_OUTPUT) if move >= PICK else (NO_OUTPUT, NO_OUTPUT)


@rule
def learned_worth(state: State, seat: int, move: int, ahead: Weights) -> float:
    """What the net adds to a move."""
    one, other = outputs_of(state, seat, move)
    return float(answer(one, other, ahead))
