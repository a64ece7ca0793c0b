"""Seeded chance for simulations, searches and tests.

The rules never draw a random number; whoever drives a game does. The generator
is SplitMix64, written so that it runs the same compiled and interpreted, in
every process: game k of a seed is one and the same game everywhere.
"""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

import numpy as np

from drachenhof.engine.game import Game, State
from drachenhof.engine.rule import entry, prepare, rule

Element = TypeVar("Element")
Word: TypeAlias = int | np.uint64
Generator: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.uint64]]"

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GAMMA = 0x9E37_79B9_7F4A_7C15
_MIX_1 = 0xBF58_476D_1CE4_E5B9
_MIX_2 = 0x94D0_49BB_1331_11EB


@rule
def mix(word: int) -> int:
    """Spread the bits of a 64-bit word."""
    word = ((word ^ (word >> 30)) * _MIX_1) & _MASK
    word = ((word ^ (word >> 27)) * _MIX_2) & _MASK
    return word ^ (word >> 31)


@rule
def below(rng: Generator, bound: int) -> int:
    """A number from 0 to bound − 1, all equally likely; moves the generator on."""
    while True:
        word = (int(rng[0]) + _GAMMA) & _MASK
        rng[0] = word
        ticket = int(np.int64(mix(word) >> 32)) * bound
        # The few low products that would make some numbers likelier are drawn again (Lemire).
        if (ticket & 0xFFFF_FFFF) >= 0x1_0000_0000 % bound:
            return ticket >> 32


@rule
def start(rng: Generator, seed: Word, game: Word) -> None:
    """Set a generator to the beginning of one game of a seed."""
    rng[0] = mix((int(np.uint64(game)) * _GAMMA + int(np.uint64(seed))) & _MASK)


@entry([np.uint64], np.uint64, np.uint64)
def start_game(rng: Generator, seed: Word, game: Word) -> None:
    start(rng, seed, game)


@entry([np.uint64], np.int64)
def next_below(rng: Generator, bound: int) -> int:
    return below(rng, bound)


def seed_word(seed: int) -> np.uint64:
    """Any seed, however small or large, as a well-mixed word."""
    sequence = np.random.SeedSequence(abs(seed), spawn_key=(int(seed < 0),))
    return np.uint64(sequence.generate_state(1, np.uint64)[0])


class Chance:
    """A seeded generator for moves of chance and random players."""

    def __init__(self, seed: int, game: int = 0) -> None:
        prepare("chance")
        self._rng: Generator = np.zeros(1, np.uint64)
        start_game(self._rng, seed_word(seed), np.uint64(game))

    def pick(self, game: Game, state: State) -> int:
        """Draw a move of chance by its weight."""
        weights = game.chance_weights(state)
        if not weights:
            raise ValueError("chance is not to move")
        ticket = next_below(self._rng, sum(weights))
        place = 0
        while ticket >= weights[place]:
            ticket -= weights[place]
            place += 1
        return game.legal_moves(state)[place]

    def choose(self, moves: Sequence[Element]) -> Element:
        """Draw one of the moves; all are equally likely."""
        if not moves:
            raise ValueError("there is no move to choose from: the game is over, or this is knowledge of another seat")
        return moves[next_below(self._rng, len(moves))]
