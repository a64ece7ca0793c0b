"""Random games inside the engine: chance draws by its weights, players choose evenly, and all is legal."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from drachenhof import CHANCE, OVER, games
from drachenhof.search.playout import random_games, random_moves

GAMES = 1000
FIRST = 12  # moves of a game that are looked at


@pytest.fixture(params=list(games), scope="module")
def played(request):
    """The first moves of many random games, and for each position on the way what followed it."""
    game = games[request.param]
    followed: dict[Any, Any] = {}
    for number in range(GAMES):
        state = game.new(2)
        for move in random_moves(request.param, 2, {}, 77, number)[:FIRST]:
            followed.setdefault(state.tobytes(), (game.copy(state), Counter()))[1][move] += 1
            game.apply(state, move)
    return game, followed


def test_moves_are_as_likely_as_they_should_be(played):
    game, followed = played
    looked_at = 0
    for state, moves in followed.values():
        legal = game.legal_moves(state)
        drawn = game.to_move(state) == CHANCE
        weights = game.chance_weights(state) if drawn else [1] * len(legal)
        assert set(moves) <= set(legal)
        for move, weight in zip(legal, weights, strict=True):
            share = weight / sum(weights)
            expected = moves.total() * share
            if expected > 30:
                looked_at += 1
                assert abs(moves[move] - expected) <= 5 * sqrt(expected * (1 - share))
    assert looked_at > 10


@pytest.mark.parametrize("name", list(games))
def test_a_game_inside_the_engine_is_a_game(name):
    game = games[name]
    for players in game.PLAYERS:
        results = random_games(name, players, {}, 5, 2, 3)
        for number in range(3):
            state, decisions = game.new(players), 0
            moves = random_moves(name, players, {}, 5, 2 + number)
            for move in moves:
                decisions += game.to_move(state) != CHANCE
                game.apply(state, move)
            assert game.to_move(state) == OVER
            assert results.scores[number].tolist() == game.scores(state)
            assert results.places[number].tolist() == game.ranking(state)
            assert (results.decisions[number], results.chances[number]) == (decisions, len(moves) - decisions)


def test_the_same_seed_gives_the_same_games_and_another_others():
    assert random_moves("year", 3, {}, 1, 0) == random_moves("year", 3, {}, 1, 0)
    assert random_moves("year", 3, {}, 1, 0) != random_moves("year", 3, {}, 1, 1)
    assert random_moves("year", 3, {}, 1, 0) != random_moves("year", 3, {}, 2, 0)
