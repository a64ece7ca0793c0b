"""Some steps of batches, as hashes: `python -m tests.envs.steps` prints them, compiled or interpreted."""

import hashlib
import json

from drachenhof import games
from drachenhof.engine.rule import INTERPRETED
from drachenhof.envs import Batch

STEPS = 20


def steps(game, others):
    batch, hashed = Batch(game, 3, players=3, others=others, seed=5), hashlib.sha256()
    for _ in range(STEPS):
        for array in batch.step(batch.random_actions()):
            hashed.update(array.tobytes())
    return hashed.hexdigest()


def digests():
    return {
        "interpreted": INTERPRETED,
        "steps": {f"{game}-{others}": steps(game, others) for game in games for others in (None, "random", "greedy")},
    }


if __name__ == "__main__":
    print(json.dumps(digests()))
