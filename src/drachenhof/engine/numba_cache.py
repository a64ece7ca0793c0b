"""Where code that Numba compiled is kept.

A unit (a game, or a module that serves every game) has a folder named by a hash of
the sources that it was compiled from, so that what is found there can never be stale.
"""

import atexit
import getpass
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from drachenhof.engine.progress import WORDS
from drachenhof.engine.sources import digest, unit_of

KEPT = 48  # folders of compiled code; older ones are removed
NOWHERE = Path(os.devnull)
"""As the folder: keep nothing, and say nothing of it."""
_ROOM = 1 << 20  # bytes that must fit into a folder, so that something can be kept there
_TEMPORARY = "drachenhof-"


# The folder of this machine


@cache
def cache_folder(unit: str) -> Path:
    """A writable folder for the compiled code of a unit, named by its sources."""
    folder = _root() / f"{unit}-{digest(unit)}"
    with suppress(OSError):  # who wants to keep something there will see
        folder.mkdir(exist_ok=True)
        _prune(folder)
    return folder


@cache
def _root() -> Path:
    """A folder that can be written to: the chosen one, the user's, or else one for what is only needed for a while."""
    chosen = os.environ.get("DRACHENHOF_CACHE")
    wanted = Path(chosen) if chosen else _user_cache() / "compiled"
    try:
        if wanted != NOWHERE:
            _write_to(wanted)
    except OSError as error:
        return _instead_of(wanted, error)
    return wanted


def _instead_of(wanted: Path, error: OSError) -> Path:
    """Another folder. It is said once: processes that this one starts take the same, and think that it was chosen."""
    try:
        is_temporary = wanted.parent == Path(tempfile.gettempdir()) and wanted.name.startswith(_TEMPORARY)
        folder = NOWHERE if is_temporary else _temporary()
    except OSError:
        folder = NOWHERE
    said = WORDS["unkept"] if folder == NOWHERE else WORDS["elsewhere"]
    told = {"wanted": wanted, "folder": wanted if folder == NOWHERE else folder, "error": error.strerror or error}
    print(said.format(**told), file=sys.stderr, flush=True)
    os.environ["DRACHENHOF_CACHE"] = str(folder)
    return folder


def _leave(root: Path, error: OSError) -> None:
    """Keep nothing more in a folder that cannot be written after all; what lies there is still loaded."""
    if _root() == root:  # else another entry has found it out
        _instead_of(root, error)
        _root.cache_clear()
        cache_folder.cache_clear()


def _write_to(folder: Path) -> None:
    """Raise OSError if nothing can be kept there."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(bytes(_ROOM))


def _temporary() -> Path:
    """One folder for all processes of this user, if nobody else can write to it; else one for this process alone.

    What is loaded from a folder that others can write to could be anything. Raises OSError if there is no room either.
    """
    shared = Path(tempfile.gettempdir()) / f"{_TEMPORARY}{_user()}"
    with suppress(OSError):
        shared.mkdir(mode=0o700, exist_ok=True)
        if _is_private(shared):
            _write_to(shared)
            return shared
    alone = Path(tempfile.mkdtemp(prefix=_TEMPORARY))
    atexit.register(shutil.rmtree, alone, ignore_errors=True)
    _write_to(alone)
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
    """The compiled code of one entry.

    Of several processes that lack it one compiles, and the others do something else
    meanwhile (`Elsewhere`) or wait for it.
    """

    _impl_class = _CacheImpl
    _cache_path: str
    patient = True
    """Whether to wait while another process compiles it."""
    _lock: IO[str] | None = None

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The compiled code, or None: then nobody else compiles it until `release`. Raises `Elsewhere`."""
        compiled = self._found(signature, context)
        if compiled is None and self._wait():
            compiled = self._found(signature, context)
        return compiled

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

    def _index_key(self, signature: Any, codegen: Any) -> Any:
        """How compiled code is found again; the folder vouches for all sources, also for what is closed over."""
        return signature, codegen.magic_tuple(), self._py_func.__qualname__

    def _found(self, signature: Any, context: Any) -> Any:
        """What there is; damaged files are compiled anew."""
        try:
            compiled = super().load_overload(signature, context)
        except Exception:  # bytes that were cut or changed can fail in any way
            with suppress(OSError):  # a full disk: then they fail again next time
                self.flush()
            compiled = None
        return compiled

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep the compiled code: where there is no room any more elsewhere, or not at all, and the game goes on."""
        while (root := _root()) != NOWHERE:
            try:
                folder = str(cache_folder(self._impl.locator.unit))
                if folder != self._cache_path:
                    self._cache_path = self._cache_file._cache_path = folder
                    self._cache_file._index_path = str(Path(folder) / self._cache_file._index_name)
                super().save_overload(signature, compiled)
                return
            except OSError as error:
                _leave(root, error)
