"""Group commit: one thread writes, and one sync of the disk serves all pending writes.

A commit costs one sync, perhaps milliseconds, whatever its size. Writes that arrive during a commit are grouped into
the next one. So each waits for at most two syncs, and a busy server needs few of them.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, RootTransaction
from sqlalchemy.exc import DBAPIError

from drachenhof.server.db.backend import Backend, StoreFailed

GROUP = 128  # most writes in one commit, which limits the wait of the first
LIMIT = 10_000  # writes that may wait
TRIES = 5  # attempts of a write that conflicts with others

T = TypeVar("T")


class Write:
    """A write, and the future of its result."""

    __slots__ = ("error", "future", "loop", "result", "tries", "work")

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None
        self.tries = 0


class GroupFailed(Exception):  # noqa: N818 (it says what happened)
    """The whole transaction failed."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class WriterThread:
    """The writing thread. `groups`, `writes` and `failures` are counters."""

    def __init__(self, backend: Backend, limit: int = LIMIT) -> None:
        self.groups = self.writes = self.failures = 0
        self.last_group_seconds = 0.0
        self.on_commit: Callable[[float], None] | None = None  # called with the duration of each, in this thread
        self._backend, self._limit = backend, limit
        self._connection: Connection | None = None
        self._queue: deque[Write] = deque()
        self._wake = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def queue_length(self) -> int:
        return len(self._queue)

    def submit(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        write = Write(work)
        with self._wake:
            if self._closed:
                raise StoreFailed("closed")
            if len(self._queue) >= self._limit:
                self.failures += 1
                raise StoreFailed("busy")
            self._queue.append(write)
            self._wake.notify()
        return write.future

    def close(self) -> None:
        """Finish pending writes, then stop."""
        with self._wake:
            self._closed = True
            self._wake.notify()
        self._thread.join()

    # All methods below run in the thread.

    def _run(self) -> None:
        while group := self._next_group():
            started = time.perf_counter()
            again = self._commit(group)
            self.last_group_seconds = time.perf_counter() - started
            if self.on_commit is not None:
                self.on_commit(self.last_group_seconds)
            with self._wake:
                self._queue.extendleft(reversed(again))
            _answer(write for write in group if write not in again)
        self._drop()

    def _next_group(self) -> list[Write]:
        """The pending writes, at least one; none after the store was closed."""
        with self._wake:
            while not self._queue and not self._closed:
                self._wake.wait()
            return [self._queue.popleft() for _ in range(min(GROUP, len(self._queue)))]

    def _commit(self, group: list[Write]) -> list[Write]:
        """Write a group; return the writes to be tried again."""
        try:
            transaction = self._begin()
            self._perform(group)
            self._finish(transaction, group)
        except Exception as lost:  # of any kind: the thread goes on and every write gets an answer
            self._drop()
            for write in group:
                write.error = StoreFailed(lost.code if isinstance(lost, GroupFailed) else "unavailable")
                write.error.__cause__ = lost.__cause__ or lost
        again = [write for write in group if write.error is not None and self._may_retry(write)]
        failed = sum(write.error is not None for write in group)
        self.groups += failed < len(group)
        self.writes += len(group) - failed
        self.failures += failed - len(again)
        return again

    def _begin(self) -> RootTransaction:
        """Begin a transaction. An idle connection that was lost is replaced."""
        try:
            return self._connect().begin()
        except Exception as problem:  # a driver may raise anything; `_group_failed` finds the code
            self._drop()
            if not (isinstance(problem, DBAPIError) and problem.connection_invalidated):
                raise self._group_failed(problem) from problem
        try:
            return self._connect().begin()
        except Exception as problem:  # as above
            raise self._group_failed(problem) from problem

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._backend.writing.connect()
        return self._connection

    def _perform(self, group: list[Write]) -> None:
        connection = self._connect()
        raw = connection.connection.dbapi_connection
        alone = len(group) == 1
        for number, write in enumerate(group):
            try:
                if not alone:
                    self._backend.savepoint(raw, first=number == 0)
                write.result, write.error = write.work(connection), None
                if not self._backend.sound(raw):
                    raise RuntimeError("a write may neither end the transaction nor hide that a statement failed")
            except BaseException as problem:
                self._take_back(raw, write, problem, alone=alone)

    def _take_back(self, raw: Any, write: Write, problem: BaseException, *, alone: bool) -> None:
        """Undo one failed write, unless the whole transaction is lost."""
        code = self._backend.failure(problem)
        if code and not self._backend.conflicting(problem):
            raise GroupFailed(code) from problem
        write.result, write.error = None, problem
        if alone:
            return
        try:
            self._backend.undo(raw)
        except Exception as lost:  # without its savepoint the transaction cannot be trusted
            raise self._group_failed(lost) from lost

    def _finish(self, transaction: RootTransaction, group: list[Write]) -> None:
        if all(write.error is not None for write in group):
            self._forget(transaction)
            return
        try:
            transaction.commit()
        except Exception as problem:  # no write may be acknowledged, whatever was raised
            if self._backend.lost(problem):
                raise GroupFailed("unknown") from problem
            raise self._group_failed(problem) from problem

    def _forget(self, transaction: RootTransaction) -> None:
        """Roll back. Errors are ignored: nothing is committed anyway."""
        try:
            transaction.rollback()
        except Exception:  # the connection is broken
            self._drop()

    def _group_failed(self, problem: BaseException) -> GroupFailed:
        return GroupFailed(self._backend.failure(problem) or "unavailable")

    def _may_retry(self, write: Write) -> bool:
        assert write.error is not None
        if not self._backend.conflicting(write.error):
            return False
        write.tries += 1
        if write.tries < TRIES:
            return True
        write.error = StoreFailed("conflict")
        return False

    def _drop(self) -> None:
        """Close the connection, with everything uncommitted."""
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
            with suppress(Exception):
                self._connection.close()
        self._connection = None


def _answer(group: Iterable[Write]) -> None:
    """Set the results, with one wake-up per event loop: each costs a system call."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Write]] = {}
    for write in group:
        by_loop.setdefault(write.loop, []).append(write)
    for loop, writes in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(_resolve, writes)


def _resolve(writes: list[Write]) -> None:
    for write in writes:
        if write.future.done():  # the waiting task was cancelled
            continue
        if write.error is None:
            write.future.set_result(write.result)
        elif isinstance(write.error, StopIteration):  # which a future cannot carry
            write.future.set_exception(RuntimeError(repr(write.error)))
        else:
            write.future.set_exception(write.error)
