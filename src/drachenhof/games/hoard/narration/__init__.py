"""Narration of *Drachensachen*: the functions of `narrator.Narration`."""

from collections import Counter
from collections.abc import Sequence

from drachenhof.engine.game import SPECTATOR, Knowledge, State
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.analysis import part
from drachenhof.games.hoard.narration import story
from drachenhof.games.hoard.narration.choice import FORMS, NOT_IN_PLAY, about, choice
from drachenhof.games.hoard.narration.choice import demand as demanded
from drachenhof.games.hoard.narration.coaching import mattered, price, reason, threat, warning
from drachenhof.games.hoard.narration.course import END, SOURCES, bookings
from drachenhof.games.hoard.narration.rules import OPTION_RULES, PRINTED, SECTIONS, printed_matter
from drachenhof.games.hoard.narration.story import UNSEEN, heading, sentences
from drachenhof.games.hoard.rules.tables import DRAWN_PER_FOUR, Card
from drachenhof.games.hoard.rules.view import HoardView
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
