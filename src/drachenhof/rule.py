"""How a rule is compiled: plain Python functions over records, turned into machine code by Numba.

`@rule` marks a function of the rules; rules call each other. `@entry` marks the
few that Python calls; their machine code is kept on disk, in a folder named by a
hash of the sources that it was made from, so it can be neither stale nor
unwritable. `NUMBA_DISABLE_JIT=1` runs the same sources interpreted.
"""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import Any, TypeVar, cast

import numba
from numba.core import event, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from drachenhof.game import games
from drachenhof.layout import dtype_of

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
ILLEGAL = -1
"""What entries that carry a move out say of an illegal one."""

KEPT = 48  # folders of compiled code; older ones are removed

_PACKAGE = Path(__file__).parent
_CORE = ("chance.py", "game.py", "layout.py", "planes.py", "rule.py")
_SHARED = "search"

_entries: dict[str, list[tuple[Any, tuple[Any, ...]]]] = {}
_rules: dict[str, int] = {}
_prepared: set[tuple[str, type | None]] = set()
_direct: dict[tuple[Any, type], Any] = {}
_preparing = RLock()

WORDS = {
    "compiling": "Compiling {unit} for this machine (once, less than a minute)",
    "unkept": "Compiled code could not be kept in {folder}: {error}",
}
"""What is said about compiling; a way in that speaks another language puts its own words here."""


def rule(function: Function) -> Function:
    """Compile a function of the rules, when an entry that calls it is compiled."""
    _rules[_unit(function)] = _rules.get(_unit(function), 0) + 1
    return cast(Function, numba.njit(function, nogil=True, error_model="numpy"))


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
        dispatcher = numba.njit(function, nogil=True, error_model="numpy")
        if not INTERPRETED:
            dispatcher._cache = _Cache(function)
            _entries.setdefault(_unit(function), []).append((dispatcher, arguments))
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
    with _Progress(unit, _rules.get(unit, 0)):
        for dispatcher, arguments in _entries.get(unit, []):
            signature = tuple(
                _numba_type(argument.choose(game) if isinstance(argument, OfGame) else argument)
                for argument in arguments
            )
            dispatcher.disable_compile(False)
            compiled = dispatcher.compile(signature)
            dispatcher.disable_compile(True)
            if game is None:  # it has no other signature, so that its name can stand for the machine code from now on
                setattr(sys.modules[dispatcher.__module__], dispatcher.__name__, compiled)
            else:
                _direct[dispatcher, game] = compiled


def _numba_type(argument: Any) -> Any:
    if isinstance(argument, list):
        return types.Array(numba.from_dtype(argument[0]), 1, "C")
    if isinstance(argument, type) and argument.__module__ == "numpy":
        return numba.from_dtype(argument)
    return types.Array(numba.from_dtype(dtype_of(argument)), 1, "C")


def _unit(function: Callable[..., Any]) -> str:
    """What a function is compiled with: a whole game (`year`), or else its module (`search.playout`)."""
    module = function.__module__
    for game in games:
        if f"{module}.".startswith(f"{games.package(game)}."):
            return game
    return module.partition(".")[2]


# Where compiled code is kept


@cache
def digest(unit: str) -> str:
    """A hash of all sources that the compiled entries of a unit are made from."""
    folders = [] if unit == "chance" else [_folder(unit)] if unit in games else _shared_folders()
    hashed = hashlib.sha256()
    for root, path in [
        *((_PACKAGE, _PACKAGE / name) for name in _CORE),
        *((folder.parent, path) for folder in folders for path in sorted(folder.rglob("*.py"))),
    ]:
        if path.exists():
            hashed.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return hashed.hexdigest()[:16]


def _folder(game: str, layer: str = "") -> Path:
    """Where a game's rules lie, or its part of a layer."""
    found = find_spec(games.package(game, layer))
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"{game} has no package {games.package(game, layer)}")
    return Path(found.origin).parent


def _shared_folders() -> list[Path]:
    """All that code is compiled from which serves every game."""
    parts = [_folder(game, layer) for game in games for layer in ("", _SHARED)]
    return [*parts, _PACKAGE / _SHARED]


@cache
def cache_folder(unit: str) -> Path:
    """A writable folder for the compiled code of a unit, named by its sources."""
    chosen = os.environ.get("DRACHENHOF_CACHE")
    root = Path(chosen) if chosen else _user_cache() / "compiled"
    folder = root / f"{unit}-{digest(unit)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        # Only this process may write there: what is loaded from a folder that others can write to could be anything.
        folder = Path(tempfile.mkdtemp(prefix="drachenhof-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return folder
    _prune(folder)
    return folder


def _user_cache() -> Path:
    """Where a user's programs keep what they can make again; rules and bots alone need no platformdirs for it."""
    try:
        import platformdirs
    except ImportError:
        windows = os.environ.get("LOCALAPPDATA")
        return (Path(windows) if windows else Path.home() / ".cache") / "drachenhof"
    return platformdirs.user_cache_path("drachenhof")


def _prune(current: Path) -> None:
    """Remove the oldest folders, so that they do not pile up over the versions."""
    os.utime(current)
    folders = sorted((path for path in current.parent.iterdir() if path.is_dir()), key=_used)
    for path in folders[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)


def _used(folder: Path) -> float:
    """When a folder was last used; long ago if another process has just removed it."""
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return 0.0


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba where to keep a function; the folder's name vouches for its sources."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._unit = _unit(function)

    @classmethod
    def from_function(cls, function: Callable[..., Any], _source: str) -> "_Locator":
        return cls(function)

    def get_cache_path(self) -> str:
        return str(cache_folder(self._unit))

    def ensure_cache_path(self) -> None:
        cache_folder(self._unit)

    def get_source_stamp(self) -> str:
        return digest(self._unit)

    def get_disambiguator(self) -> str | None:
        return None


class _CacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_Locator]  # noqa: RUF012 (Numba's attribute)


class _Cache(FunctionCache):  # type: ignore[misc]
    _impl_class = _CacheImpl

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The compiled code, or None: damaged files are compiled anew."""
        try:
            return super().load_overload(signature, context)
        except Exception:  # bytes that were cut or changed can fail in any way
            self.flush()
            return None

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep the compiled code; on a full disk it is compiled again next time, and the game goes on."""
        try:
            super().save_overload(signature, compiled)
        except OSError as error:
            folder = cache_folder(self._impl.locator._unit)
            print(WORDS["unkept"].format(folder=folder, error=error), file=sys.stderr)


# What is shown while it compiles


class _Progress(event.Listener):  # type: ignore[misc]
    """Counts compiled functions; shows itself at the first, so that loading from the cache is silent."""

    def __init__(self, unit: str, total: int) -> None:
        self._words = WORDS["compiling"].format(unit=unit)
        self._total = total
        self._bar: Any = None
        self._said = False

    def __enter__(self) -> None:
        event.register("numba:compile", self)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        event.unregister("numba:compile", self)
        if self._bar is not None:
            self._bar.stop()

    def on_start(self, _: event.Event) -> None:
        if self._said:
            return
        self._said = True
        if not (sys.stderr.isatty() and find_spec("rich")):
            print(self._words + " …", file=sys.stderr, flush=True)
            return
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self._bar.add_task(self._words, total=self._total)
        self._bar.start()

    def on_end(self, _: event.Event) -> None:
        if self._bar is not None:
            self._bar.advance(self._bar.task_ids[0])
