"""Batches with more to them: rewards, ends, opponents, starting positions, and single games kept."""

import pickle

import numpy as np
import pytest

from drachenhof import OVER, IllegalMove
from drachenhof.bots.levels import named
from drachenhof.engine.game import place_values
from drachenhof.envs import Batch, OneGame, Spaces
from drachenhof.envs.game_arrays import rewards_of
from drachenhof.games import games

both = pytest.mark.parametrize("name", ["year", "hoard"])
VERSIONS = {"year": "15331526a4fc112d", "hoard": "871d1f6f1f1dbb28"}


@pytest.mark.parametrize(("name", "version"), VERSIONS.items())
def test_what_numbers_mean_has_not_changed(name, version):
    """A change of a plane or an action is a new environment, `-v1`; only then this hash may be another."""
    assert Spaces(name).version == version


@both
def test_looking_at_ends_changes_no_game(name):
    quick, directed = Batch(name, 6, players=3, seed=4), Batch(name, 6, players=3, seed=4, finals=True)
    for _ in range(400):
        actions = quick.random_actions()
        assert (directed.random_actions() == actions).all()
        for one, other in zip(quick.step(actions), directed.step(actions), strict=True):
            assert np.array_equal(np.asarray(one), np.asarray(other))


@both
def test_scores_and_last_observations_are_those_of_the_end(name):
    batch, single = Batch(name, 1, players=3, seed=9, finals=True), OneGame(name, 3)
    single.begin(9)
    dice = np.random.default_rng(0)
    while not single.over:
        action = int(dice.choice(single.mask.nonzero()[0]))
        single.step(action)
        step = batch.step([action])
    assert step.ended.all()
    assert batch.ended.all()
    assert batch.scores[0].tolist() == single.scores()
    assert (batch.final_observations[0] == single.observe(0)).all()


@pytest.mark.parametrize("reward", ["place", "win", "score", "lead"])
@both
def test_rewards(name, reward):
    batch, sign = Batch(name, 8, players=3, reward=reward, finals=True), -1 if games[name].FACTS.fewest_win else 1
    seen = 0
    while seen < 5:
        step = batch.step(batch.random_actions())
        for game in np.flatnonzero(step.ended):
            points = [sign * score for score in batch.scores[game].tolist()]
            mine = {
                "score": points,
                "lead": [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)],
            }.get(reward)
            if mine is not None:
                assert step.rewards[game].tolist() == mine
            else:
                assert step.rewards[game].sum() == pytest.approx(float(reward == "win"), abs=1e-6)
                assert step.rewards[game].argmax() in np.flatnonzero(np.array(points) == max(points))
            seen += 1
        assert not step.rewards[~step.ended].any()


def test_equals_share_a_win_and_ties_are_broken_by_places():
    hoard = games["hoard"]
    assert rewards_of(hoard, "win", [1, 1, 3], [5, 5, 9]) == [0.5, 0.5, 0.0]
    assert rewards_of(hoard, "place", [1, 1, 3], [5, 5, 9]) == place_values([1, 1, 3])
    assert rewards_of(hoard, "lead", [1, 1, 3], [5, 5, 9]) == [0, 0, -4]
    with pytest.raises(ValueError, match="a reward is one of place, win, score, lead, not 'points'"):
        Batch("hoard", 1, reward="points")  # type: ignore[call-overload]


class Noted:
    """A bot that notes for whom it decided."""

    def __init__(self, name):
        self.game, self.bot, self.seats = games[name], named(name, "random"), list[int]()
        self.budget = self.bot.budget

    def prepare(self):
        """Nothing."""

    def decide(self, knowledge, budget, rng, cancel=None):
        self.seats.append(self.game.to_move(knowledge))
        return self.bot.decide(knowledge, budget, rng, cancel)


@both
def test_opponents_of_every_kind_play_their_seats(name):
    asked = list[int]()

    def policy(observations, masks):
        assert observations.shape == (len(masks), Spaces(name).size)
        asked.append(len(masks))
        return masks.astype(np.float32)  # numbers for every action: the first legal one

    left, right = Noted(name), policy
    batch = Batch(name, 5, players=3, others=[left, right], seat=1, finals=True)
    for _ in range(150):
        step = batch.step(batch.random_actions())
        assert (step.seats == 1).all()
    assert set(left.seats) == {2}  # at the learner's left
    assert asked
    assert step.rewards.shape == (5,)


@both
def test_a_mixture_is_drawn_for_every_seat_and_game(name):
    one, other = Noted(name), Noted(name)
    batch = Batch(name, 12, players=3, others={one: 3, other: 1}, seed=2)
    for _ in range(60):
        batch.step(batch.random_actions())
    share = len(one.seats) / (len(one.seats) + len(other.seats))
    assert 0.55 < share < 0.95
    never = Noted(name)
    batch = Batch(name, 4, players=2, others={one: 1, never: 0}, seed=2)
    for _ in range(30):
        batch.step(batch.random_actions())
    assert not never.seats


def test_a_search_by_its_name_is_an_opponent():
    batch = Batch("year", 2, players=2, others="courtier@2", seat=0)
    for _ in range(5):
        assert (batch.step(batch.random_actions()).seats == 0).all()


def test_what_is_no_opponent_is_said():
    with pytest.raises(TypeError, match="a bot is a name, an object with `decide`, a class or a function, not 7"):
        Batch("year", 2, others=7)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="3 players: 2 others, one for each, not 1"):
        Batch("year", 2, players=3, others=["greedy"])
    with pytest.raises(ValueError, match="a mixture has weights"):
        Batch("year", 2, others={"greedy": 0})
    with pytest.raises(ValueError, match="a policy answers 1 observations with 1 actions"):
        Batch("year", 1, others=lambda _rows, _masks: "no", seat=1).step([0])
    with pytest.raises(IllegalMove):
        Batch("year", 1, others=lambda _, masks: (~masks).argmax(axis=1), seat=1)
    for wrong in ({"n": "4"}, {"seed": None}, {"n": 2, "threads": 1.5}):
        with pytest.raises(TypeError, match="is a whole number, not"):
            Batch("year", **{"n": 2, **wrong})  # type: ignore[call-overload]


@both
def test_games_begin_with_positions(name):
    game, single = games[name], OneGame(name, 3)
    single.begin(5)
    for _ in range(20):
        single.step(int(single.mask.nonzero()[0][0]))
    start = single.state()
    batch = Batch(name, 4, players=3, start=start, seed=1)
    for number in range(4):
        assert batch.state(number).tobytes() == start.tobytes()
    ended = False
    while not ended:
        step = batch.step(batch.random_actions())
        ended = bool(step.ended.any())
    assert batch.state(int(step.ended.argmax())).tobytes() == start.tobytes()
    with pytest.raises(ValueError, match="begins with a position of 2 players that is not over"):
        Batch(name, 1, players=2, start=start)
    with pytest.raises(TypeError, match=f"a state of {name} is"):
        Batch(name, 1, players=2, start=[np.zeros(1)])
    single.begin(6, start)
    assert single.state().tobytes() == start.tobytes()
    assert game.to_move(start) != OVER


@both
@pytest.mark.parametrize("others", [None, "greedy", "novice"])
def test_one_game_saved_and_restored_goes_on_the_same(name, others):
    batch = Batch(name, 3, players=3, others=others, seed=8, finals=True)
    for _ in range(15):
        batch.step(batch.random_actions())
    saved, before, mask = batch.save(1), batch.state(1).tobytes(), batch.masks[1].copy()
    for _ in range(10):
        batch.step(batch.random_actions())
    batch.restore(1, saved)
    assert batch.state(1).tobytes() == before
    assert (batch.masks[1] == mask).all()
    batch.restore(2, saved)
    assert (batch.observations[1] == batch.observations[2]).all()
    for _ in range(5 if others != "novice" else 0):  # the dice of bots in Python are everybody's
        actions = batch.random_actions()
        assert actions[1] == actions[2]
        step = batch.step(actions)
        assert (step.observations[1] == step.observations[2]).all()
    with pytest.raises(IndexError, match="game 3 is not in a batch of 3; they count from 0"):
        batch.restore(3, saved)
    with pytest.raises(ValueError, match="of another game"):
        Batch("hoard" if name == "year" else "year", 1, finals=True).restore(0, saved)


@both
def test_a_single_game_saved_and_restored(name):
    game = OneGame(name)
    saved = game.save()
    first = [int(game.mask.nonzero()[0][-1])]
    game.step(first[0])
    seen = game.observation.copy()
    game.restore(saved)
    game.step(first[0])
    assert (game.observation == seen).all()
    assert "OneGame" in repr(game)


@both
def test_a_directed_batch_is_pickled_and_goes_on(name):
    batch = Batch(name, 4, players=3, others={"random": 1, "novice": 1}, seed=8, reward="lead")
    for _ in range(20):
        batch.step(batch.random_actions())
    twin = pickle.loads(pickle.dumps(batch))
    for _ in range(40):
        actions = batch.random_actions()
        assert (twin.random_actions() == actions).all()
        for one, other in zip(batch.step(actions), twin.step(actions), strict=True):
            assert (one == other).all()


def test_what_a_plain_batch_does_not_keep_is_said():
    with Batch("year", 2) as batch:
        assert batch.rewards.shape == (2, 2)
        assert not batch.ended.any()
        with pytest.raises(AttributeError, match="only if it is made with finals=True"):
            _ = batch.scores
        assert repr(batch) == "<Batch of 2 games of year for 2 players>"
    with pytest.raises(ValueError, match="closed"):
        batch.step([0, 0])
