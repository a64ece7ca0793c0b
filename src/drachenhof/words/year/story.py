"""A move of *In the Year of the Dragon* and all that came of it, as sentences."""

from collections.abc import Iterable, Sequence

from drachenhof.words.telling import ASIDE, PLAIN, UNNAMED, People, Said, Sentence, Speaker, View
from drachenhof.words.year.choice import tile, worded
from drachenhof.words.year.ledger import Change, Entry, entries, join_price, own_change, wall_holds
from drachenhof.words.year.worth import end_points, symbols
from drachenhof.year.tables import (
    ACTION_NAMES,
    BUILD,
    CARD_SYMBOLS,
    LARGE_DRAGONS,
    QUAKE_FLOORS,
    SMALL_DRAGONS,
    SUPER_MONTH,
    TILE_NAMES,
    TILE_SYMBOLS,
    TILE_VALUE,
    TORNADO_CARDS,
)

__all__ = ["heading", "preview", "sentences", "tell"]

_ACTIONS = ("taxes", "build", "harvest", "fireworks", "parade", "research")
_SHOWN = ("points", "spaces", "yuan", "rice", "fireworks")


def tell(words: Speaker[Said], before: View, text: str, after: View, people: People = UNNAMED) -> list[Said]:
    """What a move did and what came of it, a sentence each; the views are those of `year_tale.seen`."""
    return [sentence.text for sentence in sentences(words, before, text, after, people)]


def sentences(
    words: Speaker[Said], before: View, text: str | None, after: View, people: People = UNNAMED
) -> list[Sentence[Said]]:
    """The same, with whom each sentence is about; without a text, what happened by itself between two moments."""
    told = [] if text is None else _deeds(words, before, text, after, people)
    for entry in entries(before, text, after)[1:]:
        told += _outcome(words, before, after, entry, people)
    return [Sentence(words.sentence(said), seats, tone) for said, seats, tone in told]


def heading(words: Speaker[Said], view: View) -> Said | None:
    """What stands above the story of a month; None but before its deal."""
    if view["asked"] != "deal":
        return None
    month, event = words.say("month", month=view["month"]), view["events"][view["month"] - 1]
    return words.say("story-heading", month=month, event=words.say(f"event-{event}"))


# What somebody did


def _deeds(words: Speaker[Said], before: View, text: str, after: View, people: People) -> list[Sentence[Said]]:
    """A move; of the event tiles, which come one by one, the year that they make (Y7)."""
    deed = _deed(words, before, text, after, people)
    if before["to_move"] != "chance":
        return [Sentence(deed, frozenset([before["to_move"]]))]
    told = [Sentence(deed, frozenset(), ASIDE if before["asked"] == "event" else PLAIN)]
    if swapped := _months_swapped(before, after):
        said = words.say("story-swap", month=swapped[0], other=swapped[1])
        told.append(Sentence(said, frozenset(), ASIDE))
    if before["asked"] == "event" != after["asked"]:
        events = [words.join([f"{month} ", words.say(f"event-{event}")]) for month, event in _year(after)]
        told.append(Sentence(words.say("story-year", events=words.join(events, ", ")), frozenset()))
    return told


def _year(view: View) -> Iterable[tuple[int, str]]:
    return enumerate(view["events"], start=1)


def _deed(words: Speaker[Said], before: View, text: str, after: View, people: People) -> Said:
    if before["to_move"] == "chance":
        return words.say("story-without", deed=_drawn(words, before, text, after))
    seat = before["to_move"]
    kind, arguments = _done(words, before, text)
    deed = words.say(f"story-{kind}", you=words.you(seat, people), who=words.who(seat, people), **arguments)
    if gains := _gains(words, before, text, after):
        return words.say("story-with", deed=deed, gains=words.join(gains, ", "))
    return words.say("story-without", deed=deed)


def _drawn(words: Speaker[Said], before: View, text: str, after: View) -> Said:
    """What chance did."""
    kind, arguments = worded(words, text)
    if kind != "deal":
        arguments["month"] = _month_laid(before, after)
    return words.say(f"story-{kind}", **arguments)


def _done(words: Speaker[Said], before: View, text: str) -> tuple[str, dict[str, Said | int]]:
    """The name of a move's message, and its arguments."""
    if text in _ACTIONS:
        return "action", {"action": words.say(f"action-{text}")}
    kind, arguments = worded(words, text)
    if kind in ("wall", "refill"):
        return kind, {}  # what they bring is told as gains
    if kind == "discard" and before["asked"] == "recruit":
        return "spend", arguments
    if kind == "floor-new":
        return kind, {"palace": len(before["courts"][before["to_move"]]["palaces"]) + 1}
    if before["arriving"] is not None:
        arguments["arriving"] = tile(words, before["arriving"], "object")
    return kind, arguments


def _month_laid(before: View, after: View) -> int:
    """The month that a tile was laid for: had none before, and has one now."""
    fresh = [month for month, event in enumerate(before["events"], start=1) if event is None]
    return next((month for month in fresh if after["events"][month - 1] is not None), SUPER_MONTH)


def _months_swapped(before: View, after: View) -> list[int]:
    """The two months whose tiles changed places when the last one was laid beside its equal (Y7)."""
    laid = enumerate(zip(before["events"], after["events"], strict=True), start=1)
    return [month for month, (event, later) in laid if event not in (None, later)]


def _gains(words: Speaker[Said], before: View, text: str, after: View) -> list[Said]:
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


def preview(words: Speaker[Said], view: View, text: str) -> Said:
    """What a choice would bring by itself, in short; empty where the choice says it already."""
    kind, *rest = text.split()
    if kind in ("place", "replace", "return", "refill"):
        return words.join([])
    if kind in ("recruit", "sunrise"):
        return _printed(words, f"young {rest[0]}" if kind == "sunrise" else " ".join(rest[-2:]))
    price = join_price(view, kind) if kind in ACTION_NAMES else 0
    change = own_change(view, text)
    change["yuan"] += price
    if kind == "build" or (kind, *rest) == ("charter", "craftsman"):
        court = view["courts"][view["to_move"]]
        change["floors"] = symbols(court, "craftsman") + (_BUILT if kind == "build" else 0)
    listed = amounts(words, change, _SHOWN if kind in ("floor", "remove", "release") else (*_SHOWN, "floors"))
    gains = [] if kind == "wall" else listed
    if kind == "privilege":
        gains = [words.join(["+", words.say("amount-monthly", count=_DRAGONS[rest[0]])]), *gains]
    if price:
        gains = [*gains, words.say("story-to-join", amount=signed(words, "yuan", -price))]
    return words.join(gains, ", ")


_BUILT = int(CARD_SYMBOLS[BUILD])
_DRAGONS = {"small": SMALL_DRAGONS, "large": LARGE_DRAGONS}  # a point each in every month (Y34)
_PRINTED = {
    name: (int(value), int(count)) for name, value, count in zip(TILE_NAMES, TILE_VALUE, TILE_SYMBOLS, strict=True)
}


def _printed(words: Speaker[Said], name: str) -> Said:
    """What is printed on a person tile."""
    value, count = _PRINTED[name]
    symbol = words.say(f"symbol-{name.split()[1]}", count=count)
    return words.say("story-printed", value=value, symbols=words.join([f"{count} ", symbol]))


def amounts(words: Speaker[Said], change: Change, kinds: Sequence[str]) -> list[Said]:
    """The amounts of a change that are not nothing, with their signs."""
    return [signed(words, kind, count) for kind in kinds if (count := change.get(kind, 0))]


def signed(words: Speaker[Said], kind: str, count: int) -> Said:
    return words.join(["+" if count > 0 else "−", words.say(f"amount-{kind}", count=abs(count))])


# What came of it


def _outcome(words: Speaker[Said], before: View, after: View, entry: Entry, people: People) -> list[Sentence[Said]]:
    """The sentences for one entry of the ledger."""
    if entry.cause == "end":
        return _end(words, after, people)
    if entry.cause == "scoring":
        return [Sentence(_scoring(words, before, after, entry, people), frozenset())]
    clauses = {
        seat: words.join([words.who(seat, people), " ", words.join(listed, ", ")])
        for seat, change in enumerate(entry.changes)
        if (listed := _listed(words, change))
    }
    if entry.cause == "decay" and not clauses:
        return []
    if entry.cause == "super" and words.has(f"story-super-{before['super_event']}"):
        outcomes = _super(words, before["super_event"])
    else:
        outcomes = words.join(clauses.values(), "; ") if clauses else words.say("story-nothing")
    said = words.say("story-outcome", cause=_cause(words, before, after, entry), outcomes=outcomes)
    return [Sentence(said, frozenset(clauses))]


def _super(words: Speaker[Said], event: str) -> Said:
    """What a super event does, where no amounts tell it."""
    about: dict[str, dict[str, Said | int]] = {
        "earthquake": {"floors": words.say("amount-floors", count=QUAKE_FLOORS)},
        "tornado": {"cards": TORNADO_CARDS},
    }
    return words.say(f"story-super-{event}", **about.get(event, {}))


def _listed(words: Speaker[Said], change: Change) -> list[Said]:
    """All that one seat got and lost by a cause."""
    listed = amounts(words, change, (*_SHOWN, "privileges", "floors", "palaces"))
    if released := change.get("persons", 0):
        listed.append(words.say("story-to-release", amount=words.say("amount-persons", count=released)))
    return listed


def _cause(words: Speaker[Said], before: View, after: View, entry: Entry) -> Said:
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


def _scoring(words: Speaker[Said], before: View, after: View, entry: Entry, people: People) -> Said:
    """The points of a month, and where they lead (Y34)."""
    over = after["to_move"] == "over"
    clauses = []
    for seat, (change, court) in enumerate(zip(entry.changes, after["courts"], strict=True)):
        total = court["score"] - (sum(end_points(court).values()) if over else 0)
        points = words.join(["+", words.say("amount-points", count=change["points"])])
        said = words.say("story-total", points=points, total=total)
        clauses.append(words.join([words.who(seat, people), " ", said]))
    cause = words.say("story-scoring", month=before["month"])
    return words.say("story-outcome", cause=cause, outcomes=words.join(clauses, "; "))


def _end(words: Speaker[Said], after: View, people: People) -> list[Sentence[Said]]:
    """What the end brought to each (Y35), and who won (Y36)."""
    told = []
    for seat, court in enumerate(after["courts"]):
        points = {kind: f"+{count}" for kind, count in end_points(court).items()}
        total = words.say("amount-points", count=court["score"])
        said = words.say("story-end", who=words.who(seat, people), total=total, **points)
        told.append(Sentence(said, frozenset([seat])))
    first = max(after["standing"], key=lambda seat: after["courts"][seat]["score"])
    won = words.say("amount-points", count=after["courts"][first]["score"])
    said = words.say("story-winner", you=words.you(first, people), who=words.who(first, people), points=won)
    return [*told, Sentence(said, frozenset([first]))]
