"""Random games, inside compiled code."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from drachenhof.chance import Generator, Word, below, seed_word, start
from drachenhof.engine.game import CHANCE, OVER
from drachenhof.engine.rule import ANY_GAME, entry, prepare, rule
from drachenhof.games import games
from drachenhof.search.kernels import LAYOUTS, MOST_MOVES, draw, list_moves, play, tickets


@rule
def random_move(state: Any, moves: Any, rng: Generator) -> int:
    """A chance move by its weight, or any legal move."""
    if state.mover == CHANCE:
        return int(draw(state, below(rng, tickets(state))))
    return int(moves[below(rng, list_moves(state, moves))])


@entry(ANY_GAME, ANY_GAME, np.uint64, np.uint64, [np.int64], [np.int64], [np.int16])
def play_games(begun: Any, states: Any, seed: Word, first: Word, decisions: Any, chances: Any, written: Any) -> None:
    """Play one game in each of the states, from the position begun to the end.

    As many moves as `written` has room for are written down.
    """
    rng = np.zeros(1, np.uint64)
    moves = np.empty(MOST_MOVES, np.int16)
    count = 0
    for game in range(len(states)):
        states[game] = begun[0]
        state = states[game]
        start(rng, seed, first + game)
        while state.mover != OVER:
            if state.mover == CHANCE:
                chances[game] += 1
            else:
                decisions[game] += 1
            move = random_move(state, moves, rng)
            play(state, move)
            if count < len(written):
                written[count] = move
                count += 1


@dataclass(frozen=True)
class Results:
    """What came out of random games: a row each."""

    scores: "np.ndarray[tuple[int, int], np.dtype[np.int64]]"
    places: "np.ndarray[tuple[int, int], np.dtype[np.int64]]"
    decisions: "np.ndarray[tuple[int], np.dtype[np.int64]]"
    chances: "np.ndarray[tuple[int], np.dtype[np.int64]]"


def random_games(game: str, players: int, options: dict[str, Any], seed: int, first: int, count: int) -> Results:
    """Play games `first` to `first + count − 1` of a seed; each is the same wherever it is played."""
    states, decisions, chances = _play(game, players, options, seed, first, count, np.empty(0, np.int16))
    module = games[game]
    ends = [states[index : index + 1] for index in range(count)]
    scores = np.array([module.scores(end) for end in ends], np.int64).reshape(count, players)
    places = np.array([module.ranking(end) for end in ends], np.int64).reshape(count, players)
    return Results(scores, places, decisions, chances)


def random_moves(game: str, players: int, options: dict[str, Any], seed: int, number: int) -> list[int]:
    """The moves of one game of a seed, chance moves included."""
    _, decisions, chances = _play(game, players, options, seed, number, 1, np.empty(0, np.int16))
    written = np.empty(decisions[0] + chances[0], np.int16)
    _play(game, players, options, seed, number, 1, written)
    listed: list[int] = written.tolist()
    return listed


def _play(
    game: str, players: int, options: dict[str, Any], seed: int, first: int, count: int, written: Any
) -> tuple[Any, Any, Any]:
    begun = games[game].new(players, **options)
    prepare("search.playout", LAYOUTS[game])
    states = np.zeros(count, begun.dtype)
    decisions, chances = np.zeros(count, np.int64), np.zeros(count, np.int64)
    play_games(begun, states, seed_word(seed), np.uint64(first), decisions, chances, written)
    return states, decisions, chances
