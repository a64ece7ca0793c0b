"""The context of chance moves in *In the Year of the Dragon*: none depends on a player's decision."""

from drachenhof.engine.game import State


def occasion(state: State) -> str:  # noqa: ARG001 (as every game's part has it)
    """Nothing more than its kind: events, the super event and the deal of each month come in their order."""
    return ""
