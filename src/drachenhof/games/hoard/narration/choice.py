"""Choices of *Drachensachen* in words, and the arguments of refusals."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from drachenhof.games.hoard.rules.foresight import DRAGON_NAMES
from drachenhof.games.hoard.rules.tables import FOUR_IN_A_ROW
from drachenhof.games.hoard.rules.view import HoardView
from drachenhof.i18n import UNNAMED, People
from drachenhof.i18n.phrases import Said, Speaker

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


NOT_IN_PLAY = ("starter", "ability", "curse", "dealt-card", "exchange", "over")
"""The questions before the first play of a round, and after the last."""


def choice(words: Speaker[Said], text: str, people: People = UNNAMED) -> Said:
    """A move in the notation, as a choice in the words' language; who gets a card is called by name.

    >>> from drachenhof.i18n import Words
    >>> choice(Words("en"), "play 7 x2")
    'Play two 7s'
    """
    kind, arguments = worded(words, text)
    if kind == "give":
        arguments = {"who": words.who(int(text.split()[1]) - 1, people)}
    return words.sentence(words.say(f"hoard-choice-{kind}", **arguments))  # it may begin with an article


def worded(words: Speaker[Said], text: str) -> tuple[str, dict[str, Said | int]]:
    """The kind of a move ("play-open") and its arguments, worded as objects of a sentence."""
    kind, named = _read(text)
    arguments = {slot: _SLOTS[slot][1](words, name) for slot, name in named}
    return kind, _counted(words, arguments) if "name" in arguments else arguments


@lru_cache(maxsize=4096)
def _read(text: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The kind of a move, and what stands in the places of its form."""
    for kind, pattern in _patterns():
        if match := pattern.fullmatch(text):
            return kind, tuple(match.groupdict().items())
    raise ValueError(f"{text!r} is no move in the notation of this game")


def cards(words: Speaker[Said], name: str, count: int) -> Said:
    """One to four cards of a type, as the object of a sentence."""
    one, many = words.say(f"card-{name}.object"), words.say(f"card-{name}.plural")
    return words.say("hoard-cards", count=count, one=one, many=many)


def demand(words: Speaker[Said], view: HoardView) -> Said:
    """Return what the pile demands of the current seat, from a view (H14 to H17)."""
    if view["asked"] == "draw":
        return words.say("hoard-demand-draw", count=view["due"])
    if view["asked"] == "miss":
        fives = view["options"]["answer_fives"]
        return words.say("hoard-demand-miss-or-five" if fives else "hoard-demand-miss", more=view["misses"] - 1)
    name = demanded(view["playable"])
    if name in ("from", "up-to-eight"):
        return words.say(f"hoard-demand-{name}", base=view["base"])
    return words.say(f"hoard-demand-{name}")


def demanded(playable: Sequence[str]) -> str:
    """The name of what a turn's cards must be, from the types that are legal (H14, H43)."""
    if DRAGON_NAMES[0] not in playable:
        return "six"
    numbers = tuple(int(card) for card in playable if card not in DRAGON_NAMES)
    return _DEMANDS.get(numbers) or ("from" if 9 in numbers else "up-to-eight")


_DEMANDS = {
    tuple(range(1, 10)): "anything",
    tuple(range(1, 9)): "no-nine",
    (1, 2): "three",
    (8,): "eight",
    (9,): "nine",
    (1, 9): "nine-or-one",
    (1,): "one",
    (): "dragon",
}
"""Names of demands, by the numbers that are legal besides dragons."""


def _counted(words: Speaker[Said], arguments: dict[str, Any]) -> dict[str, Said | int]:
    """A card's name and how many of it, as a phrase; a set is four."""
    name, more = arguments["name"], arguments.get("more")
    counted: dict[str, Said | int] = {"cards": cards(words, name, arguments.get("count", FOUR_IN_A_ROW))}
    return counted if more is None else {**counted, "more": cards(words, name, more)}


def _card(words: Speaker[Said], name: str) -> Said:
    return words.say(f"card-{name}.object")


_CARD = r"[1-9]|nulla|extermino|protecto"
_NAME = r"[a-z0-9-]+"
_NUMBER = r"[1-6]"
_SLOTS: dict[str, tuple[str, Callable[[Speaker[Any], str], Any]]] = {
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
"""The placeholders of a form, with the function that words each."""


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Each form's kind, and the expression that reads it."""
    patterns = []
    for form in FORMS:
        kind = "-".join(word for word in form.split() if word.isalpha())
        expression = re.sub(r"\{(\w+)\}", lambda slot: f"(?P<{slot[1]}>{_SLOTS[slot[1]][0]})", form.replace("+", r"\+"))
        patterns.append((kind, re.compile(expression)))
    return patterns


def about(words: Speaker[Said], code: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a refusal's message."""
    named = dict(arguments)
    if code == "too-low":
        named = {name: value for name, value in named.items() if name not in ("top", "one", "playable")}
        named["demand"] = demanded(arguments["playable"])
    return {name: words.say(f"card-{value}") if name == "card" else value for name, value in named.items()}
