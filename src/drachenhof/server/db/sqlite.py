"""SQLite: one file, locked for one server process, with any number of readers."""

import os
import socket
import sqlite3
import sys
import threading
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, create_engine, event

from drachenhof.records.files import folder
from drachenhof.server.db.backend import Address, CannotOpen, driver_error

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[str]) -> None:
        # Not flock: a child process that outlives the server would still hold such a lock.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: set[Path] = set()  # POSIX locks do not exclude the process that holds them
_guard = threading.Lock()


def _claimed(database: Path) -> socket.socket | None:
    """Bind a socket named after the inode of the file, which only one process can do. None except on Linux.

    The claim holds for any path of the file, and even if the lock file is removed. Raises OSError if another process
    has it.
    """
    if sys.platform != "linux":
        return None
    status = database.stat()
    claim = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    try:
        claim.bind(f"\0drachenhof-{status.st_dev}-{status.st_ino}")
    except OSError:
        claim.close()
        raise
    return claim


class FileLock:
    """A lock on a file next to the database. The file stays; only the lock counts."""

    def __init__(self, database: Path) -> None:
        self._database, self._path = database, Path(os.path.realpath(database) + ".lock")
        with _guard:
            if self._path in _held:
                raise CannotOpen("served", database=str(database), pid=str(os.getpid()))
            self._file = self._open()
            try:
                self._claim = _claimed(database)
            except OSError as problem:
                self._file.close()
                raise CannotOpen("served", database=str(database), pid="?") from problem
            _held.add(self._path)

    def _open(self) -> IO[str]:
        try:
            # Not truncated: until we hold the lock, the file has the pid of the process that does.
            file = os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise CannotOpen("unwritable", database=str(self._database), reason=reason) from problem
        try:
            _take(file)
        except OSError as problem:
            with file:
                raise CannotOpen("served", database=str(self._database), pid=file.read().strip()) from problem
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        return file

    def release(self) -> None:
        with _guard:
            self._file.close()
            if self._claim is not None:
                self._claim.close()
            _held.discard(self._path)


PATIENCE = 5000  # milliseconds to wait for another program, such as a backup
SCRUBBING = 200  # milliseconds to wait for readers while writes are blocked

_CODES = {
    "SQLITE_FULL": "full",
    "SQLITE_IOERR_SHMSIZE": "full",  # no room for the shared-memory file of the WAL
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_IOERR": "unavailable",
    "SQLITE_CANTOPEN": "unavailable",
    "SQLITE_READONLY": "unavailable",
    "SQLITE_NOMEM": "unavailable",
    "SQLITE_PERM": "unavailable",
}


class SQLite:
    """An SQLite file, locked for this process unless it is only read."""

    def __init__(self, address: Address, *, reading: bool) -> None:
        assert address.path is not None
        self._lock: FileLock | None = None
        if reading:
            _need_file(address.path)
        else:
            _make_file(address.path)
            self._lock = FileLock(address.path)
        self.writing = _engine(address, "BEGIN IMMEDIATE", readonly=reading)
        self.reading = _engine(address, "BEGIN", readonly=True)

    def sound(self, raw: Any) -> bool:
        """A full disk ends the transaction; further statements would commit one by one."""
        return bool(raw.in_transaction)

    def savepoint(self, raw: Any, *, first: bool) -> None:
        if not first:
            raw.execute("RELEASE item")
        raw.execute("SAVEPOINT item")

    def undo(self, raw: Any) -> None:
        raw.execute("ROLLBACK TO item")

    def failure(self, problem: BaseException) -> str | None:
        return failure(problem)

    def lost(self, problem: BaseException) -> bool:
        """Written but unsynced data may survive a crash."""
        return "FSYNC" in _name(problem)

    def conflicting(self, problem: BaseException) -> bool:  # noqa: ARG002 (there is one writer)
        return False

    def opening_failure(self, problem: BaseException) -> tuple[str, str]:
        code = {"damaged": "not-one", "locked": "locked"}.get(self.failure(problem) or "", "unwritable")
        return code, str(driver_error(problem))

    def scrub(self) -> None:
        """Empty the WAL, which may contain deleted data. If readers prevent it, it is done when the store is closed."""
        raw = self.writing.raw_connection()
        try:
            raw.cursor().execute(f"PRAGMA busy_timeout={SCRUBBING}").close()
            raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
            raw.cursor().execute(f"PRAGMA busy_timeout={PATIENCE}").close()
        finally:
            raw.close()

    def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()
        if self._lock:
            self._lock.release()


def failure(problem: BaseException) -> str | None:
    """The code of `StoreFailed` for a driver's error; None if the statement itself is wrong."""
    name = _name(problem)
    primary = "_".join(name.split("_")[:2])  # SQLITE_IOERR_WRITE is a SQLITE_IOERR
    return _CODES.get(name) or _CODES.get(primary)


def _name(problem: BaseException) -> str:
    return str(getattr(driver_error(problem), "sqlite_errorname", ""))


def _engine(address: Address, begin: str, *, readonly: bool) -> Engine:
    connecting = {"timeout": PATIENCE / 1000, "cached_statements": 256}
    engine = create_engine(address.url, connect_args=connecting, hide_parameters=True)  # errors are logged

    @event.listens_for(engine, "connect")
    def _(raw: sqlite3.Connection, _record: object) -> None:
        raw.isolation_level = None  # the driver's implicit BEGIN would break savepoints
        for pragma in _pragmas(readonly):
            raw.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _pragmas(readonly: bool) -> tuple[str, ...]:
    if readonly:
        return (f"busy_timeout={PATIENCE}", "query_only=ON")
    # FULL: a commit to the WAL is synced before it is acknowledged; macOS needs fullfsync for that.
    durable = ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON")
    return (f"busy_timeout={PATIENCE}", *durable, "foreign_keys=ON", "secure_delete=ON")


def _need_file(path: Path) -> None:
    if not path.is_file():
        raise CannotOpen("missing", database=str(path))


def _make_file(path: Path) -> None:
    """Create the file, readable by this user only: it contains the secrets of running games.

    SQLite gives its other files the same mode. Only the default folder is created: any other missing folder is
    probably a typing error.
    """
    try:
        if path.parent == folder():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.parent.exists():
            raise CannotOpen("no-folder", database=str(path), folder=str(path.parent))
        path.touch(mode=0o600)
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
        path.open("r+b").close()
    except OSError as problem:
        raise CannotOpen("unwritable", database=str(path), reason=problem.strerror or str(problem)) from problem
