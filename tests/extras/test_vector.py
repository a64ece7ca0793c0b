"""Many games as one Gymnasium vector environment, PettingZoo's registry, and rewards of single environments."""

import subprocess
import sys

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.vector import AutoresetMode

import drachenhof.envs.gymnasium
from drachenhof import IllegalMove
from drachenhof.envs.gymnasium import BatchEnv


def made(name="Year", count=8, **settings):
    return gymnasium.make_vec(
        f"drachenhof/{name}-v0", count, vectorization_mode="vector_entry_point", players=3, **settings
    )


def any_legal(observation, rng):
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in observation["action_mask"]])


@pytest.mark.parametrize("name", ["Year", "Hoard"])
@pytest.mark.parametrize("others", ["greedy", {"random": 1, "novice": 1}])
def test_it_keeps_to_the_contract(name, others):
    envs, rng = made(name, others=others, reward="lead"), np.random.default_rng(0)
    assert isinstance(envs.unwrapped, BatchEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observation, infos = envs.reset(seed=3)
    assert envs.observation_space.contains(observation)
    ends = 0
    for _ in range(300):
        assert (infos["action_mask"] == observation["action_mask"]).all()
        assert (envs.action_masks() == observation["action_mask"].astype(bool)).all()
        actions = any_legal(observation, rng)
        assert envs.action_space.contains(actions)
        observation, rewards, ended, truncated, infos = envs.step(actions)
        assert envs.observation_space.contains(observation)
        assert observation["action_mask"].any(axis=1).all()  # also where a new game has begun
        assert not truncated.any()
        assert not rewards[~ended].any()
        if ended.any():
            ends += int(ended.sum())
            assert (infos["_final_obs"] == ended).all()
            for game in np.flatnonzero(ended):
                last = infos["final_obs"][game]
                assert envs.single_observation_space.contains(last)
                assert not last["action_mask"].any()
                assert infos["final_info"]["scores"][game].any()
    assert ends
    envs.close()


def test_the_same_seed_is_the_same_games():
    one, other = made(others="greedy"), made(others="greedy")
    first, second = one.reset(seed=3)[0], other.reset(seed=3)[0]
    rng = np.random.default_rng(0)
    for _ in range(60):
        assert (first["observation"] == second["observation"]).all()
        actions = any_legal(first, rng)
        first, second = one.step(actions)[0], other.step(actions)[0]
    before = first["observation"]
    assert (one.reset(seed=3)[0]["observation"] != before).any()
    again = one.reset()[0]
    assert (again["observation"] != one.reset()[0]["observation"]).any()  # other games each time


def test_observations_are_nobody_elses():
    envs = made()
    first, _ = envs.reset(seed=1)
    kept = first["observation"].copy()
    envs.step(any_legal(first, np.random.default_rng(1)))
    assert (first["observation"] == kept).all()


def test_illegal_actions():
    envs = made()
    observation, _ = envs.reset(seed=1)
    wrong = observation["action_mask"].argmin(axis=1)
    with pytest.raises(IllegalMove, match="illegal action"):
        envs.step(wrong)
    drawn = made(illegal="draw")
    observation, _ = drawn.reset(seed=1)
    right = observation["action_mask"].argmax(axis=1)
    assert not drawn.step(right)[-1]["replaced"].any()
    assert drawn.step(np.full(8, -1))[-1]["replaced"].all()
    with pytest.raises(ValueError, match="reset takes no options"):
        envs.reset(options={"players": 9})
    with pytest.raises(ValueError, match="say who the others are"):
        made(others=None)


def test_wrappers_of_gymnasium_work():
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(made(others="greedy", reward="win"))
    observation, _ = envs.reset(seed=1)
    rng, lengths = np.random.default_rng(1), list[int]()
    for _ in range(150):
        observation, _, ended, _, infos = envs.step(any_legal(observation, rng))
        if ended.any():
            lengths += infos["episode"]["l"][ended].tolist()
    assert lengths
    assert min(lengths) > 10


@pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="this PettingZoo has no registry")
@pytest.mark.parametrize("name", ["Year", "Hoard"])
def test_pettingzoo_knows_the_tables(name):
    env = pettingzoo.make("aec", f"drachenhof/{name}-v0", players=3, reward="score")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, _, ended, _, _ = env.last()
        env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
    env.reset(seed=1)
    start = env.unwrapped.game.state()
    env.reset(seed=2, options={"start": start})
    assert env.unwrapped.game.state().tobytes() == start.tobytes()


def test_a_single_environment_has_the_same_rewards_and_starts():
    env = gymnasium.make("drachenhof/Year-v0", players=2, others="random", reward="lead", seat=0)
    observation, info = env.reset(seed=1)
    start = env.unwrapped.game.state()
    rng, ended = np.random.default_rng(1), False
    while not ended:
        observation, reward, ended, _, info = env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert reward == info["scores"][0] - info["scores"][1]
    env.reset(seed=2, options={"start": start})
    assert env.unwrapped.game.state().tobytes() == start.tobytes()
    with pytest.raises(ValueError, match="not players"):
        env.reset(options={"players": 9})
    with pytest.raises(ValueError, match="a reward is one of"):
        gymnasium.make("drachenhof/Year-v0", reward="points")


def test_maskable_ppo_of_sb3_learns_from_it():
    sb3 = pytest.importorskip("sb3_contrib", reason="SB3 is not installed: `make test-extras` does it, if it can be")
    env = gymnasium.make("drachenhof/Hoard-v0", players=2, others="random")
    model = sb3.MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    model.learn(128)
    observation, _ = env.reset(seed=1)
    action, _ = model.predict(observation, action_masks=env.unwrapped.action_masks())
    assert observation["action_mask"][int(action)]


def test_torchrl_steps_it():
    libs = pytest.importorskip(
        "torchrl.envs.libs.gym", reason="TorchRL is not installed: `make test-extras` does it, if it can be"
    )
    env = libs.GymWrapper(gymnasium.make("drachenhof/Hoard-v0", players=2, others="random", illegal="draw"))
    rolled = env.rollout(20)
    assert rolled["observation"].shape[-1] == 390


assert drachenhof.envs.gymnasium


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [("gymnasium", "gymnasium", "envs"), ("pettingzoo", "pettingzoo", "envs"), ("open_spiel", "pyspiel", "open-spiel")],
)
def test_a_missing_extra_is_said(module, missing, extra):
    program = f"import sys; sys.modules[{missing!r}] = None\nimport drachenhof.envs.{module}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.stderr.splitlines()[-1].endswith(f"pip install 'drachenhof[{extra}]'")
