"""A move of *In the Year of the Dragon* and all that came of it, as sentences."""

from collections.abc import Sequence

from drachenhof.words import Words
from drachenhof.words.ledger import Change, Entry, entries, join_price, own_change, wall_holds
from drachenhof.words.telling import People, Sentence, View
from drachenhof.words.worth import end_points, symbols
from drachenhof.words.year import tile, worded
from drachenhof.year.tables import (
    ACTION_NAMES,
    BUILD,
    CARD_SYMBOLS,
    QUAKE_FLOORS,
    SUPER_MONTH,
    TILE_NAMES,
    TILE_SYMBOLS,
    TILE_VALUE,
    TORNADO_CARDS,
)

__all__ = ["heading", "preview", "sentences", "tell"]

_ACTIONS = ("taxes", "build", "harvest", "fireworks", "parade", "research")
_SHOWN = ("points", "spaces", "yuan", "rice", "fireworks")


def tell(words: Words, before: View, text: str, after: View, people: People | None = None) -> list[str]:
    """What a move did and what came of it, a sentence each; the views are those of `telling.seen`."""
    return [sentence.text for sentence in sentences(words, before, text, after, people or People())]


def sentences(words: Words, before: View, text: str, after: View, people: People) -> list[Sentence]:
    """The same, with whom each sentence is about."""
    who = frozenset() if before["to_move"] == "chance" else frozenset([before["to_move"]])
    told = [Sentence(_deed(words, before, text, after, people), who)]
    if swapped := _months_swapped(before, after):
        told.append(Sentence(words.say("story-swap", month=swapped[0], other=swapped[1]), frozenset()))
    for entry in entries(before, text, after)[1:]:
        told += _outcome(words, before, after, entry, people)
    return [Sentence(said[0].upper() + said[1:], seats) for said, seats, _ in told]


def heading(words: Words, view: View) -> str:
    """What stands above the story of a month."""
    month, event = words.say("month", month=view["month"]), view["events"][view["month"] - 1]
    return words.say("story-heading", month=month, event=words.say(f"event-{event}"))


# What somebody did


def _deed(words: Words, before: View, text: str, after: View, people: People) -> str:
    kind, arguments = worded(words, text)
    if before["to_move"] == "chance":
        deed = words.say(f"story-{kind}", month=_month_laid(before, after), **arguments)
        return words.say("story-without", deed=deed)
    if kind in _ACTIONS:
        kind, arguments = "action", {"action": words.say(f"action-{kind}")}
    elif kind == "discard" and before["asked"] == "recruit":
        kind = "spend"
    elif kind == "floor-new":
        arguments = {"palace": len(before["courts"][before["to_move"]]["palaces"]) + 1}
    if before["arriving"] is not None:
        arguments["arriving"] = tile(words, before["arriving"], "object")
    seat = before["to_move"]
    you = "yes" if seat == people.reader else "no"
    deed = words.say(f"story-{kind}", you=you, who=people.name(words, seat), **arguments)
    gains = ", ".join(_gains(words, before, text, after))
    return words.say("story-with", deed=deed, gains=gains) if gains else words.say("story-without", deed=deed)


def _month_laid(before: View, after: View) -> int:
    """The month that a tile was laid for: had none before, and has one now."""
    fresh = [month for month, event in enumerate(before["events"], start=1) if event is None]
    return next((month for month in fresh if after["events"][month - 1] is not None), SUPER_MONTH)


def _months_swapped(before: View, after: View) -> list[int]:
    """The two months whose tiles changed places when the last one was laid beside its equal (Y7)."""
    laid = enumerate(zip(before["events"], after["events"], strict=True), start=1)
    return [month for month, (event, later) in laid if event not in (None, later)]


def _gains(words: Words, before: View, text: str, after: View) -> list[str]:
    """What a move brought by itself."""
    kind = text.split()[0]
    if kind == "return":
        return []
    change = own_change(before, text)
    price = join_price(before, kind) if kind in ACTION_NAMES else 0
    change["yuan"] += price
    gains = amounts(words, change, _SHOWN)
    if price:
        gains.append(words.say("story-to-join", amount=signed(words, "yuan", -price)))
    if after["asked"] == "floor" and kind != "floor":
        gains.append(words.say("story-to-place", amount=words.say("amount-floors", count=after["left"])))
    if change["palaces"] < 0:
        gains.append(words.say("story-gone"))
    return gains


def preview(words: Words, view: View, text: str) -> str:
    """What a choice would bring by itself, in short; empty where the choice says it already."""
    kind, *rest = text.split()
    if kind in ("place", "replace", "return", "refill"):
        return ""
    if kind in ("recruit", "sunrise"):
        return _printed(words, TILE_NAMES.index(f"young {rest[0]}" if kind == "sunrise" else " ".join(rest[-2:])))
    price = join_price(view, kind) if kind in ACTION_NAMES else 0
    change = own_change(view, text)
    change["yuan"] += price
    if kind == "build" or (kind, *rest) == ("charter", "craftsman"):
        court = view["courts"][view["to_move"]]
        change["floors"] = symbols(court, "craftsman") + (int(CARD_SYMBOLS[BUILD]) if kind == "build" else 0)
    listed = amounts(words, change, _SHOWN if kind in ("floor", "remove", "release") else (*_SHOWN, "floors"))
    gains = [] if kind == "wall" else listed
    return ", ".join(gains + ([signed(words, "yuan", -price)] if price else []))


def _printed(words: Words, number: int) -> str:
    """What is printed on a person tile."""
    person, count = TILE_NAMES[number].split()[1], int(TILE_SYMBOLS[number])
    symbol = words.say(f"symbol-{person}", count=count)
    return words.say("story-printed", value=int(TILE_VALUE[number]), symbols=f"{count} {symbol}")


def amounts(words: Words, change: Change, kinds: Sequence[str]) -> list[str]:
    """The amounts of a change that are not nothing, with their signs."""
    return [signed(words, kind, change[kind]) for kind in kinds if change[kind]]


def signed(words: Words, kind: str, count: int) -> str:
    return ("+" if count > 0 else "−") + words.say(f"amount-{kind}", count=abs(count))


# What came of it


def _outcome(words: Words, before: View, after: View, entry: Entry, people: People) -> list[Sentence]:
    """The sentences for one entry of the ledger."""
    if entry.cause == "end":
        return _end(words, after, people)
    if entry.cause == "scoring":
        return [Sentence(_scoring(words, before, after, entry, people), frozenset())]
    clauses = {
        seat: f"{people.name(words, seat)} {', '.join(listed)}"
        for seat, change in enumerate(entry.changes)
        if (listed := _listed(words, change))
    }
    outcomes = "; ".join(clauses.values())
    if entry.cause == "decay" and not outcomes:
        return []
    if entry.cause == "super" and words.has(f"story-super-{before['super_event']}"):
        floors = words.say("amount-floors", count=QUAKE_FLOORS)
        outcomes = words.say(f"story-super-{before['super_event']}", floors=floors, cards=TORNADO_CARDS)
    cause = _cause(words, before, after, entry)
    said = words.say("story-outcome", cause=cause, outcomes=outcomes or words.say("story-nothing"))
    return [Sentence(said, frozenset(clauses))]


def _listed(words: Words, change: Change) -> list[str]:
    """All that one seat got and lost by a cause."""
    listed = amounts(words, change, (*_SHOWN, "privileges", "floors", "palaces"))
    if change["persons"]:
        listed.append(words.say("story-to-release", amount=words.say("amount-persons", count=change["persons"])))
    return listed


def _cause(words: Words, before: View, after: View, entry: Entry) -> str:
    if entry.cause == "decay":
        return words.say("story-decay")
    if entry.cause == "super":
        return words.say(f"super-{before['super_event']}")
    if entry.cause == "wall":
        return words.say("story-wall-holds" if wall_holds(after) else "story-wall-fails", month=before["month"])
    event = words.say(f"event-{before['events'][before['month'] - 1]}")
    if entry.times == "once":
        return event
    return words.say("story-twice" if entry.times == "twice" else "story-once-more", event=event)


def _scoring(words: Words, before: View, after: View, entry: Entry, people: People) -> str:
    """The points of a month, and where they lead (Y34)."""
    over = after["to_move"] == "over"
    clauses = []
    for seat, (change, court) in enumerate(zip(entry.changes, after["courts"], strict=True)):
        total = court["score"] - (sum(end_points(court).values()) if over else 0)
        points = "+" + words.say("amount-points", count=change["points"])
        clauses.append(f"{people.name(words, seat)} {words.say('story-total', points=points, total=total)}")
    cause = words.say("story-scoring", month=before["month"])
    return words.say("story-outcome", cause=cause, outcomes="; ".join(clauses))


def _end(words: Words, after: View, people: People) -> list[Sentence]:
    """What the end brought to each (Y35), and who won (Y36)."""
    told = []
    for seat, court in enumerate(after["courts"]):
        points = {kind: f"+{count}" for kind, count in end_points(court).items()}
        total = words.say("amount-points", count=court["score"])
        message = "story-end-you" if seat == people.reader else "story-end"
        told.append(
            Sentence(words.say(message, who=people.name(words, seat), total=total, **points), frozenset([seat]))
        )
    first = max(after["standing"], key=lambda seat: after["courts"][seat]["score"])
    points_won = words.say("amount-points", count=after["courts"][first]["score"])
    you = "yes" if first == people.reader else "no"
    said = words.say("story-winner", you=you, who=people.name(words, first), points=points_won)
    return [*told, Sentence(said, frozenset([first]))]
