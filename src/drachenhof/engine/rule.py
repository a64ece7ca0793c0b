"""How a rule is compiled: plain Python functions over records, turned into machine code by Numba.

`@rule` marks a function of the rules; rules call each other. `@entry` marks the
few that Python calls; their machine code is kept on disk (`compiled`).
`NUMBA_DISABLE_JIT=1` runs the same sources interpreted.
"""

import sys
from collections.abc import Callable
from threading import RLock
from typing import Any, TypeVar, cast

import numba
from numba.core import types
from numba.core.registry import CPUDispatcher

from drachenhof.engine.layout import dtype_of
from drachenhof.engine.numba_cache import Cache, Elsewhere, unit_of
from drachenhof.engine.progress import Compiling
from drachenhof.games import games

Function = TypeVar("Function", bound=Callable[..., Any])

_HOW: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
INTERPRETED = bool(numba.config.DISABLE_JIT)
ILLEGAL = -1
"""What entries that carry a move out say of an illegal one."""

_entries: dict[str, list[tuple[Any, tuple[Any, ...]]]] = {}
_rules: dict[str, int] = {}
_prepared: set[tuple[str, type | None]] = set()
_direct: dict[tuple[Any, type], Any] = {}
_preparing = RLock()


def rule(function: Function) -> Function:
    """Compile a function of the rules, when an entry that calls it is compiled."""
    _rules[unit_of(function)] = _rules.get(unit_of(function), 0) + 1
    dispatcher = numba.njit(function, **_HOW, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    if not INTERPRETED:
        dispatcher.__class__ = _Rule
    return cast(Function, dispatcher)


class _Rule(CPUDispatcher):  # type: ignore[misc]
    """Compiled without what Python needs to call it: there are hundreds of rules, and that is a quarter of the work.

    Where Python calls it all the same, it is interpreted: slower, and the same.
    """

    def __call__(self, *arguments: Any) -> Any:
        return self.py_func(*arguments)


def interpreted(function: Function) -> Function:
    """A rule that calls no other, as plain Python: for those who ask it with plain numbers, without compiling."""
    return cast(Function, getattr(function, "py_func", function))


class OfGame:
    """Stands for an array of the layout that belongs to the one that `prepare` is told."""

    def __init__(self, choose: Callable[[Any], type]) -> None:
        self.choose = choose


ANY_GAME = OfGame(lambda game: game)


def entry(*arguments: Any) -> Callable[[Function], Function]:
    """Compile a rule that Python calls, for arguments of fixed types, and keep the machine code.

    A layout stands for an array of its records, `[np.int16]` for an array, a
    NumPy scalar type for itself, `ANY_GAME` for an array of whichever game's
    states `prepare` is told. `prepare` compiles or loads it.
    """

    def compiled(function: Function) -> Function:
        dispatcher = numba.njit(function, **_HOW)
        if not INTERPRETED:
            dispatcher._cache = Cache(function)
            _entries.setdefault(unit_of(function), []).append((dispatcher, arguments))
        return cast(Function, dispatcher)

    return compiled


def prepare(unit: str, game: type | None = None) -> None:
    """Load the compiled entries of a unit (a game, or a module for a game's layout), compiling what is missing.

    What takes long says so: a progress bar on a terminal, a line elsewhere.
    """
    if (unit, game) in _prepared:
        return
    with _preparing:  # threads that come meanwhile wait until all is there
        if (unit, game) not in _prepared:
            _load(unit, game)
            _prepared.add((unit, game))


def direct(function: Function, game: type) -> Function:
    """The machine code of a prepared entry for one game's layout, called without Numba's look at the arguments.

    That look takes as long as the call itself. Of an array nothing but the size of
    its elements is checked then: hand over only what is sure to be of its type.
    """
    return cast(Function, _direct.get((function, game), function))


def _load(unit: str, game: type | None) -> None:
    """Load what is there, compile what nobody compiles, and then wait for the rest."""
    entries = [
        (dispatcher, tuple(_numba_type(_of_game(argument, game)) for argument in arguments))
        for dispatcher, arguments in _entries.get(unit, [])
    ]
    with Compiling(unit, _name(unit, game), _expected(unit, game)):
        elsewhere = [one for one in entries if not _compiled(*one, game, patient=False)]
        for one in elsewhere:
            _compiled(*one, game, patient=True)


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


def _of_game(argument: Any, game: type | None) -> Any:
    return argument.choose(game) if isinstance(argument, OfGame) else argument


def _compiled(dispatcher: Any, signature: Any, game: type | None, patient: bool) -> bool:
    """Load or compile an entry; says whether it is done, and not left to another process that is at it."""
    dispatcher._cache.patient = patient
    dispatcher.disable_compile(False)
    try:
        compiled = dispatcher.compile(signature)
    except Elsewhere:
        return False
    finally:
        dispatcher._cache.release()
    dispatcher.disable_compile(True)
    if game is None:  # it has no other signature, so that its name can stand for the machine code from now on
        setattr(sys.modules[dispatcher.__module__], dispatcher.__name__, compiled)
    else:
        _direct[dispatcher, game] = compiled
    return True


def _numba_type(argument: Any) -> Any:
    if isinstance(argument, list):
        return types.Array(numba.from_dtype(argument[0]), 1, "C")
    if isinstance(argument, type) and argument.__module__ == "numpy":
        return numba.from_dtype(argument)
    return types.Array(numba.from_dtype(dtype_of(argument)), 1, "C")
