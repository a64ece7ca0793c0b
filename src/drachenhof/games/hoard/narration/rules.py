"""Rules of *Drachensachen* as the page shows them: sections, rule numbers, names and printed numbers."""

from collections.abc import Mapping
from typing import Any

from drachenhof.games.hoard.rules.foresight import names
from drachenhof.games.hoard.rules.tables import (
    ABILITY_CARDS,
    ABILITY_NAMES,
    CARD_NAMES,
    CURSE_NAMES,
    DRAGONS,
    FIRST_HAND,
    FIRST_OPEN,
    FOUR_IN_A_ROW,
    FRONT_COINS,
    IN_ORDER,
    MAX_LOSS,
    Ability,
    Card,
    Curse,
)


def printed_matter() -> Mapping[str, Any]:
    """Names, numbers, and the rule behind each thing."""
    return {
        "MONSTERS": [CARD_NAMES[card] for card in IN_ORDER if not DRAGONS >> card & 1],
        "DRAGONS": [CARD_NAMES[card] for card in IN_ORDER if DRAGONS >> card & 1],
        "ABILITIES": ABILITY_NAMES,
        "ABILITY_CARDS": {name: names(cards) for name, cards in zip(ABILITY_NAMES, ABILITY_CARDS, strict=True)},
        "CURSES": CURSE_NAMES,
        "FRONT_COINS": dict(zip(CARD_NAMES, FRONT_COINS.tolist(), strict=True)),
        "MAX_LOSS": MAX_LOSS,
        "FIRST_OPEN": FIRST_OPEN,
        "FIRST_HAND": FIRST_HAND,
        "FOUR_IN_A_ROW": FOUR_IN_A_ROW,
        "ABILITY_RULES": ABILITY_RULES,
        "BOARD_RULES": BOARD_RULES,
        "CARD_RULES": CARD_RULES,
        "CURSE_RULES": CURSE_RULES,
    }


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
"""The rules of cards with an effect."""

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
"""The rules of other parts of the board."""

PRINTED: Mapping[str, int] = {}
