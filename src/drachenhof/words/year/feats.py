"""What a won game of *In the Year of the Dragon* may be a record in."""

from drachenhof import year
from drachenhof.game import SPECTATOR, State


def feats(state: State, seat: int) -> dict[str, int]:
    """How many persons lived in the palaces at the end."""
    court = year.view(year.knowledge(state, SPECTATOR))["courts"][seat]
    return {"fewest-persons": sum(len(palace["persons"]) for palace in court["palaces"])}
