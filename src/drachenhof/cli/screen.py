"""Consoles, progress bars, and functions that all commands share."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from drachenhof.cli.errors import CommandError
from drachenhof.engine.game import Game
from drachenhof.games import games
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress


def console(stderr: bool = False) -> "Console":
    """Return a console without highlighting and markup."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


WIDEST = 1000  # columns of a whole table


def echo(*things: Any, whole: bool = False) -> None:
    """Print texts and tables; only a terminal wraps texts. With `whole` a pipe gets tables as wide as they are."""
    from rich.measure import measure_renderables
    from rich.text import Text

    screen = console()
    for thing in things:
        text = isinstance(thing, str | Text)
        if whole and not text and not screen.is_terminal:
            wide = screen.options.update(max_width=WIDEST)
            screen.width = max(screen.width, measure_renderables(screen, wide, [thing]).maximum)
        screen.print(thing, soft_wrap=text and not screen.is_terminal)


def count_of(number: int, noun: str) -> str:
    """Return a count in English: `1 game`, `1,000 games`."""
    return f"{number:,} {noun}" + "s" * (number != 1)


def known_game(words: Words, name: str) -> Game:
    """Return the game of this name; raises `CommandError`."""
    if name not in games:
        raise CommandError(words.say("cli-no-such-game-name", game=name, games=", ".join(games)))
    game = games[name]
    speak(words)
    return game


def speak(words: Words) -> None:
    """Translate the messages of the compiler."""
    from drachenhof.engine import progress

    progress.WORDS["compiling"] = words.say("cli-compiling", unit="{unit}")
    progress.WORDS["unkept"] = words.say("cli-unkept", folder="{folder}", error="{error}")
    placeholders = {name: f"{{{name}}}" for name in ("wanted", "folder", "error")}
    progress.WORDS["elsewhere"] = words.say("cli-unkept-elsewhere", **placeholders)


REMEMBERED = 3600  # seconds from which the remaining time is estimated: a game may take minutes


@contextmanager
def progress(count: int, done: int = 0, doing: str = "Playing") -> Iterator[Callable[[int], None]]:
    """Yield a function that takes how many more games are done; the bar is on stderr, if that is a terminal."""
    with _bars() as shown:
        bar = shown.add_task(doing, total=count, completed=done)
        yield lambda more: shown.advance(bar, more)


@contextmanager
def parts() -> Iterator[Callable[[str, int, int], None]]:
    """Yield a function that takes a part of the work, how much of it is done, and how much there is."""
    with _bars() as shown:
        bars = {}

        def hear(part: str, done: int, total: int) -> None:
            if part not in bars:
                bars[part] = shown.add_task(part.capitalize(), total=total)
            shown.update(bars[part], completed=done, total=total)

        yield hear


def _bars() -> "Progress":
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from drachenhof.cli.screen import console

    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(
        *columns, console=screen, transient=True, disable=not screen.is_terminal, speed_estimate_period=REMEMBERED
    )
