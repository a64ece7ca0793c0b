"""The context of chance moves in *In the Year of the Dragon*: none depends on a player's decision."""

from drachenhof.engine.game import State


def occasion(state: State) -> str:  # noqa: ARG001 (as every game's part has it)
    """Return nothing beyond the kind: events, the super event and monthly deals come in a fixed order."""
    return ""
