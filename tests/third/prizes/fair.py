"""What chance moves of *Prizes* are about: nothing more than their kind."""

from drachenhof.engine.game import State


def occasion(state: State) -> str:  # noqa: ARG001
    return ""
