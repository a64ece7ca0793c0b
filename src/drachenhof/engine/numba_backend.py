"""Rules as machine code: Numba compiles them when they are first needed, and keeps the result on disk."""

import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from types import TracebackType
from typing import Any

import numba
import numpy as np
from numba.core import event, types
from numba.core.registry import CPUDispatcher
from numba.extending import overload

from drachenhof.engine.layout import dtype_of
from drachenhof.engine.numba_cache import Cache, Elsewhere
from drachenhof.engine.progress import WORDS, bars
from drachenhof.engine.signatures import Filled
from drachenhof.engine.sources import COMPILED


class _Rule(CPUDispatcher):  # type: ignore[misc]
    """Compiled without what Python needs to call it: there are hundreds of rules, and that is a quarter of the work.

    Where Python calls it all the same, it is interpreted: slower, and the same.
    """

    def __call__(self, *arguments: Any) -> Any:
        return self.py_func(*arguments)


def rule(function: Callable[..., Any]) -> Any:
    """Compile a function when an entry that calls it is compiled."""
    dispatcher = numba.njit(function, **COMPILED, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    dispatcher.__class__ = _Rule
    return dispatcher


def entry(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls; the machine code is kept on disk."""
    dispatcher = numba.njit(function, **COMPILED)
    dispatcher._cache = Cache(function)
    return dispatcher


def by_type(stand_in: Callable[..., Any], choose: Callable[[Callable[[Any], bool]], Callable[..., Any]]) -> None:
    """While compiling, replace calls of `stand_in` by the function that `choose` finds for the first argument.

    `choose` gets a predicate that says whether the argument is a record (or an array of records) of a NumPy type.
    """

    @overload(stand_in, strict=False)  # type: ignore[untyped-decorator]
    def chosen(*arguments: Any) -> Any:
        state = arguments[0]
        record = state.dtype if isinstance(state, types.Array) else state
        function = choose(lambda dtype: bool(record == numba.from_dtype(dtype)))
        return lambda *arguments: function(*arguments)


def load(
    entries: Sequence[tuple[Any, Sequence[Any]]], unit: str, game: str, expected: int
) -> list[tuple[Any, Callable[..., Any]]]:
    """Load what is on disk, compile what no other process compiles, and then wait for the rest.

    Returns each entry with its machine code. `unit`, `game` and `expected` (functions) are for progress output.
    """
    typed = [(dispatcher, tuple(map(type_of, arguments))) for dispatcher, arguments in entries]
    done: list[tuple[Any, Callable[..., Any]]] = []
    with Compiling(unit, game, expected):
        elsewhere = [one for one in typed if not _compile(*one, done, patient=False)]
        for one in elsewhere:
            _compile(*one, done, patient=True)
    return done


def _compile(dispatcher: Any, signature: Any, done: list[tuple[Any, Callable[..., Any]]], patient: bool) -> bool:
    """Load or compile an entry; says whether it is done, and not left to another process that is at it."""
    dispatcher._cache.patient = patient
    dispatcher.disable_compile(False)
    try:
        done.append((dispatcher, dispatcher.compile(signature)))
    except Elsewhere:
        return False
    finally:
        dispatcher._cache.release()
    dispatcher.disable_compile(True)
    return True


def type_of(argument: Any) -> Any:
    """Return Numba's type of an argument as `entry` declares it."""
    if isinstance(argument, Filled):
        return type_of(argument.layout)
    if isinstance(argument, list):
        return types.Array(numba.from_dtype(np.dtype(argument[0])), 1, "C")
    if isinstance(argument, type) and argument.__module__ == "numpy":
        return numba.from_dtype(np.dtype(argument))
    return types.Array(numba.from_dtype(dtype_of(argument)), 1, "C")


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

    def on_start(self, _: event.Event) -> None:
        self._count += 1
        if self._count == 1:
            self._show()

    def on_end(self, _: event.Event) -> None:
        if self._bar is not None:
            self._bar.advance(self._bar.task_ids[0])

    def _show(self) -> None:
        named = self._unit if self._game in ("", self._unit) else f"{self._game}: {self._unit}"
        words = WORDS["compiling"].format(unit=named)
        if not (bars() and sys.stderr.isatty() and find_spec("rich")):
            print(words + " …", file=sys.stderr, flush=True)
            return
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self._bar.add_task(words, total=self._total)
        self._bar.start()
