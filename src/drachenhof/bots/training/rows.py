"""The decisions of a round of games, played in compiled code by the present policy, a row each."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from drachenhof.chance import seed_word
from drachenhof.engine.layout import dtype_of
from drachenhof.games import games
from drachenhof.search.nets import shape
from drachenhof.search.selfplay import MOST, NO_ROW, Row, advantages, write_games


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
    """First positions of games, with all numbers of players and options that a net is to know."""
    return np.concatenate(
        [games[game].new(players, **options) for players, options in games.part(game, "bots").TRAINED]
    )


class Rows:
    """Room for the decisions of a round, in parts that threads fill side by side: the same games for any number."""

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
