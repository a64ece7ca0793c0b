"""Choices of *In the Year of the Dragon* in words, and the arguments of refusals."""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

from drachenhof.games.year.rules.tables import REFILL_YUAN, WALL_BONUS, WALL_TILE_NAMES
from drachenhof.i18n import UNNAMED, People
from drachenhof.i18n.phrases import Said, Speaker

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


def choice(words: Speaker[Said], text: str, people: People = UNNAMED) -> Said:  # noqa: ARG001 (as in any game)
    """A move in the notation, as a choice in the words' language.

    >>> from drachenhof.i18n import Words
    >>> choice(Words("en"), "recruit wild old monk")
    'Recruit an old monk with a wild card'
    """
    kind, arguments = worded(words, text)
    return words.sentence(words.say(f"choice-{kind}", **arguments))  # it may begin with an article


def worded(words: Speaker[Said], text: str) -> tuple[str, dict[str, Said | int]]:
    """The kind of a move ("recruit-wild") and its arguments, worded as objects of a sentence."""
    kind, named = _read(text)
    arguments = {slot: _SLOTS[slot][1](words, name) for slot, name in named}
    if kind == "refill":
        arguments["yuan"] = REFILL_YUAN
    return kind, arguments


@lru_cache(maxsize=4096)
def _read(text: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The kind of a move, and what stands in the places of its form."""
    for kind, pattern in _patterns():
        if match := pattern.fullmatch(text):
            return kind, tuple(match.groupdict().items())
    raise ValueError(f"{text!r} is no move in the notation of this game")


def tile(words: Speaker[Said], name: str, form: str = "") -> Said:
    """A person by the notation's name: "old monk", or only the type, "monk"; in a form such as "object"."""
    age, _, person = name.rpartition(" ")
    message = f"tile-{age}-{person}" if age else f"person-{person}"
    return words.say(f"{message}.{form}" if form else message)


def wall_tile(words: Speaker[Said], name: str) -> Said:
    """Return the gain of a wall tile (Y40)."""
    return words.say(f"wall-tile-{name}", count=_WALL_BONUS[name])


_WALL_BONUS: dict[str, int] = {name: int(count) for name, count in zip(WALL_TILE_NAMES, WALL_BONUS, strict=True)}


def _groups(words: Speaker[Said], text: str) -> Said:
    groups = [[words.say(f"action-{action}") for action in group.split("+")] for group in text.split()]
    return words.join([words.join(group, " + ") for group in groups], " | ")


def _young(words: Speaker[Said], person: str) -> Said:
    return tile(words, f"young {person}", "object")


_NAME = r"[a-z-]+"
_SLOTS: dict[str, tuple[str, Callable[[Speaker[Any], str], Any]]] = {
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
"""The placeholders of a form, with the function that words each."""


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Each form's kind, and the expression that reads it."""
    patterns = []
    for form in FORMS:
        kind = "-".join(word for word in form.split() if "{" not in word)
        expression = re.sub(r"\{(\w+)\}", lambda slot: f"(?P<{slot[1]}>{_SLOTS[slot[1]][0]})", form)
        patterns.append((kind, re.compile(expression)))
    return patterns


# Where the sentence says "no old monk", or means the young one of a type; elsewhere a person is only named.
_PERSONS: dict[str, Callable[[Speaker[Any], str], Any]] = {
    "nobody-there": lambda words, name: tile(words, name, "none"),
    "no-tile": lambda words, name: tile(words, name, "none"),
    "no-young": lambda words, name: tile(words, f"young {name}", "none"),
    "no-person": lambda words, name: tile(words, name, "none"),
}

_NAMES: dict[str, Callable[[Speaker[Any], str], Any]] = {
    "card": lambda words, name: words.say(f"card-{name}"),
    "tile": wall_tile,
    "event": lambda words, name: words.say(f"event-{name}"),
    "good": lambda words, name: words.say(f"good-{name}"),
}


def about(words: Speaker[Said], code: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a refusal's message."""
    names = {**_NAMES, "person": _PERSONS.get(code, tile)}
    return {name: names[name](words, value) if name in names else value for name, value in arguments.items()}
