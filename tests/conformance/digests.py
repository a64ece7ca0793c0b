"""What comes out of random games, as hashes: `python -m tests.conformance.digests NAME` prints those of a game.

The same is run compiled and interpreted; every state on the way is in the hash, so that nothing can differ unseen.
"""

import hashlib
import json
import sys

from drachenhof import CHANCE, OVER, games
from drachenhof.chance import Chance
from drachenhof.engine.rule import INTERPRETED
from drachenhof.search.playout import random_games, random_moves
from tests.conformance.journeys import Case, variants

SEED = 31
NUMBER = 25  # of a game that is over soon
LONGEST = 80  # moves; interpreted rules are slow, and some games are long


def selected(name):
    """Each variant of a game once, with the numbers of players in turn."""
    game = games[name]
    for number, options in enumerate(variants(game)):
        yield Case(name, game.PLAYERS[number % len(game.PLAYERS)], options)


def walk(case):
    """A random game, move by move: every move, all that was legal, and every state."""
    game, state, chance = case.game, case.new(), Chance(SEED)
    hashed, count = hashlib.sha256(), 0
    while game.to_move(state) != OVER and count < LONGEST:
        legal = game.legal_moves(state)
        move = chance.pick(game, state) if game.to_move(state) == CHANCE else chance.choose(legal)
        game.apply(state, move)
        hashed.update(state.tobytes() + json.dumps([move, legal, game.scores(state), game.ranking(state)]).encode())
        count += 1
    return {"moves": count, "scores": game.scores(state), "hash": hashed.hexdigest()}


def playout(name, players):
    """A random game inside the engine: its moves, which the rules must allow one by one, and its scores."""
    game, moves = games[name], random_moves(name, players, {}, SEED, NUMBER)
    state = game.new(players)
    for move in moves:
        game.apply(state, move)
    results = random_games(name, players, {}, SEED, NUMBER, 1)
    assert results.scores.tolist() == [game.scores(state)]
    assert results.places.tolist() == [game.ranking(state)]
    assert results.decisions[0] + results.chances[0] == len(moves)
    return {"moves": moves, "scores": game.scores(state), "hash": hashlib.sha256(state.tobytes()).hexdigest()}


def digests(name):
    """Those of a game: its walks by case, a playout, and whether they were made interpreted."""
    return {
        "interpreted": INTERPRETED,
        "walks": {str(case): walk(case) for case in selected(name)},
        "playout": playout(name, games[name].PLAYERS[-1]),
    }


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1])))
