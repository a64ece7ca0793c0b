"""The coach's messages in *Drachensachen*: why a choice is bad, what it cost, and what mattered."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.narration.course import SOURCES, bookings
from drachenhof.i18n import UNNAMED
from drachenhof.i18n.phrases import Said, Speaker
from drachenhof.records.history import Step


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
