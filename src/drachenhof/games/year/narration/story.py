"""A move of *In the Year of the Dragon* and its effects, as sentences."""

from collections.abc import Iterable

from drachenhof.games.year.narration.choice import tile, worded
from drachenhof.games.year.narration.course import Change, Moments, Posting, join_price, mover, postings
from drachenhof.games.year.rules.foresight import Effect
from drachenhof.games.year.rules.tables import (
    LARGE_DRAGONS,
    QUAKE_FLOORS,
    SMALL_DRAGONS,
    SUPER_MONTH,
    TILE_NAMES,
    TILE_SYMBOLS,
    TILE_VALUE,
    TORNADO_CARDS,
)
from drachenhof.games.year.rules.view import YearView
from drachenhof.i18n import UNNAMED, People
from drachenhof.i18n.phrases import ASIDE, PLAIN, Said, Sentence, Speaker

_ACTIONS = ("taxes", "build", "harvest", "fireworks", "parade", "research")
_SHOWN = ("points", "spaces", "yuan", "rice", "fireworks")


def tell(words: Speaker[Said], before: YearView, text: str, moments: Moments, people: People = UNNAMED) -> list[Said]:
    """Describe a move and its effects, a sentence each; the views are those of `seen`."""
    return [sentence.text for sentence in sentences(words, before, text, moments, people)]


def sentences(
    words: Speaker[Said],
    before: YearView,
    text: str | None,
    moments: Moments,
    people: People = UNNAMED,
) -> list[Sentence[Said]]:
    """Return the same with the seats of each sentence; without a text, only the automatic effects of the moments."""
    booked, lines = postings(before, moments), list[Sentence[Said]]()
    if text is not None:
        lines += _deeds(words, before, text, booked[0], people)
    for posting in booked[text is not None :]:
        lines += _outcome(words, before, posting, people)
    return [Sentence(words.sentence(line), seats, tone) for line, seats, tone in lines]


def heading(words: Speaker[Said], view: YearView) -> Said | None:
    """Return the heading of a month before its deal; otherwise None."""
    if view["asked"] != "deal":
        return None
    month, event = words.say("month", month=view["month"]), view["events"][view["month"] - 1]
    return words.say("story-heading", month=month, event=words.say(f"event-{event}"))


# The move itself


def _deeds(words: Speaker[Said], before: YearView, text: str, own: Posting, people: People) -> list[Sentence[Said]]:
    """Describe a move. Event tiles come one by one; the last one describes the whole year (Y7)."""
    deed, after = _deed(words, before, text, own, people), own.view
    if before["to_move"] != "chance":
        return [Sentence(deed, frozenset([mover(before)]))]
    lines = [Sentence(deed, frozenset(), ASIDE if before["asked"] == "event" else PLAIN)]
    if swapped := _months_swapped(before, after):
        sentence = words.say("story-swap", month=swapped[0], other=swapped[1])
        lines.append(Sentence(sentence, frozenset(), ASIDE))
    if before["asked"] == "event" != after["asked"]:
        events = [words.join([f"{month} ", words.say(f"event-{event}")]) for month, event in _year(after)]
        lines.append(Sentence(words.say("story-year", events=words.join(events, ", ")), frozenset()))
    return lines


def _year(view: YearView) -> Iterable[tuple[int, str | None]]:
    return enumerate(view["events"], start=1)


def _deed(words: Speaker[Said], before: YearView, text: str, own: Posting, people: People) -> Said:
    if before["to_move"] == "chance":
        return words.say("story-without", deed=_drawn(words, before, text, own.view))
    seat = mover(before)
    kind, arguments = _done(words, before, text)
    deed = words.say(f"story-{kind}", you=words.you(seat, people), who=words.who(seat, people), **arguments)
    if gains := _gains(words, before, text, own):
        return words.say("story-with", deed=deed, gains=words.join(gains, ", "))
    return words.say("story-without", deed=deed)


def _drawn(words: Speaker[Said], before: YearView, text: str, after: YearView) -> Said:
    """Describe a chance move."""
    kind, arguments = worded(words, text)
    if kind != "deal":
        arguments["month"] = _month_laid(before, after)
    return words.say(f"story-{kind}", **arguments)


def _done(words: Speaker[Said], before: YearView, text: str) -> tuple[str, dict[str, Said | int]]:
    """Return the key of a move's message, and its arguments."""
    if text in _ACTIONS:
        return "action", {"action": words.say(f"action-{text}")}
    kind, arguments = worded(words, text)
    if kind in ("wall", "refill"):
        return kind, {}  # the gains describe their effect
    if kind == "discard" and before["asked"] == "recruit":
        return "spend", arguments
    if kind == "floor-new":
        return kind, {"palace": len(before["courts"][mover(before)]["palaces"]) + 1}
    if before["arriving"] is not None:
        arguments["arriving"] = tile(words, before["arriving"], "object")
    return kind, arguments


def _month_laid(before: YearView, after: YearView) -> int:
    """Return the month that just got its tile."""
    fresh = [month for month, event in enumerate(before["events"], start=1) if event is None]
    return next((month for month in fresh if after["events"][month - 1] is not None), SUPER_MONTH)


def _months_swapped(before: YearView, after: YearView) -> list[int]:
    """Return the two months whose tiles were swapped because the last tile lay next to an equal one (Y7)."""
    laid = enumerate(zip(before["events"], after["events"], strict=True), start=1)
    return [month for month, (event, later) in laid if event not in (None, later)]


def _gains(words: Speaker[Said], before: YearView, text: str, own: Posting) -> list[Said]:
    """Return the immediate gains of a move."""
    kind, after = text.split()[0], own.view
    if kind == "return":
        return []
    price, change = join_price(before, kind), Change(own.changes[mover(before)])
    change["yuan"] += price
    gains = amounts(words, _shown(change))
    if price:
        gains.append(words.say("story-to-join", amount=signed(words, "yuan", -price)))
    if after["asked"] == "floor" and kind != "floor":
        gains.append(words.say("story-to-place", amount=words.say("amount-floors", count=after["left"])))
    if change["palaces"] < 0:
        gains.append(words.say("story-gone"))
    return gains


def preview(words: Speaker[Said], text: str, effect: Effect) -> Said:
    """Describe the immediate gains of a choice in short; empty if its name says them already."""
    kind, *rest = text.split()
    if kind in ("place", "replace", "return", "refill"):
        return words.join([])
    if kind in ("recruit", "sunrise"):
        return _printed(words, f"young {rest[0]}" if kind == "sunrise" else " ".join(rest[-2:]))
    gains = [] if kind == "wall" else amounts(words, zip((*_SHOWN, "floors"), effect[1:-1], strict=True))
    if kind == "privilege":
        gains = [words.join(["+", words.say("amount-monthly", count=_DRAGONS[rest[0]])]), *gains]
    if effect.price:
        gains.append(words.say("story-to-join", amount=signed(words, "yuan", -effect.price)))
    return words.join(gains, ", ")


_DRAGONS = {"small": SMALL_DRAGONS, "large": LARGE_DRAGONS}  # a point each in every month (Y34)
_PRINTED: dict[str, tuple[int, int]] = {
    name: (int(value), int(count)) for name, value, count in zip(TILE_NAMES, TILE_VALUE, TILE_SYMBOLS, strict=True)
}


def _printed(words: Speaker[Said], name: str) -> Said:
    """Return what is printed on a person tile."""
    value, count = _PRINTED[name]
    symbol = words.say(f"symbol-{name.split()[1]}", count=count)
    return words.say("story-printed", value=value, symbols=words.join([f"{count} ", symbol]))


def amounts(words: Speaker[Said], counted: Iterable[tuple[str, int]]) -> list[Said]:
    """Return the non-zero amounts, with their signs."""
    return [signed(words, kind, count) for kind, count in counted if count]


def _shown(change: Change, *more: str) -> Iterable[tuple[str, int]]:
    return ((kind, change[kind]) for kind in (*_SHOWN, *more))


def signed(words: Speaker[Said], kind: str, count: int) -> Said:
    return words.join(["+" if count > 0 else "−", words.say(f"amount-{kind}", count=abs(count))])


# The effects of a move


def _outcome(words: Speaker[Said], before: YearView, posting: Posting, people: People) -> list[Sentence[Said]]:
    """The sentences for one posting of the ledger."""
    if posting.cause == "end":
        return _end(words, posting.view, people)
    if posting.cause == "scoring":
        return [Sentence(_scoring(words, before, posting, people), frozenset())]
    clauses = {
        seat: words.join([words.who(seat, people), " ", words.join(listed, ", ")])
        for seat, change in enumerate(posting.changes)
        if (listed := _listed(words, change))
    }
    if posting.cause == "decay" and not clauses:
        return []
    event = before["super_event"]
    if posting.cause == "super" and event and words.has(f"story-super-{event}"):
        outcomes = _super(words, event)
    else:
        outcomes = words.join(clauses.values(), "; ") if clauses else words.say("story-nothing")
    sentence = words.say("story-outcome", cause=_cause(words, before, posting), outcomes=outcomes)
    return [Sentence(sentence, frozenset(clauses))]


def _super(words: Speaker[Said], event: str) -> Said:
    """Describe a super event whose effect is no amount."""
    about: dict[str, dict[str, Said | int]] = {
        "earthquake": {"floors": words.say("amount-floors", count=QUAKE_FLOORS)},
        "tornado": {"cards": TORNADO_CARDS},
    }
    return words.say(f"story-super-{event}", **about.get(event, {}))


def _listed(words: Speaker[Said], change: Change) -> list[Said]:
    """Describe all gains and losses of a seat by one cause."""
    listed = amounts(words, _shown(change, "privileges", "floors", "palaces"))
    if released := change.get("persons", 0):
        listed.append(words.say("story-to-release", amount=words.say("amount-persons", count=released)))
    return listed


def _cause(words: Speaker[Said], before: YearView, posting: Posting) -> Said:
    if posting.cause == "decay":
        return words.say("story-decay")
    if posting.cause == "super":
        return words.say(f"super-{before['super_event']}")
    if posting.cause == "wall":
        return words.say(
            "story-wall-holds" if posting.view["wall_holds"] else "story-wall-fails", month=before["month"]
        )
    event = words.say(f"event-{before['events'][before['month'] - 1]}")
    if posting.times == "once":
        return event
    return words.say("story-twice" if posting.times == "twice" else "story-once-more", event=event)


def _scoring(words: Speaker[Said], before: YearView, posting: Posting, people: People) -> Said:
    """Describe the points of a month, and the new totals (Y34)."""
    clauses = []
    for seat, (change, court) in enumerate(zip(posting.changes, posting.view["courts"], strict=True)):
        points = words.join(["+", words.say("amount-points", count=change["points"])])
        sentence = words.say("story-total", points=points, total=court["score"])
        clauses.append(words.join([words.who(seat, people), " ", sentence]))
    cause = words.say("story-scoring", month=before["month"])
    return words.say("story-outcome", cause=cause, outcomes=words.join(clauses, "; "))


def _end(words: Speaker[Said], after: YearView, people: People) -> list[Sentence[Said]]:
    """Describe the final points of each seat (Y35), and the winner (Y36)."""
    ends = []
    for seat, court in enumerate(after["courts"]):
        points = {kind: f"+{count}" for kind, count in (court["end"] or {}).items()}
        total = words.say("amount-points", count=court["score"])
        sentence = words.say("story-end", who=words.who(seat, people), total=total, **points)
        ends.append(Sentence(sentence, frozenset([seat])))
    first = (after["places"] or []).index(1)
    won = words.say("amount-points", count=after["courts"][first]["score"])
    sentence = words.say("story-winner", you=words.you(first, people), who=words.who(first, people), points=won)
    return [*ends, Sentence(sentence, frozenset([first]))]
