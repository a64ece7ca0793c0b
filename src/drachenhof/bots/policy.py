"""Policies as bots: functions from observations and legal actions to actions or logits."""

from collections.abc import Callable
from threading import Event
from typing import Any, TypeAlias

import numpy as np

from drachenhof.bots.decision import Budget, Decision
from drachenhof.bots.spaces import Mask, Row, Spaces
from drachenhof.engine.backends import require_numba
from drachenhof.engine.game import Knowledge

require_numba("a policy")

Policy: TypeAlias = Callable[[Row, Mask], Any]
"""Takes many observations and masks at once. Returns an action for each, or a number for every action of each."""


def answered(policy: Policy, rows: Row, masks: Mask) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """Return an action for each row; of logits that of the highest legal one."""
    answer = np.asarray(policy(rows, masks))
    if answer.shape == masks.shape:
        answer = np.where(masks, answer, -np.inf).argmax(axis=1)
    if answer.shape != (len(rows),) or not np.issubdtype(answer.dtype, np.integer):
        raise ValueError(
            f"a policy answers {len(rows)} observations with {len(rows)} actions, or with {masks.shape} numbers, "
            f"not with an array of {answer.dtype} and shape {answer.shape}"
        )
    return answer.astype(np.int64)


class PolicyBot:
    """A bot that plays a policy.

    `policy(observation, mask)` returns an action, or a number per action (logits). The bot
    takes the highest legal one, or with `sample=True` draws one by softmax.
    """

    def __init__(self, game: str, policy: Callable[[Row, Mask], Any], *, sample: bool = False) -> None:
        self.spaces = Spaces(game)
        self.budget = Budget(milliseconds=1000)
        self._policy, self._sample = policy, sample

    def prepare(self) -> None:
        """Load and compile what makes observations."""
        self.spaces.observe(self.spaces.game.new(self.spaces.game.PLAYERS[0]), 0)

    def decide(
        self, knowledge: Knowledge, _budget: Budget, rng: np.random.Generator, _cancel: Event | None = None
    ) -> Decision:
        mask = self.spaces.mask(knowledge)
        answer = np.asarray(self._policy(self.spaces.observe(knowledge), mask))
        if answer.size == self.spaces.actions:
            answer = self._chosen(answer.reshape(-1).astype(np.float64), mask, rng)
        elif answer.size != 1 or not np.issubdtype(answer.dtype, np.integer):
            raise ValueError(
                f"a policy of {self.spaces.name} answers with an action, or {self.spaces.actions} numbers, "
                f"not an array of {answer.dtype} and shape {answer.shape}"
            )
        return Decision.without_thought(self.spaces.act(knowledge, int(answer.reshape(-1)[0])))

    def _chosen(self, logits: Any, mask: Mask, rng: np.random.Generator) -> Any:
        legal = np.flatnonzero(mask)
        if np.isnan(logits[legal]).any():
            raise ValueError("a policy that answers with NaN has chosen nothing")
        if not self._sample:
            return legal[[np.argmax(logits[legal])]]
        likely = np.exp(logits[legal] - logits[legal].max())
        return rng.choice(legal, 1, p=likely / likely.sum())


class RowsBot(PolicyBot):
    """A bot that plays a policy for many observations, with one observation at a time."""

    def __init__(self, game: str, policy: Policy) -> None:
        super().__init__(game, lambda row, mask: answered(policy, row[None], mask[None]))
