"""What is told while something compiles: which part of which game, and how far it is."""

import sys
from collections.abc import Callable
from importlib.util import find_spec
from types import TracebackType
from typing import Any, NamedTuple

from numba.core import event

MOST = 0.99  # told as done before the end is there: how much there is to compile is only estimated

WORDS = {"compiling": "Compiling {unit} for this machine (once)"}
"""What is said about compiling; a way in that speaks another language puts its own words here."""


class Preparation(NamedTuple):
    """How far something is: what is compiled (`search.tree`), for which game, and which share of it, 0 to 1."""

    unit: str
    game: str
    done: float


_tell: Callable[[Preparation], None] | None = None


def tell_to(listener: Callable[[Preparation], None] | None) -> None:
    """Let all progress be told to somebody, instead of showing it on the standard error output."""
    global _tell
    _tell = listener


class Compiling(event.Listener):  # type: ignore[misc]
    """Counts compiled functions; tells of itself at the first, so that loading from the cache is silent."""

    def __init__(self, unit: str, game: str, total: int) -> None:
        self._unit, self._game, self._total = unit, game, max(total, 1)
        self._count = 0
        self._bar: Any = None

    def __enter__(self) -> None:
        event.register("numba:compile", self)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        event.unregister("numba:compile", self)
        if self._bar is not None:
            self._bar.stop()
        if _tell is not None and self._count:
            _tell(Preparation(self._unit, self._game, 1.0))

    def on_start(self, _: event.Event) -> None:
        self._count += 1
        if _tell is not None:
            _tell(Preparation(self._unit, self._game, min(MOST, (self._count - 1) / self._total)))
        elif self._count == 1:
            self._show()

    def on_end(self, _: event.Event) -> None:
        if self._bar is not None:
            self._bar.advance(self._bar.task_ids[0])

    def _show(self) -> None:
        named = self._unit if self._game in ("", self._unit) else f"{self._game}: {self._unit}"
        words = WORDS["compiling"].format(unit=named)
        if not (sys.stderr.isatty() and find_spec("rich")):
            print(words + " …", file=sys.stderr, flush=True)
            return
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self._bar.add_task(words, total=self._total)
        self._bar.start()
