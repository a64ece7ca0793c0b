"""What a court of *In the Year of the Dragon* is worth, as its view shows it."""

from drachenhof.words.telling import View
from drachenhof.year.tables import (
    GOODS_YUAN,
    LARGE_DRAGONS,
    PERSON_NAMES,
    PERSON_POINTS,
    SMALL_DRAGONS,
    TILE_NAMES,
    TILE_SYMBOLS,
    YUAN_PER_POINT,
)

__all__ = ["buddhas", "end_points", "month_points", "persons", "symbols"]


_SYMBOLS: dict[str, dict[str, int]] = {person: {} for person in PERSON_NAMES}
"""By type, what its tiles show."""
for _name, _count in zip(TILE_NAMES, TILE_SYMBOLS, strict=True):
    _SYMBOLS[_name.split()[1]][_name] = int(_count)


def symbols(court: View, person: str) -> int:
    """Symbols on all own tiles of a type."""
    return sum(_housed(palace, _SYMBOLS[person]) for palace in court["palaces"])


def buddhas(court: View) -> int:
    """Buddhas times floors, for each monk (Y35)."""
    return sum(palace["floors"] * _housed(palace, _SYMBOLS["monk"]) for palace in court["palaces"])


def _housed(palace: View, shown: dict[str, int]) -> int:
    count = 0
    for tile in palace["persons"]:
        if tile in shown:
            count += shown[tile]
    return count


def persons(court: View) -> int:
    return sum(len(palace["persons"]) for palace in court["palaces"])


def month_points(court: View) -> int:
    """A point per palace, court lady, and dragon on privileges (Y34)."""
    dragons = court["privileges"]["small"] * SMALL_DRAGONS + court["privileges"]["large"] * LARGE_DRAGONS
    return len(court["palaces"]) + symbols(court, "court-lady") + int(dragons)


def end_points(court: View) -> dict[str, int]:
    """What persons, monks and goods are worth at the end (Y35)."""
    wealth = court["yuan"] + GOODS_YUAN * (court["rice"] + court["fireworks"])
    goods = wealth // YUAN_PER_POINT
    return {"persons": PERSON_POINTS * persons(court), "monks": buddhas(court), "goods": goods}
