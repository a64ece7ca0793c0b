"""The examples learn: after a short run the learner is well ahead of `random`."""

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
