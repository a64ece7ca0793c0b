r"""A masked double DQN, in one file: `python examples/dqn.py year` learns to beat `random` (extra `torch`).

    python examples/dqn.py year --others greedy --reward lead --steps 6000 \
        --measure 1000 --save examples/dqn-year.npz --plot curve.png

What a game was worth is only told at its end, so a decision is compared with what is thought of
the position some decisions later (`AHEAD`), or with the end if that comes before. Illegal actions
are never the best. `examples/trained.py:Dqn` plays what `--save` wrote, without PyTorch; PPO
(`examples/ppo.py`) is the one to beat.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import torch
from rich.progress import track
from torch import Tensor, nn

from drachenhof.envs import Batch, Spaces
from drachenhof.games import games
from drachenhof.typed import GameName, Reward

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

AHEAD, SAMPLE, FOLLOW = 8, 512, 0.01  # decisions looked ahead; of an update; how fast the calm net follows
SCALES = {"place": 1.0, "win": 1.0, "score": 1 / 50, "lead": 1 / 25}  # so that rewards are about as large as 1
ILLEGAL = -1e9


class Network(nn.Module):
    """Two layers, then what each action is worth; its parts are named as those of `examples/ppo.py`."""

    def __init__(self, size: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)

    def forward(self, rows: Tensor, masks: Tensor) -> Tensor:
        return self.policy(self.body(rows)).masked_fill(~masks, ILLEGAL)


class Memory:
    """What was seen, done and earned at the last moments, table by table; rows in half precision, masks as bits."""

    def __init__(self, moments: int, tables: int, spaces: Spaces) -> None:
        self.rows = np.zeros((moments, tables, spaces.size), np.float16)
        self.masks = np.zeros((moments, tables, -(-spaces.actions // 8)), np.uint8)
        self.actions = np.zeros((moments, tables), np.int64)
        self.rewards = np.zeros((moments, tables), np.float32)
        self.ended = np.zeros((moments, tables), bool)
        self.wide, self.count = spaces.actions, 0

    def see(self, rows: Array, masks: Array) -> None:
        """What is seen at a moment, before somebody acts."""
        at = self.count % len(self.rows)
        self.rows[at], self.masks[at] = rows, np.packbits(masks, axis=1)

    def keep(self, actions: Array, rewards: Array, ended: Array) -> None:
        """What was done then, and what came of it."""
        at = self.count % len(self.rows)
        self.actions[at], self.rewards[at], self.ended[at] = actions, rewards, ended
        self.count += 1

    def shown(self, moments: Array, tables: Array) -> tuple[Tensor, Tensor]:
        masks = np.unpackbits(self.masks[moments, tables], axis=1, count=self.wide).view(bool)
        return torch.from_numpy(self.rows[moments, tables].astype(np.float32)), torch.from_numpy(masks)

    def draw(self, rng: np.random.Generator, size: int) -> tuple[Array, Array, Array, Array, Array]:
        """Moments, tables, what was earned up to `AHEAD` decisions later, which moment that is, whether it ended."""
        room = len(self.rows)
        numbers = rng.integers(max(0, self.count - room), self.count - AHEAD, size)
        tables = rng.integers(0, self.rows.shape[1], size)
        span = (numbers[:, None] + np.arange(AHEAD)) % room
        ended = self.ended[span, tables[:, None]]
        alive = np.cumsum(ended, axis=1) - ended == 0  # up to the end, and no further: then another game begins
        earned = (self.rewards[span, tables[:, None]] * alive).sum(axis=1)
        return numbers % room, tables, earned, (numbers + AHEAD) % room, ended.any(axis=1)


def improve(
    network: Network, calm: Network, optimiser: torch.optim.Optimizer, memory: Memory, rng: np.random.Generator
) -> None:
    """A step towards what was earned, and what is thought of later: chosen by one net, judged by the other."""
    moments, tables, earned, later, over = memory.draw(rng, SAMPLE)
    with torch.no_grad():
        rows, masks = memory.shown(later, tables)
        best = network(rows, masks).argmax(dim=1, keepdim=True)
        future = calm(rows, masks).gather(1, best).squeeze(1)
        goals = torch.from_numpy(earned) + future.masked_fill(torch.from_numpy(over), 0.0)
    worths = network(*memory.shown(moments, tables))
    actions = torch.from_numpy(memory.actions[moments, tables]).unsqueeze(1)
    loss = nn.functional.smooth_l1_loss(worths.gather(1, actions).squeeze(1), goals)
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 10.0)
    optimiser.step()
    with torch.no_grad():
        for own, other in zip(calm.parameters(), network.parameters(), strict=True):
            own.lerp_(other, FOLLOW)


def learn(
    game: GameName,
    players: int,
    tables: int,
    steps: int,
    seed: int = 0,
    others: str = "random",
    reward: Reward = "place",
    rate: float = 3e-4,
    moments: int = 1500,
) -> tuple[Network, list[float]]:
    """Learn; the mean reward of the games that ended during each fiftieth of the time."""
    torch.manual_seed(seed)
    rng, batch = (
        np.random.default_rng(seed),
        Batch(game, tables, players=players, others=others, seed=seed, reward=reward),
    )
    network, calm = (Network(batch.spaces.size, batch.spaces.actions) for _ in range(2))
    calm.load_state_dict(network.state_dict())
    optimiser, memory = torch.optim.Adam(network.parameters(), lr=rate), Memory(moments, tables, batch.spaces)
    finals, curve, part = list[float](), list[float](), max(1, steps // 50)
    for step in track(range(steps), f"Learning {game}"):
        memory.see(batch.observations, batch.masks)
        actions = batch.random_actions()
        knows = rng.random(tables) >= max(0.05, 1 - 2 * step / steps)  # at first it tries, later it plays
        with torch.no_grad():
            worths = network(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
        actions[knows] = worths.argmax(dim=1).numpy()[knows]
        shown = batch.step(actions)
        memory.keep(actions, shown.rewards * np.float32(SCALES[reward]), shown.ended)
        finals += shown.rewards[shown.ended].tolist()
        if memory.count > 2 * AHEAD:
            improve(network, calm, optimiser, memory, rng)
        if (step + 1) % part == 0:
            curve.append(float(np.mean(finals)) if finals else float("nan"))
            finals.clear()
    return network, curve


def measure(network: Network, game: GameName, players: int, others: str, count: int, seed: int) -> list[float]:
    """The place values of new games, in which the best actions are taken."""
    batch, values = Batch(game, min(count, 250), players=players, others=others, seed=10_000 + seed), list[float]()
    left = np.full(len(batch), -(-count // len(batch)))  # of each table, or short games would count more
    with torch.no_grad():
        while left.any():
            worths = network(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
            shown = batch.step(worths.argmax(dim=1).numpy())
            values += shown.rewards[shown.ended & (left > 0)].tolist()
            left -= shown.ended & (left > 0)
    return values


def save(network: Network, game: GameName, path: Path) -> None:
    """The weights in half precision, for `examples/trained.py`."""
    layers = {
        name.replace(".", "_"): tensor.numpy().astype(np.float16) for name, tensor in network.state_dict().items()
    }
    np.savez_compressed(path, game=game, version=Spaces(game).version, heat=0.0, **layers)


def draw(curve: list[float], game: GameName, path: Path, others: str, reward: Reward) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), dpi=120)
    axes = figure.subplots()
    axes.plot(np.arange(1, len(curve) + 1) * 100 / len(curve), curve, color="#b8402c")
    axes.axhline(0, color="#3a342c", linewidth=0.8)
    axes.set(title=f"DQN: {game} against {others}", xlabel="% of the decisions", ylabel=f"mean reward by {reward}")
    figure.savefig(path)


def main(arguments: Sequence[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=tuple(games))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=64, help="tables side by side")
    parser.add_argument("--steps", type=int, default=3000, help="decisions at each table")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; more only help on an idle machine")
    parser.add_argument("--others", default="random", help="who plays the other seats: a bot by name")
    parser.add_argument("--reward", choices=tuple(SCALES), default="place")
    parser.add_argument("--rate", type=float, default=3e-4, help="of learning")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--measure", type=int, default=0, help="new games that are played at the end, to be counted")
    parser.add_argument("--save", type=Path, help="where the weights go, as .npz")
    parser.add_argument("--plot", type=Path, help="where the learning curve is drawn")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.steps <= 2 * AHEAD:
        parser.error(f"it takes a table and more than {2 * AHEAD} steps, not {given.games} and {given.steps}")
    torch.set_num_threads(given.threads)
    began = time.process_time()
    how = (given.seed, given.others, given.reward, given.rate)
    network, curve = learn(given.game, given.players, given.games, given.steps, *how)
    last = np.nanmean(curve[-10:]) if not np.isnan(curve[-10:]).all() else float("nan")
    print(f"{given.game}: mean reward {last:+.2f} at the end, {time.process_time() - began:.0f} s of the processor")
    if given.save:
        save(network, given.game, given.save)
    if given.measure:
        values = measure(network, given.game, given.players, given.others, given.measure, given.seed)
        half = 1.96 * np.std(values) / np.sqrt(len(values))
        print(
            f"against {given.others}: mean place value {np.mean(values):+.3f} ± {half:.3f} over {len(values)} new games"
        )
    if given.plot:
        draw(curve, given.game, given.plot, given.others, given.reward)
    return curve


if __name__ == "__main__":
    main()
