"""How the rules of *Drachensachen* are told."""

from collections.abc import Mapping

from drachenhof.games.hoard.rules.tables import ABILITY_NAMES, CURSE_NAMES, Ability, Card, Curse

SECTIONS = {
    "box": range(1, 4),
    "round": range(4, 14),
    "legal": range(14, 15),
    "effects": range(15, 23),
    "end": range(23, 27),
    "house": range(31, 34),
    "abilities": range(41, 48),
    "curses": range(51, 54),
}

OPTION_RULES = {
    "peek": 31,
    "answer_fives": 32,
    "long_protecto": 33,
    "abilities": 41,
    "curses": 51,
    "count_all_backs": 24,
}

ABILITY_RULES: Mapping[Ability, str] = {
    name: f"H{number}" for name, number in zip(ABILITY_NAMES, SECTIONS["abilities"], strict=True)
}

CARD_RULES: Mapping[Card, str] = {
    "3": "H15",
    "4": "H16",
    "5": "H17",
    "6": "H18",
    "nulla": "H19",
    "extermino": "H19",
    "protecto": "H19",
}
"""Of the cards that do more than count."""

_KINDS_OF_CURSE = {"many": "H51", "unknowing": "H52", "chaos": "H53"}
CURSE_RULES: Mapping[Curse, str] = {name: _KINDS_OF_CURSE[name.partition("-")[0]] for name in CURSE_NAMES}

BOARD_RULES = {
    "direction": "H7",
    "hand": "H8",
    "hidden": "H11",
    "take": "H12",
    "draw-pile": "H13",
    "legal-cards": "H14",
    "draw": "H16",
    "loss": "H24",
    "end": "H25",
}
"""Of what else is on the board."""

PRINTED: Mapping[str, int] = {}
