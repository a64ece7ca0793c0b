"""A masked PPO that learns to beat `random`, in one page: `python examples/ppo.py year` (extras `envs`, `torch`).

With `--batch` the games run in compiled code, many at once; without it one
Gymnasium environment after the other is stepped from Python, as most libraries
do it. The network, the update and the curve are the same.
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
from torch.distributions import Categorical

from drachenhof.envs import Batch, Spaces
from drachenhof.game import games

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
Kept: TypeAlias = dict[str, Tensor]
"""By name what was seen, done and earned, moment by moment and table by table."""

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCHES = 1.0, 0.95, 0.2, 0.01, 2, 4


class Network(nn.Module):
    """Two layers, then how good each action looks, and what the position is worth."""

    def __init__(self, size: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.body(rows)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits), self.value(hidden).squeeze(-1)


class Tables:
    """Gymnasium environments side by side, with the face of a `Batch`."""

    def __init__(self, game: str, n: int, players: int, seed: int) -> None:
        from drachenhof.envs.gymnasium import SeatEnv

        self.envs = [SeatEnv(game, players=players, others="random") for _ in range(n)]
        self.seen = [env.reset(seed=seed + number)[0] for number, env in enumerate(self.envs)]

    def shown(self) -> tuple[Array, Array]:
        rows = np.stack([seen["observation"] for seen in self.seen])
        return rows, np.stack([seen["action_mask"] for seen in self.seen]).astype(bool)

    def step(self, actions: Array) -> tuple[Array, Array]:
        rewards, ended = np.zeros(len(self.envs), np.float32), np.zeros(len(self.envs), bool)
        for number, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            self.seen[number], rewards[number], ended[number], _, _ = env.step(int(action))
            if ended[number]:
                self.seen[number], _ = env.reset()
        return rewards, ended


class Batched:
    """The same from a `Batch`."""

    def __init__(self, game: str, n: int, players: int, seed: int) -> None:
        self.batch = Batch(game, n, players=players, others="random", seed=seed)

    def shown(self) -> tuple[Array, Array]:
        return self.batch.observations, self.batch.masks

    def step(self, actions: Array) -> tuple[Array, Array]:
        step = self.batch.step(actions)
        return step.rewards, step.ended


def play(tables: "Tables | Batched", network: Network, steps: int) -> tuple[Kept, Tensor, list[float]]:
    """Play on, and keep what was seen, done and earned; also the rewards of games that ended."""
    kept: dict[str, list[Tensor]] = {
        name: [] for name in ("rows", "masks", "actions", "logs", "values", "rewards", "ended")
    }
    finals = list[float]()
    with torch.no_grad():
        for _ in range(steps):
            rows, masks = (torch.from_numpy(array.copy()) for array in tables.shown())
            choice, value = network(rows, masks)
            action = choice.sample()
            reward, ended = tables.step(action.numpy())
            finals += reward[ended].tolist()
            new = (
                rows,
                masks,
                action,
                choice.log_prob(action),
                value,
                *map(torch.from_numpy, (reward.copy(), ended.copy())),
            )
            for name, tensor in zip(kept, new, strict=True):
                kept[name].append(tensor)
        last = network(*(torch.from_numpy(array) for array in tables.shown()))[1]
    return {name: torch.stack(tensors) for name, tensors in kept.items()}, last, finals


def advantages(kept: Kept, last: Tensor) -> Tensor:
    """Generalised advantage estimation; a game's end is no one's future."""
    gains, gain, following = torch.zeros_like(kept["rewards"]), torch.zeros_like(last), last
    for moment in reversed(range(len(gains))):
        goes_on = (~kept["ended"][moment]).float()
        error = kept["rewards"][moment] + GAMMA * following * goes_on - kept["values"][moment]
        gain = error + GAMMA * LAMBDA * goes_on * gain
        gains[moment], following = gain, kept["values"][moment]
    return gains


def improve(network: Network, optimiser: torch.optim.Optimizer, kept: Kept, gains: Tensor) -> None:
    """PPO: a few passes over what was played, no step too far."""
    flat = {name: tensor.flatten(0, 1) for name, tensor in kept.items()}
    goals, gains = (gains + kept["values"]).flatten(), gains.flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).tensor_split(MINIBATCHES):
            choice, value = network(flat["rows"][part], flat["masks"][part])
            ratio = (choice.log_prob(flat["actions"][part]) - flat["logs"][part]).exp()
            gain = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-6)
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = policy + 0.5 * (value - goals[part]).pow(2).mean() - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def learn(
    game: str, batch: bool, players: int, games: int, steps: int, updates: int, seed: int = 0
) -> tuple[Network, list[float]]:
    """Learn; the mean reward of the games that ended during each update."""
    torch.manual_seed(seed)
    spaces = Spaces(game)
    tables = (Batched if batch else Tables)(game, games, players, seed)
    network = Network(spaces.size, spaces.actions)
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)
    curve = []
    for _ in track(range(updates), f"Learning {game}"):
        kept, last, finals = play(tables, network, steps)
        improve(network, optimiser, kept, advantages(kept, last))
        curve.append(float(np.mean(finals)) if finals else float("nan"))
    return network, curve


def draw(curve: list[float], game: str, path: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), dpi=120)
    axes = figure.subplots()
    axes.plot(curve, color="#b8402c")
    axes.axhline(0, color="#3a342c", linewidth=0.8)
    axes.set(title=f"{game} against random", xlabel="update", ylabel="mean reward (1 first, −1 last)", ylim=(-1, 1))
    figure.savefig(path)


def told(curve: list[float]) -> str:
    """How it ended, in words."""
    if np.isnan(curve).all():
        return f"no game ended in the last {len(curve)} updates; give it more --steps or --updates"
    return f"mean reward {np.nanmean(curve):+.2f} over the last {len(curve)} updates"


def main(arguments: Sequence[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=tuple(games))
    parser.add_argument("--batch", action="store_true", help="many games at once in compiled code")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two updates")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; more only help on an idle machine")
    parser.add_argument("--plot", type=Path, help="where the learning curve is drawn")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.steps < 1 or given.games * given.steps < 2 * MINIBATCHES:
        parser.error(
            f"--games {given.games} times --steps {given.steps} is too small: "
            f"an update needs at least {2 * MINIBATCHES} decisions"
        )
    torch.set_num_threads(given.threads)
    began = time.perf_counter()
    _, curve = learn(given.game, given.batch, given.players, given.games, given.steps, given.updates)
    print(f"{given.game}: {told(curve[-10:])}, {time.perf_counter() - began:.0f} s")
    if given.plot:
        draw(curve, given.game, given.plot)
    return curve


if __name__ == "__main__":
    main()
