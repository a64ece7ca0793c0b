"""Games played on by the policy to their very end, on common luck: what a position and each move of it come to.

Rollout r of a seed has its own luck: how hidden cards lie, what chance brings at
its first, second, third draw, and how the noise in each seat's decisions falls.
All moves that are compared meet the same luck, so that what differs between them
is due to the moves.
"""

from typing import Any, NamedTuple

import numpy as np

from drachenhof.chance import Generator, Word, below, seed_word, start
from drachenhof.engine.game import CHANCE, OVER, Numbers, State
from drachenhof.engine.rule import ANY_GAME, entry, prepare, rule
from drachenhof.search.kernels import (
    LAYOUTS,
    MOST_MOVES,
    SCRATCH,
    WEIGHTS,
    draw,
    list_moves,
    look,
    move_worth,
    place_value,
    play,
    points,
    redeal,
    tickets,
    won,
)

STAY = -1
"""Stands for no move: the position itself is played on."""
WIN, PLACE, SCORE = range(3)
FIGURES = 3  # that a rollout tells of each seat
SEATS = 8
TURNS = 1024  # decisions of a seat between two draws of chance; each has luck of its own
DRAWN = SEATS  # where the log of a line counts the draws; before that, by seat, turns since the last one
LOG = SEATS + 1


@rule
def noise(rng: Generator, luck: Word, move: int) -> float:
    """0 to 1, always the same for a move in the same luck."""
    start(rng, luck, np.uint64(move))
    return int(np.int64(int(rng[0]) >> 40)) / (1 << 24)


class Workspace(NamedTuple):
    """Room for what rollouts write down and read again within one of them."""

    rng: Generator
    moves: Numbers  # the legal ones of a position
    scratch: Numbers  # the policy's
    log: Numbers  # of a line: turns of each seat since the last draw, and draws


@rule
def new_workspace() -> Workspace:
    return Workspace(
        np.zeros(1, np.uint64),
        np.empty(MOST_MOVES, np.int16),
        np.zeros(SCRATCH, np.float64),
        np.zeros(LOG, np.int64),
    )


@rule
def likeliest(state: Any, count: int, luck: Word, heat: float, weights: Numbers, workspace: Workspace) -> int:
    """The move that the policy likes best, with the noise that lies in the luck."""
    moves, scratch = workspace.moves, workspace.scratch
    if count == 1:
        return int(moves[0])
    seat = int(state.mover)
    look(state, seat, scratch, weights)
    best, chosen = -1e18, 0
    for index in range(count):
        worth = move_worth(state, seat, moves[index], scratch, weights)
        if heat > 0:
            worth += heat * noise(workspace.rng, luck, int(moves[index]))
        if worth > best:
            best, chosen = worth, index
    return int(moves[chosen])


@rule
def lay_out(knowns: Any, states: Any, seed: Word, number: int, anew: int, rng: Generator) -> Word:
    """Put the position of a rollout into the first state, what is hidden drawn anew; the luck of that rollout."""
    start(rng, seed, np.uint64(number))
    luck: Word = rng[0]
    start(rng, luck, np.uint64(0))
    states[0] = knowns[0]
    if anew:
        redeal(knowns, states, rng)
    return luck


@rule
def begin_line(states: Any, candidate: int, drawn: int, log: Numbers) -> None:
    """Copy what was laid out to the second state, for a line that begins with a candidate.

    `drawn` draws of chance lie behind. The candidate counts as a turn of whoever makes
    it, so that all later turns meet the luck that they meet in the position as it is.
    """
    states[1] = states[0]
    log[:] = 0
    log[DRAWN] = drawn
    if candidate != STAY and states[1].mover >= 0:
        log[states[1].mover] = 1


@rule
def next_move(state: Any, luck: Word, heat: float, weights: Numbers, workspace: Workspace) -> int:
    """What comes next in a line: what chance brings, or the move that the policy likes best; the log counts it."""
    rng, log = workspace.rng, workspace.log
    if state.mover == CHANCE:
        start(rng, luck, np.uint64(2 * log[DRAWN] + 1))
        log[:SEATS] = 0
        log[DRAWN] += 1
        return int(draw(state, below(rng, tickets(state))))
    count, seat = list_moves(state, workspace.moves), int(state.mover)
    start(rng, luck, np.uint64(2 * ((log[DRAWN] * SEATS + seat) * TURNS + log[seat] % TURNS + 1)))
    log[seat] += 1
    return likeliest(state, count, rng[0], heat, weights, workspace)


@entry(
    *(ANY_GAME, ANY_GAME, [np.int16], np.uint64, np.int64, np.int64, np.int64, np.int64, np.float64),
    *([np.float64], [np.float64]),
)
def roll_out(
    knowns: Any,
    states: Any,
    candidates: Numbers,
    seed: Word,
    first: int,
    count: int,
    anew: int,
    drawn: int,
    heat: float,
    weights: Numbers,
    results: Numbers,
) -> None:
    """Some rollouts of each candidate, from `first` on; win, place value and score of every seat are written down."""
    workspace, at = new_workspace(), 0
    for number in range(first, first + count):
        luck = lay_out(knowns, states, seed, number, anew, workspace.rng)
        for index in range(len(candidates)):
            begin_line(states, candidates[index], drawn, workspace.log)
            state = states[1]
            if candidates[index] != STAY:
                play(state, candidates[index])
            while state.mover != OVER:
                play(state, next_move(state, luck, heat, weights, workspace))
            for seat in range(state.players):
                results[at + WIN] = won(state, seat)
                results[at + PLACE] = place_value(state, seat)
                results[at + SCORE] = points(state, seat)
                at += FIGURES


class Luck:
    """The rollouts of one position, the same for the same seed.

    Of knowledge, all that the seat cannot know is drawn anew for each (`anew`); a
    full state is played on as it is. `drawn` is how many draws of this luck have been
    made already, so that a position after a deal meets what the one before it meets later.
    Everybody plays by the game's policy, or by one with other `weights`.
    """

    def __init__(
        self,
        game: str,
        known: State,
        players: int,
        seed: int,
        heat: float,
        anew: bool = True,
        drawn: int = 0,
        weights: "Numbers | None" = None,
    ) -> None:
        prepare("search.rollouts", LAYOUTS[game])
        self.game, self.known, self._players = game, known, players
        self.states = np.zeros(2, known.dtype)
        self.seed, self.heat, self._anew, self._drawn = seed_word(seed), float(heat), int(anew), drawn
        self.weights = WEIGHTS[game] if weights is None else weights

    def roll(self, moves: Numbers, first: int, count: int) -> Numbers:
        """Rollouts `first` to `first + count − 1` of each move: by rollout, move, seat, and WIN, PLACE, SCORE."""
        results = np.empty(count * len(moves) * self._players * FIGURES)
        arguments = (self.seed, first, count, self._anew, self._drawn, self.heat, self.weights, results)
        roll_out(self.known, self.states, moves, *arguments)
        return results.reshape(count, len(moves), self._players, FIGURES)
