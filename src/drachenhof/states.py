"""Send states between programs as bytes, and check them.

    sent = to_bytes("hoard", game.knowledge(state, seat))
    knowledge = from_bytes("hoard", sent, layout_of("hoard"))

Both programs need the same layout; `layout_of` is a hash of it. Compiled rules do not validate numbers, so pass
every untrusted state through `check`. `from_bytes` does so.
"""

import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Protocol, TypeAlias

import numpy as np

from drachenhof.engine.game import BETWEEN, CHANCE, OVER, State
from drachenhof.engine.layout import dtype_of, plain
from drachenhof.games import Parts, games
from drachenhof.search.kernels import LAYOUTS

__all__ = ["BadState", "check", "from_bytes", "layout_of", "to_bytes"]


class OtherLayout(ValueError):  # noqa: N818 (it says what they are of)
    """The bytes come from a version of the rules with another layout."""


@cache
def layout_of(game: str) -> str:
    """Return a hash of the layout of a game's states."""
    return hashlib.sha256(repr(dtype_of(LAYOUTS[game]).descr).encode()).hexdigest()[:16]


def to_bytes(game: str, state: State) -> bytes:
    """Return the bytes of a state or of knowledge."""
    if not isinstance(state, np.ndarray) or state.dtype != dtype_of(LAYOUTS[game]) or state.shape != (1,):
        raise TypeError(f"a state of {game} is what `new` and `copy` of {game} make")
    return state.tobytes()


def from_bytes(game: str, data: bytes, layout: str | None = None) -> State:
    """Read and check a state.

    Raises `OtherLayout` if `layout` or the size differs, and `BadState` if the bytes are
    no position of the game.
    """
    dtype = dtype_of(LAYOUTS[game])
    if layout is not None and layout != layout_of(game):
        raise OtherLayout(f"states of {game} are laid out as {layout_of(game)} here, and these bytes as {layout}")
    if len(data) != dtype.itemsize:
        raise OtherLayout(f"a state of {game} has {dtype.itemsize} bytes, not {len(data)}")
    return check(game, np.ndarray((1,), dtype, bytearray(data)))


Wrong: TypeAlias = Iterator[str]
"""Descriptions of errors, in order."""


class BadState(ValueError):  # noqa: N818 (it names what is bad)
    """The numbers are no position of the game; `problem` says why."""

    def __init__(self, game: str, problem: str) -> None:
        self.game, self.problem = game, problem
        super().__init__(game, problem)

    def __str__(self) -> str:
        return f"this is no state of {self.game}: {self.problem}"


class Inspector(Protocol):
    """A game's part of this layer, the module `games.NAME.states`."""

    def wrong(self, state: Any) -> Wrong:
        """Yield all violated invariants of the rules, read from the state's fields."""

    def sees_hand(self, state: State, seat: int) -> bool:
        """Return whether a state has all that a seat needs to decide: false for knowledge of another seat."""


_WRONG: Parts[Callable[[Any], Wrong]] = Parts("states", "wrong")
_SEES_HAND: Parts[Callable[[State, int], bool]] = Parts("states", "sees_hand")


def check(game: str, state: State) -> State:
    """Return the state or knowledge if it is valid; raises `BadState`, or `TypeError` for other objects.

    All functions of the game are safe with it. To play on from knowledge, call `resample`.
    """
    kind = dtype_of(LAYOUTS[game])
    if not isinstance(state, np.ndarray) or state.shape != (1,) or state.dtype != kind:
        raise TypeError(f"a state of {game} is what `new` and `copy` of {game} make, not {_told(state)}")
    fields = plain(LAYOUTS[game], state)
    problem = next(_WRONG[game](fields), None) or _stuck(game, state)
    if problem:
        raise BadState(game, problem)
    return state


def _told(state: Any) -> str:
    if isinstance(state, np.ndarray):
        return f"an array of the shape {state.shape} and the type {state.dtype.name}"
    return type(state).__name__


def _stuck(game: str, state: State) -> str | None:
    """Check that the deciding player has a legal move, unless the hand is unknown."""
    rules = games[game]
    if rules.to_move(state) in (OVER, BETWEEN) or rules.legal_moves(state):
        return None
    whole = all(_SEES_HAND[game](state, seat) for seat in range(int(state["players"][0])))
    return "whoever is to move has no legal move" if whole else None


def asked(game: str, knowledge: State) -> int:
    """Return the seat that decides, if this is its knowledge; raises ValueError otherwise.

    Use it for knowledge from elsewhere.
    """
    seat = games[game].to_move(knowledge)
    if seat == CHANCE:
        raise ValueError("nobody decides here: it is chance's turn, and `Chance.pick` draws by the weights")
    if seat < 0:
        raise ValueError("nobody decides here: " + ("the game is over" if seat == OVER else "it is to be looked at"))
    if not _SEES_HAND[game](knowledge, seat):
        raise ValueError(f"seat {seat} is to decide, and this is what another knows: take knowledge(state, {seat})")
    return seat


# What games ask of numbers


def within(name: str, value: int, low: int, high: int) -> Wrong:
    """A number of a field is in its range."""
    if not low <= value <= high:
        yield f"{name} is {low} to {high}, not {value}"


def each_within(name: str, values: Any, low: int, high: int) -> Wrong:
    """So are all numbers of a row."""
    for value in values:
        yield from within(name, value, low, high)


def unless(holds: bool, problem: str) -> Wrong:
    if not holds:
        yield problem
