"""Send states between programs as bytes, and check them.

    sent = to_bytes("hoard", game.knowledge(state, seat))
    knowledge = from_bytes("hoard", sent, layout_of("hoard"))

Both programs need the same layout; `layout_of` is a hash of it. Compiled rules do not validate numbers, so pass
every untrusted state through `check`. `from_bytes` does so.
"""

import hashlib
from functools import cache

import numpy as np

from drachenhof.engine.game import State
from drachenhof.engine.layout import dtype_of
from drachenhof.search.kernels import LAYOUTS
from drachenhof.states.validation import BadState, asked, check

__all__ = ["BadState", "OtherLayout", "asked", "check", "from_bytes", "layout_of", "to_bytes"]


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
