"""Everything from one database into another: to move between SQLite and PostgreSQL, and to keep a copy.

What was copied is read back before it counts: each table's rows are counted and
digested on both sides. The digest does not depend on the order of the rows, since
databases do not agree on how texts are sorted.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from drachenhof.server.db.backend import Backend
from drachenhof.server.db.database import Database
from drachenhof.server.db.errors import StoreFailed
from drachenhof.server.db.schema import metadata

BATCH = 1000

Progress = Callable[[str, int, int], None]
"""Told what is being copied, how much of it is done, and how much there is."""


class CannotCopy(StoreFailed):
    """A copy that was not made; nothing of it is kept.

    `not-empty`  the target has something in it already (`table`)
    `exists`     the target is a file that is there already (`file`)
    `unwritable` the target's file cannot be written (`file`, `reason`)
    `differs`    what was read back is not what was written (`table`)
    """


class Checksum(NamedTuple):
    """How many rows, and the sum of their digests."""

    rows: int = 0
    digest: int = 0


def silent(_subject: str, _done: int, _total: int) -> None: ...


def copy(source: Database, target: Database, progress: Progress = silent) -> dict[str, int]:
    """Copy all tables in one transaction, and return how many rows each has; raises `CannotCopy` or `StoreFailed`.

    The source may be served meanwhile: what is copied is how it was when this began.
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
    if target.dialect.name == "postgresql":  # no other process may put something in meanwhile
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
    """A checksum, with these rows added."""
    count, total = checksum
    for row in rows:
        digest = hashlib.sha256(json.dumps(row, default=repr).encode()).digest()
        count, total = count + 1, (total + int.from_bytes(digest)) % 2**256
    return Checksum(count, total)
