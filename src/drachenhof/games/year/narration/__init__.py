"""Narration of *In the Year of the Dragon*: the functions of `narrator.Narration`."""

from collections.abc import Sequence

from drachenhof.engine.game import SPECTATOR, Knowledge, State
from drachenhof.games.year import rules as year
from drachenhof.games.year.analysis import part
from drachenhof.games.year.narration import story
from drachenhof.games.year.narration.choice import FORMS, about, choice, tile
from drachenhof.games.year.narration.coaching import mattered, price, reason, threat, warning
from drachenhof.games.year.narration.course import END, SOURCES, bookings
from drachenhof.games.year.narration.rules import OPTION_RULES, PRINTED, SECTIONS, printed_matter
from drachenhof.games.year.narration.story import heading, sentences
from drachenhof.games.year.rules.foresight import effects
from drachenhof.games.year.rules.view import YearView
from drachenhof.i18n import UNNAMED, People
from drachenhof.i18n.phrases import Said, Speaker

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
    "feats",
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


def feats(state: State, seat: int) -> dict[str, int]:
    """Return the number of persons in the palaces at the end."""
    court = year.view(year.knowledge(state, SPECTATOR))["courts"][seat]
    return {"fewest-persons": sum(len(palace["persons"]) for palace in court["palaces"])}


def seen(state: State, seat: int | None) -> YearView:
    """Return the public view: everything is open, except future deals."""
    return year.view(year.knowledge(state, SPECTATOR if seat is None else seat))


def heard(state: State, move: int, seat: int | None) -> str:  # noqa: ARG001 (all hear the same)
    """A move in words."""
    return year.to_text(state, move)


def previews(words: Speaker[Said], known: Knowledge, view: YearView, moves: Sequence[int]) -> list[Said]:  # noqa: ARG001
    """Describe the gains of each choice in short; for a wild card, the action's own card has them already."""
    nothing, parts = words.join([]), list[Said]()
    for move, effect in zip(moves, effects(known, moves), strict=True):
        text = year.to_text(known, move)
        parts.append(nothing if text.startswith("recruit wild") else story.preview(words, text, effect))
    return parts


def question(words: Speaker[Said], view: YearView, legal: Sequence[str], people: People = UNNAMED) -> Said:  # noqa: ARG001
    """Ask for a decision with its reason, and say who arrives or how much is left to do."""
    if view["asked"] == "release":
        return _release(words, view)
    arguments = {"can": _can(legal)} if view["asked"] in ("action", "arrival") else {}
    asked = words.say(f"asked-{view['asked']}", **arguments)
    if view["arriving"]:
        return words.join([asked, tile(words, view["arriving"])], ": ")
    if view["left"] > 1:
        return words.join([asked, " (", words.say("asked-more", count=view["left"]), ")"])
    return asked


def _release(words: Speaker[Said], view: YearView) -> Said:
    """Ask which person leaves because of an event or the wall, and say what protected the rest (Y27 to Y31, Y42)."""
    event, left = view["events"][view["month"] - 1], view["left"]
    if "wall" in (view["step"] or ""):
        return words.say("asked-release", why="wall", month=view["month"], cause="", count=left)
    cause = words.say(f"event-{event}")
    if view["step"] == "again":
        cause = words.say("story-once-more", event=cause)
    asked = words.say("asked-release", why=event, month=view["month"], cause=cause, count=left)
    spared = view["spared"]
    return words.join([asked, "; ", words.say("asked-release-saved", count=spared)]) if spared else asked


def _can(legal: Sequence[str]) -> str:
    """Return the variant of a question: `refill` or `turn-away` if that alone is legal, `replace`, or `choose`."""
    kinds = {text.split()[0] for text in legal}
    for only in ("refill", "turn-away"):
        if kinds == {only}:
            return only
    return "replace" if "replace" in kinds else "choose"


def demand(words: Speaker[Said], view: YearView) -> Said | None:  # noqa: ARG001 (every seat faces something else)
    """Return None: only a seat's own question demands something."""
    return None
