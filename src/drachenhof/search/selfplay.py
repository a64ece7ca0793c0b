"""Games that a policy plays against itself, compiled, and what a learner needs to know of each decision.

Rows are written one after the other: of decisions, with all moves and the one
taken, and of moments that a critic should know about, for each seat. What they
were worth is known where the search would count, too: at the end of a game, or
of a round of it.
"""

from typing import Any

import numpy as np

from drachenhof.chance import Generator, Word, below, start
from drachenhof.engine.exp_log import log
from drachenhof.engine.game import CHANCE, OVER, Numbers
from drachenhof.engine.layout import int32, layout
from drachenhof.engine.rule import ANY_GAME, entry, rule
from drachenhof.search.kernels import (
    MOST_MOVES,
    SCRATCH,
    compare,
    describe,
    draw,
    handmade_worth,
    list_moves,
    look,
    milestone,
    move_worth,
    outputs_of,
    place_value,
    play,
    settled,
    stretch,
    tickets,
    value,
    won,
)
from drachenhof.search.learned import MOST_NOTED, NO_OUTPUT
from drachenhof.search.policy import policy_move

MOST = 64  # moves of a decision that is written down
NO_ROW = -1
MOST_SEATS = 8


@layout
class Row:
    """What is kept of a decision beside its inputs and moves, or of a moment."""

    seat: int32
    moves: int32  # how many; none: a moment that only a critic learns from
    chosen: int32
    next: int32  # the seat's next decision before the result, or NO_ROW


@rule
def unit(rng: Generator) -> float:
    """A number between 0 and 1, neither of them."""
    return (below(rng, 1 << 24) + 0.5) / (1 << 24)


@rule
def sample(worths: Numbers, count: int, rng: Generator) -> int:
    """A move by the softmax of the worths."""
    best, chosen = -1e18, 0
    for index in range(count):
        drawn = worths[index] - log(-log(unit(rng)))
        if drawn > best:
            best, chosen = drawn, index
    return chosen


@rule
def write_inputs(state: Any, seat: int, notes: Any, weights: Any, row: Numbers) -> None:
    """All that a net may be told, as one long row."""
    look(state, seat, notes, weights)
    places, amounts = np.empty(MOST_NOTED, np.float64), np.empty(MOST_NOTED, np.float64)
    noted = describe(state, seat, notes, places, amounts)
    noted = compare(state, seat, notes, places, amounts, noted)
    row[:] = np.float32(0.0)
    for index in range(noted):
        row[int(places[index])] = np.float32(amounts[index])


@rule
def write_moves(
    state: Any, moves: Numbers, count: int, notes: Any, weights: Any, hands: Numbers, outs: Numbers
) -> None:
    """Of each move what the hand-made policy thinks, and which outputs of the net are its own."""
    seat, first = int(state.mover), stretch(state)
    for index in range(count):
        hands[index] = handmade_worth(state, seat, moves[index], notes, weights)
        one, other = outputs_of(state, seat, moves[index])
        outs[2 * index] = NO_OUTPUT if one == NO_OUTPUT else first + one
        outs[2 * index + 1] = NO_OUTPUT if other == NO_OUTPUT else first + other


@rule
def write_row(
    state: Any, seat: int, notes: Any, weights: Any, inputs: Numbers, rows: Any, number: int, moves: int, chosen: int
) -> None:
    """A position as a seat sees it, and which of its moves was chosen."""
    size = len(inputs) // len(rows)
    write_inputs(state, seat, notes, weights, inputs[number * size : (number + 1) * size])
    row = rows[number]
    row.seat = seat
    row.moves = moves
    row.chosen = chosen
    row.next = NO_ROW


@rule
def write_milestone(state: Any, notes: Any, weights: Any, inputs: Numbers, rows: Any, number: int) -> int:
    """A row for each seat, in which nothing is chosen; says the number of the row after them."""
    for seat in range(state.players):
        write_row(state, seat, notes, weights, inputs, rows, number + seat, 0, 0)
    return number + int(state.players)


@rule
def write_decision(
    state: Any,
    moves: int,
    chosen: int,
    notes: Any,
    weights: Any,
    inputs: Numbers,
    rows: Any,
    number: int,
    last: Numbers,
) -> int:
    """A row for the seat that decides, which follows its last one; says the number of the row after it."""
    seat = int(state.mover)
    write_row(state, seat, notes, weights, inputs, rows, number, moves, chosen)
    if last[seat] != NO_ROW:
        rows[last[seat]].next = number
    last[seat] = number
    return number + 1


@rule
def choose(state: Any, moves: Numbers, count: int, worths: Numbers, notes: Any, weights: Any, rng: Generator) -> int:
    """A move by the policy, as likely as it thinks it; its place among the moves."""
    seat = int(state.mover)
    look(state, seat, notes, weights)
    for index in range(count):
        worths[index] = move_worth(state, seat, moves[index], notes, weights)
    return sample(worths, count, rng)


@entry(
    ANY_GAME,
    ANY_GAME,
    np.uint64,
    np.uint64,
    np.float64,
    [np.float64],
    [np.float32],
    [np.float32],
    [np.int16],
    Row,
    [np.float32],
)
def write_games(
    begun: Any,
    states: Any,
    seed: Word,
    first: Word,
    scale: float,
    weights: Any,
    inputs: Numbers,
    hands: Numbers,
    outs: Numbers,
    rows: Any,
    returns: Numbers,
) -> int:
    """Play games by the policy until there is no room for another; says how many rows were written.

    Of the two states one is played on, the other is where the present round began.
    """
    rng = np.zeros(1, np.uint64)
    moves, worths = np.empty(MOST_MOVES, np.int16), np.empty(MOST_MOVES, np.float64)
    notes: Any = np.zeros(SCRATCH, np.float64)
    last = np.empty(MOST_SEATS, np.int64)
    done, began, game = 0, 0, 0
    state = states[0]
    state.mover = OVER
    while True:
        if state.mover == OVER:
            states[0] = begun[game % len(begun)]
            start(rng, seed, first + game)
            game += 1
            states[1] = states[0]
            last[:] = NO_ROW
        if done + MOST_SEATS >= len(rows):
            return began
        if state.mover == CHANCE:
            if milestone(state):
                done = write_milestone(state, notes, weights, inputs, rows, done)
            play(state, draw(state, below(rng, tickets(state))))
        else:
            count, taken = list_moves(state, moves), 0
            if count > 1:
                taken = choose(state, moves, count, worths, notes, weights, rng)
                if count <= MOST and stretch(state) >= 0:
                    own, pairs = hands[done * MOST : (done + 1) * MOST], outs[2 * done * MOST : 2 * (done + 1) * MOST]
                    done = write_decision(state, count, taken, notes, weights, inputs, rows, done, last)
                    write_moves(state, moves, count, notes, weights, own, pairs)
            play(state, moves[taken])
        if settled(state, states[1]):
            for row in range(began, done):
                returns[row] = value(state, int(rows[row].seat), scale)
            states[1] = states[0]
            last[:] = NO_ROW
            began = done


@entry(Row, [np.float32], [np.float32], np.float64, [np.float32])
def advantages(rows: Any, values: Numbers, returns: Numbers, trace: float, gains: Numbers) -> None:
    """How much better each decision came out than was foreseen, the nearer future counting more."""
    for index in range(len(rows) - 1, -1, -1):
        row = rows[index]
        if row.moves == 0:
            gains[index] = 0.0
        elif row.next == NO_ROW:
            gains[index] = returns[index] - values[index]
        else:
            gains[index] = values[row.next] - values[index] + trace * gains[row.next]


@entry(ANY_GAME, ANY_GAME, np.uint64, np.uint64, np.float64, [np.float64], [np.float64], [np.float64], [np.float64])
def contest(
    begun: Any,
    states: Any,
    seed: Word,
    first: Word,
    heat: float,
    challenger: Any,
    defender: Any,
    wins: Numbers,
    places: Numbers,
) -> None:
    """One seat of a policy against others of another, in turn at every seat: whether it won, and its place value."""
    rng = np.zeros(1, np.uint64)
    moves = np.empty(MOST_MOVES, np.int16)
    notes: Any = np.zeros(SCRATCH, np.float64)
    for game in range(len(wins)):
        states[0] = begun[game % len(begun)]
        state = states[0]
        seat = (game // len(begun)) % int(state.players)
        start(rng, seed, first + game)
        while state.mover != OVER:
            if state.mover == CHANCE:
                play(state, draw(state, below(rng, tickets(state))))
                continue
            count = list_moves(state, moves)
            if state.mover == seat:
                play(state, policy_move(state, moves, count, heat, notes, challenger, rng))
            else:
                play(state, policy_move(state, moves, count, heat, notes, defender, rng))
        wins[game], places[game] = won(state, seat), place_value(state, seat)
