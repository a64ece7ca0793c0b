"""Games that the policy plays against itself, compiled, and what a learner needs to know of each decision.

Rows are written one after the other: of decisions, with all moves and the one
taken, and of the ends of months, before the deal, for each seat.
"""

from typing import Any

import numpy as np

from drachenhof.chance import Generator, Word, below, start
from drachenhof.game import CHANCE, OVER, Numbers
from drachenhof.rule import entry, rule
from drachenhof.search.tree import VIEW, policy_move
from drachenhof.search.year.features import MOST_FOUND, SIZE, compare, describe
from drachenhof.search.year.learned import FIRST, NO_OUTPUT, OUTPUTS, outputs_of
from drachenhof.search.year.outcome import value, won
from drachenhof.search.year.policy import handmade_worth, look, move_worth
from drachenhof.search.year.worth import Weights, survey
from drachenhof.year.flow import list_moves, play
from drachenhof.year.moves import MAX_LEGAL
from drachenhof.year.setup import draw, tickets
from drachenhof.year.state import DEALING, State
from drachenhof.year.tables import MAX_PLAYERS

MOST = 48  # moves of a decision that is written down
NO_ROW = -1


@rule
def unit(rng: Generator) -> float:
    """A number between 0 and 1, neither of them."""
    return (below(rng, 1 << 24) + 0.5) / (1 << 24)


@rule
def write_inputs(state: State, seat: int, ahead: Weights, places: Numbers, amounts: Numbers, row: Numbers) -> None:
    """All that a net may be told, as one long row."""
    survey(state, seat, ahead)
    found = describe(state, seat, ahead, places, amounts)
    found = compare(state, seat, ahead, places, amounts, found)
    row[:] = np.float32(0.0)
    for index in range(found):
        row[int(places[index])] = np.float32(amounts[index])


@rule
def sample(worths: Numbers, count: int, rng: Generator) -> int:
    """A move by the softmax of the worths."""
    best, chosen = -1e18, 0
    for index in range(count):
        drawn = worths[index] - np.log(-np.log(unit(rng)))
        if drawn > best:
            best, chosen = drawn, index
    return chosen


@rule
def write_moves(
    state: State, seat: int, moves: Numbers, count: int, ahead: Weights, weights: Weights, hands: Numbers, outs: Numbers
) -> None:
    """Of each move what the hand-made policy thinks, and which outputs of the net are its own."""
    first = FIRST[state.stage]
    for index in range(count):
        hands[index] = handmade_worth(state, seat, moves[index], ahead, weights)
        one, other = outputs_of(state, seat, moves[index])
        outs[2 * index] = OUTPUTS if one == NO_OUTPUT else first + one
        outs[2 * index + 1] = OUTPUTS if other == NO_OUTPUT else first + other


@entry(
    State,
    State,
    np.uint64,
    np.uint64,
    np.float64,
    [np.float64],
    [np.float32],
    [np.float32],
    [np.int16],
    [np.int16],
    [np.int16],
    [np.int32],
    [np.float32],
)
def write_games(
    begun: Numbers,
    states: Numbers,
    seed: Word,
    first: Word,
    scale: float,
    weights: Weights,
    inputs: Numbers,
    hands: Numbers,
    outs: Numbers,
    counts: Numbers,
    chosen: Numbers,
    nexts: Numbers,
    returns: Numbers,
) -> int:
    """Play games by the policy until there is no room for another; says how many rows were written.

    A row of no moves is the end of a month. `nexts` is the seat's next decision
    in the same game; `returns` what the game was worth to it.
    """
    rng = np.zeros(1, np.uint64)
    moves = np.empty(MAX_LEGAL, np.int16)
    worths = np.empty(MAX_LEGAL, np.float64)
    ahead: Any = np.zeros(VIEW, np.float64)
    places, amounts = np.empty(MOST_FOUND, np.float64), np.empty(MOST_FOUND, np.float64)
    seats = np.empty(len(counts), np.int8)
    last = np.empty(MAX_PLAYERS, np.int64)
    rows, game = 0, 0
    while True:
        began = rows
        states[0] = begun[game % len(begun)]
        state = states[0]
        start(rng, seed, first + game)
        game += 1
        last[:] = NO_ROW
        while state.mover != OVER:
            if rows + MAX_PLAYERS >= len(counts):
                return began
            if state.mover == CHANCE:
                if state.stage == DEALING and state.month > 1:
                    for seat in range(state.players):
                        write_inputs(state, seat, ahead, places, amounts, inputs[rows * SIZE : (rows + 1) * SIZE])
                        counts[rows], chosen[rows], nexts[rows], seats[rows] = 0, 0, NO_ROW, seat
                        rows += 1
                play(state, draw(state, below(rng, tickets(state))))
                continue
            count = list_moves(state, moves)
            if count == 1:
                play(state, moves[0])
                continue
            seat = int(state.mover)
            look(state, seat, ahead, weights)
            for index in range(count):
                worths[index] = move_worth(state, seat, moves[index], ahead, weights)
            taken = sample(worths, count, rng)
            if count <= MOST and FIRST[state.stage] >= 0:
                write_inputs(state, seat, ahead, places, amounts, inputs[rows * SIZE : (rows + 1) * SIZE])
                own, pairs = hands[rows * MOST : (rows + 1) * MOST], outs[2 * rows * MOST : 2 * (rows + 1) * MOST]
                write_moves(state, seat, moves, count, ahead, weights, own, pairs)
                counts[rows], chosen[rows], nexts[rows], seats[rows] = count, taken, NO_ROW, seat
                if last[seat] != NO_ROW:
                    nexts[last[seat]] = rows
                last[seat] = rows
                rows += 1
            play(state, moves[taken])
        for row in range(began, rows):
            returns[row] = value(state, int(seats[row]), scale)


@entry([np.int32], [np.int16], [np.float32], [np.float32], np.float64, [np.float32])
def advantages(
    nexts: Numbers, counts: Numbers, values: Numbers, returns: Numbers, trace: float, gains: Numbers
) -> None:
    """How much better each decision came out than was foreseen, the nearer future counting more."""
    for row in range(len(nexts) - 1, -1, -1):
        if counts[row] == 0:
            gains[row] = 0.0
        elif nexts[row] == NO_ROW:
            gains[row] = returns[row] - values[row]
        else:
            gains[row] = values[nexts[row]] - values[row] + trace * gains[nexts[row]]


@entry(State, State, np.uint64, np.uint64, np.float64, [np.float64], [np.float64], [np.float64], [np.float64])
def contest(
    begun: Numbers,
    states: Numbers,
    seed: Word,
    first: Word,
    heat: float,
    challenger: Any,
    defender: Any,
    wins: Numbers,
    leads: Numbers,
) -> None:
    """One seat of a policy against others of another, in turn at every seat: whether it won, and by how much."""
    rng = np.zeros(1, np.uint64)
    moves = np.empty(MAX_LEGAL, np.int16)
    ahead: Any = np.zeros(VIEW, np.float64)
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
                play(state, policy_move(state, moves, count, heat, ahead, challenger, rng))
            else:
                play(state, policy_move(state, moves, count, heat, ahead, defender, rng))
        total = 0.0
        for rival in range(state.players):
            total += state.courts[rival].score
        mean = (total - state.courts[seat].score) / (int(state.players) - 1)
        wins[game], leads[game] = won(state, seat), state.courts[seat].score - mean
