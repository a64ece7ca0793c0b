"""Consoles, and functions that all commands share."""

from typing import TYPE_CHECKING, Any

from drachenhof.cli.errors import CommandError
from drachenhof.game import Game, games
from drachenhof.words import Words

if TYPE_CHECKING:
    from rich.console import Console


def console(stderr: bool = False) -> "Console":
    """The terminal, or whatever stands in its place; nothing is highlighted or read as markup."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def printed(*things: Any) -> None:
    """Show texts and tables; a text is broken into lines only where a terminal is."""
    from rich.text import Text

    screen = console()
    for thing in things:
        screen.print(thing, soft_wrap=isinstance(thing, str | Text) and not screen.is_terminal)


def count_of(number: int, noun: str) -> str:
    """Return a count in English: `1 game`, `1,000 games`."""
    return f"{number:,} {noun}" + "s" * (number != 1)


def known_game(words: Words, name: str) -> Game:
    """The game of this name, or a complaint."""
    if name not in games:
        raise CommandError(words.say("cli-no-such-game-name", game=name, games=", ".join(games)))
    game = games[name]
    speak(words)
    return game


def speak(words: Words) -> None:
    """Let the compiler's few words be in the reader's language."""
    from drachenhof import compiled, compiling

    compiling.WORDS["compiling"] = words.say("cli-compiling", unit="{unit}")
    compiled.WORDS["unkept"] = words.say("cli-unkept", folder="{folder}", error="{error}")
    told = {name: f"{{{name}}}" for name in ("wanted", "folder", "error")}
    compiled.WORDS["elsewhere"] = words.say("cli-unkept-elsewhere", **told)
