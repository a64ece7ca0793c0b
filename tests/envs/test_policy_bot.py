"""From what a seat knows to numbers and back, and a policy as a bot."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drachenhof.arena.match import play
from drachenhof.arena.tournament import Tournament
from drachenhof.engine.game import IllegalMove
from drachenhof.envs import OneGame, PolicyBot, Spaces
from drachenhof.games import games
from drachenhof.typed import GameName

NETWORK = Path(__file__).parents[2] / "examples" / "network.py"


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_knowledge_gives_the_numbers_that_the_environment_shows(game: GameName) -> None:
    spaces, one, rng = Spaces(game), OneGame(game, 3), np.random.default_rng(1)
    for _ in range(60):
        knowledge = one.knowledge(one.seat)
        assert (spaces.observe(knowledge) == one.observation).all()
        assert (spaces.mask(knowledge) == one.mask).all()
        watcher = (one.seat + 1) % 3
        assert (spaces.observe(one.knowledge(watcher), watcher) == one.observe(watcher)).all()
        action = int(rng.choice(np.flatnonzero(one.mask)))
        assert spaces.act(knowledge, action) == spaces.first_action + action
        one.step(action)


def test_what_is_no_action_is_refused_in_words() -> None:
    spaces, one = Spaces("year"), OneGame("year", 2)
    knowledge = one.knowledge(one.seat)
    with pytest.raises(IllegalMove, match="illegal action"):
        spaces.act(knowledge, int(np.flatnonzero(~one.mask)[0]))
    for number in (-1, spaces.actions):
        with pytest.raises(IllegalMove, match=f"illegal action {number}"):
            spaces.act(knowledge, number)
    with pytest.raises(TypeError, match="an action is a whole number, not 'harvest'; `from_text` reads words"):
        spaces.act(knowledge, "harvest")  # type: ignore[arg-type]


def test_what_is_no_position_is_refused_in_words() -> None:
    spaces, other = Spaces("year"), games["hoard"].new(2)
    for ask in (spaces.observe, spaces.mask, lambda knowledge: spaces.act(knowledge, 0)):
        with pytest.raises(ValueError, match="this is no position of year"):
            ask(other)
        with pytest.raises(ValueError, match=r"but another \(dict\)"):
            ask({})  # type: ignore[arg-type]
    begun = games["year"].new(2)
    with pytest.raises(ValueError, match="seat 2 is not at a table of 2; seats count from 0"):
        spaces.observe(begun, 2)
    with pytest.raises(ValueError, match="nobody decides here"):
        spaces.observe(begun)
    assert not spaces.mask(begun).any()


def decided(policy: Any, **settings: Any) -> int:
    one = OneGame("year", 2)
    bot = PolicyBot("year", policy, **settings)
    return bot.decide(one.knowledge(one.seat), bot.budget, np.random.default_rng(1)).move


def test_a_policy_answers_with_an_action_or_with_logits() -> None:
    legal = np.flatnonzero(OneGame("year", 2).mask)
    first = Spaces("year").first_action
    assert decided(lambda _, mask: np.flatnonzero(mask)[3]) == first + legal[3]
    assert decided(lambda _, mask: np.where(mask, -np.arange(mask.size), 99)) == first + legal[0]
    peaked = np.zeros(Spaces("year").actions)
    peaked[legal[2]] = 50
    assert decided(lambda *_: peaked, sample=True) == first + legal[2]
    with pytest.raises(ValueError, match="a policy of year answers with an action, or"):
        decided(lambda *_: np.zeros(3))
    with pytest.raises(ValueError, match="answers with NaN"):
        decided(lambda _, mask: np.full(mask.size, np.nan))
    with pytest.raises(IllegalMove):
        decided(lambda _, mask: int(np.flatnonzero(~mask)[0]))


def test_the_network_of_the_examples_learns_and_plays(tmp_path: Path) -> None:
    copied = tmp_path / "network.py"
    copied.write_text(NETWORK.read_text())
    spec = importlib.util.spec_from_file_location("network_to_try", copied)
    assert spec is not None
    assert spec.loader is not None
    network = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(network)
    assert network.learn("hoard", count=1500, epochs=4) > 0.4
    tournament = Tournament.of("hoard", 2, {}, [f"{copied}:Network", "random"], seed=5)
    assert [play(match).forfeits for match in tournament.matches(2)] == [(), ()]
    with pytest.raises(ValueError, match="has learned hoard"):
        network.Network("year")
