"""What chance moves of *Prizes* are about: nothing more than their kind."""

from drachenhof.game import State


def occasion(state: State) -> str:  # noqa: ARG001
    return ""
