"""The look of the terminal: paper and lacquer, as far as characters allow.

Every meaning that a colour has is also a mark or a word.
"""

from dataclasses import dataclass

LACQUER = "#d0452f"  # what is mine, and what is urgent
JADE = "#3f9e6f"  # what is legal and good
GOLD = "#c99a1b"  # points and coins
FADED = "bright_black"  # what is past

SEATS = ("#e69f00", "#56b4e9", "#009e73", "#d55e00", "#cc79a7")  # Okabe and Ito

PERSONS = {
    "craftsman": "#b3905c",
    "court-lady": "#c48427",
    "tax-collector": "#bf9f12",
    "pyrotechnist": "#a06cc8",
    "warrior": "#d4513f",
    "monk": "#a87848",
    "healer": "#4f93d4",
    "farmer": "#5fa548",
    "scholar": "bold",
}


@dataclass(frozen=True)
class Glyphs:
    """The characters that pictures are made of."""

    seats: str
    raised: str  # 0 to 9, small
    room: str
    roof: tuple[str, str, str]
    wall: str
    ground: str
    arrow: str
    star: str
    dot: str
    tile: str


UNICODE = Glyphs("●▲■◆★", "⁰¹²³⁴⁵⁶⁷⁸⁹", "·", ("◢", "█", "◣"), "│", "▔", "▶", "✶", " · ", "▬")
ASCII = Glyphs("ox#+*", "0123456789", ".", ("/", "=", "\\"), "|", "-", ">", "*", " - ", "=")


def glyphs(encoding: str) -> Glyphs:
    """The characters that an encoding can write."""
    try:
        "".join([UNICODE.seats, UNICODE.raised, *UNICODE.roof, UNICODE.ground]).encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return ASCII
    return UNICODE
