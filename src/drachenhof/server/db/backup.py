"""A copy of a database in one file of SQLite, made while the database is served."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, func, select

from drachenhof.server.db import archive, schema
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


HEADER = 100  # bytes of a file of SQLite, in which it says how large its pages are and how many
LARGEST_PAGE = 65536  # written as 1
PROBLEMS = 5  # of a damaged file that are told: there may be a hundred


@dataclass
class Findings:
    """What there is, and what is wrong with it: tables by their ids, or the file."""

    tables: int = 0
    entries: int = 0
    problems: dict[str, str] = field(default_factory=dict)


def check(database: Database, progress: Progress = silent) -> Findings:
    """Read everything; it may be served meanwhile. Raises `StoreFailed`."""
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
    """What is missing at the end of a file, which SQLite does not look at; nothing while pages wait beside it."""
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
    """What SQLite says of the file, a line for each problem; `ok` of a sound one."""
    lines = store.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    return "; ".join(map(str, lines[:PROBLEMS]))


def _problem(store: Connection, table: str) -> tuple[str | None, int]:
    """What is wrong with a table, and how long its log is."""
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
