"""Rules of *In the Year of the Dragon* as the page shows them: sections, rule numbers, names and printed numbers."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

import numpy as np

from drachenhof.engine.layout import dtype_of
from drachenhof.engine.rule import interpreted
from drachenhof.games.year.rules.events import happen
from drachenhof.games.year.rules.palaces import found_palace, move_in
from drachenhof.games.year.rules.setup import lies_apart
from drachenhof.games.year.rules.state import HAPPENING_NAMES, Court, State
from drachenhof.games.year.rules.tables import (
    ACTION_NAMES,
    CARD_NAMES,
    CARD_PERSON,
    CARD_SYMBOLS,
    COURT_LADY,
    EVENT_COPIES,
    EVENT_NAMES,
    GOODS,
    JOIN_PRICE,
    LARGE_DRAGONS,
    MAX_FLOORS,
    MONK,
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
    WARRIOR,
    Action,
    EventName,
    Person,
)

PALACES = "palaces"

_Doing: TypeAlias = tuple[int, tuple[int, ...], int]
"""The effect of an event on a court: points scored, goods given, persons owed."""


@cache
def counted() -> Mapping[EventName, tuple[str, ...]]:
    """By event: inhabited palaces, goods, and types of person whose symbols it counts."""
    return {name: tuple(_looked_at(event)) for event, name in enumerate(EVENT_NAMES)}


def good_of(event: str) -> str | None:
    """The good that an event looks at; None if it looks at none."""
    looked_at = next((looked_at for name, looked_at in counted().items() if name == event), ())
    return next((good for good in GOODS if good in looked_at), None)


def _looked_at(event: int) -> list[str]:
    usual = _done(event, _replace(COURT_LADY))
    return [name for name, give in _MORE.items() if _done(event, give) != usual]


def _done(event: int, give: Callable[[Court], None]) -> _Doing:
    """Return the effect of an event on a court of two palaces that has too little of everything but what `give` adds.

    It runs the rules in plain Python, without compiling anything.
    """
    state: Any = np.zeros(1, dtype_of(State))[0]
    state.players, state.month, state.events[0] = 2, 1, event
    court, rival = state.courts[0], state.courts[1]
    for one, persons in ((court, (COURT_LADY, MONK)), (rival, (WARRIOR, MONK))):
        for person in persons:
            _hub(one, person)
    court.yuan, court.rice, court.fireworks, rival.fireworks = 1, 1, 1, 2
    move_in(court.palaces[1], MONK)
    give(court)
    before = court.copy()
    happen(state)
    goods = tuple(int(before[good] - court[good]) for good in GOODS)
    return int(court.score), goods, int(court.debt)


def _hub(court: Court, person: int) -> None:
    """A palace with a young person in it."""
    found_palace(court)
    move_in(court.palaces[court.palace_count - 1], person)


def _add(good: str) -> Callable[[Any], None]:
    def give(court: Any) -> None:
        court[good] += 1

    return give


def _replace(person: int) -> Callable[[Court], None]:
    """Replace the court lady by another person."""

    def give(court: Court) -> None:
        court.palaces[0].persons[0] = person + 1

    return give


_MORE: Mapping[str, Callable[[Court], None]] = {
    PALACES: lambda court: _hub(court, MONK),
    **{good: _add(good) for good in GOODS},
    **{name: _replace(person) for person, name in enumerate(PERSON_NAMES)},
}


def _prints() -> dict[str, dict[str, dict[str, int]]]:
    """Steps on the track and symbols of each person tile, by type and age (Y1)."""
    prints: dict[str, dict[str, dict[str, int]]] = {person: {} for person in PERSON_NAMES}
    for name, value, symbols in zip(TILE_NAMES, TILE_VALUE.tolist(), TILE_SYMBOLS.tolist(), strict=True):
        age, person = name.split()
        prints[person][age] = {"value": value, "symbols": symbols}
    return prints


_apart = interpreted(lies_apart)
_DRAWN = [event for event in range(len(EVENT_NAMES)) if event != PEACE]


def _neighbours() -> dict[str, list[str]]:
    """Return for each event the events that may lie next to it (Y7)."""
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
        "BESIDE": _neighbours(),
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
"""The rules of other parts of the board; for a decision, the rule that demands it."""


def _printed() -> dict[str, int]:
    """Return what is printed on the person tiles (Y1)."""
    printed: dict[str, int] = {}
    for name, value, symbols in zip(TILE_NAMES, TILE_VALUE, TILE_SYMBOLS, strict=True):
        key = name.replace(" ", "_").replace("-", "_")
        printed |= {f"{key}_value": int(value), f"{key}_symbols": int(symbols)}
    return printed


PRINTED = _printed()
