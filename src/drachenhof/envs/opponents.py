"""Opponents in a batch: bots, policies, and mixtures of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from drachenhof.bots import Bot, bring
from drachenhof.envs.spaces import Mask, Row, Spaces
from drachenhof.game import State

Actions: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]]"
Policy: TypeAlias = Callable[[Row, Mask], Any]
"""Answers to many observations and masks at once: an action for each, or a number for every action of each."""

Opponent: TypeAlias = "str | Bot | Policy"
Others: TypeAlias = "str | Bot | Policy | Mapping[str | Bot | Policy, float] | Sequence[str | Bot | Policy]"
"""One for all other seats; several with their weights, drawn for every seat of every game; or one for each seat, the
first at the learner's left."""


class Cast:
    """All opponents that there are, and who of them sits where."""

    def __init__(self, spaces: Spaces, players: int, others: Others) -> None:
        self._spaces, self._seats = spaces, players - 1
        self._fixed = isinstance(others, Sequence) and not isinstance(others, str)
        if self._fixed and len(others) != self._seats:  # type: ignore[arg-type]
            raise ValueError(f"{players} players: {self._seats} others, one for each, not {len(others)}")  # type: ignore[arg-type]
        weights = dict(others) if isinstance(others, Mapping) else None
        named: list[Any] = list(weights if weights is not None else others if self._fixed else [others])  # type: ignore[arg-type]
        self._deciders = [_decider(spaces.name, one) for one in named]
        shares = np.array([1.0] * len(named) if weights is None else list(weights.values()), np.float64)
        if not len(shares) or (shares < 0).any() or not 0 < shares.sum() < np.inf:
            raise ValueError(f"a mixture has weights of 0 or more, and some above 0, not {shares.tolist()}")
        self._shares = shares / shares.sum()

    def drawn(self, rng: np.random.Generator) -> list[int]:
        """Choose the opponents of a new game, clockwise from the learner's left."""
        if self._fixed:
            return list(range(self._seats))
        if len(self._deciders) == 1:
            return [0] * self._seats
        drawn: list[int] = rng.choice(len(self._deciders), self._seats, p=self._shares).tolist()
        return drawn

    def actions(self, who: Actions, states: State, rows: Row, masks: Mask, rng: np.random.Generator) -> Actions:
        """Return the actions of opponents in some games; `who` selects the opponent."""
        chosen = np.zeros(len(who), np.int64)
        for number in np.unique(who).tolist():
            games = np.flatnonzero(who == number)
            decider = self._deciders[number]
            if hasattr(decider, "decide"):
                chosen[games] = [self._decided(decider, states[game : game + 1], rng) for game in games.tolist()]
            else:
                chosen[games] = self._answered(decider, rows[games], masks[games])
        return chosen

    def _decided(self, bot: Bot, state: State, rng: np.random.Generator) -> int:
        game = self._spaces.game
        known = game.knowledge(state, game.to_move(state))
        return bot.decide(known, bot.budget, rng).move - self._spaces.first_action

    def _answered(self, policy: Policy, rows: Row, masks: Mask) -> Actions:
        answer = np.asarray(policy(rows, masks))
        if answer.shape == masks.shape:
            answer = np.where(masks, answer, -np.inf).argmax(axis=1)
        if answer.shape != (len(rows),) or not np.issubdtype(answer.dtype, np.integer):
            raise ValueError(
                f"a policy answers {len(rows)} observations with {len(rows)} actions, or with {masks.shape} numbers, "
                f"not with an array of {answer.dtype} and shape {answer.shape}"
            )
        return answer.astype(np.int64)


def _decider(game: str, opponent: Any) -> Any:
    """A bot by its name, a bot, or a policy."""
    if isinstance(opponent, str):
        return bring(game, opponent)
    if hasattr(opponent, "decide") or callable(opponent):
        return opponent
    raise TypeError(f"an opponent is the name of a bot, a bot, or a policy that can be called, not {opponent!r}")
