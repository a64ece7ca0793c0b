"""What the page shows of the printed matter of *In the Year of the Dragon*, from the tables and the rules."""

from collections.abc import Mapping
from typing import Any

from drachenhof.engine.rule import interpreted
from drachenhof.games.year.narration.counted import counted
from drachenhof.games.year.narration.rules import ACTION_RULES, BOARD_RULES, EVENT_RULES, OPTION_RULES
from drachenhof.games.year.rules.setup import lies_apart
from drachenhof.games.year.rules.state import HAPPENING_NAMES
from drachenhof.games.year.rules.tables import (
    ACTION_NAMES,
    CARD_NAMES,
    CARD_PERSON,
    CARD_SYMBOLS,
    EVENT_COPIES,
    EVENT_NAMES,
    GOODS,
    JOIN_PRICE,
    LARGE_DRAGONS,
    MAX_FLOORS,
    MONTHS,
    PEACE,
    PERSON_NAMES,
    SMALL_DRAGONS,
    SMALL_PRICE,
    SUPER_EVENT_NAMES,
    SUPER_MONTH,
    TILE_NAMES,
    TILE_SYMBOLS,
    TILE_VALUE,
    WALL_BONUS,
    WALL_TILE_NAMES,
    Action,
    Person,
)


def _prints() -> dict[str, dict[str, dict[str, int]]]:
    """Steps on the track and symbols of each person tile, by type and age (Y1)."""
    prints: dict[str, dict[str, dict[str, int]]] = {person: {} for person in PERSON_NAMES}
    for name, value, symbols in zip(TILE_NAMES, TILE_VALUE.tolist(), TILE_SYMBOLS.tolist(), strict=True):
        age, person = name.split()
        prints[person][age] = {"value": value, "symbols": symbols}
    return prints


_apart = interpreted(lies_apart)
_DRAWN = [event for event in range(len(EVENT_NAMES)) if event != PEACE]


def _beside() -> dict[str, list[str]]:
    """By event that is drawn, those that may lie beside it (Y7)."""
    return {EVENT_NAMES[event]: [EVENT_NAMES[other] for other in _DRAWN if _apart(event, other)] for event in _DRAWN}


_ADDERS: Mapping[Action, Person] = {
    ACTION_NAMES[action]: PERSON_NAMES[person] for action, person in enumerate(CARD_PERSON.tolist())
}


def _event_that_counts(what: str) -> str:
    """The first event that looks at a good, or at the symbols of a type of person."""
    return next(event for event, looked_at in counted().items() if what in looked_at)


def _person_rules() -> dict[str, str]:
    """By person card, the rule that makes its symbols worth having: of an action, else of an event or a scoring."""
    elsewhere = {"court-lady": "scoring", "monk": "final-scoring", "wild": "display"}
    actions = {person: ACTION_RULES[action] for action, person in _ADDERS.items()}
    known = actions | {card: BOARD_RULES[thing] for card, thing in elsewhere.items()}
    return {card: known.get(card) or EVENT_RULES[_event_that_counts(card)] for card in CARD_NAMES}


def _good_rules() -> dict[str, str]:
    """By what a court has, the rule that makes it worth having: of goods, the event that takes them."""
    others = {
        "privilege": ACTION_RULES["privilege"],
        "track": BOARD_RULES["track"],
        "points": BOARD_RULES["scoring"],
        "wall": f"Y{OPTION_RULES['great_wall']}",
    }
    return {good: EVENT_RULES[_event_that_counts(good)] for good in GOODS} | others


def printed_matter() -> Mapping[str, Any]:
    """Names, numbers, and the rule behind each thing."""
    return {
        "PERSONS": PERSON_NAMES,
        "EVENTS": EVENT_NAMES,
        "EVENT_COPIES": EVENT_COPIES,
        "BESIDE": _beside(),
        "MONTHS": MONTHS,
        "SUPER_EVENTS": SUPER_EVENT_NAMES,
        "ACTIONS": ACTION_NAMES,
        "WALL_TILES": WALL_TILE_NAMES,
        "HAPPENINGS": HAPPENING_NAMES,
        "COUNTED": counted(),
        "ADDERS": _ADDERS,
        "PRINTS": _prints(),
        "CARD_SYMBOLS": dict(zip(ACTION_NAMES, CARD_SYMBOLS.tolist(), strict=True)),
        "WALL_BONUS": dict(zip(WALL_TILE_NAMES, WALL_BONUS.tolist(), strict=True)),
        "DRAGONS": {"small": SMALL_DRAGONS, "large": LARGE_DRAGONS},
        "JOIN_PRICE": JOIN_PRICE,
        "SMALL_PRICE": SMALL_PRICE,
        "SUPER_MONTH": SUPER_MONTH,
        "MAX_FLOORS": MAX_FLOORS,
        "ACTION_RULES": ACTION_RULES,
        "EVENT_RULES": EVENT_RULES,
        "PERSON_RULES": _person_rules(),
        "GOOD_RULES": _good_rules(),
        "BOARD_RULES": BOARD_RULES,
    }
