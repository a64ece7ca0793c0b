"""The policy of Year learns from games against itself.

Each round plays games in compiled code by the present policy, all player counts
and options mixed, and changes the net by how much better or worse decisions came
out than a second net, the critic, had foreseen (proximal policy optimisation).
The same seed makes the same net on the same machine; a course that was broken off
goes on where it was.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from drachenhof.chance import seed_word
from drachenhof.game import games
from drachenhof.rule import prepare
from drachenhof.search.year.features import SIZE
from drachenhof.search.year.learned import INPUTS, OUTPUTS, WIDTH
from drachenhof.search.year.nets import pack, write
from drachenhof.search.year.selfplay import MOST, advantages, contest, write_games
from drachenhof.search.year.worth import WEIGHTS

GAMES_APART = 1_000_000  # numbers of games between two parts of a round
PARTS = 8
EVEN = (1 / 2 + 1 / 3 + 1 / 4 + 1 / 5) / 4  # share of wins where nobody is better


@dataclass(frozen=True)
class Plan:
    """How a policy is trained."""

    seed: int = 2000
    rounds: int = 400
    rows: int = 1 << 17
    batch: int = 1 << 13
    epochs: int = 2
    rate: float = 1e-3
    scale: float = 12.0
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.004
    judged_every: int = 20
    judged_by: int = 4000


class Policy(nn.Module):
    """What is added to the hand-made worth of each move."""

    def __init__(self) -> None:
        super().__init__()
        self.hidden, self.read = nn.Linear(INPUTS, WIDTH), nn.Linear(WIDTH, OUTPUTS)
        nn.init.zeros_(self.read.weight)
        nn.init.zeros_(self.read.bias)

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """An output for each kind of move, and 0 for moves that have none."""
        return functional.pad(self.read(torch.relu(self.hidden(inputs[:, :INPUTS]))), (0, 1))

    def flat(self) -> Any:
        """The weights as they are kept: by input, half precision."""
        layers = [self.hidden.weight.T, self.hidden.bias, self.read.weight.T, self.read.bias]
        return np.concatenate([layer.detach().numpy().ravel() for layer in layers]).astype(np.float16)


class Critic(nn.Module):
    """What a position is worth to a seat, 0 to 1."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(SIZE, 64), nn.ReLU(), nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 1))

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        return torch.sigmoid(self.layers(inputs)[:, 0])


def tables() -> Any:
    """Beginnings of games: all player counts, with and without the options."""
    game = games["year"]
    begun = []
    for players, great_wall, super_event in product(game.PLAYERS, (False, False, True), (None, None, "random")):
        for price in (6, 7):
            begun.append(game.new(players, great_wall=great_wall, super_event=super_event, large_privilege=price))
    return np.concatenate(begun)


class Rows:
    """Room for the decisions of a round, in parts that threads fill side by side: the same games for any number."""

    def __init__(self, rows: int) -> None:
        self._each = rows // PARTS
        self.inputs = np.zeros((PARTS, self._each * SIZE), np.float32)
        self.hands = np.zeros((PARTS, self._each * MOST), np.float32)
        self.outs = np.zeros((PARTS, self._each * MOST * 2), np.int16)
        self.counts, self.chosen = np.zeros((2, PARTS, self._each), np.int16)
        self.nexts, self.returns = np.zeros((PARTS, self._each), np.int32), np.zeros((PARTS, self._each), np.float32)

    def play(self, begun: Any, plan: Plan, number: int, weights: Any, threads: int) -> "Lesson":
        """Games of a round."""
        with ThreadPoolExecutor(threads) as pool:
            filled = list(pool.map(lambda part: self._fill(part, begun, plan, number, weights), range(PARTS)))
        return Lesson(self, filled)

    def _fill(self, part: int, begun: Any, plan: Plan, number: int, weights: Any) -> int:
        """One part; how many rows its games took."""
        first = np.uint64((number * PARTS + part) * GAMES_APART)
        room = (self.inputs, self.hands, self.outs, self.counts, self.chosen, self.nexts, self.returns)
        own = [one[part] for one in room]
        return int(write_games(begun, np.zeros(1, begun.dtype), seed_word(plan.seed), first, plan.scale, weights, *own))


class Lesson:
    """The rows of a round, as one."""

    def __init__(self, rows: Rows, filled: list[int]) -> None:
        def joined(room: Any, width: int = 1) -> torch.Tensor:
            found = np.concatenate([one[: count * width] for one, count in zip(room, filled, strict=True)])
            return torch.from_numpy(found if width == 1 else found.reshape(-1, width))

        self.inputs, self.hands = joined(rows.inputs, SIZE), joined(rows.hands, MOST)
        self.outs = joined(rows.outs, MOST * 2).reshape(-1, MOST, 2)
        self.counts, self.chosen, self.returns = joined(rows.counts), joined(rows.chosen).long(), joined(rows.returns)
        starts = np.concatenate([[0], np.cumsum(filled)[:-1]]).astype(np.int32)
        linked = [
            np.where(one[:count] < 0, one[:count], one[:count] + start)
            for one, count, start in zip(rows.nexts, filled, starts, strict=True)
        ]
        self.nexts = np.concatenate(linked).astype(np.int32)

    def gains(self, values: torch.Tensor, trace: float) -> torch.Tensor:
        """How much better each decision came out than was foreseen."""
        found = np.zeros(len(self.counts), np.float32)
        advantages(self.nexts, self.counts.numpy(), values.numpy(), self.returns.numpy(), trace, found)
        return torch.from_numpy(found)


class Training:
    """A course of training, as far as it has come."""

    def __init__(self, plan: Plan, threads: int = 1) -> None:
        prepare("search.year.selfplay")
        torch.manual_seed(plan.seed)
        torch.set_num_threads(threads)
        self.plan, self.threads, self.round, self.seconds = plan, threads, 0, 0.0
        self.policy, self.critic = Policy(), Critic()
        self._learning = [*self.policy.parameters(), *self.critic.parameters()]
        self._optimizer = torch.optim.Adam(self._learning, lr=plan.rate)
        self._begun, self._rows = tables(), Rows(plan.rows)

    def rounds(self) -> Iterator[dict[str, float]]:
        """What came of each round that is still to come."""
        while self.round < self.plan.rounds:
            began = perf_counter()
            told = self._round()
            self.round += 1
            if self.round % self.plan.judged_every == 0:
                told |= self.judge()
            self.seconds += perf_counter() - began
            yield {"round": self.round, "seconds": round(self.seconds, 1), **told}

    def judge(self, heat: float = 1.0) -> dict[str, float]:
        """How one seat of it does against others of the hand-made policy: the share of wins, and the lead in points."""
        wins, leads = np.zeros(self.plan.judged_by), np.zeros(self.plan.judged_by)
        state, first = np.zeros(1, self._begun.dtype), np.uint64((1 << 40) + self.round * GAMES_APART)
        packed = pack(self.policy.flat())
        contest(self._begun, state, seed_word(self.plan.seed), first, heat, packed, WEIGHTS, wins, leads)
        return {"wins": float(wins.mean()), "even": EVEN, "lead": float(leads.mean())}

    def _round(self) -> dict[str, float]:
        """Play, and learn from it."""
        plan = self.plan
        lesson = self._rows.play(self._begun, plan, self.round, pack(self.policy.flat()), self.threads)
        everything = torch.arange(len(lesson.counts))
        with torch.no_grad():
            values = torch.cat([self.critic(part) for part in torch.split(lesson.inputs, plan.batch)])
            before = torch.cat([self._chances(lesson, part)[0] for part in torch.split(everything, plan.batch)])
        gains = lesson.gains(values, plan.trace)
        targets = torch.where(lesson.counts > 0, values + gains, lesson.returns)
        gains = gains / gains[lesson.counts > 0].std()
        for group in self._optimizer.param_groups:
            group["lr"] = plan.rate * max(0.1, 1.0 - self.round / plan.rounds)
        told = []
        for _ in range(plan.epochs):
            for part in torch.split(torch.randperm(len(lesson.counts)), plan.batch):
                told.append(self._step(lesson, part, before[part], gains[part], targets[part]))
        known = 1.0 - float(((values - lesson.returns) ** 2).mean() / lesson.returns.var())
        disorder, error = np.mean(told, axis=0)
        return {"rows": len(lesson.counts), "entropy": float(disorder), "error": float(error), "known": known}

    def _step(
        self, lesson: Lesson, part: torch.Tensor, before: torch.Tensor, gains: torch.Tensor, targets: torch.Tensor
    ) -> tuple[float, float]:
        """One change of both nets; the entropy of the policy, and the error of the critic."""
        now, disorder = self._chances(lesson, part)
        ratio = torch.exp(now - before)
        held = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        decides = (lesson.counts[part] > 0).float()
        disorder = (disorder * decides).sum() / decides.sum()
        better = (torch.minimum(ratio * gains, held * gains) * decides).sum() / decides.sum()
        error = functional.mse_loss(self.critic(lesson.inputs[part]), targets)
        self._optimizer.zero_grad()
        (2.0 * error - better - self.plan.entropy * disorder).backward()
        nn.utils.clip_grad_norm_(self._learning, 1.0)
        self._optimizer.step()
        return float(disorder.detach()), float(error.detach())

    def _chances(self, lesson: Lesson, part: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of the chance of each move that was taken, and the entropy."""
        read, pairs, counts = self.policy(lesson.inputs[part]), lesson.outs[part].long(), lesson.counts[part]
        logits = lesson.hands[part] + read.gather(1, pairs[:, :, 0]) + read.gather(1, pairs[:, :, 1])
        beyond = torch.arange(MOST)[None, :] >= counts[:, None].clamp(min=1)
        logs = functional.log_softmax(logits.masked_fill(beyond, -1e9), 1)
        disorder = -(logs.exp() * logs.masked_fill(beyond, 0.0)).sum(1)
        return logs.gather(1, lesson.chosen[part][:, None])[:, 0], disorder

    def card(self) -> dict[str, Any]:
        """How the net was made."""
        return {
            "made": "self-play of the policy, proximal policy optimisation (drachenhof train year)",
            "plan": asdict(self.plan),
            "rounds": self.round,
            "minutes": round(self.seconds / 60, 1),
            "judged": self.judge(),
        }

    def export(self, folder: Path) -> str:
        """Write the net and its card; its name."""
        return write(self.policy.flat(), self.card(), folder)

    def save(self, path: Path) -> None:
        """All that is needed to go on."""
        nets = {"policy": self.policy.state_dict(), "critic": self.critic.state_dict()}
        course = {"round": self.round, "seconds": self.seconds, "random": torch.get_rng_state()}
        fresh = path.with_suffix(".new")
        torch.save({"plan": asdict(self.plan), **nets, "optimizer": self._optimizer.state_dict(), **course}, fresh)
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path, threads: int = 1, **changes: Any) -> "Training":
        """A course that was broken off."""
        kept = torch.load(path, weights_only=True)
        training = cls(Plan(**{**kept["plan"], **changes}), threads)
        training.policy.load_state_dict(kept["policy"])
        training.critic.load_state_dict(kept["critic"])
        training._optimizer.load_state_dict(kept["optimizer"])
        training.round, training.seconds = kept["round"], kept["seconds"]
        torch.set_rng_state(kept["random"])
        return training
