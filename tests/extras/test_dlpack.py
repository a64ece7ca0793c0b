"""PyTorch and JAX take the arrays of a batch as they are, without copying."""

import pytest

from drachenhof import games
from drachenhof.envs import Batch
from drachenhof.typed import GameName

every_game = pytest.mark.parametrize("game", games)


@every_game
def test_pytorch(game: GameName) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make test-extras` does it, if it can be")
    batch = Batch(game, 4)
    for array in batch.reset():
        tensor = torch.from_dlpack(array)
        assert tensor.data_ptr() == array.ctypes.data
        assert tuple(tensor.shape) == array.shape
    seen = torch.from_dlpack(batch.observations)
    step = batch.step(batch.random_actions())
    assert (seen.numpy() == step.observations).all()


@every_game
def test_jax(game: GameName) -> None:
    jax = pytest.importorskip("jax", reason="JAX is not installed: `make test-extras` does it, if it can be")
    batch = Batch(game, 4)
    for array in batch.reset():
        taken = jax.dlpack.from_dlpack(array, copy=False)
        assert taken.unsafe_buffer_pointer() == array.ctypes.data
        assert taken.shape == array.shape
