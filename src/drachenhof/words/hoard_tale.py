"""What is told of *Drachensachen*: the functions of `tales.Tale`."""

from collections.abc import Iterable

from drachenhof import hoard
from drachenhof.game import Knowledge
from drachenhof.words import hoard_story
from drachenhof.words.hoard import choice, demand
from drachenhof.words.hoard_seen import heard, seen
from drachenhof.words.hoard_story import heading, sentences
from drachenhof.words.telling import Said, Speaker, View

__all__ = ["choice", "heading", "heard", "previews", "question", "seen", "sentences"]


def previews(words: Speaker[Said], known: Knowledge, view: View, moves: Iterable[int]) -> list[Said]:
    """What each choice would do, tried out on what the chooser knows."""
    told = []
    for move in moves:
        after = hoard.copy(known)
        hoard.apply(after, move)
        told.append(hoard_story.preview(words, view, hoard.to_text(known, move), hoard.view(after)))
    return told


def question(words: Speaker[Said], view: View) -> Said:
    """What is asked, and what the pile demands."""
    asked = words.say(f"asked-{view['asked']}")
    if view["asked"] in ("draw", "miss"):
        return demand(words, view)
    if view["must_play"]:
        return words.join([asked, " (", words.say("hoard-must-play"), ")"])
    return asked
