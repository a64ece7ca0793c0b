"""Wrong calls of the Python API say what is wrong and what is right."""

from typing import Any

import numpy as np
import pytest

from drachenhof.bots import Budget, bring
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, SPECTATOR, State
from drachenhof.games import games

both = pytest.mark.parametrize("game", games)


def begun(game: str) -> State:
    rules, chance = games[game], Chance(7)
    state = rules.new(2)
    while rules.to_move(state) == CHANCE:
        rules.apply(state, chance.pick(rules, state))
    return state


@both
@pytest.mark.parametrize("seat", ["0", 1.0, True, None])
def test_a_seat_is_a_whole_number(game: str, seat: Any) -> None:
    with pytest.raises(TypeError, match=f"a seat is a whole number from 0, or SPECTATOR, not {seat!r}"):
        games[game].knowledge(begun(game), seat)
    for right in (int(np.int8(1)), SPECTATOR):
        games[game].knowledge(begun(game), right)


@both
def test_resample_takes_a_generator(game: str) -> None:
    rules = games[game]
    known = rules.knowledge(begun(game), 0)
    for wrong in (1, None, np.random.RandomState(1)):
        with pytest.raises(TypeError, match=r"random numbers come from numpy.random.default_rng\(seed\), not"):
            rules.resample(known, wrong)  # type: ignore[arg-type]


@both
@pytest.mark.parametrize("budget", [20, "100ms", None])
def test_a_budget_is_a_budget(game: str, budget: Any) -> None:
    rules, state, rng = games[game], begun(game), np.random.default_rng(1)
    known = rules.knowledge(state, rules.to_move(state))
    bot = bring(game, "courtier@5")
    with pytest.raises(TypeError, match=r"a budget is Budget\(simulations=20\) or Budget.parse\('100ms'\), not"):
        bot.decide(known, budget, rng)
    assert bot.decide(known, Budget(simulations=2), rng).move in rules.legal_moves(known)


def test_choosing_from_nothing_says_why() -> None:
    with pytest.raises(ValueError, match="no move to choose from: the game is over, or this is knowledge of another"):
        Chance(1).choose([])
