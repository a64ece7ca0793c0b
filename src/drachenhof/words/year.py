"""Moves of *In the Year of the Dragon* as choices that a person picks."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from drachenhof.words import Words
from drachenhof.year.tables import REFILL_YUAN, WALL_BONUS, WALL_TILE_NAMES

__all__ = ["FORMS", "choice", "tile", "wall_tile", "worded"]

FORMS = (
    "event {event}",
    "super {super_event}",
    "deal {groups}",
    "draft {first} {second}",
    "place {palace}",
    "replace {palace} {person}",
    "turn-away",
    "taxes",
    "build",
    "harvest",
    "fireworks",
    "parade",
    "research",
    "privilege small",
    "privilege large",
    "wall {tile}",
    "refill",
    "floor new",
    "floor {palace}",
    "recruit wild {person}",
    "recruit {person}",
    "discard {card}",
    "release {palace} {person}",
    "remove {palace}",
    "return {good}",
    "sunrise {young}",
    "charter {persons}",
)
"""The kinds of moves, in the notation; the fixed words of a form are the name of its message."""


def choice(words: Words, text: str) -> str:
    """A move in the notation, as a choice in the words' language.

    >>> choice(Words("en"), "recruit wild old monk")
    'Recruit an old monk with a wild card'
    """
    kind, arguments = worded(words, text)
    said = words.say(f"choice-{kind}", **arguments)
    return said[0].upper() + said[1:]  # German and Dutch choices may begin with an article


def worded(words: Words, text: str) -> tuple[str, dict[str, Any]]:
    """The kind of a move ("recruit-wild") and its arguments, worded as objects of a sentence."""
    for kind, pattern in _patterns():
        if found := pattern.fullmatch(text):
            arguments = {slot: _SLOTS[slot][1](words, name) for slot, name in found.groupdict().items()}
            return kind, {**arguments, **({"yuan": REFILL_YUAN} if kind == "refill" else {})}
    raise ValueError(f"{text!r} is no move in the notation of this game")


def tile(words: Words, name: str, form: str = "") -> str:
    """A person by the notation's name: "old monk", or only the type, "monk"; in a form such as "object"."""
    age, _, person = name.rpartition(" ")
    message = f"tile-{age}-{person}" if age else f"person-{person}"
    return words.say(f"{message}.{form}" if form else message)


def wall_tile(words: Words, name: str) -> str:
    """What a wall tile gives (Y40)."""
    return words.say(f"wall-tile-{name}", count=int(WALL_BONUS[WALL_TILE_NAMES.index(name)]))


def _groups(words: Words, text: str) -> str:
    groups = [[words.say(f"action-{action}") for action in group.split("+")] for group in text.split()]
    return " | ".join(" + ".join(group) for group in groups)


def _young(words: Words, person: str) -> str:
    return tile(words, f"young {person}", "object")


_NAME = r"[a-z-]+"
_SLOTS: dict[str, tuple[str, Callable[[Words, str], str | int]]] = {
    "event": (_NAME, lambda words, name: words.say(f"event-{name}")),
    "super_event": (_NAME, lambda words, name: words.say(f"super-{name}")),
    "groups": (r"[a-z+]+(?: [a-z+]+)*", _groups),
    "first": (_NAME, _young),
    "second": (_NAME, _young),
    "young": (_NAME, _young),
    "palace": (r"[0-9]+", lambda _, number: int(number)),
    "person": (rf"(?:young|old) {_NAME}", lambda words, name: tile(words, name, "object")),
    "persons": (_NAME, lambda words, name: tile(words, name, "plural")),
    "tile": (_NAME, wall_tile),
    "card": (_NAME, lambda words, name: words.say(f"card-{name}.object")),
    "good": (_NAME, lambda words, name: words.say(f"good-{name}.object")),
}
"""What may stand in a form's place, and how it is worded."""


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Each form's kind, and the expression that reads it."""
    found = []
    for form in FORMS:
        kind = "-".join(word for word in form.split() if "{" not in word)
        expression = re.sub(r"\{(\w+)\}", lambda slot: f"(?P<{slot[1]}>{_SLOTS[slot[1]][0]})", form)
        found.append((kind, re.compile(expression)))
    return found
