"""Uniform random play looks as the rules say it does (the last paragraph of hoard.md), over many games."""

import numpy as np
import pytest

from drachenhof import CHANCE
from drachenhof.chance import Chance
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules.state import NOBODY
from drachenhof.search.playout import random_games
from tests.budget import extra

pytestmark = pytest.mark.slow

GAMES = [1_000, *extra(40_000)]
# The given means are of an unknown number of games: those of a thousand are uncertain by the last number (one sigma).
ORIENTATION = [(2, 960, 15), (3, 623, 8.5), (4, 541, 6.6), (5, 562, 6.2), (6, 575, 6.2)]


@pytest.mark.parametrize(("players", "decisions", "sigma"), ORIENTATION)
@pytest.mark.parametrize("games", GAMES)
def test_decisions_of_random_play(games, players, decisions, sigma):
    results = random_games("hoard", players, {}, 2024, 0, games)
    assert results.decisions.mean() == pytest.approx(decisions, abs=2.5 * sigma)
    assert results.decisions.std() / np.sqrt(1000) == pytest.approx(sigma, rel=0.1)


def test_three_to_four_rounds_and_h26_ends_one_in_forty_of_two():
    rounds = without_winner = 0
    for number in range(150):
        state, chance = hoard.new(2), Chance(8, number)
        before = 1
        while moves := hoard.legal_moves(state):
            hoard.apply(state, chance.pick(hoard, state) if hoard.to_move(state) == CHANCE else chance.choose(moves))
            after = int(state["round_number"][0]) if hoard.legal_moves(state) else 0
            if after != before:
                rounds += 1
                without_winner += state["winner"][0] == NOBODY
                before = after
    assert 3 < rounds / 150 < 4.5
    assert 0.005 < without_winner / rounds < 0.05
