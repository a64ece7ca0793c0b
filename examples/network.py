"""A bot that is a small net, in NumPy alone: it learns to choose as `greedy` does, and plays in the arena.

python examples/network.py year          # learns, and writes network.npz beside this file
drachenhof arena year --bots ./examples/network.py:Network,greedy,random --players 3
"""

import sys
from pathlib import Path
from typing import Any, cast

import numpy as np

from drachenhof.bots import bring
from drachenhof.envs import OneGame, PolicyBot, Spaces
from drachenhof.typed import GameName

WEIGHTS = Path(__file__).with_name("network.npz")
DECISIONS, EPOCHS, RATE = 6_000, 12, 0.3


class Network(PolicyBot):
    """The weights that `learn` wrote, as a policy; PolicyBot does the rest."""

    FILES = (WEIGHTS.name,)  # what it is made of beside this file: a tournament remembers both

    def __init__(self, game: GameName) -> None:
        with np.load(WEIGHTS) as kept:
            if str(kept["game"]) != game:
                raise ValueError(f"{WEIGHTS.name} has learned {kept['game']}")
            weights = kept["weights"]
        super().__init__(game, lambda observation, _mask: with_bias(observation) @ weights)


def with_bias(observations: Any) -> Any:
    """Observations, and a 1 behind each."""
    return np.concatenate([observations, np.ones((*observations.shape[:-1], 1), np.float32)], axis=-1)


def examples(game: GameName, count: int) -> tuple[Any, Any, Any]:
    """Positions of random games with what each seat sees, may do, and what `greedy` would do."""
    spaces, teacher, rng = Spaces(game), bring(game, "greedy"), np.random.default_rng(1)
    one, seed = OneGame(game, 2), 0
    seen: list[Any] = []
    legal: list[Any] = []
    chosen: list[int] = []
    while len(chosen) < count:
        if one.over:
            seed += 1
            one.begin(seed)
        knowledge = one.knowledge(one.seat)
        move = teacher.decide(knowledge, teacher.budget, rng).move
        seen.append(spaces.observe(knowledge))
        legal.append(spaces.mask(knowledge))
        chosen.append(move - spaces.first_action)
        wanders = rng.random() < 0.3
        one.step(int(rng.choice(np.flatnonzero(one.mask))) if wanders else chosen[-1])
    return with_bias(np.array(seen)), np.array(legal), np.array(chosen)


def learn(game: GameName, count: int = DECISIONS, epochs: int = EPOCHS) -> float:
    """Softmax regression, decision by decision; the share of unseen decisions that it takes as `greedy` does."""
    seen, legal, chosen = examples(game, count)
    weights = np.zeros((seen.shape[1], legal.shape[1]), np.float32)
    known, rng = count * 9 // 10, np.random.default_rng(2)
    for _ in range(epochs):
        for batch in np.array_split(rng.permutation(known), max(1, known // 64)):
            logits = np.where(legal[batch], seen[batch] @ weights, -np.inf)
            likely = np.exp(logits - logits.max(axis=1, keepdims=True))
            likely /= likely.sum(axis=1, keepdims=True)
            likely[np.arange(len(batch)), chosen[batch]] -= 1
            weights -= (RATE / len(batch)) * (seen[batch].T @ likely).astype(np.float32)
    np.savez(WEIGHTS, weights=weights, game=game)
    guessed = np.where(legal[known:], seen[known:] @ weights, -np.inf).argmax(axis=1)
    return float((guessed == chosen[known:]).mean())


if __name__ == "__main__":
    print(f"{learn(cast(GameName, sys.argv[1])):.0%} of the decisions that it had not seen are those of greedy")
