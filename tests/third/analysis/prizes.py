"""What can be foreseen in Prizes: nothing."""

from drachenhof.game import Knowledge


def forecast(known: Knowledge, seat: int) -> None:  # noqa: ARG001 (as in any game)
    return None
