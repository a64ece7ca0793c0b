"""Batches and single games play by the rules, reproducibly, and hand their arrays over without copying."""

import copy
import os
import pickle
import subprocess
import sys
from hashlib import sha256
from select import select

import numpy as np
import pytest

from drachenhof import OVER, IllegalMove
from drachenhof.envs import Batch, OneGame
from drachenhof.typed import GameName

GAMES = ("year", "hoard")
both = pytest.mark.parametrize("name", GAMES)


def copied(step):
    return [array.copy() for array in step]


def same(first, second):
    return all((one == other).all() for one, other in zip(first, second, strict=True))


@both
def test_a_batch_plays_what_single_games_play(name):
    """Game 0 of a batch draws the same chance as a single game of the seed, so all else must be the same too."""
    batch, single = Batch(name, 3, players=3, seed=9), OneGame(name, 3)
    single.begin(9)
    step, dice = batch.reset(9), np.random.default_rng(0)
    while not single.over:
        assert step.seats[0] == single.seat
        assert (step.observations[0] == single.observation).all()
        assert (step.masks[0] == single.mask).all()
        actions = [dice.choice(mask.nonzero()[0]) for mask in step.masks]
        single.step(int(actions[0]))
        step = batch.step(actions)
        assert step.ended[0] == single.over
        assert step.rewards[0].tolist() == single.rewards()
    assert sorted(single.rewards()) != [0, 0, 0]
    assert step.seats[0] != OVER


@both
def test_a_single_game_keeps_to_the_rules(name):
    game = OneGame(name, 4)
    dice = np.random.default_rng(1)
    module, first = game.spaces.game, game.spaces.first_action
    while not game.over:
        state = game.state()
        assert module.to_move(state) == game.seat
        assert [first + action for action in game.mask.nonzero()[0]] == module.legal_moves(state)
        assert (game.observe(game.seat) == game.observation).all()
        assert not game.mask_of((game.seat + 1) % 4).any()
        action = int(dice.choice(game.mask.nonzero()[0]))
        assert game.to_text(action) == module.to_text(state, first + action)
        game.step(action)
    assert game.rewards() == pytest.approx(module.returns(game.state()))
    assert game.scores() == module.scores(game.state())


@both
@pytest.mark.parametrize("others", [None, "random", "greedy"])
def test_threads_change_nothing(name, others):
    one, two = (Batch(name, 33, players=4, others=others, seed=3, threads=threads) for threads in (1, 2))
    for _ in range(120):
        actions = one.random_actions()
        assert (two.random_actions() == actions).all()
        assert same(one.step(actions), two.step(actions))
    two.close()


@both
def test_a_reset_begins_the_same_games_again(name):
    batch = Batch(name, 8, players=2, seed=4)
    begun = copied(batch.reset())
    for _ in range(20):
        batch.step(batch.random_actions())
    assert same(batch.reset(), begun)
    assert not same(batch.reset(5), begun)
    assert same(batch.reset(), begun)


@both
def test_where_a_game_ends_a_new_one_begins_and_rewards_are_those_of_places(name):
    batch, ends = Batch(name, 64, players=4, seed=2), 0
    for _ in range(1500):
        step = batch.step(batch.random_actions())
        ends += int(step.ended.sum())
        assert (step.rewards[~step.ended] == 0).all()
        assert np.abs(step.rewards.sum(1)).max() < 1e-6
        assert (np.abs(step.rewards[step.ended]).max(1) > 0).all()
        assert step.masks.any(1).all()
        assert (step.seats >= 0).all()
    assert ends > 64


@both
def test_a_learner_alone_is_asked(name):
    batch = Batch(name, 32, players=3, others="random", seat=2, seed=1)
    for _ in range(300):
        step = batch.step(batch.random_actions())
        assert (step.seats == 2).all()
        assert step.rewards.shape == (32,)
    drawn = Batch(name, 64, players=3, others="random", seed=1)
    assert set(drawn.reset().seats) == {0, 1, 2}


@both
def test_greedy_is_harder_to_beat_than_random(name):
    """The learner picks anything; who meets greedy players loses more."""

    def mean_reward(others):
        batch, total, ends = Batch(name, 64, players=2, others=others, seed=6), 0.0, 0
        while ends < 200:
            step = batch.step(batch.random_actions())
            total, ends = total + float(step.rewards.sum()), ends + int(step.ended.sum())
        return total / ends

    assert mean_reward("greedy") < mean_reward("random") - 0.3


@both
def test_an_illegal_action_is_refused_and_nothing_changes(name):
    batch = Batch(name, 4, players=2)
    step = batch.step(batch.random_actions())
    before, actions = copied(step), batch.random_actions()
    for wrong in (int((~step.masks[2]).nonzero()[0][0]), -1, batch.spaces.actions, 10**6):
        tried = actions.copy()
        tried[2] = wrong
        with pytest.raises(IllegalMove) as refusal:
            batch.step(tried)
        assert "game 2" in refusal.value.__notes__[0]
        assert same(batch._games.shown, before)
    batch.step(actions)


@both
def test_a_mask_that_somebody_overwrote_does_no_harm(name):
    batch = Batch(name, 2, players=2)
    wrong = int((~batch.masks[0]).nonzero()[0][0])
    batch.masks[:] = True
    with pytest.raises(IllegalMove):
        batch.step([wrong, wrong])


@both
def test_a_single_game_refuses_too(name):
    game = OneGame(name, 2)
    before = game.state().tobytes()
    for wrong in (int((~game.mask).nonzero()[0][0]), -1, game.spaces.actions, 2**63, -(2**70)):
        with pytest.raises(IllegalMove, match=f"illegal action {wrong}\\b.*seat {game.seat} is to move"):
            game.step(wrong)
    assert game.state().tobytes() == before
    with pytest.raises(ValueError, match="seat 2"):
        game.observe(2)


@both
def test_a_refusal_names_the_action_and_can_be_pickled(name):
    game = OneGame(name, 2)
    wrong = int((~game.mask).nonzero()[0][0])
    with pytest.raises(IllegalMove) as refusal:
        game.step(wrong)
    again = pickle.loads(pickle.dumps(refusal.value))
    assert again.action == wrong
    assert again.move == again.arguments["move"] == game.to_text(wrong)
    assert str(again) == str(refusal.value)
    with pytest.raises(IllegalMove) as refusal:
        game.step(5000)
    assert refusal.value.move == refusal.value.arguments["move"] == 5000


@both
def test_a_batch_takes_one_action_for_each_game(name):
    batch, single = Batch(name, 3, players=2), Batch(name, 1, players=2)
    legal = int(batch.random_actions()[0])
    before = copied(batch._games.shown)
    for wrong in (legal, [legal], [[legal] * 3], []):
        with pytest.raises(ValueError, match="a row of 3 actions"):
            batch.step(wrong)
        assert same(batch._games.shown, before)
    with pytest.raises(ValueError, match="a row of 1 actions"):
        single.step(int(single.random_actions()[0]))
    single.step([int(single.random_actions()[0])])


@both
def test_words_are_those_of_actions_and_games_that_there_are(name):
    batch, game = Batch(name, 3, players=2), OneGame(name, 2)
    for wrong in (3, -1):
        with pytest.raises(IndexError, match=f"game {wrong} is not in a batch of 3"):
            batch.to_text(wrong, 0)
    for wrong in (-1, batch.spaces.actions, 2**63):
        for to_text in (lambda action: batch.to_text(0, action), game.to_text):
            with pytest.raises(IllegalMove, match=f"illegal action {wrong} .not-a-move.*is to move"):
                to_text(wrong)


@both
def test_planes_are_called_by_their_names(name):
    with pytest.raises(KeyError, match=r"no plane 'zzz' in [a-z]+; there are: players, "):
        Batch(name, 1).spaces.plane(np.zeros(1000, np.float32), "zzz")


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_batch_says_so(threads):
    batch = Batch("year", 3, threads=threads)
    actions = batch.random_actions()
    before = copied(batch._games.shown)
    batch.close()
    for tried in (lambda: batch.step(actions), batch.reset):
        with pytest.raises(ValueError, match="this batch is closed"):
            tried()
    assert same(batch._games.shown, before)


def test_what_cannot_be():
    with pytest.raises(ValueError, match="at least one"):
        Batch("year", 0)
    with pytest.raises(ValueError, match="others"):
        Batch("year", 1, seat=0)
    with pytest.raises(ValueError, match="seat 4"):
        Batch("year", 1, players=3, others="random", seat=4)
    with pytest.raises(ValueError, match="no bot 'emperer'"):
        Batch("year", 1, others="emperer")


@both
def test_arrays_are_handed_over_without_copying(name):
    batch = Batch(name, 5, players=2)
    for array in batch.reset():
        taken = np.from_dlpack(array)
        assert taken.ctypes.data == array.ctypes.data
        assert array.ctypes.data % 64 == 0
        assert array.flags.c_contiguous
    seen = batch.observations
    assert batch.step(batch.random_actions()).observations is seen


@both
def test_words_for_actions(name):
    batch = Batch(name, 1, players=2)
    action = int(batch.random_actions()[0])
    text = batch.to_text(0, action)
    assert batch.spaces.from_text(batch._games.states[:1], text) == action


@both
def test_options_reach_the_games(name):
    options = {"great_wall": True} if name == "year" else {"abilities": "single", "curses": True}
    plane = "great-wall" if name == "year" else "curses"
    batch = Batch(name, 2, players=2, **options)
    assert batch.spaces.plane(batch.observations, plane).tolist() == [[1.0], [1.0]]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("others", [None, "random"])
@pytest.mark.parametrize("game", ["year", "hoard"])
def test_a_copy_goes_on_as_the_first_does(game: GameName, others: str | None, threads: int) -> None:
    first = Batch(game, 5, others=others, seed=3, threads=threads)
    for _ in range(40):
        first.step(first.random_actions())
    for second in (copy.deepcopy(first), pickle.loads(pickle.dumps(first))):
        twin = copy.deepcopy(first)
        for _ in range(300):
            actions = twin.random_actions()
            assert actions.tolist() == second.random_actions().tolist()
            for one, other in zip(twin.step(actions), second.step(actions), strict=True):
                assert np.array_equal(np.asarray(one), np.asarray(other))
        assert np.shares_memory(second.observations, second.step(second.random_actions()).observations)
        second.close()
        twin.close()
    first.close()


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_whoever_draws_actions_has_no_hand_in_the_luck(game: GameName) -> None:
    first, second = Batch(game, 3, seed=1), Batch(game, 3, seed=1)
    for _ in range(60):
        actions = first.random_actions()
        second.random_actions()
        second.random_actions()
        assert np.array_equal(first.step(actions).observations, second.step(actions).observations)


@both
def test_fractions_are_no_actions(name):
    batch, game = Batch(name, 2), OneGame(name, 2)
    actions = batch.random_actions()
    for wrong in (actions.astype(float), [float(action) for action in actions]):
        with pytest.raises(TypeError):
            batch.step(wrong)
    with pytest.raises(TypeError):
        game.step(float(game.mask.nonzero()[0][0]))  # type: ignore[arg-type]
    batch.step(actions.tolist())


@both
def test_a_copy_of_a_single_game_goes_on_as_it_does(name):
    first = OneGame(name, 3)
    for _ in range(10):
        first.step(int(first.mask.nonzero()[0][0]))
    for second in (copy.deepcopy(first), pickle.loads(pickle.dumps(first))):
        twin = copy.deepcopy(first)
        for _ in range(30):
            action = int(twin.mask.nonzero()[0][-1])
            twin.step(action)
            second.step(action)
            assert (twin.observation == second.observation).all()
            assert (twin.mask == second.mask).all()


@pytest.mark.slow
def test_to_be_ready_is_to_have_compiled_this_too():
    code = "import sys; from drachenhof.precompile import ready; ready('year'); "
    code += "from drachenhof.engine.rule import direct; "
    code += "from drachenhof.search.kernels import LAYOUTS; from drachenhof.search.batch import step_game; "
    code += "sys.exit(direct(step_game, LAYOUTS['year']) is step_game)"
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_forked_child_steps_a_batch_with_threads():
    def stepped(batch):
        return [batch.step(batch.random_actions()).observations.copy().tobytes() for _ in range(5)]

    batch, twin = (Batch("hoard", 8, seed=2, threads=2) for _ in range(2))
    expected = stepped(twin)
    batch.reset()  # its threads run
    reading, writing = os.pipe()
    if (child := os.fork()) == 0:
        os.write(writing, sha256(b"".join(stepped(batch))).digest())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        assert select([pipe], [], [], 60)[0], "the child hangs"
        assert pipe.read() == sha256(b"".join(expected)).digest()
    os.waitpid(child, 0)
