"""The colours of cards, as they are on the page, and the characters that cards are drawn with."""

from dataclasses import dataclass
from functools import cache

from drachenhof.cli.look import LACQUER, writable

CARDS = {
    **dict.fromkeys("123", "#5fa548"),
    **dict.fromkeys("456", "#bf9f12"),
    **dict.fromkeys("789", "#c9703c"),
    "nulla": "bold #4f93d4",
    "extermino": f"bold {LACQUER}",
    "protecto": "bold #a06cc8",
}


@dataclass(frozen=True)
class Glyphs:
    """The characters that only this game's pictures are made of."""

    top: tuple[str, str, str]  # of a card
    bottom: tuple[str, str, str]
    back: str  # of a hidden card
    lifted: str  # a card that may be played
    ways: tuple[str, str]  # clockwise, counterclockwise


UNICODE = Glyphs(top=("╭", "─", "╮"), bottom=("╰", "─", "╯"), back="░", lifted="▴", ways=("↻", "↺"))
ASCII = Glyphs(top=("+", "-", "+"), bottom=("+", "-", "+"), back="?", lifted="^", ways=("->", "<-"))


@cache
def glyphs(encoding: str) -> Glyphs:
    """The characters that an encoding can write."""
    return writable(encoding, UNICODE, ASCII)
