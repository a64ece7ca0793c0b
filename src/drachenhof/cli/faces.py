"""The appearance of each game in the terminal.

The module `cli.NAME` has the contents of `Face` and is loaded when its game is shown. Sentences are in
`words.tales`.
"""

from typing import TYPE_CHECKING, Protocol

from drachenhof.games import games
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

    from drachenhof.i18n.telling import People, View


class Board(Protocol):
    """The table as a picture, for one reader, in the reader's language, on one console."""

    def draw(self, view: "View") -> "RenderableType":
        """Everything that lies on the table."""

    def details(self, view: "View") -> "list[RenderableType]":
        """Return the details that the picture leaves out."""

    def seat(self, seat: int, short: bool = False) -> "Text":
        """A seat by its mark and its name."""

    def choice(self, text: str) -> str:
        """A move as one of the numbered choices."""


class Face(Protocol):
    """The contents of a face."""

    SCORE: str
    """The message that names what is counted at the end."""
    MEAN_SCORE: str
    """The message that names its mean."""

    def board(self, words: Words, console: "Console", people: "People") -> Board:
        """The table, to be drawn."""


def face_of(game: str) -> Face:
    """The face of a game."""
    face: Face = games.part(game, "terminal")
    return face
