"""A bar that says how far a long command is, and how long it will take."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from drachenhof.i18n import Words

if TYPE_CHECKING:
    from rich.progress import Progress

REMEMBERED = 3600  # seconds that the time left is guessed from: a game may take minutes


@contextmanager
def progress(
    words: Words, count: int, done: int = 0, doing: str = "cli-simulate-playing", **arguments: str
) -> Iterator[Callable[[int], None]]:
    """A function that hears how many more games are done; the bar is on stderr, and only if that is a terminal."""
    with _bars() as shown:
        bar = shown.add_task(words.say(doing, **arguments), total=count, completed=done)
        yield lambda more: shown.advance(bar, more)


@contextmanager
def parts(words: Words) -> Iterator[Callable[[str, int, int], None]]:
    """A function that hears which part of the work is on, how much of it is done, and how much there is."""
    with _bars() as shown:
        bars = {}

        def hear(part: str, done: int, total: int) -> None:
            if part not in bars:
                bars[part] = shown.add_task(words.say("cli-database-part", part=part), total=total)
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
