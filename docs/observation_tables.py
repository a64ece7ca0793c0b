"""The tables of docs/observations.md, made from the planes of each game: `python docs/observation_tables.py`."""

import re
from pathlib import Path

from drachenhof.bots.spaces import Spaces
from drachenhof.games import games

PAGE = Path(__file__).with_name("observations.md")
TABLE = re.compile(r"(\| numbers \| plane \|[^\n]*\n\|[-:| ]+\|\n)((?:\|[^\n]*\n)+)")


def table(game: str) -> str:
    """Return the rows of a game: the numbers of a plane, its name, its divisor and its meaning."""
    at, lines = 0, []
    for plane in Spaces(game).planes:
        scale = f"{'≤ ' * plane.passes}{plane.scale}" if plane.scale > 1 else ""
        numbers = f"{at}" if plane.size == 1 else f"{at}–{at + plane.size - 1}"
        lines.append(f"| {numbers} | `{plane.name}` | {scale} | {plane.meaning} |\n")
        at += plane.size
    return "".join(lines)


def made(page: str) -> str:
    """Return the page with its tables made anew, in the order of the games."""
    rows = iter([table(game) for game in games])
    return TABLE.sub(lambda found: found[1] + next(rows), page)


if __name__ == "__main__":
    PAGE.write_text(made(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
