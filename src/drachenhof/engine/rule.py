"""How rules are declared and called: plain Python functions over records, which an engine executes.

`@rule` marks a function of the rules; rules call each other. `@entry` marks the few that Python calls.
`prepare` makes the entries of a unit ready: it compiles or loads them. `backends` chooses the engine.
With `DRACHENHOF_ENGINE=python` the same sources run interpreted.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from threading import RLock
from typing import Any, TypeVar, cast

from drachenhof.engine import backends
from drachenhof.engine.signatures import ANY_GAME, Filled, OfGame, resolve
from drachenhof.engine.sources import unit_of
from drachenhof.games import games

__all__ = [
    "ANY_GAME", "ENGINE", "ILLEGAL", "INTERPRETED", "Filled", "OfGame",
    "by_type", "direct", "entry", "interpreted", "prepare", "rule",
]  # fmt: skip

Function = TypeVar("Function", bound=Callable[..., Any])

ENGINE = backends.choose()
"""The engine of this process."""
INTERPRETED = ENGINE == backends.PYTHON
ILLEGAL = -1
"""What entries that carry a move out say of an illegal one."""

_entries: dict[str, list[tuple[Any, tuple[Any, ...]]]] = {}
_rules: dict[str, int] = {}
_prepared: set[tuple[str, type | None]] = set()
_direct: dict[tuple[Any, type], Any] = {}
_preparing = RLock()


def rule(function: Function) -> Function:
    """Declare a function of the rules, for entries and other rules to call."""
    _rules[unit_of(function)] = _rules.get(unit_of(function), 0) + 1
    if ENGINE != backends.NUMBA:
        return function
    from drachenhof.engine import numba_backend

    return cast(Function, numba_backend.rule(function))


def interpreted(function: Function) -> Function:
    """Return a rule that calls no other as plain Python, to call it with plain numbers and without compiling."""
    return cast(Function, getattr(function, "py_func", function))


def entry(*arguments: Any) -> Callable[[Function], Function]:
    """Declare a rule that Python calls, for arguments of fixed types.

    A layout stands for an array of its records, `[np.int16]` for an array, a
    NumPy scalar type for itself, `ANY_GAME` for an array of states of the game
    that `prepare` gets, `Filled` for an array of which only a part is in use.
    """

    def declared(function: Function) -> Function:
        called = _callable(function, arguments)
        _entries.setdefault(unit_of(function), []).append((called, arguments))
        return cast(Function, called)

    return declared


def _callable(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    if ENGINE == backends.PYTHON:
        return function
    if ENGINE == backends.WASM:
        from drachenhof.engine import wasm_backend

        any_game = any(isinstance(argument, OfGame) for argument in arguments)
        return wasm_backend.Entry(function, None if any_game else lambda: prepare(unit_of(function)))
    from drachenhof.engine import numba_backend

    return numba_backend.entry(function)


def by_type(stand_in: Callable[..., Any], choose: Callable[[Callable[[Any], bool]], Callable[..., Any]]) -> None:
    """Let compiled code call the function that `choose` finds for the type of the first argument of `stand_in`."""
    if ENGINE == backends.NUMBA:
        from drachenhof.engine import numba_backend

        numba_backend.by_type(stand_in, choose)


def prepare(unit: str, game: type | None = None) -> None:
    """Make the entries of a unit (a game, or a module for a game's layout) ready; compiles what is missing.

    Compiling shows a progress bar on a terminal, a line elsewhere.
    """
    if (unit, game) in _prepared:
        return
    with _preparing:  # threads that come meanwhile wait until all is there
        if (unit, game) not in _prepared:
            _load(unit, game)
            _prepared.add((unit, game))


def direct(function: Function, game: type) -> Function:
    """Return the machine code of a prepared entry for one game's layout, without Numba's check of the arguments.

    That check takes as long as the call itself. Only the size of an array's
    elements is checked then: hand over only what is sure to be of its type.
    """
    return cast(Function, _direct.get((function, game), function))


def _load(unit: str, game: type | None) -> None:
    if ENGINE == backends.PYTHON:
        return
    name = _name(unit, game)
    if unit not in games:
        import_module(f"drachenhof.{unit}")  # its entries are known once it is loaded
    entries = [
        (called, [resolve(argument, game) for argument in arguments]) for called, arguments in _entries.get(unit, [])
    ]
    for called, executes in _executed(entries, unit, game, name):
        if game is None:  # it has no other signature, so that its name can stand for what executes it from now on
            setattr(sys.modules[called.__module__], called.__name__, executes)
        else:
            _direct[called, game] = executes


def _executed(entries: list[tuple[Any, Any]], unit: str, game: type | None, name: str) -> list[tuple[Any, Any]]:
    """Each entry with what executes it."""
    if ENGINE == backends.WASM:
        from drachenhof.engine import wasm_backend

        return wasm_backend.load(entries, unit, name)
    from drachenhof.engine import numba_backend

    return numba_backend.load(entries, unit, name, _expected(unit, game))


def _name(unit: str, game: type | None) -> str:
    """The game that something is compiled for; nothing if it serves all of them."""
    return unit_of(game) if game is not None else unit if unit in games else ""


def _expected(unit: str, game: type | None) -> int:
    """About how many functions are compiled: the unit's, and the rules of the game that it is compiled for."""
    own = {unit, _name(unit, game)}
    return sum(count for name, count in _rules.items() if name in own or f"{name}.".startswith(_part(unit, game)))


def _part(unit: str, game: type | None) -> str:
    """How the units of a game's part begin (`games.year.search.`)."""
    name = _name(unit, game)
    return f"{games.package(name, unit.partition('.')[0]).partition('.')[2]}." if name and name != unit else "-"
