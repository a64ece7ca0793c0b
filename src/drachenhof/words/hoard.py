"""Moves of *Drachensachen* as choices that a person picks, and what the pile demands."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from drachenhof.hoard.tables import FOUR_IN_A_ROW
from drachenhof.words import Words

__all__ = ["FORMS", "cards", "choice", "demand", "worded"]

FORMS = (
    "starter {seat}",
    "ability {ability}",
    "curse {curse}",
    "card {face}",
    "random {face}",
    "keep",
    "swap {card} {other}",
    "play {name} x{count} + open x{more}",
    "play {name} x{count}",
    "open {name} x{count}",
    "flip {place}",
    "take",
    "set {name}",
    "draw",
    "miss",
    "peek {place}",
    "give {seat}",
    "turn",
    "straight",
    "pick {card}",
)
"""The kinds of moves, in the notation; the fixed words of a form are the name of its message."""

DRAGONS = ("nulla", "extermino", "protecto")


def choice(words: Words, text: str) -> str:
    """A move in the notation, as a choice in the words' language.

    >>> choice(Words("en"), "play 7 x2")
    'Play two 7s'
    """
    kind, arguments = worded(words, text)
    said = words.say(f"hoard-choice-{kind}", **arguments)
    return said[0].upper() + said[1:]  # German and Dutch choices may begin with an article


def worded(words: Words, text: str) -> tuple[str, dict[str, Any]]:
    """The kind of a move ("play-open") and its arguments, worded as objects of a sentence."""
    for kind, pattern in _patterns():
        if found := pattern.fullmatch(text):
            arguments = {slot: _SLOTS[slot][1](words, name) for slot, name in found.groupdict().items()}
            return kind, _counted(words, arguments)
    raise ValueError(f"{text!r} is no move in the notation of this game")


def cards(words: Words, name: str, count: int) -> str:
    """One to four cards of a type, as the object of a sentence."""
    one, many = words.say(f"card-{name}.object"), words.say(f"card-{name}.plural")
    return words.say("hoard-cards", count=count, one=one, many=many)


def demand(words: Words, view: dict[str, Any]) -> str:
    """What the pile demands of whose turn it is, from a view (H14 to H17)."""
    if view["asked"] == "draw":
        return words.say("hoard-demand-draw", count=view["draws"])
    if view["asked"] == "miss":
        fives = view["options"]["answer_fives"]
        return words.say("hoard-demand-miss-or-five" if fives else "hoard-demand-miss", count=view["misses"])
    return words.say(f"hoard-demand-{_demanded(view)}", base=view["base"])


def _demanded(view: dict[str, Any]) -> str:
    """The name of what a turn's cards must be."""
    pile, base = view["pile"], view["base"]
    one = base == 9 and "1" in view["playable"]  # H43
    if pile and pile[-1] in DRAGONS and base not in (0, 3):
        kinds = {8: "eight", 9: "one" if one else "dragon"}
        return kinds.get(base, "up-to-eight" if base > 1 else "no-nine")
    kinds = {0: "no-nine" if pile else "anything", 1: "anything", 3: "three", 6: "six"}
    return kinds.get(base, ("nine-or-one" if one else "nine") if base == 9 else "from")


def _counted(words: Words, arguments: dict[str, Any]) -> dict[str, Any]:
    """A card's name and how many of it, as a phrase; a set is four."""
    if "name" not in arguments:
        return arguments
    name, more = arguments["name"], arguments.get("more")
    counted = {"cards": cards(words, name, arguments.get("count", FOUR_IN_A_ROW))}
    return counted if more is None else {**counted, "more": cards(words, name, more)}


def _card(words: Words, name: str) -> str:
    return words.say(f"card-{name}.object")


_CARD = r"[1-9]|nulla|extermino|protecto"
_NAME = r"[a-z0-9-]+"
_NUMBER = r"[1-6]"
_SLOTS: dict[str, tuple[str, Callable[[Words, str], str | int]]] = {
    "seat": (_NUMBER, lambda _, number: int(number)),
    "place": (_NUMBER, lambda _, number: int(number)),
    "count": (r"[1-4]", lambda _, number: int(number)),
    "more": (r"[1-3]", lambda _, number: int(number)),
    "ability": (_NAME, lambda _, name: name),
    "curse": (_NAME, lambda _, name: name),
    "name": (_CARD, lambda _, name: name),
    "face": (_CARD, lambda words, name: words.say(f"card-{name}")),
    "card": (_CARD, _card),
    "other": (_CARD, _card),
}
"""What may stand in a form's place, and how it is worded."""


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Each form's kind, and the expression that reads it."""
    found = []
    for form in FORMS:
        kind = "-".join(word for word in form.split() if word.isalpha())
        expression = re.sub(r"\{(\w+)\}", lambda slot: f"(?P<{slot[1]}>{_SLOTS[slot[1]][0]})", form.replace("+", r"\+"))
        found.append((kind, re.compile(expression)))
    return found
