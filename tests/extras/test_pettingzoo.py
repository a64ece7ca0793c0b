"""PettingZoo's own tests pass, for both games and several options."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make test-extras` does it, if it can be")

with warnings.catch_warnings():  # of names that their own tests import, and that they will change
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test.performance_benchmark import performance_benchmark

from drachenhof import IllegalMove
from drachenhof.envs import pettingzoo as table_module
from drachenhof.envs.pettingzoo import Table
from drachenhof.games import games
from drachenhof.games.hoard.rules.tables import CARD_NAMES

# Their tests warn of dictionaries as observations, which is how they themselves document action masks; of nothing else.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)

TABLES: list[dict[str, Any]] = [
    {"game": "year"},
    {"game": "year", "players": 5, "great_wall": True, "super_event": "random"},
    {"game": "year", "players": 4, "large_privilege": 7, "super_event": "tornado"},
    {"game": "hoard"},
    {"game": "hoard", "players": 6, "abilities": "cumulative", "curses": True},
    {"game": "hoard", "players": 4, "peek": True, "answer_fives": True, "long_protecto": True, "abilities": "single"},
]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_their_api_test(table: dict[str, Any]) -> None:
    api_test(Table(**table), num_cycles=1000, verbose_progress=False)


@every_table
def test_their_seed_test(table: dict[str, Any]) -> None:
    seed_test(lambda: Table(**table), num_cycles=500)


@pytest.mark.parametrize("game", games)
def test_their_render_test(game: str) -> None:
    render_test(lambda render_mode: Table(game, players=3, render_mode=render_mode))


@pytest.mark.parametrize("game", games)
def test_their_benchmark_runs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays for five seconds by its own clock, which is hurried here."""
    import time

    clock = iter(range(10**9))
    monkeypatch.setattr(time, "time", lambda: next(clock) / 50)
    performance_benchmark(Table(game))


def played(table: Table, seed: int) -> Iterator[tuple[str, Any]]:
    """A game of first legal actions and some others: who saw what."""
    table.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for agent in table.agent_iter():
        observation, _, over, _, _ = table.last()
        yield agent, observation
        table.step(None if over else int(dice.choice(observation["action_mask"].nonzero()[0])))


@every_table
def test_a_whole_game_and_its_rewards(table: dict[str, Any]) -> None:
    env = Table(**table)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=3)
    dice = np.random.default_rng(3)
    for agent in env.agent_iter():
        observation, reward, over, truncated, _ = env.last()
        totals[agent] += reward
        assert env.observation_space(agent).contains(observation)
        assert not truncated
        env.step(None if over else int(dice.choice(observation["action_mask"].nonzero()[0])))
    assert list(totals.values()) == pytest.approx(env.game.rewards())
    assert sum(totals.values()) == pytest.approx(0, abs=1e-6)
    assert env.agents == []


def test_observations_do_not_change_later() -> None:
    env = Table("hoard", players=3)
    seen = []
    for _, observation in played(env, 1):
        seen.append((observation, observation["observation"].copy(), observation["action_mask"].copy()))
    assert all((kept["observation"] == row).all() and (kept["action_mask"] == mask).all() for kept, row, mask in seen)


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    env = Table("year", players=2)
    env.reset(seed=1)
    before = env.game.state().tobytes()
    for action in (int((env.observe("seat_0")["action_mask"] == 0).nonzero()[0][-1]), None, 2**63):
        with pytest.raises(IllegalMove):
            env.step(action)
    assert env.game.state().tobytes() == before


@pytest.mark.parametrize("game", games)
def test_text_and_picture_show_only_what_the_agent_may_know(game: str) -> None:
    text, picture = Table(game, 3, render_mode="ansi"), Table(game, 3, render_mode="rgb_array")
    for env in (text, picture):
        env.reset(seed=5)
    rng = np.random.default_rng(2)
    for _ in range(40):
        drawn, module = text.render(), text.game.spaces.game
        state = text.game._state
        text.game._state = module.resample(module.knowledge(state, text.game.seat), rng)
        assert text.render() == drawn
        text.game._state = state
        text.step(int(text.game.mask.nonzero()[0][0]))
    pixels = picture.render()
    assert isinstance(pixels, np.ndarray)
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    with pytest.raises(ValueError, match="render_mode"):
        Table(game, render_mode="film")


def test_people_see_the_table_from_its_beginning(capsys: pytest.CaptureFixture[str]) -> None:
    env = Table("year", render_mode="human")
    env.reset(seed=1)
    assert "seat 0" in capsys.readouterr().out


def test_a_table_before_its_first_reset_says_so() -> None:
    for tried in (
        lambda env: env.step(0),
        lambda env: env.last(),
        lambda env: list(env.agent_iter()),
        Table.num_agents.fget,
    ):
        with pytest.raises(AttributeError, match=r"before its first reset\(\)"):
            tried(Table("year"))
    with pytest.raises(AttributeError, match="no attribute 'zzz'"):
        Table("year").zzz  # noqa: B018 (it is not there)


def test_a_picture_shows_every_letter_of_the_text() -> None:
    """Late in a game lines are long: they go on below, and end before the picture does."""
    env = Table("hoard", 3, render_mode="rgb_array")
    env.reset(seed=5)
    known = env.game.knowledge(0)
    known["pile"][0, :60], known["pile_size"] = CARD_NAMES.index("extermino"), 60  # "extermino " sixty times
    lines = table_module.wrapped(games["hoard"].board(known))
    words = games["hoard"].board(known).split()
    assert words.count("extermino") >= 60
    assert " ".join(line for line, _ in lines).split() == words
    assert max(len(line) for line, _ in lines) <= table_module.WIDTH
    pixels = table_module.picture(games["hoard"], known)
    paper = pixels[0, 0]
    inked = (pixels != paper).any(2)
    assert not inked[:, -5:].any()
    rows = np.array_split(inked, len(lines) * 2 + 2)  # a line is in the middle of two of these
    assert all(rows[2 * line + 1].any() or rows[2 * line + 2].any() for line in range(len(lines)))


@pytest.mark.parametrize("game", games)
def test_a_picture_is_of_the_position_and_marks_who_decides(game: str) -> None:
    env = Table(game, 3, render_mode="rgb_array")
    env.reset(seed=5)
    before = env.render()
    assert isinstance(before, np.ndarray)
    red = np.array([int(table_module.LACQUER[at : at + 2], 16) for at in (1, 3, 5)])
    near = np.abs(before.astype(int) - red).sum(2) < 60
    lines = table_module.wrapped(games[game].board(env.game.knowledge(env.game.seat)))
    marked = [number for number, (line, _) in enumerate(lines) if line.startswith(">")]
    height = len(before) / (len(lines) + 1)
    assert {round(row / height) - 1 for row in near.any(1).nonzero()[0]} == set(marked)
    env.step(int(env.game.mask.nonzero()[0][0]))
    after = env.render()
    assert isinstance(after, np.ndarray)
    assert not np.array_equal(before, after)


@every_table
def test_copies_go_on_as_the_first_does(table: dict[str, Any]) -> None:
    env = Table(**table)
    env.reset(seed=4)
    for _ in range(20):
        env.step(int(env.game.mask.nonzero()[0][0]))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        first = copy.deepcopy(env)
        for _ in range(10):
            action = int(first.game.mask.nonzero()[0][-1])
            first.step(action)
            twin.step(action)
            assert str(twin.last()) == str(first.last())
        assert twin.game.state().tobytes() == first.game.state().tobytes()


@pytest.mark.filterwarnings("ignore")
def test_a_parallel_environment_can_be_made_of_it() -> None:
    from pettingzoo.test import parallel_api_test
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    parallel_api_test(turn_based_aec_to_parallel(Table("hoard", 2)), num_cycles=50)
