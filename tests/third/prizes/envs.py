"""What learning environments need of Prizes: the contents of `positions.Scene`."""

from drachenhof.engine.game import State
from drachenhof.envs.positions import View


def private(view: View, seat: int) -> str:  # noqa: ARG001 (all is open)
    return ""


def rounds(state: State) -> int:  # noqa: ARG001 (moves say all)
    return 0


def announced(state: State) -> str:  # noqa: ARG001
    return ""
