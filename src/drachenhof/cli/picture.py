"""What the pictures of all games share: the console, its characters, and the marks of the seats."""

from rich.console import Console
from rich.text import Text

from drachenhof.cli.look import SEATS, Glyphs, glyphs
from drachenhof.i18n import Words
from drachenhof.i18n.telling import People

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
        """A seat by its mark, which is told apart without colour, and its name."""
        name = "" if short else f" {self.people.name(self.words, seat)}"
        style = f"bold {SEATS[seat]}" if seat == self.people.reader else SEATS[seat]
        return Text(f"{self.glyphs.seats[seat]}{name}", style=style)
