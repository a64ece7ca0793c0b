"""What `examples/ppo.py --save` and `examples/dqn.py --save` wrote, as bots: NumPy alone, in the arena and at tables.

drachenhof benchmark ./examples/trained.py:Trained
drachenhof benchmark ./examples/trained.py:Dqn
"""

from pathlib import Path
from typing import Any

import numpy as np

from drachenhof.bots import Budget, bring
from drachenhof.envs import Spaces


def kept(learner: str) -> tuple[str, ...]:
    """The files of weights beside this one."""
    return tuple(sorted(path.name for path in Path(__file__).parent.glob(f"{learner}-*.npz")))


class Trained:
    """The likeliest action of a policy that has learned one game; its weights are `ppo-GAME.npz` beside this file."""

    LEARNER = "ppo"
    FILES = kept(LEARNER)
    budget = Budget(simulations=1)

    def __init__(self, game: str) -> None:
        weights = Path(__file__).with_name(f"{self.LEARNER}-{game}.npz")
        if not weights.exists():
            raise ValueError(f"there is no {weights.name}: examples/{self.LEARNER}.py {game} --save makes one")
        self.spaces, self.teacher = Spaces(game), bring(game, "greedy")
        with np.load(weights) as saved:
            if str(saved["version"]) != self.spaces.version:
                raise ValueError(f"{weights.name} has learned from other observations than these")
            self.heat = float(saved["heat"])
            self.layers = {name: saved[name].astype(np.float32) for name in saved.files if "_" in name}

    def decide(self, knowledge: Any, _budget: Budget, rng: np.random.Generator) -> int:
        """The legal move that net and prior together like best."""
        first = self.spaces.first_action
        liked = logits(self.layers, self.spaces.observe(knowledge))
        if self.heat:  # what it has learned is added to what greedy thinks
            choices = self.teacher.decide(knowledge, self.teacher.budget, rng).choices
            return max(choices, key=lambda one: one.value / self.heat + liked[one.move - first]).move
        return max(self.spaces.game.legal_moves(knowledge), key=lambda move: liked[move - first])


class Dqn(Trained):
    """The action that is worth most to a net that has learned one game; its weights are `dqn-GAME.npz`."""

    LEARNER = "dqn"
    FILES = kept(LEARNER)


def logits(layers: dict[str, Any], rows: Any) -> Any:
    """Two layers, then a number for each action: the networks of `examples/ppo.py` and `examples/dqn.py`."""
    for layer in ("body_0", "body_2"):
        rows = np.maximum(rows @ layers[f"{layer}_weight"].T + layers[f"{layer}_bias"], 0)
    return rows @ layers["policy_weight"].T + layers["policy_bias"]
