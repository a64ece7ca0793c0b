"""Many games as one Gymnasium vector environment, in compiled code (extra `envs`).

import gymnasium, drachenhof.envs.gymnasium
envs = gymnasium.make_vec("drachenhof/Year-v0", 256, vectorization_mode="vector_entry_point", others="greedy")
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from drachenhof.envs.batch import Batch
from drachenhof.envs.pettingzoo import Observation, observation_space


class BatchEnv(VectorEnv):  # type: ignore[misc]
    """One seat of each of many games, against `others`; all keywords are those of `Batch`.

    Observations and the `action_mask` are those of the environment of one game. Where a
    game ends, the next begins within the same step (`AutoresetMode.SAME_STEP`): the reward
    and `terminations` are of the old one, the observation is of the new one, and
    `final_obs` and `final_info` of `infos` tell of the end, with `scores` by seat. Nothing is
    ever truncated. An illegal action raises `IllegalMove` and changes nothing, or with
    `illegal="draw"` a legal one is drawn in its place (`infos["replaced"]`).
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self, game: str, num_envs: int = 1, others: Any = "random", illegal: str = "raise", **settings: Any
    ) -> None:
        if illegal not in ("raise", "draw"):
            raise ValueError(f'illegal is "raise" or "draw", not {illegal!r}')
        if others is None:
            raise ValueError("a vector environment has one learner in each game: say who the others are")
        self._draws = illegal == "draw"
        self.batch = Batch(game, num_envs, others=others, finals=True, **settings)
        spaces = self.batch.spaces
        self.num_envs = num_envs
        self.render_mode = None
        self.single_observation_space = observation_space(spaces.size, spaces.actions)
        self.single_action_space = Discrete(spaces.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; without a seed, other games than before."""
        if options:
            raise ValueError(
                f"reset takes no options here, not {', '.join(options)}: give them when the games are made"
            )
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        return self._observation(), self._infos()

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        actions = np.asarray(actions)
        replaced = np.zeros(self.num_envs, np.bool_)
        if self._draws and actions.shape == replaced.shape:
            inside = (actions >= 0) & (actions < self.batch.spaces.actions)
            legal = self.batch.masks[np.arange(self.num_envs), np.where(inside, actions, 0)]
            replaced = ~(inside & legal)
            actions = np.where(replaced, self.batch.random_actions(), actions)
        shown = self.batch.step(actions)
        infos = self._infos()
        if self._draws:
            infos["replaced"] = replaced
        if shown.ended.any():
            infos |= self._ends(shown.ended)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observation(), shown.rewards.astype(np.float64), shown.ended.copy(), truncated, infos

    def action_masks(self) -> Any:
        """The legal actions, as some libraries ask for them."""
        return self.batch.masks.copy()

    def _observation(self) -> Observation:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.astype(np.int8)}

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self.batch.masks.astype(np.int8),
            "_action_mask": everywhere,
            "seat": self.batch.seats.astype(np.int64),
            "_seat": everywhere,
        }

    def _ends(self, ended: Any) -> dict[str, Any]:
        """The infos of games that are over, in which nothing is legal any more."""
        last = np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(ended).tolist():
            mask = np.zeros(self.batch.spaces.actions, np.int8)
            last[game] = {"observation": self.batch.final_observations[game].copy(), "action_mask": mask}
        infos = {"scores": self.batch.scores.copy(), "_scores": ended.copy()}
        return {"final_obs": last, "_final_obs": ended.copy(), "final_info": infos, "_final_info": ended.copy()}

    def close_extras(self, **_: Any) -> None:
        self.batch.close()
