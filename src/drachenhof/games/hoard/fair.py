"""The context of chance moves in *Drachensachen*: the round, the drawing seat, and the purpose."""

from drachenhof.engine.game import State
from drachenhof.games.hoard.rules.state import ASKED_NAMES, DRAWING_ABILITY, DRAWING_STARTER


def occasion(state: State) -> str:
    """The round; of what a seat draws also the seat (from 1), and what the card is for."""
    stage, around = int(state["stage"][0]), f"round {int(state['round_number'][0])}"
    if stage in (DRAWING_STARTER, DRAWING_ABILITY):
        return around
    return f"{around} seat {int(state['turn'][0]) + 1} {ASKED_NAMES[stage]}"
