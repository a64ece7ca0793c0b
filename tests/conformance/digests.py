"""What comes out of random games, as hashes: `python -m tests.conformance.digests NAME` prints those of a game.

The same is run compiled and interpreted; every state on the way is in the hash, so that nothing can differ unseen.
"""

import hashlib
import json
import sys
from typing import Any

import numpy as np

from drachenhof import CHANCE, OVER, games
from drachenhof.bots.decision import Budget
from drachenhof.bots.searcher import Searcher
from drachenhof.chance import Chance
from drachenhof.engine.rule import ENGINE, prepare
from drachenhof.search.causes import causes
from drachenhof.search.guess import rank
from drachenhof.search.kernels import LAYOUTS, WEIGHTS
from drachenhof.search.nets import pack, shape
from drachenhof.search.playout import random_games, random_moves
from drachenhof.search.rollouts import Luck
from tests.conformance.journeys import Case, variants

SEED = 31
NUMBER = 25  # of a game that is over soon
LONGEST = 80  # moves; interpreted rules are slow, and some games are long
POSITIONS, SIMULATIONS, ROLLOUTS = 3, 12, 1


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


def positions(name, count=POSITIONS):
    """What the seat that decides knows, at decisions of random games that leave a choice."""
    game, chance = games[name], Chance(SEED)
    found: list[Any] = []
    while len(found) < count:
        state = game.new(game.PLAYERS[len(found) % len(game.PLAYERS)])
        left = chance.choose(range(20))
        while game.to_move(state) != OVER and left >= 0:
            legal = game.legal_moves(state)
            if game.to_move(state) != CHANCE:
                left -= 1
                if left < 0 and len(legal) > 1:
                    found.append(game.knowledge(state, game.to_move(state)))
            game.apply(state, chance.pick(game, state) if game.to_move(state) == CHANCE else chance.choose(legal))
    return found


def policies(name):
    """The weights of the hand-made policy, and of one with a net of random weights if the game's policy learns."""
    try:
        weights = np.random.default_rng(SEED).normal(0, 0.1, shape(name).weights)
    except LookupError:
        return [WEIGHTS[name]]
    return [WEIGHTS[name], pack(name, weights.astype("<f2"))]


def thoughts(name, known, seed, simulations=SIMULATIONS, rollouts=ROLLOUTS):
    """A hash of all that is computed about a position: opinions, search trees, rollouts and what they lead to."""
    prepare("search.guess", LAYOUTS[name])
    hashed, moves = hashlib.sha256(), np.array(games[name].legal_moves(known), np.int16)
    for weights in policies(name):
        worths = np.zeros(len(moves))
        rank(known, moves, worths, weights)
        hashed.update(worths.tobytes())
        searcher = Searcher(name, Budget(simulations=simulations), {"explore": 1.0, "prior_heat": 2.0}, weights=weights)
        searcher.prepare()
        tree = searcher._plant(known, np.random.default_rng(seed))
        searcher._grow(tree, known, simulations, float("inf"), None)
        hashed.update(tree.nodes[: tree.used[0]].tobytes() + tree.wins.tobytes() + tree.scores.tobytes())
        luck = Luck(name, known, int(known["players"][0]), seed, heat=1.0, weights=weights)
        hashed.update(luck.roll(moves[:3], 0, rollouts).tobytes())
        hashed.update(causes(luck, moves[:3], 0, rollouts).tobytes())
    return hashed.hexdigest()


def digests(name):
    """Those of a game: its walks by case, a playout, thoughts about positions, and the engine that made them."""
    return {
        "engine": ENGINE,
        "walks": {str(case): walk(case) for case in selected(name)},
        "playout": playout(name, games[name].PLAYERS[-1]),
        "thoughts": [thoughts(name, known, number) for number, known in enumerate(positions(name))],
    }


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1])))
