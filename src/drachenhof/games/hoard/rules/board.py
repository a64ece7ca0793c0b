"""A position as text."""

from collections.abc import Mapping

from drachenhof.engine.game_api import asked_line, listed_names, turn_mark
from drachenhof.games.hoard.rules.tables import Card
from drachenhof.games.hoard.rules.view import HoardView


def text(view: HoardView) -> str:
    """Return lines for the round, the pile, the playable cards and each seat."""
    lines = [
        asked_line(view),
        f"round {view['round']}, draw pile {view['draw_pile']}, abilities {listed_names(view['abilities'])}",
        f"pile: {listed_names(view['pile'])}",
        f"playable: {listed_names(view['playable'])}",
    ]
    for holding in view["holdings"]:
        lines.append(
            f"{turn_mark(view, holding['seat'])} seat {holding['seat']}: {holding['lost']} lost, "
            f"{holding['hand_size']} in hand ({_counted(holding['hand'])}), open {_counted(holding['open'])}, "
            f"{holding['hidden']} hidden"
        )
    return "\n".join(lines)


def _counted(counts: Mapping[Card, int]) -> str:
    return " ".join(f"{name}×{count}" if count > 1 else name for name, count in counts.items()) or "–"
