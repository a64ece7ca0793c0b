"""What *Drachensachen* shows in the terminal."""

from rich.console import Console

from drachenhof import hoard
from drachenhof.cli.hoard_board import HoardBoard
from drachenhof.game import Knowledge
from drachenhof.words import Words
from drachenhof.words.hoard import demand
from drachenhof.words.hoard_seen import heard, seen
from drachenhof.words.hoard_story import heading, sentences
from drachenhof.words.hoard_story import preview as told_before
from drachenhof.words.telling import People, View

__all__ = ["MEAN_SCORE", "SCORE", "board", "heading", "heard", "preview", "question", "seen", "sentences"]

SCORE = "hoard-lost"
MEAN_SCORE = "cli-hoard-mean"


def board(words: Words, console: Console, people: People) -> HoardBoard:
    """The table, to be drawn."""
    return HoardBoard(words, console, people)


def preview(words: Words, known: Knowledge, move: int) -> str:
    """What a choice would do, tried out on what the chooser knows."""
    after = hoard.copy(known)
    hoard.apply(after, move)
    return told_before(words, hoard.view(known), hoard.to_text(known, move), hoard.view(after))


def question(words: Words, view: View) -> str:
    """What is asked, and what the pile demands."""
    asked = words.say(f"asked-{view['asked']}")
    if view["asked"] in ("draw", "miss"):
        return demand(words, view)
    if view["must_play"]:
        return f"{asked} ({words.say('hoard-must-play')})"
    return asked
