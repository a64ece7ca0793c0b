"""What the page shows of the printed matter of *In the Year of the Dragon*, from the tables."""

from collections.abc import Mapping
from typing import Any

from drachenhof.rule import interpreted
from drachenhof.year.setup import lies_apart
from drachenhof.year.state import HAPPENING_NAMES
from drachenhof.year.tables import (
    ACTION_NAMES,
    CARD_SYMBOLS,
    EVENT_COPIES,
    EVENT_NAMES,
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
)

__all__ = ["TABLES"]


def _prints() -> dict[str, dict[str, dict[str, int]]]:
    """Steps on the track and symbols of each person tile, by type and age (Y1)."""
    prints: dict[str, dict[str, dict[str, int]]] = {person: {} for person in PERSON_NAMES}
    for name, value, symbols in zip(TILE_NAMES, TILE_VALUE.tolist(), TILE_SYMBOLS.tolist(), strict=True):
        age, person = name.split()
        prints[person][age] = {"value": value, "symbols": symbols}
    return prints


_COUNTED = {
    "peace": (),
    "tribute": ("yuan",),
    "drought": ("palaces", "rice"),
    "mongols": ("warrior",),
    "festival": ("fireworks",),
    "contagion": ("healer",),
}
"""What an event looks at: symbols of a type of person, a good, or inhabited palaces; a test asks the rules."""

_ADDERS = {
    "taxes": "tax-collector",
    "build": "craftsman",
    "harvest": "farmer",
    "fireworks": "pyrotechnist",
    "parade": "warrior",
    "research": "scholar",
}
"""Whose symbols add to an action; a test asks the rules."""

_apart = interpreted(lies_apart)
_DRAWN = [event for event in range(len(EVENT_NAMES)) if event != PEACE]


def _beside() -> dict[str, list[str]]:
    """By event that is drawn, those that may lie beside it (Y7)."""
    return {EVENT_NAMES[event]: [EVENT_NAMES[other] for other in _DRAWN if _apart(event, other)] for event in _DRAWN}


TABLES: Mapping[str, Any] = {
    "PERSONS": PERSON_NAMES,
    "EVENTS": EVENT_NAMES,
    "EVENT_COPIES": EVENT_COPIES,
    "BESIDE": _beside(),
    "MONTHS": MONTHS,
    "SUPER_EVENTS": SUPER_EVENT_NAMES,
    "ACTIONS": ACTION_NAMES,
    "WALL_TILES": WALL_TILE_NAMES,
    "HAPPENINGS": HAPPENING_NAMES,
    "COUNTED": {event: _COUNTED[event] for event in EVENT_NAMES},
    "ADDERS": _ADDERS,
    "PRINTS": _prints(),
    "CARD_SYMBOLS": dict(zip(ACTION_NAMES, CARD_SYMBOLS.tolist(), strict=True)),
    "WALL_BONUS": dict(zip(WALL_TILE_NAMES, WALL_BONUS.tolist(), strict=True)),
    "DRAGONS": {"small": SMALL_DRAGONS, "large": LARGE_DRAGONS},
    "JOIN_PRICE": JOIN_PRICE,
    "SMALL_PRICE": SMALL_PRICE,
    "SUPER_MONTH": SUPER_MONTH,
    "MAX_FLOORS": MAX_FLOORS,
}
