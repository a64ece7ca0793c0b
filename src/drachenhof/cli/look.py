"""The look of the terminal: paper and lacquer, as far as characters allow.

Every meaning that a colour has is also a mark or a word.
"""

from dataclasses import dataclass
from typing import TypeVar

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
