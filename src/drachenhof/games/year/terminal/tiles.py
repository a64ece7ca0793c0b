"""The person tiles of *In the Year of the Dragon*, where room is short."""

from rich.text import Text

from drachenhof.cli.look import Picture
from drachenhof.games.year.rules.tables import TILE_NAMES, TILE_SYMBOLS
from drachenhof.games.year.terminal.look import PERSONS, glyphs


def short_tile(board: Picture, name: str) -> Text:
    """A person tile, short: the type, and how many symbols it has."""
    person = name.split()[1]
    return Text(short_name(board, person)[:2] + symbols_raised(board, name), style=PERSONS[person])


def short_name(board: Picture, person: str) -> str:
    """A person's short name; its first two letters are enough to tell it from the others."""
    name = board.words.say(f"cli-column-{person}")
    return name[0].upper() + name[1:]


def symbols_raised(board: Picture, tile: str) -> str:
    """How many symbols a tile has, as a small number."""
    return glyphs(board.console.encoding).raised[int(TILE_SYMBOLS[TILE_NAMES.index(tile)])]
