"""What can be foreseen in *Drachensachen*: nothing, for no event lies open."""

from drachenhof.game import Knowledge

__all__ = ["forecast"]


def forecast(known: Knowledge, seat: int) -> None:  # noqa: ARG001 (as in any game)
    """There is no forecast."""
    return None  # noqa: RET501 (it is the answer)
