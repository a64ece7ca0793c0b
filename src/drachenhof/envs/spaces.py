"""What a learner of a game sees and does: sizes, planes, and actions by number and in words."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from drachenhof.envs.refusals import IllegalAction
from drachenhof.game import CHANCE, Game, IllegalMove, State, games
from drachenhof.layout import dtype_of
from drachenhof.planes import Plane, starts_of
from drachenhof.search.batch import Plan
from drachenhof.search.kernels import OBSERVATIONS

Row: TypeAlias = "np.ndarray[Any, np.dtype[np.float32]]"
Mask: TypeAlias = "np.ndarray[Any, np.dtype[np.bool_]]"

NO_MOVE = -1
ALIGNED = 64  # bytes; JAX takes an array without copying only if it begins at a multiple of this


class Spaces:
    """The observations and actions of a game. An action is a move without chance's, counted from 0."""

    def __init__(self, name: str) -> None:
        seen = OBSERVATIONS[name] if name in games else None
        if seen is None:
            raise KeyError(f"no game {name!r}; there are: {', '.join(games)}")
        self.name = name
        self.game: Game = games[name]
        self.planes: Sequence[Plane] = seen.PLANES
        self.size: int = seen.SIZE
        self.sheet: np.dtype[Any] = dtype_of(seen.Sheet)
        """One observation, as compiled code writes it."""
        self.first_action: int = seen.FIRST_ACTION
        self.actions: int = seen.LAST_ACTION - seen.FIRST_ACTION + 1
        self._starts = starts_of(self.planes)

    def __reduce__(self) -> tuple[Any, ...]:
        return Spaces, (self.name,)

    def plane(self, observation: Row, name: str) -> Row:
        """The numbers of one plane, of one observation or of many."""
        sizes = {plane.name: plane.size for plane in self.planes}
        if name not in sizes:
            raise KeyError(f"no plane {name!r} in {self.name}; there are: {', '.join(sizes)}")
        return observation[..., self._starts[name] : self._starts[name] + sizes[name]]

    def to_text(self, state: State, action: int) -> str:
        """An action in words; raises `IllegalMove` if there is none of that number."""
        if not 0 <= action < self.actions:
            raise self.refusal(state, action, NO_MOVE)
        return self.game.to_text(state, self.first_action + action)

    def from_text(self, state: State, text: str) -> int:
        """The legal action that the words name; raises `IllegalMove`."""
        return self.game.from_text(state, text) - self.first_action

    def refusal(self, state: State, action: int, move: int | None = None) -> IllegalAction:
        """Why an action, or an outcome of chance, is illegal; `NO_MOVE` if it is no move at all."""
        if move is None:
            chance = self.game.to_move(state) == CHANCE
            first, count = (0, self.first_action) if chance else (self.first_action, self.actions)
            move = first + action if 0 <= action < count else NO_MOVE
        try:
            self.game.apply(self.game.copy(state), move)
        except IllegalMove as refused:
            return IllegalAction(action, refused)
        raise AssertionError(f"action {action} is legal after all")

    def plan(self, players: int, **others: int) -> "np.ndarray[Any, np.dtype[Any]]":
        """What compiled code has to know of all this."""
        plan = np.zeros(1, dtype_of(Plan))
        given = {"first_action": self.first_action, "actions": self.actions, "players": players}
        for name, value in {**given, **others}.items():
            plan[name] = value
        return plan


def aligned(shape: tuple[int, ...], dtype: Any) -> "np.ndarray[Any, np.dtype[Any]]":
    """An array of zeros that other libraries can take without copying it."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    start = -room.ctypes.data % ALIGNED
    laid: np.ndarray[Any, np.dtype[Any]] = room[start : start + size].view(dtype).reshape(shape)
    return laid
