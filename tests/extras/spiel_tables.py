"""Our games as OpenSpiel loads them, and walks through their states."""

import random
import warnings
from typing import Any

import pytest

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: `make test-extras` does it, if there is a wheel for this Python"
)

with warnings.catch_warnings():  # of what their modules import
    warnings.simplefilter("ignore")
    from open_spiel.python.algorithms import get_all_states

    import drachenhof.envs.open_spiel  # noqa: F401 (registers the games)

TABLES = [
    "drachenhof_year",
    "drachenhof_year(players=4,great_wall=true,super_event=random)",
    "drachenhof_year(players=3,large_privilege=7,super_event=charter)",
    "drachenhof_hoard",
    "drachenhof_hoard(players=4,abilities=cumulative,curses=true)",
    "drachenhof_hoard(players=3,peek=true,answer_fives=true,abilities=single)",
    "drachenhof_hoard_end",
]
every_table = pytest.mark.parametrize("table", TABLES)


def whole_tree(table: str) -> list[Any]:
    game = pyspiel.load_game(table)
    states = get_all_states.get_all_states(game, depth_limit=-1, include_terminals=True, include_chance_states=True)
    return list(states.values())


def walked(table: str, seed: int = 1) -> Any:
    """Every state of a random game."""
    state, dice = pyspiel.load_game(table).new_initial_state(), random.Random(seed)
    while True:
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
