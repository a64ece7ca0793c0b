"""How the rules of *Drachensachen* are told."""

from collections.abc import Mapping

from drachenhof.hoard.tables import ABILITY_NAMES, Ability

__all__ = ["ABILITY_RULES", "OPTION_RULES", "PRINTED", "SECTIONS"]

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

PRINTED: Mapping[str, int] = {}
