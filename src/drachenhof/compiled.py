"""Where compiled code is kept, and where code lies that came with the package.

A unit (a game, or a module that serves every game) has a folder named by a hash of
the sources that it was compiled from, so that what is found there can never be
stale. What this machine compiled is looked for first, then what was compiled
ahead: a wheel for one kind of machine can bring it along.
"""

import atexit
import getpass
import hashlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

import llvmlite.binding as llvm
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, _CacheLocator

from drachenhof.game import games

__all__ = ["AHEAD", "LEVELS", "Cache", "Elsewhere", "cache_folder", "digest", "is_there", "level", "unit_of"]

KEPT = 48  # folders of compiled code; older ones are removed
AHEAD = Path(__file__).parent / "machine_code"
"""What came with the package: folders of units, as in the cache."""

LEVELS = {
    "x86_64": ("x86-64-v3", ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")),
    "amd64": ("x86-64-v3", ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")),
    "aarch64": ("generic", ()),
    "arm64": ("generic", ()),
}
"""By kind of machine: the processor for which code is compiled ahead, and what one must be able to do to run it."""

WORDS = {
    "unkept": "Compiled code could not be kept in {folder}: {error}",
    "elsewhere": "Compiled code cannot be kept in {wanted}, so it is kept in {folder} (DRACHENHOF_CACHE names another)",
}
"""What is said about keeping; a way in that speaks another language puts its own words here."""

_PACKAGE = Path(__file__).parent
_CORE = ("chance.py", "game.py", "layout.py", "planes.py", "rule.py")
_SHARED = "search"


def unit_of(function: Callable[..., Any] | type) -> str:
    """What a function (or a layout) is compiled with: a whole game (`year`), or else its module (`search.playout`)."""
    module = function.__module__
    for game in games:
        if f"{module}.".startswith(f"{games.package(game)}."):
            return game
    return module.partition(".")[2]


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


# The folder of this machine


@cache
def cache_folder(unit: str) -> Path:
    """A writable folder for the compiled code of a unit, named by its sources."""
    folder = _root() / f"{unit}-{digest(unit)}"
    folder.mkdir(exist_ok=True)
    _prune(folder)
    return folder


@cache
def _root() -> Path:
    """A folder that can be written to: the chosen one, the user's, or else one for what is only needed for a while."""
    chosen = os.environ.get("DRACHENHOF_CACHE")
    wanted = Path(chosen) if chosen else _user_cache() / "compiled"
    if _is_writable(wanted):
        return wanted
    folder = _temporary()
    print(WORDS["elsewhere"].format(wanted=wanted, folder=folder), file=sys.stderr, flush=True)
    return folder


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _temporary() -> Path:
    """One folder for all processes of this user, if nobody else can write to it; else one for this process alone.

    What is loaded from a folder that others can write to could be anything.
    """
    shared = Path(tempfile.gettempdir()) / f"drachenhof-{_user()}"
    try:
        shared.mkdir(mode=0o700, exist_ok=True)
        if _is_private(shared) and _is_writable(shared):
            return shared
    except OSError:
        pass
    alone = Path(tempfile.mkdtemp(prefix="drachenhof-"))
    atexit.register(shutil.rmtree, alone, ignore_errors=True)
    return alone


def _user() -> str:
    try:
        return str(os.getuid()) if hasattr(os, "getuid") else getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "nobody"


def _is_private(folder: Path) -> bool:
    if not hasattr(os, "getuid"):
        return False
    about = folder.lstat()
    return folder.is_dir() and not folder.is_symlink() and about.st_uid == os.getuid() and about.st_mode & 0o077 == 0


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


def is_there(unit: str) -> bool:
    """Whether something of a unit was compiled already, here or ahead: then all of it was, or soon will be."""
    named = f"{unit}-{digest(unit)}"
    return any(next((root / named).glob("*.nbi"), None) is not None for root in (_root(), AHEAD))


# How Numba finds it


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba where to keep a function; the folder's name vouches for its sources."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.unit = unit_of(function)

    @classmethod
    def from_function(cls, function: Callable[..., Any], _source: str) -> "_Locator":
        return cls(function)

    def get_cache_path(self) -> str:
        return str(cache_folder(self.unit))

    def ensure_cache_path(self) -> None:
        cache_folder(self.unit)

    def get_source_stamp(self) -> str:
        return digest(self.unit)

    def get_disambiguator(self) -> str | None:
        return None


class _CacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_Locator]  # noqa: RUF012 (Numba's attribute)


class Elsewhere(Exception):  # noqa: N818 (it says where it is)
    """Another process compiles it."""


class Cache(FunctionCache):  # type: ignore[misc]
    """The compiled code of one entry: this machine's, or what came with the package.

    Of several processes that lack it one compiles, and the others do something else
    meanwhile (`Elsewhere`) or wait for it.
    """

    _impl_class = _CacheImpl
    patient = True
    """Whether to wait while another process compiles it."""
    _lock: IO[str] | None = None

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The compiled code, or None: then nobody else compiles it until `release`. Raises `Elsewhere`."""
        found = self._found(signature, context)
        if found is None and self._wait():
            found = self._found(signature, context)
        return found

    def release(self) -> None:
        """Let others compile or load it."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _wait(self) -> bool:
        """Be the only one to compile it; says whether another one was at it meanwhile."""
        try:
            import fcntl
        except ImportError:  # Windows: then the work is done twice
            return False
        try:
            self._lock = Path(self._cache_file._index_path).with_suffix(".lock").open("w")
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not self.patient:
                self.release()
                raise Elsewhere from None
            with suppress(OSError):
                fcntl.flock(self._lock, fcntl.LOCK_EX)  # type: ignore[arg-type]
        except OSError:  # a full disk, or one that knows no locks
            return False
        return True

    def _found(self, signature: Any, context: Any) -> Any:
        """What there is; damaged files are compiled anew."""
        try:
            found = super().load_overload(signature, context)
        except Exception:  # bytes that were cut or changed can fail in any way
            self.flush()
            found = None
        return self._ahead(signature, context) if found is None else found

    def _ahead(self, signature: Any, context: Any) -> Any:
        """What was compiled ahead, if it fits these sources, this release of Numba and this processor."""
        fixed = level()
        locator = self._impl.locator
        folder = AHEAD / f"{locator.unit}-{digest(locator.unit)}"
        if fixed is None or not folder.is_dir():
            return None
        sig, (triple, *_), code = self._index_key(signature, context.codegen())
        file = IndexDataCacheFile(str(folder), self._impl.filename_base, locator.get_source_stamp())
        try:
            data = file.load((sig, (triple, fixed, ""), code))
            return None if data is None else self._impl.rebuild(context, data)
        except Exception:  # the same
            return None

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep the compiled code; on a full disk it is compiled again next time, and the game goes on."""
        try:
            super().save_overload(signature, compiled)
        except OSError as error:
            folder = cache_folder(self._impl.locator.unit)
            print(WORDS["unkept"].format(folder=folder, error=error), file=sys.stderr)


@cache
def level() -> str | None:
    """The processor for which code that came along was compiled, if this one can run it."""
    fixed, needed = LEVELS.get(platform.machine().lower(), (None, ()))
    try:
        can = llvm.get_host_cpu_features()
    except RuntimeError:
        return None
    return fixed if all(can.get(feature) for feature in needed) else None
