"""One game, decision by decision: chance plays by itself, each seat is shown what it may know."""

from operator import index
from typing import Any

import numpy as np

from drachenhof.chance import Chance, seed_word, start_game
from drachenhof.envs.spaces import Mask, Row, Spaces
from drachenhof.game import OVER, Knowledge, State
from drachenhof.layout import dtype_of
from drachenhof.rule import direct, prepare
from drachenhof.search.batch import ALL_SEATS, ILLEGAL, NO_ACTION, Desk, Table, reward_seats, show_seat, step_game
from drachenhof.search.kernels import LAYOUTS

BOOL = np.dtype(np.bool_)


class OneGame:
    """A game whose chance moves are drawn by a seed.

    `seat` is who decides now, or `OVER`; `observation` and `mask` are that seat's,
    new arrays after each step.
    """

    seat: int
    observation: Row
    mask: Mask

    def __init__(self, game: str, players: int, **options: Any) -> None:
        self.spaces = Spaces(game)
        self.players = players
        self._begun = self.spaces.game.new(players, **options)
        self._tables, self._desks = np.zeros(1, dtype_of(Table)), np.zeros(1, dtype_of(Desk))
        self._plan = self.spaces.plan(players, asked=ALL_SEATS)
        self._rng = np.zeros(1, np.uint64)
        self._load()
        self.begin(0)

    def _load(self) -> None:
        """The compiled code, which is neither copied nor pickled with a game."""
        layout = LAYOUTS[self.spaces.name]
        prepare("search.batch", layout)
        Chance(0)  # so that its compiled code is there
        self._step = direct(step_game, layout)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_step"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._load()

    def begin(self, seed: int) -> None:
        """A new game; the same seed and the same actions make the same game."""
        start_game(self._rng, seed_word(seed), np.uint64(0))
        self._state = self.spaces.game.copy(self._begun)
        self._go_on(NO_ACTION)

    def step(self, action: int) -> None:
        """Carry out an action of the seat that decides; raises `IllegalMove`, and leaves the game as it was."""
        number = int(index(action))
        if not 0 <= number < self.spaces.actions or self._go_on(number) == ILLEGAL:
            raise self.spaces.refusal(self._state, number)

    def _go_on(self, action: int) -> int:
        sheet, mask = np.empty(1, self.spaces.sheet), np.empty(self.spaces.actions, BOOL)
        seat = self._step(self._state, self._tables, self._desks, self._plan, self._rng, action, sheet, mask)
        if seat != ILLEGAL:
            self.seat, self.observation, self.mask = seat, sheet["row"][0], mask
        return seat

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def observe(self, seat: int) -> Row:
        """What a seat sees, whoever decides."""
        if seat not in range(self.players):
            raise ValueError(f"seat {seat} is not at a table of {self.players}; seats count from 0")
        sheet = np.empty(1, self.spaces.sheet)
        show_seat(self._state, seat, sheet)
        row: Row = sheet["row"][0]
        return row

    def mask_of(self, seat: int) -> Mask:
        """The legal actions of a seat: none while others decide."""
        return self.mask if seat == self.seat else np.zeros(self.spaces.actions, np.bool_)

    def rewards(self) -> list[float]:
        """By seat: 1 for the first place to −1 for the last, 0 until the game is over."""
        worths = np.zeros(self.players, np.float32)
        if self.over:
            reward_seats(self._state, worths)
        listed: list[float] = worths.tolist()
        return listed

    def knowledge(self, seat: int) -> Knowledge:
        """What a seat may know, as bots and views take it."""
        return self.spaces.game.knowledge(self._state, seat)

    def scores(self) -> list[int]:
        """Points by seat, which are open in every game."""
        return self.spaces.game.scores(self._state)

    def to_text(self, action: int) -> str:
        """An action in words."""
        return self.spaces.to_text(self._state, action)

    def state(self) -> State:
        """The whole position, secrets and all: for tests and tools, never for a player."""
        return self.spaces.game.copy(self._state)
