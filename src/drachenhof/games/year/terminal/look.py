"""The colours of persons, as they are on the page, and the characters of tiles and palaces."""

from dataclasses import dataclass
from functools import cache

from drachenhof.cli.look import writable

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
    """The characters that only this game's pictures are made of."""

    raised: str  # 0 to 9, small
    roof: tuple[str, str, str]
    tile: str


UNICODE = Glyphs(raised="⁰¹²³⁴⁵⁶⁷⁸⁹", roof=("◢", "█", "◣"), tile="▬")
ASCII = Glyphs(raised="0123456789", roof=("/", "=", "\\"), tile="=")


@cache
def glyphs(encoding: str) -> Glyphs:
    """The characters that an encoding can write."""
    return writable(encoding, UNICODE, ASCII)
