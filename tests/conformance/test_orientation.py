"""Uniform random play looks as the rules say it does (the last paragraph of year.md), over many games."""

import pytest

from drachenhof import CHANCE, OVER
from drachenhof.chance import Chance
from drachenhof.search.playout import random_games
from tests.budget import extra
from tests.games.year.positions import year

pytestmark = pytest.mark.slow

GAMES = [10_000, *extra(40_000)]
# Means of 10,000 games, so each is itself uncertain: by some 0.05 decisions and some 0.07 points (one sigma).
ORIENTATION = [(2, 94.9, 41.65), (3, 142.6, 40.42), (4, 190.1, 39.45), (5, 237.9, 38.72)]


@pytest.mark.parametrize(("players", "decisions", "score"), ORIENTATION)
@pytest.mark.parametrize("games", GAMES)
def test_decisions_and_scores_of_random_play(games, players, decisions, score):
    results = random_games("year", players, {}, 2024, 0, games)
    assert results.decisions.mean() == pytest.approx(decisions, abs=0.2)
    assert results.scores.mean() == pytest.approx(score, abs=0.2)
    assert set(results.chances.tolist()) == {22}  # ten events, twelve deals


@pytest.mark.parametrize("players", year.PLAYERS)
def test_players_have_at_most_36_legal_moves_and_these_in_the_first_draft(players):
    most, stage = 0, None
    for number in range(150):
        state, chance = year.new(players), Chance(9, number)
        while year.to_move(state) != OVER:
            moves = year.legal_moves(state)
            if year.to_move(state) == CHANCE:
                year.apply(state, chance.pick(year, state))
                continue
            if len(moves) > most:
                most, stage = len(moves), year.view(state)["asked"]
            year.apply(state, chance.choose(moves))
    assert (most, stage) == (36, "draft")


@pytest.mark.parametrize("games", GAMES)
def test_chance_draws_by_its_weights(games):
    """The first event is any of five, the second less often the same: 1 of 9 tiles, the others 2 of 9 each."""
    same = 0
    for number in range(games):
        state, chance = year.new(2), Chance(4, number)
        first = chance.pick(year, state)
        year.apply(state, first)
        same += chance.pick(year, state) == first
    assert same / games == pytest.approx(1 / 9, abs=0.006)
