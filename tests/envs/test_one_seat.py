"""One seat of a game whose other seats are played in compiled code; and what is said of wrong keywords."""

import pickle

import numpy as np
import pytest

from drachenhof import BadOption
from drachenhof.bots import BadBot, bring
from drachenhof.bots.levels import named
from drachenhof.envs import Batch, OneGame
from drachenhof.games import games


@pytest.mark.parametrize("name", games)
@pytest.mark.parametrize("others", ["random", "greedy"])
def test_it_plays_what_a_batch_plays(name, others):
    batch = Batch(name, 1, players=3, others=others, seat=1, seed=9, finals=True)
    single = OneGame(name, 3, others=others)
    single.begin(9, seat=1)
    step, dice = batch.reset(), np.random.default_rng(0)
    while not single.over:
        assert single.seat == 1
        assert (step.observations[0] == single.observation).all()
        assert (step.masks[0] == single.mask).all()
        action = int(dice.choice(single.mask.nonzero()[0]))
        single.step(action)
        step = batch.step([action])
        assert step.ended[0] == single.over
    assert step.rewards[0] == single.rewards()[1]
    assert (batch.final_observations[0] == single.observation).all()  # what the learner saw of the end
    assert not single.mask.any()


@pytest.mark.parametrize("name", games)
def test_a_copy_goes_on_as_it_does(name):
    first = OneGame(name, 2, others="greedy", seed=4)
    again = pickle.loads(pickle.dumps(first))
    for game in (first, again):
        for _ in range(20):
            if not game.over:
                game.step(int(game.mask.nonzero()[0][0]))
    assert first.save() == again.save()


def test_a_seed_and_wrong_keywords():
    assert OneGame("year", seed=3).save() != OneGame("year", seed=4).save()
    begun = OneGame("year")
    begun.begin(3)
    assert begun.save() == OneGame("year", seed=3).save()
    with pytest.raises(TypeError, match="a seed is a whole number, not None"):
        OneGame("year", seed=None)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="compiled code are random, greedy, not 'prince'"):
        OneGame("year", others="prince")  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="seat 2 is not at a table of 2"):
        OneGame("year", others="random").begin(1, seat=2)
    with pytest.raises(BadOption, match=r"no option 'oponents'.*this takes players, others, seat, seed"):
        Batch("year", 2, oponents="greedy")  # type: ignore[call-overload]
    with pytest.raises(BadOption, match=r"no option 'sed'.*this takes seed, others, too"):
        OneGame("year", sed=1)  # type: ignore[call-overload]


@pytest.mark.parametrize("level", ["random", "novice", "greedy"])
def test_a_budget_of_who_does_not_think_is_refused(level):
    with pytest.raises(ValueError, match="decides without thinking"):
        named("year", f"{level}@20")
    with pytest.raises(BadBot, match="leave @20 out"):
        bring("hoard", f"{level}@20")


@pytest.mark.parametrize("game", games)
def test_who_looks_at_a_bot_is_told_which_it_is(game):
    shown = {repr(named(game, name)) for name in ("random", "novice", "greedy", "courtier", "courtier@20")}
    assert len(shown) == 5
    assert all(game in one for one in shown)
