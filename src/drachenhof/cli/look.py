"""The look of the terminal: paper and lacquer, as far as characters allow.

Every meaning that a colour has is also a mark or a word.
"""

from dataclasses import dataclass

LACQUER = "#d0452f"  # what is mine, and what is urgent
JADE = "#3f9e6f"  # what is legal and good
GOLD = "#c99a1b"  # points and coins
FADED = "bright_black"  # what is past

SEATS = ("#e69f00", "#56b4e9", "#009e73", "#d55e00", "#cc79a7", "#0072b2")  # Okabe and Ito

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
    top: tuple[str, str, str]  # of a card
    bottom: tuple[str, str, str]
    back: str  # of a hidden card
    lifted: str  # a card that may be played
    more: str  # and so on
    times: str  # a count of a kind: ×3
    ways: tuple[str, str]  # clockwise, counterclockwise


UNICODE = Glyphs(
    seats="●▲■◆★▼",
    raised="⁰¹²³⁴⁵⁶⁷⁸⁹",
    room="·",
    roof=("◢", "█", "◣"),
    wall="│",
    ground="▔",
    arrow="▶",
    star="✶",
    dot=" · ",
    tile="▬",
    top=("╭", "─", "╮"),
    bottom=("╰", "─", "╯"),
    back="░",
    lifted="▴",
    more="…",
    times="×",
    ways=("↻", "↺"),
)
ASCII = Glyphs(
    seats="ox#+*@",
    raised="0123456789",
    room=".",
    roof=("/", "=", "\\"),
    wall="|",
    ground="-",
    arrow=">",
    star="*",
    dot=" - ",
    tile="=",
    top=("+", "-", "+"),
    bottom=("+", "-", "+"),
    back="?",
    lifted="^",
    more="...",
    times="x",
    ways=("->", "<-"),
)


def glyphs(encoding: str) -> Glyphs:
    """The characters that an encoding can write."""
    try:
        "".join("".join(characters) for characters in vars(UNICODE).values()).encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return ASCII
    return UNICODE
