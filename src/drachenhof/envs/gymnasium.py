"""Both games as Gymnasium environments: one seat learns, bots play the others (extra `envs`).

import gymnasium, drachenhof.envs.gymnasium
env = gymnasium.make("drachenhof/Year-v0", players=4, others="greedy")
"""

from collections.abc import Sequence
from operator import index
from typing import Any, ClassVar

import numpy as np

from drachenhof.bots import Bot, BotLike, bring
from drachenhof.engine.game import OVER, BadOption
from drachenhof.envs.batch import Batch
from drachenhof.envs.game_arrays import worth_of
from drachenhof.envs.one_game import OTHERS, OneGame
from drachenhof.envs.pettingzoo import Observation, Pixels, drawn, observation_space
from drachenhof.games import games

try:
    import gymnasium
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"this environment needs {error.name}: pip install 'drachenhof[envs]'", name=error.name
    ) from None


INT8 = np.dtype(np.int8)
OWN = ("players", "others", "seat", "illegal", "reward", "render_mode")


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game against bots: one bot for all other seats, or one for each.

    A bot is a name (`./mybot.py:Flat@20`), an object, a class or a function, as in `bots.bring`. Its
    errors are raised as a `Fault`.

    The first of several bots sits at the learner's left and plays after it; the others
    follow clockwise. Games depend on the seed and the actions alone, unless a bot
    has a time limit, as `emperor` does.

    Observations are those of the PettingZoo environment. The mask is in `info` and in
    `action_masks()`. The learner sits at `seat`, or at a different one each time.
    `reward` is "place", "win", "score" or "lead", as in a batch, and comes at the end.
    `reset(options={"start": state})` begins with a position.

    An illegal action raises `IllegalMove` and changes nothing. For libraries without
    action masks, `illegal="draw"` replaces it by a random legal one and says so in `info`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        others: BotLike | Sequence[BotLike] = "random",
        seat: int | None = None,
        illegal: str = "raise",
        reward: str = "place",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("raise", "draw"):
            raise ValueError(f'illegal is "raise" or "draw", not {illegal!r}')
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']}, not {render_mode!r}")
        worth_of(reward)
        self._reward = reward
        self.render_mode = render_mode
        self._draws = illegal == "draw"
        seat = None if seat is None else index(seat)  # no fractions
        players = games[game].PLAYERS[0] if players is None else players
        several = isinstance(others, Sequence) and not isinstance(others, str)
        names: list[Any] = list(others) if several else [others]  # type: ignore[arg-type]
        alike = {name if isinstance(name, str) else None for name in names}
        compiled = alike.pop() if len(alike) == 1 and alike <= OTHERS.keys() else None
        self.game = _made(game, players, compiled, options)
        names = names if several else names * (players - 1)
        if len(names) != players - 1 or (seat is not None and seat not in range(players)):
            raise ValueError(f"{players} players: a seat below that, and a bot for each of the others")
        self._bots: list[Bot] = [bring(game, bot) for bot in names]
        if compiled is None:
            for bot in self._bots:
                bot.prepare()
        self._fixed, self._begun = seat, False
        self.seat = seat or 0
        self.action_space = Discrete(self.game.spaces.actions)
        self.observation_space = observation_space(self.game.spaces.size, self.game.spaces.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        unknown = set(options or ()) - {"start"}
        if unknown:
            raise ValueError(f"reset takes the option `start`, a position, not {', '.join(sorted(unknown))}")
        luck = int(self.np_random.integers(2**63))
        self.seat = int(self.np_random.integers(self.game.players)) if self._fixed is None else self._fixed
        self.game.begin(luck, (options or {}).get("start"), self.seat)
        self._begun = True
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        observation = self._observation()
        return observation, self._info(observation)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._begun:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        replaced = self._draws and not self.game.over and not self._is_legal(action)
        self.game.step(int(self.np_random.choice(self.game.mask.nonzero()[0])) if replaced else action)
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        over, observation = self.game.over, self._observation()
        info = self._info(observation)
        info["replaced"] = replaced
        return observation, self.game.rewards(self._reward)[self.seat] if over else 0.0, over, False, info

    def _is_legal(self, action: Any) -> bool:
        return bool(action in self.action_space and self.game.mask[int(action)])

    def action_masks(self) -> Any:
        """The legal actions, as some libraries ask for them."""
        return self.game.mask_of(self.seat).copy()

    def render(self) -> Any:
        """Return the learner's knowledge."""
        shown: str | Pixels | None = drawn(self.game, self.seat, self.render_mode)
        return shown

    def _let_bots_play(self) -> None:
        while self.game.seat not in (self.seat, OVER):
            seat = self.game.seat
            bot = self._bots[(seat - self.seat - 1) % self.game.players]
            move = bot.decide(self.game.knowledge(seat), bot.budget, self.np_random).move
            self.game.step(move - self.game.spaces.first_action)

    def _observation(self) -> Observation:
        """Return new arrays: the pending ones of the last step, or those of an idle seat."""
        game, seat = self.game, self.seat
        seen = game.observation if game.seat == seat else game.observe(seat)
        return {"observation": seen, "action_mask": game.mask_of(seat).astype(INT8)}

    def _info(self, observation: Observation) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": observation["action_mask"], "seat": self.seat}
        if self.game.over:
            info["scores"] = self.game.scores()
        return info


def _made(game: str, players: int, others: str | None, options: dict[str, Any]) -> OneGame:
    """Create the game; `BadOption` of an unknown keyword lists the known ones."""
    try:
        return OneGame(game, players, others=others, **options)
    except BadOption as error:
        if error.code == "option":
            error.arguments["also"] = list(OWN)
        raise


for _game in games:
    gymnasium.register(
        id=f"drachenhof/{_game.title()}-v0",
        entry_point="drachenhof.envs.gymnasium:SeatEnv",
        vector_entry_point="drachenhof.envs.gymnasium:BatchEnv",
        kwargs={"game": _game},
        order_enforce=True,
    )


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
