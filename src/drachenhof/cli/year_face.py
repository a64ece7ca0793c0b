"""What *In the Year of the Dragon* shows in the terminal."""

from rich.console import Console

from drachenhof import year
from drachenhof.cli.board import Board
from drachenhof.game import SPECTATOR, Knowledge, State
from drachenhof.words import Words, story
from drachenhof.words.story import sentences
from drachenhof.words.telling import People, View
from drachenhof.words.year import tile

__all__ = ["MEAN_SCORE", "SCORE", "board", "heading", "heard", "preview", "question", "seen", "sentences"]

SCORE = "cli-court-points"
MEAN_SCORE = "cli-simulate-score"


def board(words: Words, console: Console, people: People) -> Board:
    """The table, to be drawn."""
    return Board(words, console, people)


def seen(state: State, seat: int | None) -> View:
    """All is open, but for deals to come."""
    return year.view(year.knowledge(state, SPECTATOR if seat is None else seat))


def heard(state: State, move: int, seat: int | None) -> str:  # noqa: ARG001 (all hear the same)
    """A move in words."""
    return year.to_text(state, move)


def heading(words: Words, view: View) -> str | None:
    """A month begins with its deal."""
    return story.heading(words, view) if view["asked"] == "deal" else None


def preview(words: Words, known: Knowledge, move: int) -> str:
    """What a choice would bring, in short; of a wild card the own card has said it."""
    text = year.to_text(known, move)
    return "" if text.startswith("recruit wild") else story.preview(words, year.view(known), text)


def question(words: Words, view: View) -> str:
    """What is asked, with who arrives or how much is left to do."""
    asked = words.say(f"asked-{view['asked']}")
    if view["arriving"]:
        return f"{asked}: {tile(words, view['arriving'])}"
    return f"{asked} ({words.say('cli-terminal-more', count=view['left'])})" if view["left"] > 1 else asked
