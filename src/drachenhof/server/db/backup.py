"""A copy of a database in one file of SQLite, made while the database is served."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from drachenhof.server.db.address import Address, locate
from drachenhof.server.db.database import Database
from drachenhof.server.db.errors import CannotOpen, StoreFailed
from drachenhof.server.db.sqlite import failure
from drachenhof.server.db.transfer import CannotCopy, Checksum, Progress, checksum_of, copy, silent

PAGES = 1000  # copied between two reports of progress


def back_up(url: str | None, file: Path, progress: Progress = silent) -> None:
    """Write a copy that `Database.open` can serve; raises `CannotOpen`, `CannotCopy` or `StoreFailed`.

    The file appears when it is complete and verified, never half.
    """
    address = locate(url)
    with _appearing(file) as partial:
        if address.path:
            _back_up_file(address, address.path, partial, progress)
        else:
            with Database.open(url, reading=True) as source, Database.open(str(partial)) as target:
                copy(source, target, progress)


@contextmanager
def _appearing(file: Path) -> Iterator[Path]:
    """A file to write that gets its name at the end, unless something else has it."""
    partial = file.with_name(file.name + ".partial")
    try:
        if file.exists():
            raise CannotCopy("exists", file=str(file))
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600)
        yield partial
        _sync(partial)
        partial.rename(file)
        _sync(file.parent)
    except OSError as problem:
        raise CannotCopy("unwritable", file=str(file), reason=problem.strerror or str(problem)) from problem
    finally:
        for suffix in ("", "-journal", "-wal", "-shm", ".lock"):
            with suppress(OSError):
                Path(f"{partial}{suffix}").unlink(missing_ok=True)


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _back_up_file(address: Address, path: Path, partial: Path, progress: Progress) -> None:
    if not path.is_file():
        raise CannotOpen("missing", database=str(address))
    try:
        with (
            closing(sqlite3.connect(path, isolation_level=None)) as source,
            closing(sqlite3.connect(partial)) as target,
        ):
            _copy_pages(source, target, progress)
    except sqlite3.DatabaseError as problem:
        code = failure(problem) or "unavailable"
        if code == "damaged":
            raise CannotOpen("not-one", database=str(address), reason=str(problem)) from problem
        raise StoreFailed(code) from problem


def _copy_pages(source: sqlite3.Connection, target: sqlite3.Connection, progress: Progress) -> None:
    # Within a transaction the source stands still; otherwise every write of the server would make it begin again.
    source.execute("BEGIN")
    checksums = _checksums(source)
    source.backup(target, pages=PAGES, progress=lambda _, left, total: progress("pages", total - left, total))
    target.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    sound = target.execute("PRAGMA integrity_check").fetchall()
    if sound != [("ok",)]:
        raise CannotCopy("differs", table=str(sound[0][0]))
    for table, checksum in _checksums(target).items():
        if checksums.get(table) != checksum:
            raise CannotCopy("differs", table=table)


def _checksums(connection: sqlite3.Connection) -> dict[str, Checksum]:
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {name: checksum_of(connection.execute(f'SELECT * FROM "{name}"')) for name in names}
