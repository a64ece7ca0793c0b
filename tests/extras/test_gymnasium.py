"""Gymnasium's own check passes, and one seat can learn against bots."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip(
    "gymnasium", reason="Gymnasium is not installed: `make test-extras` does it, if it can be"
)

from gymnasium.utils.env_checker import check_env  # noqa: E402

from drachenhof import BadOption, IllegalMove, games  # noqa: E402
from drachenhof.bots.levels import named  # noqa: E402
from drachenhof.envs.gymnasium import SeatEnv  # noqa: E402

ENVIRONMENTS: list[dict[str, Any]] = [
    {"game": "year"},
    {"game": "year", "players": 4, "others": "greedy", "great_wall": True, "super_event": "flood"},
    {"game": "year", "players": 3, "others": ["greedy", "novice"], "seat": 1},
    {"game": "hoard"},
    {"game": "hoard", "players": 4, "others": "greedy", "abilities": "single", "curses": True},
    {"game": "hoard", "players": 3, "others": ["courtier", "random"], "seat": 2},
]
every_environment = pytest.mark.parametrize("given", ENVIRONMENTS, ids=str)


@every_environment
def test_their_check(given: dict[str, Any]) -> None:
    """It samples actions without a mask, so illegal ones have to be replaced. No warning of theirs is let through."""
    rest = {name: value for name, value in given.items() if name != "game"}
    registered = f"drachenhof/{given['game'].title()}-v0"
    env = gymnasium.make(registered, **rest, illegal="draw", render_mode="rgb_array").unwrapped
    assert isinstance(env, SeatEnv)
    check_env(env)


def final(env: Any, seed: int) -> tuple[float, list[int]]:
    _, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    total, over = 0.0, False
    while not over:
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        observation, reward, over, cut, info = env.step(int(dice.choice(info["action_mask"].nonzero()[0])))
        assert env.observation_space.contains(observation)
        assert not cut
        assert not info["replaced"]
        total += reward
    return total, info["scores"]


@every_environment
def test_whole_games_are_the_same_for_the_same_seed(given: dict[str, Any]) -> None:
    first, second = SeatEnv(**given), SeatEnv(**given)
    for seed in (1, 2):
        assert final(first, seed) == final(second, seed)
    assert first.game.rewards()[first.seat] == final(second, 2)[0]


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    fixed, drawn = SeatEnv("year", players=3, seat=2), SeatEnv("year", players=3)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(20)} == {2}
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("game", games)
def test_by_name(game: str) -> None:
    env = gymnasium.make(f"drachenhof/{game.title()}-v0", players=3, others="greedy", render_mode="ansi")
    _, info = env.reset(seed=1)
    env.step(env.action_space.sample(info["action_mask"]))
    assert "seat" in env.render()


def test_what_is_refused() -> None:
    env = SeatEnv("year")
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(int((~env.action_masks()).nonzero()[0][0]))
    with pytest.raises(ValueError, match="bot for each"):
        SeatEnv("year", players=4, others=["random"])
    with pytest.raises(ValueError, match="illegal"):
        SeatEnv("year", illegal="ignore")
    with pytest.raises(ValueError, match="plays this game; there are: random, novice"):
        SeatEnv("year", others="champion")


def test_a_seat_is_a_whole_number() -> None:
    with pytest.raises(TypeError, match="integer"):
        SeatEnv("year", seat=1.0)  # type: ignore[arg-type]
    numpys: Any = np.int64(1)
    assert SeatEnv("year", seat=numpys).reset(seed=1)[1]["seat"] == 1


def test_people_see_the_table_from_its_beginning(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("hoard", render_mode="human", seat=0)
    _, info = env.reset(seed=1)
    assert "seat 0" in capsys.readouterr().out
    env.step(int(info["action_mask"].nonzero()[0][0]))
    assert "seat 0" in capsys.readouterr().out


def test_whatever_is_not_legal_is_replaced_where_that_was_asked_for() -> None:
    env = SeatEnv("year", illegal="draw")
    _, info = env.reset(seed=1)
    legal = int(info["action_mask"].nonzero()[0][0])
    for action in (legal - env.action_space.n, env.action_space.n, 10**6, 2**63):
        assert env.step(action)[-1]["replaced"]
    legal = bool(env.action_masks()[1])
    assert env.step(True)[-1]["replaced"] != legal  # it is the number 1, as everywhere in Python
    with pytest.raises(ValueError, match="film"):
        SeatEnv("year", render_mode="film")


@every_environment
def test_copies_go_on_as_the_first_does(given: dict[str, Any]) -> None:
    env = SeatEnv(**given)
    env.reset(seed=4)
    for _ in range(5):
        env.step(int(env.action_masks().nonzero()[0][0]))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(10):
        action = int(env.action_masks().nonzero()[0][-1])
        seen = env.step(action)
        for twin in twins:
            assert str(twin.step(action)) == str(seen)
        if seen[2]:
            break
    assert all(twin.game.state().tobytes() == env.game.state().tobytes() for twin in twins)


def test_the_first_of_several_others_sits_at_the_left() -> None:
    env = SeatEnv("year", players=4, others=["novice", "greedy", "random"], seat=2)
    asked = []

    class Told:
        def __init__(self, name: str) -> None:
            self.name, self.bot = name, named("year", name)
            self.budget = self.bot.budget

        def decide(self, knowledge: Any, *given: Any) -> Any:
            asked.append((games["year"].to_move(knowledge), self.name))
            return self.bot.decide(knowledge, *given)

    bots: Any = [Told(name) for name in ("novice", "greedy", "random")]
    env._bots = bots
    final(env, 1)
    assert set(asked) == {(3, "novice"), (0, "greedy"), (1, "random")}


def test_fractions_are_no_actions() -> None:
    env = SeatEnv("year")
    _, info = env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(float(info["action_mask"].nonzero()[0][0]))  # type: ignore[arg-type]


def test_opponents_of_ones_own_by_name_and_as_objects() -> None:
    from drachenhof.bots import BadBot, Fault, bring

    strangers = "tests.bots.external.strangers"
    for others in (f"{strangers}:First@20", bring("year", f"{strangers}:First")):
        env = gymnasium.make("drachenhof/Year-v0", players=3, others=others)
        _, info = env.reset(seed=1)
        env.step(int(info["action_mask"].nonzero()[0][0]))
    with pytest.raises(Fault, match="which is not legal"):
        gymnasium.make("drachenhof/Year-v0", players=2, others=f"{strangers}:Illegal", seat=1).reset(seed=1)
    with pytest.raises(BadBot, match="no bot 'dragon'"):
        gymnasium.make("drachenhof/Year-v0", others="dragon")


def test_a_step_before_a_reset_and_a_wrong_number_of_players_are_refused() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        SeatEnv("year", 2).step(0)
    with pytest.raises(BadOption, match="year is for 2 to 5 players, not '4'"):
        SeatEnv("year", "4")  # type: ignore[arg-type]


def decides(knowledge: object, _budget: object, _rng: object) -> int:
    return games["year"].legal_moves(knowledge)[0]  # type: ignore[arg-type]


def plays(_rows: object, masks: Any) -> Any:
    return masks.argmax(axis=1)


def test_functions_are_bots_here_too() -> None:
    opponents: tuple[Any, ...] = (decides, plays, [decides, plays, "greedy"])
    for others in opponents:
        env = SeatEnv("year", 4, others=others)
        _, info = env.reset(seed=3)
        for _ in range(3):
            *_, info = env.step(int(info["action_mask"].argmax()))
