"""What lines of play lead to: the same rollouts as in `rollouts`, in which all that befalls a seat is counted.

What is counted is a game's own matter: its rule `booked` plays a move and adds to a
tally, whose entries `CAUSES` of its part of this layer names.
"""

from typing import Any

import numpy as np

from drachenhof.chance import Generator, Word, below, seed_word, start
from drachenhof.game import CHANCE, OVER, Numbers, Parts, State
from drachenhof.rule import ANY_GAME, entry, prepare, rule
from drachenhof.search.kernels import LAYOUTS, MOST_MOVES, SCRATCH, WEIGHTS, booked, draw, list_moves, redeal, tickets
from drachenhof.search.rollouts import SEATS, TURNS, likeliest

CAUSES: Parts[tuple[str, ...]] = Parts("search", "CAUSES")


@rule
def finish_booked(
    state: Any,
    luck: Word,
    heat: float,
    seat: int,
    tally: Numbers,
    moves: Numbers,
    scratch: Numbers,
    weights: Numbers,
    rng: Generator,
) -> None:
    """Play a game to its end as `rollouts.finish` does, and book what happens to a seat."""
    turns = np.zeros(SEATS, np.int64)
    drawn = 0
    while state.mover != OVER:
        if state.mover == CHANCE:
            start(rng, luck, np.uint64(2 * drawn + 1))
            booked(state, draw(state, below(rng, tickets(state))), seat, tally)
            drawn += 1
            turns[:] = 0
            continue
        count, mover = list_moves(state, moves), int(state.mover)
        start(rng, luck, np.uint64(2 * ((drawn * SEATS + mover) * TURNS + turns[mover] % TURNS + 1)))
        turns[mover] += 1
        booked(state, likeliest(state, moves, count, rng[0], heat, scratch, weights, rng), seat, tally)


@entry(
    *(ANY_GAME, ANY_GAME, [np.int16], np.uint64, np.int64, np.float64),
    *([np.float64], np.int64, np.int64, [np.float64]),
)
def count_causes(
    knowns: Any,
    states: Any,
    candidates: Numbers,
    seed: Word,
    count: int,
    heat: float,
    weights: Numbers,
    seat: int,
    size: int,
    tallies: Numbers,
) -> None:
    """Some rollouts of each candidate; what each of them does to a seat is added up in a row of its own."""
    rng = np.zeros(1, np.uint64)
    moves = np.empty(MOST_MOVES, np.int16)
    scratch = np.zeros(SCRATCH, np.float64)
    at = 0
    for number in range(count):
        start(rng, seed, np.uint64(number))
        luck = rng[0]
        start(rng, luck, np.uint64(0))
        states[0] = knowns[0]
        redeal(knowns, states, rng)
        for index in range(len(candidates)):
            states[1] = states[0]
            tally = tallies[at : at + size]
            booked(states[1], candidates[index], seat, tally)
            finish_booked(states[1], luck, heat, seat, tally, moves, scratch, weights, rng)
            at += size


def causes(game: str, known: State, moves: Numbers, seat: int, seed: int, heat: float, count: int) -> Numbers:
    """What so many rollouts of each move bring to a seat: by rollout, move and cause, in the order of `CAUSES`."""
    prepare("search.causes", LAYOUTS[game])
    size = len(CAUSES[game])
    tallies = np.zeros(count * len(moves) * size)
    states = np.zeros(2, known.dtype)
    told = (seed_word(seed), count, float(heat), WEIGHTS[game], seat, size, tallies)
    count_causes(known, states, moves, *told)
    return tallies.reshape(count, len(moves), size)
