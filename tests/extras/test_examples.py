"""The examples learn: after a short run the learner is well ahead of `random`; what was saved plays as it learned."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make test-extras` does it, if it can be")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed: `make test-extras` does it, if it can be")

from examples import ppo  # noqa: E402

from drachenhof import games  # noqa: E402
from drachenhof.envs import Spaces  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("game", games)
def test_ppo_with_batches_learns_to_beat_random(game: str, tmp_path: Path) -> None:
    picture = tmp_path / "curve.png"
    curve = ppo.main([game, "--batch", "--updates", "25", "--plot", str(picture)])
    assert np.nanmean(curve[-5:]) > 0.5 > np.nanmean(curve[:3])
    assert picture.stat().st_size > 1000


def strength(game: str, network: ppo.Network) -> float:
    """The mean reward against `random` over many games, none of which it has learnt from."""
    tables, finals = ppo.Batched(game, 128, 2, seed=99), list[float]()
    while len(finals) < 400:
        finals += ppo.play(tables, network, 32)[2]
    return float(np.mean(finals))


@pytest.mark.parametrize("game", games)
def test_ppo_with_gymnasium_learns_too(game: str) -> None:
    """The standard error of a mean is 0.05, so that nothing but learning makes the difference."""
    torch.manual_seed(0)
    spaces = Spaces(game)
    untrained = strength(game, ppo.Network(spaces.size, spaces.actions))
    network, _ = ppo.learn(game, batch=False, players=2, games=24, steps=96, updates=15)
    assert strength(game, network) > untrained + 0.3


def test_a_run_in_which_no_game_ended_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    ppo.main(["year", "--batch", "--updates", "1", "--games", "2", "--steps", "4"])
    assert "no game ended" in capsys.readouterr().out


@pytest.mark.parametrize(("tables", "steps"), [("2", "1"), ("7", "1"), ("0", "64"), ("-8", "-8")])
def test_too_few_decisions_to_learn_from_are_refused(
    tables: str, steps: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        ppo.main(["year", "--batch", "--updates", "1", "--games", tables, "--steps", steps])
    assert f"--games {tables} times --steps {steps} is too small" in capsys.readouterr().err


@pytest.mark.parametrize("tables", [10, 13])
def test_decisions_that_do_not_divide_evenly_are_learnt_from(tables: int) -> None:
    network, _ = ppo.learn("year", batch=True, players=2, games=tables, steps=1, updates=2)
    assert all(torch.isfinite(weights).all() for weights in network.parameters())


def test_with_a_prior_it_begins_as_strong_as_greedy_and_learns_from_there() -> None:
    network, curve = ppo.learn("year", True, 2, 8, 4, 1, others="greedy", reward="lead", heat=1.5, entropy=0.0)
    assert len(curve) == 1
    fresh = ppo.Network(Spaces("year").size, Spaces("year").actions, modest=True)
    assert np.mean(ppo.measure(fresh, "year", 2, "random", 20, 0, 1.5)) > 0.8
    assert any((weights != 0).any() for weights in network.policy.parameters())  # it has begun to differ


def test_what_was_saved_plays_as_the_network_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from examples import trained

    network, _ = ppo.learn("hoard", True, 2, 16, 32, 2, heat=2.0)
    ppo.save(network, "hoard", tmp_path / "ppo-hoard.npz", 2.0)
    monkeypatch.setattr(trained, "__file__", str(tmp_path / "trained.py"))
    bot, rng = trained.Trained("hoard"), np.random.default_rng(1)
    tables = ppo.Batched("hoard", 12, 2, 3, "greedy", heat=2.0)
    agreed = []
    for _ in range(5):
        with torch.no_grad():
            rows, prior = (torch.from_numpy(array) for array in tables.shown())
            likeliest = network(rows, prior)[0].logits.argmax(dim=1).numpy()
        for at, seat in enumerate(tables.batch.seats.tolist()):
            knowledge = bot.spaces.game.knowledge(tables.batch.state(at), seat)
            agreed.append(bot.decide(knowledge, bot.budget, rng) - bot.spaces.first_action == likeliest[at])
        tables.step(likeliest)
    assert np.mean(agreed) > 0.95  # half precision decides a tie otherwise now and then
    with pytest.raises(ValueError, match="there is no ppo-year"):
        trained.Trained("year")
