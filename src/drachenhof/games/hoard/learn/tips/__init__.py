"""Tips for *Drachensachen*: each a pair of sides of a decision."""

import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from drachenhof.games.hoard.rules.foresight import DRAGON_NAMES
from drachenhof.games.hoard.rules.tables import DECK
from drachenhof.games.hoard.rules.view import HoardView
from drachenhof.learn.tips import Sides, Situation

_Tip: TypeAlias = Callable[[Situation], Sides]
HIGH_PILE, FEW = 6, 2
_PLAY = re.compile(r"(play|open) (\w+) x(\d)")


def _plays(texts: Sequence[str], verb: str = "play") -> dict[str, tuple[str, int]]:
    """The plays of cards of one kind from one place: which card, and how many."""
    plays = {text: _PLAY.fullmatch(text) for text in texts}
    return {text: (one[2], int(one[3])) for text, one in plays.items() if one and one[1] == verb}


def _numbers(texts: Sequence[str]) -> dict[str, tuple[str, int]]:
    return {text: one for text, one in _plays(texts).items() if one[0] not in DRAGON_NAMES}


def _own_turn(situation: Situation) -> bool:
    view: HoardView = situation.view
    return view["asked"] == "turn"


def _most(verb: str) -> _Tip:
    """Play all cards of a number at once, instead of one of them."""

    def sides(situation: Situation) -> Sides:
        plays = _plays(situation.texts, verb)
        most = {card: max(count for other, count in plays.values() if other == card) for card, _ in plays.values()}
        several = {card for card, count in most.items() if count > 1 and card not in DRAGON_NAMES}
        all_of = [text for text, (card, count) in plays.items() if card in several and count == most[card]]
        return all_of, [text for text, (card, count) in plays.items() if card in several and count == 1]

    return sides


def keep_dragons(situation: Situation) -> Sides:
    """A number instead of a dragon, when both fit."""
    if not _own_turn(situation):
        return (), ()
    plays = _plays(situation.texts)
    return list(_numbers(situation.texts)), [text for text, (card, _) in plays.items() if card in DRAGON_NAMES]


def _against(word: str) -> _Tip:
    """Any play instead of accepting something."""

    def sides(situation: Situation) -> Sides:
        if word not in situation.texts:
            return (), ()
        return [text for text in situation.texts if text.startswith(("play", "open"))], [word]

    return sides


def dragon_or_pile(situation: Situation) -> Sides:
    """A dragon instead of a large pile, when no number fits."""
    return _dragon_or_pile(situation, range(HIGH_PILE, DECK + 1))


def dragon_or_small_pile(situation: Situation) -> Sides:
    """A dragon instead of a small pile, when no number fits."""
    return _dragon_or_pile(situation, range(1, FEW + 1))


def _dragon_or_pile(situation: Situation, sizes: range) -> Sides:
    view: HoardView = situation.view
    if _numbers(situation.texts) or len(view["pile"]) not in sizes or "take" not in situation.texts:
        return (), ()
    return [text for text, (card, _) in _plays(situation.texts).items() if card in DRAGON_NAMES], ["take"]


def lay_out(situation: Situation) -> Sides:
    """Four equal cards laid out, instead of anything else."""
    sets = [text for text in situation.texts if text.startswith("set ")]
    return sets, [text for text in situation.texts if text not in sets]


def high_to_remainders(situation: Situation) -> Sides:
    """In the exchange, put a higher number into the Remainders for a lower one, instead of the reverse."""
    swaps = [(text, *text.split()[1:]) for text in situation.texts if text.startswith("swap ")]
    numbers = [(text, int(laid), int(taken)) for text, laid, taken in swaps if laid.isdigit() and taken.isdigit()]
    up = [text for text, laid, taken in numbers if laid > taken + FEW]
    return up, [text for text, laid, taken in numbers if taken > laid + FEW]


def _number(card: str) -> _Tip:
    """Play this number instead of any other that fits, on your own turn."""

    def sides(situation: Situation) -> Sides:
        if not _own_turn(situation):
            return (), ()
        numbers = _numbers(situation.texts)
        own = [text for text, (one, _) in numbers.items() if one == card]
        return own, [text for text in numbers if text not in own]

    return sides


TIPS = {
    "all-at-once": _most("play"),
    "all-open": _most("open"),
    "keep-dragons": keep_dragons,
    "not-take": _against("take"),
    "answer-draw": _against("draw"),
    "dragon-or-pile": dragon_or_pile,
    "dragon-or-small-pile": dragon_or_small_pile,
    "lay-out": lay_out,
    "high-to-remainders": high_to_remainders,
    "threes": _number("3"),
}
