"""What the page shows of the printed matter of *Drachensachen*, from the tables."""

from collections.abc import Mapping
from typing import Any

from drachenhof.games.hoard.narration.rules import ABILITY_RULES, BOARD_RULES, CARD_RULES, CURSE_RULES
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
