"""The examples learn: after a short run the learner is well ahead of `random`."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make test-extras` does it, if it can be")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed: `make test-extras` does it, if it can be")

from examples import ppo  # noqa: E402

from drachenhof import games  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("game", games)
def test_ppo_with_batches_learns_to_beat_random(game: str, tmp_path: Path) -> None:
    picture = tmp_path / "curve.png"
    curve = ppo.main([game, "--batch", "--updates", "25", "--plot", str(picture)])
    assert np.nanmean(curve[-5:]) > 0.5 > np.nanmean(curve[:3])
    assert picture.stat().st_size > 1000


@pytest.mark.parametrize("game", games)
def test_ppo_with_gymnasium_learns_too(game: str) -> None:
    curve = ppo.main([game, "--updates", "12", "--games", "24", "--steps", "96"])
    assert np.nanmean(curve[-3:]) > 0.15
