"""What a won game of *In the Year of the Dragon* may be a record in."""

from drachenhof.engine.game import SPECTATOR, State
from drachenhof.games.year import rules as year


def feats(state: State, seat: int) -> dict[str, int]:
    """How many persons lived in the palaces at the end."""
    court = year.view(year.knowledge(state, SPECTATOR))["courts"][seat]
    return {"fewest-persons": sum(len(palace["persons"]) for palace in court["palaces"])}
