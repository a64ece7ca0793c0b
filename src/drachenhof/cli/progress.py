"""A bar that says how far a long command is, and how long it will take."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from drachenhof.words import Words

REMEMBERED = 3600  # seconds that the time left is guessed from: a game may take minutes


@contextmanager
def progress(words: Words, count: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A function that hears how many more games are done; the bar is on stderr, and only if that is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from drachenhof.cli.screen import console

    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(
        *columns, console=screen, transient=True, disable=not screen.is_terminal, speed_estimate_period=REMEMBERED
    )
    with shown:
        bar = shown.add_task(words.say("cli-simulate-playing"), total=count, completed=done)
        yield lambda more: shown.advance(bar, more)
