"""One game, decision by decision: chance plays by itself, each seat is shown what it may know."""

from operator import index
from typing import Any

import numpy as np

from drachenhof.bots.spaces import Mask, Row, Spaces, whole
from drachenhof.chance import Chance, seed_word, start_game
from drachenhof.engine.game import OVER, Knowledge, State
from drachenhof.engine.game_api import seated
from drachenhof.engine.layout import dtype_of
from drachenhof.engine.rule import direct, prepare
from drachenhof.envs.game_arrays import rewards_of
from drachenhof.search import batch as compiled
from drachenhof.search.batch import ALL_SEATS, ILLEGAL, NO_ACTION, Offer, Workspace
from drachenhof.search.kernels import LAYOUTS, WEIGHTS
from drachenhof.states import check, from_bytes

BOOL = np.dtype(np.bool_)
OWN = ("seed", "others")
LOADED = ("_step", "_step_seat", "_weights")
OTHERS = {"random": compiled.RANDOM, "greedy": compiled.GREEDY}
"""The bots that play in compiled code."""


class OneGame:
    """One game, with chance moves drawn by a seed.

    `seat` is the deciding seat, or `OVER`. `observation` and `mask` are those of that seat, in
    new arrays after each step. `others` ("random" or "greedy") play all seats except the
    learner's in compiled code; `observation` is then the learner's.
    """

    seat: int
    observation: Row
    mask: Mask

    def __init__(
        self, game: str, players: int | None = None, *, seed: int = 0, others: str | None = None, **options: Any
    ) -> None:
        self.spaces = Spaces(game)
        players = self.spaces.game.PLAYERS[0] if players is None else players
        self.players = players
        self._begun = self.spaces.begun(players, options, OWN)
        if others is not None and others not in OTHERS:
            raise ValueError(f"others that play in compiled code are {', '.join(OTHERS)}, not {others!r}")
        self._alone = others is not None
        self._offers, self._workspaces = np.zeros(1, dtype_of(Offer)), np.zeros(1, dtype_of(Workspace))
        self._plan = self.spaces.plan(players, asked=ALL_SEATS, others=OTHERS[others] if others is not None else 0)
        self._rng, self._knowns = np.zeros(1, np.uint64), np.zeros(2, self._begun.dtype)
        self._load()
        self.begin(whole(seed, "a seed"))

    def _load(self) -> None:
        """The compiled code, which is neither copied nor pickled with a game."""
        layout = LAYOUTS[self.spaces.name]
        prepare("search.batch", layout)
        Chance(0)  # so that its compiled code is there
        self._step, self._step_seat = direct(compiled.step_game, layout), direct(compiled.step_seat, layout)
        self._weights = WEIGHTS[self.spaces.name]

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in LOADED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._load()

    def begin(self, seed: int, start: "State | None" = None, seat: int = 0) -> None:
        """Begin a game, or play on from a position. The same seed and actions make the same game.

        `seat` is the learner's, with `others`.
        """
        if start is not None and len(self.spaces.game.scores(check(self.spaces.name, start))) != self.players:
            raise ValueError(f"this game begins with a position of {self.players} players")
        start_game(self._rng, seed_word(seed), np.uint64(0))
        self._state = self.spaces.game.copy(self._begun if start is None else start)
        self._offers["learner"] = seated(self._begun, seat) if self._alone else ALL_SEATS
        self._go_on(NO_ACTION)

    def step(self, action: int) -> None:
        """Carry out an action. `IllegalMove` leaves the game unchanged."""
        number = int(index(action))
        if not 0 <= number < self.spaces.actions or self._go_on(number) == ILLEGAL:
            raise self.spaces.refusal(self._state, number)

    def _go_on(self, action: int) -> int:
        sheet, mask = np.empty(1, self.spaces.sheet), np.empty(self.spaces.actions, BOOL)
        state, offers, workspaces, plan, rng = self._state, self._offers, self._workspaces, self._plan, self._rng
        if self._alone:
            seat = self._step_seat(
                state, self._knowns, offers, workspaces, plan, rng, action, self._weights, sheet, mask
            )
        else:
            seat = self._step(state, offers, workspaces, plan, rng, action, sheet, mask)
        if seat != ILLEGAL:
            self.seat, self.observation, self.mask = seat, sheet["row"][0], mask
        return seat

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def observe(self, seat: int) -> Row:
        """Return the observation of any seat."""
        if seat not in range(self.players):
            raise ValueError(f"seat {seat} is not at a table of {self.players}; seats count from 0")
        sheet = np.empty(1, self.spaces.sheet)
        self.spaces.show(self._state, seat, sheet)
        row: Row = sheet["row"][0]
        return row

    def mask_of(self, seat: int) -> Mask:
        """Return the legal actions of a seat; none while others decide."""
        return self.mask if seat == self.seat else np.zeros(self.spaces.actions, np.bool_)

    def save(self) -> tuple[bytes, int]:
        """Save the position and the luck to come, for `restore`."""
        return self._state.tobytes(), int(self._rng[0])

    def restore(self, saved: tuple[bytes, int]) -> None:
        """Restore a saved game of the same kind."""
        state, self._rng[0] = from_bytes(self.spaces.name, saved[0]), saved[1]
        if len(self.spaces.game.scores(state)) != self.players:
            raise ValueError(f"this was saved in a game of another number of players than {self.players}")
        self._state = state
        self._go_on(NO_ACTION)

    def rewards(self, reward: str = "place") -> list[float]:
        """Return the reward by seat: place, win, score or lead. It is 0 until the end."""
        if reward != "place":
            worths = rewards_of(self.spaces.game, reward, self.spaces.game.ranking(self._state), self.scores())
            return worths if self.over else [0.0] * self.players
        return self._place_rewards()

    def _place_rewards(self) -> list[float]:
        worths = np.zeros(self.players, np.float32)
        if self.over:
            compiled.reward_seats(self._state, worths)
        listed: list[float] = worths.tolist()
        return listed

    def knowledge(self, seat: int) -> Knowledge:
        """Return the knowledge of a seat, for bots and views."""
        return self.spaces.game.knowledge(self._state, seat)

    def scores(self) -> list[int]:
        """Return the scores by seat."""
        return self.spaces.game.scores(self._state)

    def to_text(self, action: int) -> str:
        """Return an action in notation."""
        return self.spaces.to_text(self._state, action)

    def __repr__(self) -> str:
        return f"<OneGame of {self.spaces.name} for {self.players} players, seat {self.seat} to decide>"

    def state(self) -> State:
        """The position with all secrets, for tests and tools."""
        return self.spaces.game.copy(self._state)
