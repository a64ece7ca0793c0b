"""Both games as PettingZoo environments, seat by seat (extra `envs`).

from drachenhof.envs.pettingzoo import Table
env = Table("year", players=4, great_wall=True)
"""

from textwrap import wrap
from typing import Any, ClassVar, TypeAlias

import numpy as np

try:
    import pettingzoo
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"this environment needs {error.name}: pip install 'drachenhof[envs]'", name=error.name
    ) from None

from drachenhof.bots.spaces import NO_MOVE
from drachenhof.engine.game import SPECTATOR, Game, Knowledge
from drachenhof.envs.game_arrays import worth_of
from drachenhof.envs.one_game import OneGame
from drachenhof.games import games

Observation = dict[str, Any]

INT8 = np.dtype(np.int8)
FROM_RESET = {"agents", "agent_selection", "num_agents", "rewards", "terminations", "truncations", "infos"}


class Table(AECEnv):
    """A table of 2 or more agents, `seat_0` to the last; chance plays by itself.

    An observation has `observation` (docs/observations.md) and `action_mask`,
    which is empty while others decide. An illegal action raises `IllegalMove` and
    changes nothing. Rewards come at the end: 1 for the first place to −1 for the
    last, or by `reward` "win", "score" or "lead".
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "drachenhof_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        reward: str = "place",
        **options: Any,
    ) -> None:
        super().__init__()
        worth_of(reward)
        self._reward = reward
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.render_mode = render_mode
        self.game = OneGame(game, games[game].PLAYERS[0] if players is None else players, **options)
        self.metadata = {**self.metadata, "name": f"drachenhof_{game}_v0"}  # type: ignore[misc]
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        spaces = self.game.spaces
        self.observation_spaces = {agent: observation_space(spaces.size, spaces.actions) for agent in self._seat_of}
        self.action_spaces = {agent: Discrete(spaces.actions) for agent in self._seat_of}
        self._rng, _ = np_random(None)
        self._untold = True
        """Whether the arrays of the last step were not returned yet."""

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, from the position `options["start"]` if there is one; without a seed the one after the last.

        Other options mean nothing here; PettingZoo's own test gives some.
        """
        if seed is not None:
            self._rng, _ = np_random(seed)
        self.game.begin(int(self._rng.integers(2**63)), (options or {}).get("start"))
        self._untold = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]
        if self.render_mode == "human":
            self.render()

    def __getattr__(self, name: str) -> Any:
        """Called only for what is missing: some of it is there once a game has begun."""
        if name in FROM_RESET:
            raise AttributeError(f"a table has no {name} before its first reset()")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.game.step(NO_MOVE if action is None else action)
        self._untold = True
        self._cumulative_rewards[agent] = 0.0
        if self.game.over:
            self.rewards = dict(zip(self.possible_agents, self.game.rewards(self._reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat, game = self._seat_of[agent], self.game
        asked, self._untold = self._untold and seat == game.seat, self._untold and seat != game.seat
        seen = game.observation if asked else game.observe(seat)  # a further call gets a new array
        return {"observation": seen, "action_mask": game.mask_of(seat).astype(INT8)}

    def render(self) -> "str | Pixels | None":
        """Return the knowledge of the agent to move; at the end that of an observer."""
        return drawn(self.game, self.game.seat, self.render_mode)

    def __repr__(self) -> str:
        return f"<Table of {self.game.spaces.name} for {self.game.players} players>"

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


Pixels: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"

PAPER, INK, LACQUER = "#fbf7ee", "#3a342c", "#b8402c"
LINE, LETTER = 0.2, 0.088  # inches
WIDTH, INDENT = 110, 6  # letters


def picture(game: Game, knowledge: Knowledge) -> Pixels:
    """The text as pixels, the line of the seat that decides in red; needs Matplotlib."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    lines = wrapped(game.board(knowledge))
    figure = Figure(figsize=(WIDTH * LETTER, (len(lines) + 1) * LINE), dpi=100, facecolor=PAPER)
    canvas = FigureCanvasAgg(figure)
    for number, (line, colour) in enumerate(lines):
        height = 1 - (number + 1) / (len(lines) + 1)
        figure.text(0.01, height, line, color=colour, family="monospace", fontsize=10, va="center")
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[..., :3].copy()


def wrapped(text: str) -> list[tuple[str, str]]:
    """The lines as a picture has room for them, long ones going on below, and the colour of each."""
    return [
        (part, LACQUER if line.startswith(">") else INK)
        for line in text.splitlines()
        for part in wrap(line, WIDTH, subsequent_indent=" " * INDENT)
    ]


def observation_space(size: int, actions: int) -> Dict:
    """Numbers between −1 and 1, and which actions are legal."""
    return Dict({"observation": Box(-1.0, 1.0, (size,), np.float32), "action_mask": Box(0, 1, (actions,), np.int8)})


def drawn(game: OneGame, seat: int, mode: str | None) -> "str | Pixels | None":
    """Render the table by `mode` for a seat, or below 0 for an observer."""
    known = game.knowledge(seat if seat >= 0 else SPECTATOR)
    if mode == "rgb_array":
        return picture(game.spaces.game, known)
    if mode == "human":
        print(game.spaces.game.board(known), end="\n\n")
        return None
    return game.spaces.game.board(known) if mode == "ansi" else None


if hasattr(pettingzoo, "register"):  # since 1.26
    for _game in games:
        pettingzoo.register(
            "aec",
            f"drachenhof/{_game.title()}-v0",
            "drachenhof.envs.pettingzoo:Table",
            kwargs={"game": _game},
        )
