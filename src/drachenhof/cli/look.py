"""The look of the terminal: paper and lacquer, as far as characters allow.

Every meaning that a colour has is also a mark or a word.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from rich.console import Console
from rich.text import Text

from drachenhof.games import games
from drachenhof.i18n import People, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from drachenhof.i18n.phrases import View


T = TypeVar("T")

LACQUER = "#d0452f"  # what is mine, and what is urgent
JADE = "#3f9e6f"  # what is legal and good
GOLD = "#c99a1b"  # points and coins
FADED = "bright_black"  # what is past

SEATS = ("#e69f00", "#56b4e9", "#009e73", "#d55e00", "#cc79a7", "#0072b2")  # Okabe and Ito


@dataclass(frozen=True)
class Glyphs:
    """The characters that pictures of every game are made of; `cli.NAME.look` has those of one game."""

    seats: str
    room: str
    wall: str
    arrow: str
    star: str
    dot: str
    more: str  # and so on
    times: str  # a count of a kind: ×3


UNICODE = Glyphs(
    seats="●▲■◆★▼",
    room="·",
    wall="│",
    arrow="▶",
    star="✶",
    dot=" · ",
    more="…",
    times="×",
)
ASCII = Glyphs(
    seats="ox#+*@",
    room=".",
    wall="|",
    arrow=">",
    star="*",
    dot=" - ",
    more="...",
    times="x",
)


def glyphs(encoding: str) -> Glyphs:
    """The characters that an encoding can write."""
    return writable(encoding, UNICODE, ASCII)


def writable(encoding: str, rich: T, plain: T) -> T:
    """The rich characters if an encoding can write all of them, else the plain ones."""
    try:
        "".join("".join(characters) for characters in vars(rich).values()).encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return plain
    return rich


WIDE = 96  # columns from which everything has the room that it likes


class Picture:
    """Draws for one reader, in the reader's language, on one console."""

    def __init__(self, words: Words, console: Console, people: People) -> None:
        self.words, self.console, self.people = words, console, people
        self.glyphs: Glyphs = glyphs(console.encoding)

    @property
    def wide(self) -> bool:
        return self.console.width >= WIDE

    def seat(self, seat: int, short: bool = False) -> Text:
        """Return the mark and the name of a seat; marks differ without colour, too."""
        name = "" if short else f" {self.people.name(self.words, seat)}"
        style = f"bold {SEATS[seat]}" if seat == self.people.reader else SEATS[seat]
        return Text(f"{self.glyphs.seats[seat]}{name}", style=style)


class Board(Protocol):
    """The table as a picture, for one reader, in the reader's language, on one console."""

    def draw(self, view: "View") -> "RenderableType":
        """Draw the table."""

    def details(self, view: "View") -> "list[RenderableType]":
        """Return the details that the picture leaves out."""

    def seat(self, seat: int, short: bool = False) -> Text:
        """A seat by its mark and its name."""

    def choice(self, text: str) -> str:
        """A move as one of the numbered choices."""


class Face(Protocol):
    """The contents of a face."""

    SCORE: str
    """The message that names what is counted at the end."""
    MEAN_SCORE: str
    """The message that names its mean."""

    def board(self, words: Words, console: Console, people: People) -> Board:
        """The table, to be drawn."""


def face_of(game: str) -> Face:
    """The face of a game."""
    face: Face = games.part(game, "terminal")
    return face
