r"""A masked PPO, in one file: `python examples/ppo.py year` learns to beat `random` (extras `envs`, `torch`).

With `--batch` the games run in compiled code, many at once; without it one
Gymnasium environment after the other is stepped from Python, as most libraries
do it. The network, the update and the curve are the same.

    python examples/ppo.py year --batch --others greedy --prior 4 --reward lead --games 128 \
        --updates 100 --measure 1000 --save examples/ppo-year.npz --plot curve.png

learns to beat `greedy`: the net adds to what `greedy` thinks of each move, so that it begins
as strong as that. Whoever names another bot in `--others` learns a best response to that
bot; what it wins on average is at least what the bot can lose. `examples/trained.py` plays
what `--save` wrote, without PyTorch.
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

from drachenhof.bots import bring
from drachenhof.envs import Batch, Spaces
from drachenhof.games import games
from drachenhof.typed import GameName, Reward

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
Kept: TypeAlias = dict[str, Tensor]
"""By name what was seen, done and earned, moment by moment and table by table."""

GAMMA, LAMBDA, CLIP, EPOCHS, MINIBATCHES = 1.0, 0.95, 0.2, 2, 4
SCALES = {"place": 1.0, "win": 1.0, "score": 1 / 50, "lead": 1 / 25}  # so that rewards are about as large as 1
ILLEGAL = -1e9


class Network(nn.Module):
    """Two layers, then how good each action looks, and what the position is worth."""

    def __init__(self, size: int, actions: int, width: int = 128, modest: bool = False) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        if modest:  # at first nothing but the prior speaks
            nn.init.zeros_(self.policy.weight)
            nn.init.zeros_(self.policy.bias)

    def forward(self, rows: Tensor, prior: Tensor) -> tuple[Categorical, Tensor]:
        """`prior` is what is known of each action before: 0, or what another policy thinks; `ILLEGAL` of most."""
        hidden = self.body(rows)
        return Categorical(logits=self.policy(hidden) + prior, validate_args=False), self.value(hidden).squeeze(-1)


def legal_prior(masks: Array) -> Array:
    """Nothing is known of what is legal."""
    return np.where(masks, np.float32(0), np.float32(ILLEGAL))


class Tables:
    """Gymnasium environments side by side, with the face of a `Batch`."""

    def __init__(
        self, game: GameName, n: int, players: int, seed: int, others: str = "random", reward: Reward = "place"
    ) -> None:
        from drachenhof.envs.gymnasium import SeatEnv

        self.envs = [SeatEnv(game, players=players, others=others, reward=reward) for _ in range(n)]
        self.seen = [env.reset(seed=seed + number)[0] for number, env in enumerate(self.envs)]

    def shown(self) -> tuple[Array, Array]:
        rows = np.stack([seen["observation"] for seen in self.seen])
        return rows, legal_prior(np.stack([seen["action_mask"] for seen in self.seen]).astype(bool))

    def step(self, actions: Array) -> tuple[Array, Array]:
        rewards, ended = np.zeros(len(self.envs), np.float32), np.zeros(len(self.envs), bool)
        for number, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            self.seen[number], rewards[number], ended[number], _, _ = env.step(int(action))
            if ended[number]:
                self.seen[number], _ = env.reset()
        return rewards, ended


class Batched:
    """The same from a `Batch`."""

    def __init__(
        self,
        game: GameName,
        n: int,
        players: int,
        seed: int,
        others: str = "random",
        reward: Reward = "place",
        heat: float = 0.0,
    ) -> None:
        self.batch = Batch(game, n, players=players, others=others, seed=seed, reward=reward)
        self.teacher, self.heat = bring(game, "greedy"), heat

    def shown(self) -> tuple[Array, Array]:
        """What is seen, and the prior: with a heat what `greedy` thinks of each action, in points by that heat."""
        prior = legal_prior(self.batch.masks)
        if self.heat:
            spaces, rng = self.batch.spaces, np.random.default_rng(0)
            for at, seat in enumerate(self.batch.seats.tolist()):
                known = spaces.game.knowledge(self.batch.state(at), seat)
                choices = self.teacher.decide(known, self.teacher.budget, rng).choices
                moves = np.array([choice.move for choice in choices]) - spaces.first_action
                prior[at, moves] = (np.array([choice.value for choice in choices]) - choices[0].value) / self.heat
        return self.batch.observations, prior

    def step(self, actions: Array) -> tuple[Array, Array]:
        step = self.batch.step(actions)
        return step.rewards, step.ended


def play(
    tables: "Tables | Batched", network: Network, steps: int, scale: float = 1.0
) -> tuple[Kept, Tensor, list[float]]:
    """Play on, and keep what was seen, done and earned; also the rewards of games that ended."""
    kept: dict[str, list[Tensor]] = {
        name: [] for name in ("rows", "priors", "actions", "logs", "values", "rewards", "ended")
    }
    finals = list[float]()
    with torch.no_grad():
        for _ in range(steps):
            rows, prior = (torch.from_numpy(array.copy()) for array in tables.shown())
            choice, value = network(rows, prior)
            action = choice.sample()
            reward, ended = tables.step(action.numpy())
            finals += reward[ended].tolist()
            new = (
                rows,
                prior,
                action,
                choice.log_prob(action),
                value,
                *map(torch.from_numpy, (reward * np.float32(scale), ended.copy())),
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


def improve(
    network: Network, optimiser: torch.optim.Optimizer, kept: Kept, gains: Tensor, entropy: float = 0.01
) -> None:
    """PPO: a few passes over what was played, no step too far."""
    flat = {name: tensor.flatten(0, 1) for name, tensor in kept.items()}
    goals, gains = (gains + kept["values"]).flatten(), gains.flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).tensor_split(MINIBATCHES):
            choice, value = network(flat["rows"][part], flat["priors"][part])
            ratio = (choice.log_prob(flat["actions"][part]) - flat["logs"][part]).exp()
            gain = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-6)
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = policy + 0.5 * (value - goals[part]).pow(2).mean()
            if entropy:
                loss = loss - entropy * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def learn(
    game: GameName,
    batch: bool,
    players: int,
    games: int,
    steps: int,
    updates: int,
    seed: int = 0,
    others: str = "random",
    reward: Reward = "place",
    rate: float = 1e-3,
    heat: float = 0.0,
    entropy: float = 0.01,
) -> tuple[Network, list[float]]:
    """Learn; the mean reward of the games that ended during each update."""
    torch.manual_seed(seed)
    spaces = Spaces(game)
    if batch:
        tables: Batched | Tables = Batched(game, games, players, seed, others, reward, heat)
    else:
        tables = Tables(game, games, players, seed, others, reward)
    network = Network(spaces.size, spaces.actions, modest=heat > 0)
    optimiser = torch.optim.Adam(network.parameters(), lr=rate, eps=1e-5)
    curve = []
    for _ in track(range(updates), f"Learning {game}"):
        kept, last, finals = play(tables, network, steps, SCALES[reward])
        improve(network, optimiser, kept, advantages(kept, last), entropy)
        curve.append(float(np.mean(finals)) if finals else float("nan"))
    return network, curve


def measure(
    network: Network, game: GameName, players: int, others: str, games: int, seed: int, heat: float
) -> list[float]:
    """The place values of new games, in which the likeliest actions are taken."""
    tables, values = Batched(game, min(games, 250), players, 10_000 + seed, others, heat=heat), list[float]()
    left = np.full(len(tables.batch), -(-games // len(tables.batch)))  # of each table, or short ones count more
    with torch.no_grad():
        while left.any():
            choice, _ = network(*(torch.from_numpy(array) for array in tables.shown()))
            rewards, ended = tables.step(choice.logits.argmax(dim=1).numpy())
            values += rewards[ended & (left > 0)].tolist()
            left -= ended & (left > 0)
    return values


def save(network: Network, game: GameName, path: Path, heat: float) -> None:
    """The weights of the policy in half precision, for `examples/trained.py`."""
    layers = {
        name.replace(".", "_"): tensor.numpy().astype(np.float16) for name, tensor in network.state_dict().items()
    }
    np.savez_compressed(path, game=game, version=Spaces(game).version, heat=heat, **layers)


def draw(curve: list[float], game: GameName, path: Path, others: str = "random", reward: Reward = "place") -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), dpi=120)
    axes = figure.subplots()
    axes.plot(curve, color="#b8402c")
    axes.axhline(0, color="#3a342c", linewidth=0.8)
    axes.set(title=f"{game} against {others}", xlabel="update", ylabel=f"mean reward by {reward}")
    if reward == "place":
        axes.set(ylabel="mean reward (1 first, −1 last)", ylim=(-1, 1))
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
    parser.add_argument("--others", default="random", help="who plays the other seats: a bot by name")
    parser.add_argument("--reward", choices=tuple(SCALES), default="place")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning")
    parser.add_argument("--prior", type=float, default=0.0, help="points of greedy that count 1 beside the net")
    parser.add_argument("--entropy", type=float, default=0.01, help="how much it is worth to stay undecided")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--measure", type=int, default=0, help="new games that are played at the end, to be counted")
    parser.add_argument("--save", type=Path, help="where the weights go, as .npz")
    parser.add_argument("--plot", type=Path, help="where the learning curve is drawn")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.steps < 1 or given.games * given.steps < 2 * MINIBATCHES:
        parser.error(
            f"--games {given.games} times --steps {given.steps} is too small: "
            f"an update needs at least {2 * MINIBATCHES} decisions"
        )
    if given.prior and not given.batch:
        parser.error("--prior is for --batch")
    torch.set_num_threads(given.threads)
    began = time.perf_counter()
    how = (given.seed, given.others, given.reward, given.rate, given.prior, given.entropy)
    network, curve = learn(given.game, given.batch, given.players, given.games, given.steps, given.updates, *how)
    print(f"{given.game}: {told(curve[-10:])}, {time.perf_counter() - began:.0f} s")
    if given.save:
        save(network, given.game, given.save, given.prior)
    if given.measure:
        values = measure(network, given.game, given.players, given.others, given.measure, given.seed, given.prior)
        half = 1.96 * np.std(values) / np.sqrt(len(values))
        print(
            f"against {given.others}: mean place value {np.mean(values):+.3f} ± {half:.3f} over {len(values)} new games"
        )
    if given.plot:
        draw(curve, given.game, given.plot, given.others, given.reward)
    return curve


if __name__ == "__main__":
    main()
