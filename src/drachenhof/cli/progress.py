"""Progress bars of long commands."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

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
