"""Observation and action spaces of a game: sizes, planes, and actions by number and in notation."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from operator import index
from typing import Any, TypeAlias

import numpy as np

from drachenhof.engine.game import CHANCE, BadOption, Game, IllegalMove, Knowledge, State
from drachenhof.engine.game_api import seated
from drachenhof.engine.layout import dtype_of
from drachenhof.engine.observation_layout import Plane, starts_of
from drachenhof.engine.rule import direct, prepare
from drachenhof.games import games
from drachenhof.search.batch import Plan, show_seat
from drachenhof.search.kernels import LAYOUTS, OBSERVATIONS


class IllegalAction(IllegalMove):
    """An illegal move by the number of the action: `action`."""

    def __init__(self, action: Any, refused: IllegalMove) -> None:
        self.action = action
        move = refused.move if isinstance(refused.move, str) else action
        arguments = {**refused.arguments, "move": move}
        super().__init__(
            refused.code,
            refused.rule,
            arguments,
            move=move,
            to_move=refused.to_move,
            legal=refused.legal,
            game=refused.game,
        )

    def _tried(self) -> str:
        words = f", {self.move!r}" if isinstance(self.move, str) else ""
        return f"illegal action {self.action}{words}"

    def __reduce__(self) -> tuple[Any, ...]:
        plain, parts = super().__reduce__()
        return IllegalAction, (self.action, plain(*parts))


Row: TypeAlias = "np.ndarray[Any, np.dtype[np.float32]]"
Mask: TypeAlias = "np.ndarray[Any, np.dtype[np.bool_]]"

NO_MOVE = -1
ALIGNED = 64  # bytes; JAX takes an array without copying only if it begins at a multiple of this


class Spaces:
    """The observations and actions of a game. Actions are the moves of players, counted from 0."""

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
        self._state = dtype_of(LAYOUTS[name])

    @cached_property
    def version(self) -> str:
        """A hash of all planes and actions. Store it with weights.

        It changes exactly when a net that learned before would misread the game.
        """
        begun = self.game.new(self.game.PLAYERS[0])
        planes = [(plane.name, plane.size, str(plane.scale)) for plane in self.planes]
        words = [self.game.to_text(begun, self.first_action + action) for action in range(self.actions)]
        return hashlib.sha256(json.dumps([planes, words]).encode()).hexdigest()[:16]

    def __repr__(self) -> str:
        return f"<Spaces of {self.name}: {self.size} numbers, {self.actions} actions>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Spaces, (self.name,)

    def plane(self, observation: Row, name: str) -> Row:
        """Return the numbers of one plane, of one observation or many."""
        sizes = {plane.name: plane.size for plane in self.planes}
        if name not in sizes:
            raise KeyError(f"no plane {name!r} in {self.name}; there are: {', '.join(sizes)}")
        return observation[..., self._starts[name] : self._starts[name] + sizes[name]]

    @cached_property
    def show(self) -> Callable[[State, int, Row], None]:
        """The compiled function that writes an observation: (state, seat, sheet)."""
        prepare("search.batch", LAYOUTS[self.name])
        return direct(show_seat, LAYOUTS[self.name])

    # From what a seat knows to numbers, and back

    def observe(self, knowledge: Knowledge, seat: int | None = None) -> Row:
        """Return the observation of the deciding seat, or of `seat`, from its knowledge."""
        seat = self._seat(knowledge) if seat is None else seated(self.checked(knowledge), seat)
        if seat < 0:
            raise ValueError("nobody decides here: say whose observation it shall be, observe(knowledge, seat)")
        sheet = np.empty(1, self.sheet)
        self.show(knowledge, seat, sheet)
        row: Row = sheet["row"][0]
        return row

    def mask(self, knowledge: Knowledge) -> Mask:
        """Return which actions are legal; none if no seat decides."""
        mask = np.zeros(self.actions, np.bool_)
        if self._seat(knowledge) >= 0:
            mask[np.array(self.game.legal_moves(knowledge)) - self.first_action] = True
        return mask

    def act(self, knowledge: Knowledge, action: int) -> int:
        """Return the move of an action, for `apply`; raises `IllegalMove`."""
        number = whole(action)
        self._seat(knowledge)
        move = self.first_action + number
        if not 0 <= number < self.actions or move not in self.game.legal_moves(knowledge):
            raise self.refusal(knowledge, number)
        return move

    def checked(self, knowledge: Knowledge) -> Knowledge:
        """Return a state if it is valid; raises ValueError."""
        if not isinstance(knowledge, np.ndarray) or knowledge.shape != (1,) or knowledge.dtype != self._state:
            what = f"shape {knowledge.shape}" if isinstance(knowledge, np.ndarray) else type(knowledge).__name__
            raise ValueError(
                f"this is no position of {self.name}, an array of one of its records, but another ({what})"
            )
        return knowledge

    def _seat(self, knowledge: Knowledge) -> int:
        return self.game.to_move(self.checked(knowledge))

    def to_text(self, state: State, action: int) -> str:
        """Return an action in notation; raises `IllegalMove`."""
        if not 0 <= action < self.actions:
            raise self.refusal(state, action, NO_MOVE)
        return self.game.to_text(state, self.first_action + action)

    def from_text(self, state: State, text: str) -> int:
        """Return the legal action of a text in notation; raises `IllegalMove`."""
        return self.game.from_text(state, text) - self.first_action

    def refusal(self, state: State, action: int, move: int | None = None) -> IllegalAction:
        """Return why an action or outcome is illegal."""
        if move is None:
            chance = self.game.to_move(state) == CHANCE
            first, count = (0, self.first_action) if chance else (self.first_action, self.actions)
            move = first + action if 0 <= action < count else NO_MOVE
        try:
            self.game.apply(self.game.copy(state), move)
        except IllegalMove as refused:
            return IllegalAction(action, refused)
        raise AssertionError(f"action {action} is legal after all")

    def begun(self, players: int, options: Mapping[str, Any], keywords: Sequence[str]) -> State:
        """Begin a game; raises `BadOption`."""
        try:
            return self.game.new(players, **options)
        except BadOption as error:
            if error.code == "option":
                error.arguments["also"] = list(keywords)
            raise

    def plan(self, players: int, **others: int) -> "np.ndarray[Any, np.dtype[Any]]":
        """Return the numbers that compiled code needs."""
        plan = np.zeros(1, dtype_of(Plan))
        given = {"first_action": self.first_action, "actions": self.actions, "players": players}
        for name, value in {**given, **others}.items():
            plan[name] = value
        return plan


def whole(action: Any, called: str = "an action") -> int:
    """A whole number; raises TypeError in words."""
    try:
        return index(action)
    except TypeError:
        hint = "; `from_text` reads words" if called == "an action" else ""
        raise TypeError(f"{called} is a whole number, not {action!r}{hint}") from None


def aligned(shape: tuple[int, ...], dtype: Any) -> "np.ndarray[Any, np.dtype[Any]]":
    """An array of zeros that other libraries can take without copying it."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    start = -room.ctypes.data % ALIGNED
    laid: np.ndarray[Any, np.dtype[Any]] = room[start : start + size].view(dtype).reshape(shape)
    return laid
