"""*In the Year of the Dragon* for learning environments: the contents of `positions.Scene`."""

from drachenhof.engine.game import State
from drachenhof.games.year.rules.view import YearView


def private(view: YearView, seat: int) -> str:  # noqa: ARG001 (all is open)
    return ""


def rounds(state: State) -> int:  # noqa: ARG001 (moves say all)
    return 0


def announced(state: State) -> str:  # noqa: ARG001
    return ""
