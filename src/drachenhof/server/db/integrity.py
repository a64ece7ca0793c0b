"""Whether everything in a database is sound: the file, and the log of every table, replayed."""

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, func, select

from drachenhof.server.db import archive, schema
from drachenhof.server.db.database import Database
from drachenhof.server.db.transfer import Progress, silent

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
