"""Back up a database, copy it into another, and check its content."""

import hashlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from drachenhof.server.db import archive, schema
from drachenhof.server.db.backend import Address, Backend, CannotOpen, StoreFailed, locate
from drachenhof.server.db.database import Database
from drachenhof.server.db.schema import metadata
from drachenhof.server.db.sqlite import failure

BATCH = 1000

Progress = Callable[[str, int, int], None]
"""Told what is being copied, how much of it is done, and how much there is."""


class CannotCopy(StoreFailed):
    """A copy failed, and the target is unchanged.

    `not-empty`  the target already contains data (`table`)
    `exists`     the target file exists already (`file`)
    `unwritable` the target's file cannot be written (`file`, `reason`)
    `differs`    what was read back is not what was written (`table`)
    """


class Checksum(NamedTuple):
    """The number of rows, and the sum of their digests."""

    rows: int = 0
    digest: int = 0


def silent(_subject: str, _done: int, _total: int) -> None: ...


def copy(source: Database, target: Database, progress: Progress = silent) -> dict[str, int]:
    """Copy all tables in one transaction; return the number of rows of each. Raises `CannotCopy` or `StoreFailed`.

    The source may be served meanwhile: the copy is a snapshot from the start.
    """
    try:
        return source.read_now(lambda connection: _copy(connection, target.backend, progress))
    except DBAPIError as problem:
        code = target.backend.failure(problem)
        raise StoreFailed(code or "unavailable") from problem


def _copy(source: Connection, target: Backend, progress: Progress) -> dict[str, int]:
    with target.writing.begin() as connection:
        _need_empty(connection)
        return {table.name: _copy_table(table, source, connection, progress).rows for table in metadata.sorted_tables}


def _need_empty(target: Connection) -> None:
    if target.dialect.name == "postgresql":  # keeps other processes from writing meanwhile
        names = ", ".join(target.dialect.identifier_preparer.format_table(table) for table in metadata.sorted_tables)
        target.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    for table in metadata.sorted_tables:
        if target.execute(select(table).limit(1)).first():
            raise CannotCopy("not-empty", table=table.name)


def _copy_table(table: Table, source: Connection, target: Connection, progress: Progress) -> Checksum:
    total = source.execute(select(func.count()).select_from(table)).scalar_one()
    progress(table.name, 0, total)
    checksum = Checksum()
    for batch in _batches(table, source):
        target.execute(insert(table), [dict(row) for row in batch])
        checksum = checksum_of((tuple(row.values()) for row in batch), checksum)
        progress(table.name, checksum.rows, total)
    rows = (tuple(row.values()) for batch in _batches(table, target) for row in batch)
    if checksum_of(rows) != checksum:
        raise CannotCopy("differs", table=table.name)
    return checksum


def _batches(table: Table, connection: Connection) -> Iterator[Sequence[Mapping[Any, Any]]]:
    with connection.execute(select(table).execution_options(yield_per=BATCH)) as result:
        yield from result.mappings().partitions()


def checksum_of(rows: Iterable[Sequence[Any]], checksum: Checksum = Checksum()) -> Checksum:  # noqa: B008 (it cannot change)
    """Add rows to a checksum."""
    count, total = checksum
    for row in rows:
        digest = hashlib.sha256(json.dumps(row, default=repr).encode()).digest()
        count, total = count + 1, (total + int.from_bytes(digest)) % 2**256
    return Checksum(count, total)


PAGES = 1000  # copied between two reports of progress


def back_up(url: str | None, file: Path, progress: Progress = silent) -> None:
    """Write a copy that `Database.open` can serve. Raises `CannotOpen`, `CannotCopy` or `StoreFailed`.

    The file gets its name only when it is complete and verified.
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
    """Yield a temporary path, renamed to `file` at the end. Raises `CannotCopy` if `file` already exists."""
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
    # A transaction freezes the source; otherwise every write of the server would restart the backup.
    source.execute("BEGIN")
    checksums = _checksums(source)
    source.backup(target, pages=PAGES, progress=lambda _, left, total: progress("pages", total - left, total))
    target.execute("PRAGMA journal_mode=DELETE")  # one file, without a WAL
    sound = target.execute("PRAGMA integrity_check").fetchall()
    if sound != [("ok",)]:
        raise CannotCopy("differs", table=str(sound[0][0]))
    for table, checksum in _checksums(target).items():
        if checksums.get(table) != checksum:
            raise CannotCopy("differs", table=table)


def _checksums(connection: sqlite3.Connection) -> dict[str, Checksum]:
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {name: checksum_of(connection.execute(f'SELECT * FROM "{name}"')) for name in names}


HEADER = 100  # bytes of the header of an SQLite file: size and number of its pages
LARGEST_PAGE = 65536  # written as 1
PROBLEMS = 5  # most problems of a damaged file that are reported


@dataclass
class Findings:
    """The contents of a database, and its problems: by table id, or of the file."""

    tables: int = 0
    entries: int = 0
    problems: dict[str, str] = field(default_factory=dict)


def check(database: Database, progress: Progress = silent) -> Findings:
    """Check all tables; the database may be served meanwhile. Raises `StoreFailed`."""
    findings = Findings()
    if database.address.path is not None:
        integrity = _short(database.address.path) or database.read_now(_integrity)
        if integrity != "ok":
            findings.problems[str(database.address)] = integrity
    ids = database.read_now(lambda store: list(store.execute(select(schema.tables.c.id)).scalars()))
    for done, table in enumerate(ids):
        progress("tables", done, len(ids))
        problem, entries = database.read_now(partial(_problem, table=table))
        findings.tables, findings.entries = findings.tables + 1, findings.entries + entries
        if problem is not None:
            findings.problems[table] = problem
    progress("tables", len(ids), len(ids))
    return findings


def _short(path: Path) -> str | None:
    """Describe a truncated file, which SQLite does not detect. None if it is complete or has a WAL."""
    wal = path.with_name(path.name + "-wal")
    with path.open("rb") as file:
        header = file.read(HEADER)
    each = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    needed = pages * (LARGEST_PAGE if each == 1 else each)
    size = path.stat().st_size
    if size >= needed or (wal.exists() and wal.stat().st_size):
        return None
    return f"the file has {size} bytes, but its {pages} pages have {needed}"


def _integrity(store: Connection) -> str:
    """The output of SQLite's integrity check: a line for each problem, or `ok`."""
    lines = store.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    return "; ".join(map(str, lines[:PROBLEMS]))


def _problem(store: Connection, table: str) -> tuple[str | None, int]:
    """The problem of a table, or None, and the length of its log."""
    loaded = archive.load(store, table)
    if loaded is None:
        return None, 0  # it was removed meanwhile
    last = archive.lasts(store, [table])[table]
    entries = store.execute(
        select(func.count()).select_from(schema.entries).where(schema.entries.c.table_id == table)
    ).scalar_one()
    if loaded.problem is None and not loaded.last == last == entries:
        return f"the table says {last} entries, the log has {entries}, up to {loaded.last}", entries
    return loaded.problem, entries
