"""Open a database, and run functions on its connections: `write` and `read`."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from drachenhof.server.db import migrations
from drachenhof.server.db.backend import Address, Backend, CannotOpen, StoreFailed, locate
from drachenhof.server.db.postgresql import PostgreSQL
from drachenhof.server.db.sqlite import SQLite
from drachenhof.server.db.writer import LIMIT, WriterThread


def connect(address: Address, *, reading: bool) -> Backend:
    """Connect to a database and upgrade its schema. Raises `CannotOpen` and leaves nothing open then."""
    backend: Backend = SQLite(address, reading=reading) if address.path else PostgreSQL(address)
    try:
        if reading:
            migrations.need_current(backend.reading, str(address))
        else:
            migrations.recognise(backend.reading, str(address))  # before a foreign database is changed
            migrations.upgrade(backend.writing, str(address))
    except DBAPIError as problem:
        backend.close()
        code, reason = backend.opening_failure(problem)
        raise CannotOpen(code, database=str(address), reason=reason) from problem
    except BaseException:
        backend.close()
        raise
    return backend


READERS = 4

T = TypeVar("T")


class Database:
    """An open database. Functions passed to it get a connection and return plain values.

    A function is called again after a conflict with another transaction. So it must have no effects except through
    its connection, and it must not commit or roll back.
    """

    def __init__(self, address: Address, backend: Backend, writer: WriterThread | None) -> None:
        self.address, self.backend = address, backend
        self._writer, self._closed = writer, False
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    @classmethod
    def open(cls, url: str | None = None, *, reading: bool = False, limit: int = LIMIT) -> "Database":
        """Open a database, created or upgraded if necessary. Raises `CannotOpen`.

        `url` is a path, `sqlite:///…` or `postgresql://…`; by default a file in the user's data folder.
        With `reading` the database is not changed, and another process may serve it at the same time.
        `limit` is the largest number of waiting writes.
        """
        address = locate(url)
        backend = connect(address, reading=reading)
        return cls(address, backend, None if reading else WriterThread(backend, limit))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction and return its result once it is on disk. If it raises, nothing is written.

        Raises `StoreFailed` if the store could not do it. Writes are done in the order of the calls, even if a
        waiting task is cancelled.
        """
        if self._writer is None:
            raise StoreFailed("closed")
        return await self._writer.submit(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a snapshot that has all acknowledged writes, and return its result."""
        try:
            reading = asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)
        except RuntimeError as problem:  # the threads have ended
            raise StoreFailed("closed") from problem
        return await reading

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """`read` for code without an event loop."""
        if self._closed:
            raise StoreFailed("closed")
        try:
            return self._read(work)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise self._explained(problem) from problem
        try:
            return self._read(work)  # the database server was restarted: now the pool makes new connections
        except DBAPIError as problem:
            raise self._explained(problem) from problem

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.backend.reading.connect() as connection:
            return work(connection)

    def _explained(self, problem: DBAPIError) -> Exception:
        code = self.backend.failure(problem)
        return StoreFailed(code) if code else problem

    async def scrub(self) -> None:
        """Overwrite deleted data in the files, as far as possible."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self._scrub)

    def _scrub(self) -> None:
        with suppress(DBAPIError, sqlite3.Error):  # it is tried again when the store is closed
            self.backend.scrub()

    def close(self) -> None:
        """Finish pending writes, then close. It blocks; use `aclose` in an event loop."""
        if self._writer:
            self._writer.close()
        self._readers.shutdown()
        if not self._closed:
            self._closed = True
            self.backend.close()

    async def aclose(self) -> None:
        await asyncio.to_thread(self.close)

    def __enter__(self) -> "Database":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Metrics

    @property
    def groups(self) -> int:
        """Number of commits."""
        return self._writer.groups if self._writer else 0

    @property
    def writes(self) -> int:
        """Number of successful writes."""
        return self._writer.writes if self._writer else 0

    @property
    def failures(self) -> int:
        """Number of failed writes."""
        return self._writer.failures if self._writer else 0

    def tell_commits(self, hear: Callable[[float], None]) -> None:
        """Call `hear` with the duration of each commit in seconds, in the writer's thread."""
        if self._writer is not None:
            self._writer.on_commit = hear

    @property
    def last_group_seconds(self) -> float:
        return self._writer.last_group_seconds if self._writer else 0.0

    @property
    def queue_length(self) -> int:
        return self._writer.queue_length if self._writer else 0
