"""*Drachensachen* for learning environments: the contents of `positions.Scene`."""

import json

from drachenhof.engine.game import OVER, State
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules.view import HoardView


def private(view: HoardView, seat: int) -> str:
    """The hand."""
    return json.dumps(view["holdings"][seat]["hand"])


def rounds(state: State) -> int:
    """Return how many rounds are over: at the end of each, all players see the losses of all seats (H24)."""
    return int(state["round_number"][0]) + (hoard.to_move(state) == OVER)


def announced(state: State) -> str:
    losses = state["holdings"]["loss"][0, : int(state["players"][0])]
    return f"loss {' '.join(map(str, losses))}"
