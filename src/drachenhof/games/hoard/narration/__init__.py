"""Narration of *Drachensachen*: the functions of `narrator.Narration`, with the coach's messages."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from drachenhof.engine.game import SPECTATOR, Knowledge, State
from drachenhof.engine.game_api import listed
from drachenhof.engine.layout import single
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.analysis import part
from drachenhof.games.hoard.narration import story
from drachenhof.games.hoard.narration.choice import FORMS, NOT_IN_PLAY, about, choice
from drachenhof.games.hoard.narration.choice import demand as demanded
from drachenhof.games.hoard.narration.rules import OPTION_RULES, PRINTED, SECTIONS, printed_matter
from drachenhof.games.hoard.narration.story import UNSEEN, heading, sentences
from drachenhof.games.hoard.rules import entries
from drachenhof.games.hoard.rules.tables import DRAWN_PER_FOUR, Card
from drachenhof.games.hoard.rules.view import HoardView
from drachenhof.i18n import UNNAMED, People
from drachenhof.i18n.narrator import Booking
from drachenhof.i18n.phrases import Said, Speaker
from drachenhof.records.history import Step

__all__ = [
    "END",
    "FORMS",
    "OPTION_RULES",
    "PRINTED",
    "SECTIONS",
    "SOURCES",
    "about",
    "bookings",
    "choice",
    "demand",
    "heading",
    "heard",
    "mattered",
    "part",
    "previews",
    "price",
    "printed_matter",
    "question",
    "reason",
    "seen",
    "sentences",
    "threat",
    "warning",
]

SOURCES = ("hand", "open", "backs")
END = None


def seen(state: State, seat: int | None) -> HoardView:
    """Return the view of a seat or `SPECTATOR`; None shows all hands, for finished games."""
    return _face_up(state) if seat is None else hoard.view(hoard.knowledge(state, seat))


def heard(state: State, move: int, seat: int | None) -> str:
    """Return a move's text for a seat or `SPECTATOR`, with `card ?` for cards that it does not see; None sees all."""
    text = hoard.to_text(state, move)
    if seat is None or seat in hoard.audience(state, move):
        return text
    return f"{text.split()[0]} {UNSEEN}"


def _face_up(state: State) -> HoardView:
    """Return the public view with all hands face up; `unseen` then has only the cards that no player has seen."""
    view = seen(state, SPECTATOR)
    unseen: Counter[Card] = Counter(view["unseen"])
    for seat, holding in enumerate(view["holdings"]):
        hand = seen(state, seat)["holdings"][seat]["hand"]
        unseen -= Counter(hand) - Counter(holding["hand"])
        holding["hand"] = hand
    view["unseen"] = dict(unseen)
    return view


def previews(words: Speaker[Said], known: Knowledge, view: HoardView, moves: Sequence[int]) -> list[Said]:
    """Describe what each choice would do, from what the chooser knows."""
    parts = []
    for move in moves:
        after = hoard.copy(known)
        hoard.apply(after, move)
        parts.append(story.preview(words, view, hoard.to_text(known, move), hoard.view(after)))
    return parts


_CAN = {"play": "play", "open": "play", "swap": "swap", "flip": "flip", "peek": "peek", "take": "take", "set": "set"}
"""First words of moves that a question mentions only if they are legal, in its order; it mentions others always."""


def question(words: Speaker[Said], view: HoardView, legal: Sequence[str], people: People = UNNAMED) -> Said:
    """Ask for a decision with its reason: draws because of 4s, other missed turns, and what alone is possible."""
    kinds = {_CAN.get(text.split()[0]) for text in legal}
    can = "-".join(name for name in dict.fromkeys(_CAN.values()) if name in kinds)
    arguments: dict[str, Said | int | str] = {}
    if view["asked"] in ("exchange", "turn", "draw", "miss"):
        arguments["can"] = can or "nothing"
    if view["asked"] == "turn" and "play" in kinds and not view["pile"]:
        arguments["can"] = f"any-{can}"
    if view["asked"] == "draw":
        arguments |= {"count": view["due"], "fours": view["draws"] // DRAWN_PER_FOUR}
    if view["by"] is not None and view["asked"] in ("draw", "miss"):
        arguments |= {"who": words.who(view["by"], people), "you": words.you(view["by"], people)}
    if view["asked"] == "miss":
        arguments["more"] = view["misses"] - 1
    asked = words.say(f"asked-{view['asked']}", **arguments)
    if view["must_play"] and "play" in kinds:
        return words.join([asked, " (", words.say("hoard-must-play"), ")"])
    return asked


def demand(words: Speaker[Said], view: HoardView) -> Said | None:
    """Say what the pile demands of the current or next seat; None before the first play of a round."""
    return None if view["asked"] in NOT_IN_PLAY else demanded(words, view)


def reason(words: Speaker[Said], what: str, count: float) -> Said:
    """Say that a choice means `count` more (or less) of `what`: coins by source, rounds won, the pile taken …"""
    kind, _, about = what.partition("-")
    if kind == "coins":
        return words.say("review-hoard-coins", about=words.say("page-course-source-hoard", source=about), count=count)
    return words.say("review-hoard-other", what=what, count=count)


def warning(words: Speaker[Said], what: str, count: float) -> Said:
    """About `count` more (or less) of `what`: coins by source, rounds won, the pile taken …"""
    kind, _, about = what.partition("-")
    if kind == "coins":
        return words.say("coach-hoard-coins", source=about, count=max(1, round(count)))
    return words.say("coach-hoard-other", what=what)


def threat(words: Speaker[Said], strikes: Sequence[Any]) -> Said:  # noqa: ARG001 (there is no forecast)
    """Nothing: no event lies open."""
    return words.join([])


def price(words: Speaker[Said], strikes: Sequence[Any]) -> Said:  # noqa: ARG001 (there is no forecast)
    """Nothing: no event lies open."""
    return words.join([])


def mattered(words: Speaker[Said], steps: Sequence[Step], seat: int) -> Said | None:
    """Say who was out first, and what was left in the seat's own hand and Remainders."""
    ended = next((step for step in reversed(steps) if hoard.scores(step.before) != hoard.scores(step.after)), None)
    if ended is None:
        return None
    lost: Counter[str] = Counter()
    others = 0
    for _, source, other, count in bookings([ended]):
        if other == seat:
            lost[source] += count
        else:
            others += count
    winner = hoard.view(hoard.knowledge(ended.after, seat))["winner"]
    if winner == seat:
        coins = words.say("hoard-coins", count=others)
        return words.say("coach-hoard-won", coins=coins, others=len(hoard.scores(ended.after)) - 1)
    who = words.say("coach-hoard-nobody") if winner is None else words.who(winner, UNNAMED)
    if sum(lost.values()) <= 0:
        return words.say("coach-hoard-spared", who=who)
    coins, most = words.say("hoard-coins", count=sum(lost.values())), max(SOURCES, key=lambda source: lost[source])
    mostly = words.say("coach-hoard-mostly", all="yes" if lost[most] == sum(lost.values()) else "no")
    return words.say("coach-hoard-lost", who=who, coins=coins, source=most, mostly=mostly)


def bookings(steps: Iterable[Step]) -> Iterator[Booking]:
    """Yield the coins lost in each round."""
    for _, _, before, move, after in steps:
        if hoard.scores(before) != hoard.scores(after):
            counted = next(state for name, state in hoard.moments(before, move) if name == "losses")
            yield from _booked(counted, hoard.scores(before))


def _booked(counted: State, before: list[int]) -> Iterator[Booking]:
    """Split each seat's loss of a round by source; a seat loses at most ten coins (H24)."""
    coins, part = _coins(counted), int(counted["round_number"][0]) - 1
    for seat, (earlier, later) in enumerate(zip(before, hoard.scores(counted), strict=True)):
        rest = later - earlier
        for source, count in zip(SOURCES, coins[3 * seat : 3 * seat + 3], strict=True):
            lost = min(count, rest)
            rest -= lost
            yield part, source, seat, lost
        yield part, SOURCES[0], seat, rest  # golden feathers can reduce the count above ten (H46)


def _coins(counted: State) -> list[int]:
    """Coins by source, seat after seat."""
    coins = np.empty(3 * len(hoard.scores(counted)), np.int16)
    entries.list_coins(single(counted), coins)
    return listed(coins)
