"""Train a game's policy by self-play.

Each round plays games with the current policy in compiled code, mixing all player counts
and options. It then updates the net by how much better or worse decisions turned
out than a second net, the critic, predicted (proximal policy optimisation).
The same seed gives the same net on the same machine. Interrupted training can
be resumed from its checkpoint.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from drachenhof.chance import seed_word
from drachenhof.engine.backends import require_numba
from drachenhof.engine.layout import dtype_of
from drachenhof.engine.rule import prepare
from drachenhof.games import games
from drachenhof.search.kernels import LAYOUTS
from drachenhof.search.learned import NO_OUTPUT, Shape
from drachenhof.search.nets import pack, shape, write
from drachenhof.search.selfplay import MOST, NO_ROW, Row, advantages, contest, write_games

__all__ = ["Training", "TrainingPlan"]

require_numba("Training")


@dataclass(frozen=True)
class TrainingPlan:
    """The settings of training: rounds, rows per round, and learning rates."""

    seed: int = 2000
    rounds: int = 400
    rows: int = 1 << 17
    batch: int = 1 << 13
    epochs: int = 2
    rate: float = 1e-3
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.004
    judged_every: int = 20
    judged_by: int = 4000


GAMES_APART = 1_000_000  # numbers of games between two parts of a round
PARTS = 8


def beginnings(game: str) -> Any:
    """Return initial positions for all numbers of players and options that the net must learn."""
    return np.concatenate(
        [games[game].new(players, **options) for players, options in games.part(game, "bots").TRAINED]
    )


class Rows:
    """Buffers for the decisions of a round, one per thread; the games are the same for any number of threads."""

    def __init__(self, game: str, plan: TrainingPlan) -> None:
        self._plan, self.size, self._begun = plan, shape(game).size, beginnings(game)
        self._scale = float(games.part(game, "bots").SEARCH["scale"])  # what the search counts as clearly won
        each = plan.rows // PARTS
        self.inputs = np.zeros((PARTS, each * self.size), np.float32)
        self.hands = np.zeros((PARTS, each * MOST), np.float32)
        self.outs = np.zeros((PARTS, each * MOST * 2), np.int16)
        self.rows = np.zeros((PARTS, each), dtype_of(Row))
        self.returns = np.zeros((PARTS, each), np.float32)

    def play(self, number: int, weights: Any, threads: int) -> "PlayedRows":
        """Play the games of round `number`."""
        with ThreadPoolExecutor(threads) as pool:
            filled = list(pool.map(lambda part: self._fill(part, number, weights), range(PARTS)))
        return PlayedRows(self, filled)

    def _fill(self, part: int, number: int, weights: Any) -> int:
        """Play the games of one part of a round; how many rows they took."""
        first = np.uint64((number * PARTS + part) * GAMES_APART)
        room = [one[part] for one in (self.inputs, self.hands, self.outs, self.rows, self.returns)]
        states, seed = np.zeros(2, self._begun.dtype), seed_word(self._plan.seed)
        return int(write_games(self._begun, states, seed, first, self._scale, weights, *room))


class PlayedRows:
    """The rows of a round, as one."""

    def __init__(self, rows: Rows, filled: list[int]) -> None:
        def joined(room: Any, width: int = 1) -> Any:
            whole = np.concatenate([one[: count * width] for one, count in zip(room, filled, strict=True)])
            return whole if width == 1 else whole.reshape(-1, width)

        self.inputs = torch.from_numpy(joined(rows.inputs, rows.size))
        self.hands = torch.from_numpy(joined(rows.hands, MOST))
        self.outs = torch.from_numpy(joined(rows.outs, MOST * 2).reshape(-1, MOST, 2))
        self.returns = torch.from_numpy(joined(rows.returns))
        self.rows = joined(rows.rows)
        starts = np.repeat(np.concatenate([[0], np.cumsum(filled)[:-1]]), filled)
        linked = self.rows["next"] != NO_ROW
        self.rows["next"][linked] += starts[linked].astype(np.int32)
        self.counts = torch.from_numpy(self.rows["moves"].copy())
        self.chosen = torch.from_numpy(self.rows["chosen"].astype(np.int64))

    def gains(self, values: torch.Tensor, trace: float) -> torch.Tensor:
        """Return the advantage of each decision over the critic's estimate."""
        gained = np.zeros(len(self.rows), np.float32)
        advantages(self.rows, values.numpy(), self.returns.numpy(), trace, gained)
        return torch.from_numpy(gained)


class PolicyNet(nn.Module):
    """The correction of the policy net to the hand-made value of each move."""

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
        """Return the weights in the saved form: by input, half precision."""
        layers = [self.hidden.weight.T, self.hidden.bias, self.read.weight.T, self.read.bias]
        return np.concatenate([layer.detach().numpy().ravel() for layer in layers]).astype(np.float16)


class Critic(nn.Module):
    """The value of a position for a seat, 0 to 1."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(size, 64), nn.ReLU(), nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 1))

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        return torch.sigmoid(self.layers(inputs)[:, 0])


class Training:
    """The state of a training run."""

    def __init__(self, game: str, plan: TrainingPlan, threads: int = 1) -> None:
        prepare("search.selfplay", LAYOUTS[game])
        torch.manual_seed(plan.seed)
        torch.set_num_threads(threads)
        self.plan, self.threads, self.round, self.seconds = plan, threads, 0, 0.0
        self.game, self.policy, self.critic = game, PolicyNet(shape(game)), Critic(shape(game).size)
        self._learning = [*self.policy.parameters(), *self.critic.parameters()]
        self._optimizer = torch.optim.Adam(self._learning, lr=plan.rate)
        self._rows = Rows(game, plan)

    def rounds(self) -> Iterator[dict[str, float]]:
        """Yield the figures of each further round."""
        while self.round < self.plan.rounds:
            began = perf_counter()
            figures = self._round()
            self.round += 1
            if self.round % self.plan.judged_every == 0:
                figures |= self.judge()
            self.seconds += perf_counter() - began
            yield {"round": self.round, "seconds": round(self.seconds, 1), **figures}

    def judge(self, heat: float = 1.0) -> dict[str, float]:
        """Return the share of wins and the place value of the net against the hand-made policy."""
        wins, places = np.zeros(self.plan.judged_by), np.zeros(self.plan.judged_by)
        begun, first = beginnings(self.game), np.uint64((1 << 40) + self.round * GAMES_APART)
        packed, hand = pack(self.game, self.policy.flat()), shape(self.game).hand
        contest(begun, begun[:1].copy(), seed_word(self.plan.seed), first, heat, packed, hand, wins, places)
        even = float(np.mean(1 / begun["players"]))
        return {"wins": float(wins.mean()), "even": even, "place": float(places.mean())}

    def _round(self) -> dict[str, float]:
        """Play, and learn from it."""
        plan = self.plan
        played = self._rows.play(self.round, pack(self.game, self.policy.flat()), self.threads)
        everything = torch.arange(len(played.counts))
        with torch.no_grad():
            values = torch.cat([self.critic(part) for part in torch.split(played.inputs, plan.batch)])
            before = torch.cat([self._chances(played, part)[0] for part in torch.split(everything, plan.batch)])
        gains = played.gains(values, plan.trace)
        targets = torch.where(played.counts > 0, values + gains, played.returns)
        gains = gains / gains[played.counts > 0].std()
        for group in self._optimizer.param_groups:
            group["lr"] = plan.rate * max(0.1, 1.0 - self.round / plan.rounds)
        steps = []
        for _ in range(plan.epochs):
            for part in torch.split(torch.randperm(len(played.counts)), plan.batch):
                steps.append(self._step(played, part, before[part], gains[part], targets[part]))
        known = 1.0 - float(((values - played.returns) ** 2).mean() / played.returns.var())
        disorder, error = np.mean(steps, axis=0)
        return {"rows": len(played.counts), "entropy": float(disorder), "error": float(error), "known": known}

    def _step(
        self, played: PlayedRows, part: torch.Tensor, before: torch.Tensor, gains: torch.Tensor, targets: torch.Tensor
    ) -> tuple[float, float]:
        """One change of both nets; the entropy of the policy, and the error of the critic."""
        now, disorder = self._chances(played, part)
        ratio = torch.exp(now - before)
        held = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        decides = (played.counts[part] > 0).float()
        disorder = (disorder * decides).sum() / decides.sum()
        better = (torch.minimum(ratio * gains, held * gains) * decides).sum() / decides.sum()
        error = functional.mse_loss(self.critic(played.inputs[part]), targets)
        self._optimizer.zero_grad()
        (2.0 * error - better - self.plan.entropy * disorder).backward()
        nn.utils.clip_grad_norm_(self._learning, 1.0)
        self._optimizer.step()
        return float(disorder.detach()), float(error.detach())

    def _chances(self, played: PlayedRows, part: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of the chance of each move that was taken, and the entropy."""
        read, counts = self.policy(played.inputs[part]), played.counts[part]
        pairs = played.outs[part].long()
        pairs = torch.where(pairs == NO_OUTPUT, read.shape[1] - 1, pairs)
        logits = played.hands[part] + read.gather(1, pairs[:, :, 0]) + read.gather(1, pairs[:, :, 1])
        beyond = torch.arange(MOST)[None, :] >= counts[:, None].clamp(min=1)
        logs = functional.log_softmax(logits.masked_fill(beyond, -1e9), 1)
        disorder = -(logs.exp() * logs.masked_fill(beyond, 0.0)).sum(1)
        return logs.gather(1, played.chosen[part][:, None])[:, 0], disorder

    def card(self) -> dict[str, Any]:
        """Return the model card of the net."""
        return {
            "made": f"self-play of the policy, proximal policy optimisation (drachenhof train {self.game})",
            "plan": asdict(self.plan),
            "rounds": self.round,
            "minutes": round(self.seconds / 60, 1),
            "judged": self.judge(),
        }

    def export(self, folder: Path) -> str:
        """Write the net and its card; its name."""
        return write(self.game, self.policy.flat(), self.card(), folder)

    def save(self, path: Path) -> None:
        """Save everything that is needed to resume."""
        nets = {"policy": self.policy.state_dict(), "critic": self.critic.state_dict()}
        course = {"round": self.round, "seconds": self.seconds, "random": torch.get_rng_state()}
        fresh = path.with_suffix(".new")
        torch.save(
            {"game": self.game, "plan": asdict(self.plan), **nets, "optimizer": self._optimizer.state_dict(), **course},
            fresh,
        )
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path, threads: int = 1, **changes: Any) -> "Training":
        """Load interrupted training from a checkpoint."""
        checkpoint = torch.load(path, weights_only=True)
        training = cls(checkpoint["game"], TrainingPlan(**{**checkpoint["plan"], **changes}), threads)
        training.policy.load_state_dict(checkpoint["policy"])
        training.critic.load_state_dict(checkpoint["critic"])
        training._optimizer.load_state_dict(checkpoint["optimizer"])
        training.round, training.seconds = checkpoint["round"], checkpoint["seconds"]
        torch.set_rng_state(checkpoint["random"])
        return training
