"""*Drachensachen* for learning environments: the contents of `scenes.Scene`."""

import json

from drachenhof.engine.game import OVER, State
from drachenhof.envs.scenes import counted, listed, mark
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules.view import HoardView


def lines(view: HoardView) -> list[str]:
    lines = [
        f"round {view['round']}, draw pile {view['draw_pile']}, abilities {listed(view['abilities'])}",
        f"pile: {listed(view['pile'])}",
        f"playable: {listed(view['playable'])}",
    ]
    for holding in view["holdings"]:
        lines.append(
            f"{mark(view, holding['seat'])} seat {holding['seat']}: {holding['lost']} lost, {holding['hand_size']} in "
            f"hand ({counted(holding['hand'])}), open {counted(holding['open'])}, {holding['hidden']} hidden"
        )
    return lines


def private(view: HoardView, seat: int) -> str:
    """The hand."""
    return json.dumps(view["holdings"][seat]["hand"])


def rounds(state: State) -> int:
    """Return how many rounds are over: at the end of each, all players see the losses of all seats (H24)."""
    return int(state["round_number"][0]) + (hoard.to_move(state) == OVER)


def announced(state: State) -> str:
    losses = state["holdings"]["loss"][0, : int(state["players"][0])]
    return f"loss {' '.join(map(str, losses))}"
