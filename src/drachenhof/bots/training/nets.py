"""The two nets that learn: the policy, which is kept, and the critic, which only training needs."""

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from drachenhof.search.learned import Shape

__all__ = ["Critic", "PolicyNet"]


class PolicyNet(nn.Module):
    """What is added to the hand-made worth of each move."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self._told = shape.inputs
        self.hidden, self.read = nn.Linear(shape.inputs, shape.width), nn.Linear(shape.width, shape.outputs)
        nn.init.zeros_(self.read.weight)
        nn.init.zeros_(self.read.bias)

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """An output for each kind of move, and in the end 0 for moves that have none."""
        return functional.pad(self.read(torch.relu(self.hidden(inputs[:, : self._told]))), (0, 1))

    def flat(self) -> Any:
        """The weights as they are kept: by input, half precision."""
        layers = [self.hidden.weight.T, self.hidden.bias, self.read.weight.T, self.read.bias]
        return np.concatenate([layer.detach().numpy().ravel() for layer in layers]).astype(np.float16)


class Critic(nn.Module):
    """What a position is worth to a seat, 0 to 1."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(size, 64), nn.ReLU(), nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 1))

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        return torch.sigmoid(self.layers(inputs)[:, 0])
