"""What each game shows in the terminal: the one place that tells them apart.

A face is a module with the functions of `Face`, as a game is one with those of
`Game`; it is loaded when its game is played or told.
"""

from typing import TYPE_CHECKING, Protocol

from drachenhof.game import Knowledge, State
from drachenhof.words import Words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

    from drachenhof.words.telling import People, Sentence, View


class Board(Protocol):
    """The table as a picture, for one reader, in his language, on one console."""

    def draw(self, view: "View") -> "RenderableType":
        """Everything that lies on the table."""

    def details(self, view: "View") -> "list[RenderableType]":
        """What the picture leaves out."""

    def seat(self, seat: int, short: bool = False) -> "Text":
        """A seat by its mark and its name."""

    def choice(self, text: str) -> str:
        """A move as one of the numbered choices."""


class Face(Protocol):
    """The functions of a face. A seat may be `SPECTATOR`; None is somebody who may know all, as of a finished game."""

    SCORE: str
    """The message that names what is counted at the end."""
    MEAN_SCORE: str
    """The message that names its mean."""

    def board(self, words: Words, console: "Console", people: "People") -> Board:
        """The table, to be drawn."""

    def seen(self, state: State, seat: int | None) -> "View":
        """What a seat sees."""

    def heard(self, state: State, move: int, seat: int | None) -> str:
        """A move in the words that a seat may hear."""

    def heading(self, words: Words, view: "View") -> str | None:
        """What stands above the story where a new part of the game begins; else None."""

    def sentences(self, words: Words, before: "View", text: str, after: "View", people: "People") -> "list[Sentence]":
        """What a move did, and what came of it."""

    def preview(self, words: Words, known: Knowledge, move: int) -> str:
        """What a choice would bring, in short."""

    def question(self, words: Words, view: "View") -> str:
        """What the person is asked."""


def face_of(game: str) -> Face:
    """The face of a game."""
    if game == "year":
        from drachenhof.cli import year_face

        return year_face
    from drachenhof.cli import hoard_face

    return hoard_face
