"""The rules by number, for people."""

from typing import NamedTuple

from drachenhof.words import Words
from drachenhof.year.tables import TILE_NAMES, TILE_SYMBOLS, TILE_VALUE

__all__ = ["Rule", "as_markdown", "rules"]


class Rule(NamedTuple):
    """One numbered rule; the text is in paragraphs and lists of Markdown."""

    number: str
    title: str
    text: str
    section: str


LETTERS = {"year": "Y", "hoard": "H"}
SECTIONS = {
    "year": {
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
    },
    "hoard": {
        "box": range(1, 4),
        "round": range(4, 14),
        "legal": range(14, 15),
        "effects": range(15, 23),
        "end": range(23, 27),
        "house": range(31, 34),
        "abilities": range(41, 48),
        "curses": range(51, 54),
    },
}


def rules(words: Words, game: str) -> list[Rule]:
    """All rules of a game, in order."""
    return [
        _rule(words, f"{LETTERS[game]}{number}", words.say(f"rules-{game}-section-{section}"))
        for section, numbers in SECTIONS[game].items()
        for number in numbers
    ]


def as_markdown(words: Words, game: str) -> str:
    """All rules of a game as one page."""
    parts = [f"# {words.say(f'rules-{game}')}", words.say(f"rules-{game}.intro")]
    section = ""
    for rule in rules(words, game):
        if rule.section != section:
            section = rule.section
            parts.append(f"## {section}")
        parts += [f"### {rule.number} {rule.title}", rule.text]
    return "\n\n".join(parts) + "\n"


def _rule(words: Words, number: str, section: str) -> Rule:
    name = f"rule-{number}"
    return Rule(number, words.say(f"{name}.title"), words.say(name, **printed()), section)


def printed() -> dict[str, int]:
    """What is printed on the person tiles (Y1), by names that Fluent allows."""
    printed: dict[str, int] = {}
    for name, value, symbols in zip(TILE_NAMES, TILE_VALUE, TILE_SYMBOLS, strict=True):
        key = name.replace(" ", "_").replace("-", "_")
        printed |= {f"{key}_value": int(value), f"{key}_symbols": int(symbols)}
    return printed
