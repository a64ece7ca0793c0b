"""Observation and action spaces of a game, and policies as bots: from observations and legal actions to actions."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from operator import index
from threading import Event
from typing import Any, TypeAlias

import numpy as np

from drachenhof.bots.decision import Budget, Decision
from drachenhof.engine.backends import require_numba
from drachenhof.engine.game import CHANCE, BadOption, Game, IllegalMove, Knowledge, State
from drachenhof.engine.game_api import seated
from drachenhof.engine.layout import dtype_of
from drachenhof.engine.observation_layout import Plane, starts_of
from drachenhof.engine.rule import direct, prepare
from drachenhof.games import games
from drachenhof.search.batch import Plan, show_seat
from drachenhof.search.kernels import LAYOUTS, OBSERVATIONS

require_numba("an observation")


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
