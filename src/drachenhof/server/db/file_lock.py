"""Lock a database file for one server process. The system releases the lock when the process ends."""

import os
import socket
import sys
import threading
from pathlib import Path
from typing import IO

from drachenhof.server.db.errors import CannotOpen

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[str]) -> None:
        # Not flock: bots run in child processes, and a child that outlives us would keep such a lock.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: set[Path] = set()  # this kind of lock does not exclude its own process
_guard = threading.Lock()


def _claimed(database: Path) -> socket.socket | None:
    """Bind a socket named after the inode of the file, which only one process can do. None except on Linux.

    It holds under any name of the file, and even if somebody removes the file of the lock. Raises OSError if another
    process has it.
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
            # Not truncated: until the lock is ours, it is another process that wrote its number here.
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
