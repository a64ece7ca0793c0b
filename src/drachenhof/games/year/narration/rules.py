"""How the rules of *In the Year of the Dragon* are told."""

from collections.abc import Mapping

from drachenhof.games.year.rules.tables import SUPER_EVENT_NAMES, TILE_NAMES, TILE_SYMBOLS, TILE_VALUE, Action

SECTIONS = {
    "box": range(1, 7),
    "setup": range(7, 12),
    "round": range(12, 13),
    "action": range(13, 23),
    "person": range(23, 26),
    "event": range(26, 34),
    "scoring": range(34, 35),
    "end": range(35, 37),
    "wall": range(40, 44),
    "super": range(44, 55),
}

OPTION_RULES = {"large_privilege": 22, "great_wall": 40, "super_event": 44}

ACTION_RULES: Mapping[Action, str] = {
    "taxes": "Y16",
    "build": "Y21",
    "harvest": "Y17",
    "fireworks": "Y18",
    "parade": "Y19",
    "research": "Y20",
    "privilege": "Y22",
    "wall": "Y41",
}

EVENT_RULES: Mapping[str, str] = {
    "peace": "Y26",
    "tribute": "Y27",
    "drought": "Y28",
    "mongols": "Y30",
    "festival": "Y29",
    "contagion": "Y31",
    "wall": "Y42",
    **{name: f"Y{number}" for name, number in zip(SUPER_EVENT_NAMES, SECTIONS["super"][1:], strict=True)},
}

BOARD_RULES = {
    "hand": "Y3",
    "draft": "Y9",
    "track": "Y10",
    "palaces": "Y11",
    "order": "Y12",
    "groups": "Y14",
    "refill": "Y15",
    "display": "Y23",
    "decay": "Y33",
    "scoring": "Y34",
    "final-scoring": "Y35",
}
"""Of what else is on the board; where a person decides, it is the rule by which the decision is asked."""


def _printed() -> dict[str, int]:
    """What is printed on the person tiles (Y1)."""
    printed: dict[str, int] = {}
    for name, value, symbols in zip(TILE_NAMES, TILE_VALUE, TILE_SYMBOLS, strict=True):
        key = name.replace(" ", "_").replace("-", "_")
        printed |= {f"{key}_value": int(value), f"{key}_symbols": int(symbols)}
    return printed


PRINTED = _printed()
