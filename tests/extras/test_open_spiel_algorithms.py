"""OpenSpiel's algorithms play our games, and solve the small one."""

import warnings
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: `make test-extras` does it, if there is a wheel for this Python"
)

with warnings.catch_warnings():  # of what their modules import
    warnings.simplefilter("ignore")
    from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
    from open_spiel.python.algorithms.random_agent import RandomAgent  # noqa: F401 (their agents load)
from tests.extras.spiel_tables import TABLES, whole_tree  # noqa: E402


def searched(table: str, simulations: int, most: float) -> tuple[Any, int]:
    """A game in which their Python tree search decides for every seat, the first `most` times; the rest is random."""
    game, dice = pyspiel.load_game(table), np.random.RandomState(4)
    searcher = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=shares)))
        elif decisions < most:
            state.apply_action(searcher.step(state))
            decisions += 1
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return state, decisions


@pytest.mark.parametrize("table", [table for table in TABLES if "year" in table])
def test_their_tree_search_plays_whole_games_of_year_at_every_seat(table: str) -> None:
    state, decisions = searched(table, simulations=2, most=np.inf)
    assert decisions > 40 * state.num_players()
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)


def test_their_tree_search_plays_a_whole_end_of_drachensachen() -> None:
    state, decisions = searched("drachenhof_hoard_end", simulations=20, most=np.inf)
    assert decisions >= 2
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)


def test_their_tree_search_plays_a_whole_game_of_drachensachen_at_every_seat() -> None:
    state, decisions = searched("drachenhof_hoard(players=3)", simulations=2, most=np.inf)
    assert decisions > 100
    assert state.position._state["round_number"][0] > 1
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)
    assert any(state.returns())


@pytest.mark.parametrize("table", [table for table in TABLES if "hoard" in table and "end" not in table])
def test_their_tree_search_plays_drachensachen_for_sixty_decisions(table: str) -> None:
    """Then at random: with these options playouts to the end of several rounds may take its Python too long."""
    state, decisions = searched(table, simulations=2, most=60)
    assert decisions == 60
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)


def test_the_small_game_is_a_real_end_of_a_round() -> None:
    states = whole_tree("drachenhof_hoard_end")
    ends = [state for state in states if state.is_terminal()]
    assert len(states) > 1000
    assert {tuple(state.returns()) for state in ends} >= {(1.0, -1.0), (-1.0, 1.0)}
    for state in ends:
        inner = state.position._state
        cards = inner["unseen"].sum() + inner["gone"].sum() + inner["pile_size"].sum() + inner["holdings"]["hand"].sum()
        assert cards == 96


def test_their_regret_minimisation_solves_the_small_game() -> None:
    game = pyspiel.load_game("drachenhof_hoard_end")
    solver, gaps = cfr.CFRPlusSolver(game), []
    for _ in range(3):
        for _ in range(5):
            solver.evaluate_and_update_policy()
        gaps.append(exploitability.nash_conv(game, solver.average_policy()))
    assert all(later < earlier for earlier, later in pairwise(gaps))
    assert gaps[-1] < 0.05


def test_their_search_under_uncertainty_plays_drachensachen() -> None:
    rng = np.random.RandomState(1)
    for name in ("drachenhof_hoard_end", "drachenhof_hoard(players=2)"):
        game = pyspiel.load_game(name)
        bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=1.4,
            evaluator=mcts.RandomRolloutEvaluator(1, rng),
            max_simulations=4,
            random_state=rng,
        )
        state, decided = game.new_initial_state(), 0
        while not state.is_terminal() and decided < 6:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                action = int(rng.choice(actions, p=weights))
            else:
                action, decided = bot.step(state), decided + 1
                assert action in state.legal_actions()
            state.apply_action(action)
        assert decided > 1
