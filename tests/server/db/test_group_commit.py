"""Writes that come together are committed together, and each is answered for itself."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError

from drachenhof.server.db.backend import StoreFailed
from drachenhof.server.db.database import Database
from drachenhof.server.db.writer import GROUP
from tests.server.db.logs import append, begin_table, numbers, together


def on(url: str, scenario: Callable[[Database], Any], **options: Any) -> Any:
    """Run a scenario on an open database that has a table `a`."""

    async def run() -> Any:
        with Database.open(url, **options) as database:
            await database.write(begin_table("a"))
            return await scenario(database)

    return asyncio.run(run())


def test_many_writes_are_few_commits(url: str) -> None:
    async def scenario(database: Database) -> None:
        before = database.groups
        assert await together(database, [append("a", n) for n in range(1, 101)]) == list(range(1, 101))
        assert database.groups == before + 2
        assert database.writes == 102
        assert database.failures == 0
        assert database.last_group_seconds > 0
        assert database.queue_length == 0

    on(url, scenario)


def test_a_group_is_bounded(url: str) -> None:
    async def scenario(database: Database) -> None:
        before = database.groups
        await together(database, [append("a", n) for n in range(1, GROUP + 2)])
        assert database.groups == before + 3

    on(url, scenario)


@pytest.mark.parametrize("place", [0, 2, 4])
def test_one_that_fails_leaves_the_others(url: str, place: int) -> None:
    async def scenario(database: Database) -> None:
        def twice(connection: Connection) -> None:
            append("a", 50)(connection)
            append("a", 50)(connection)

        works: list[Callable[[Connection], object]] = [append("a", n) for n in range(1, 5)]
        works.insert(place, twice)
        got = await together(database, works)
        assert isinstance(got.pop(place), IntegrityError)
        assert got == [1, 2, 3, 4]
        assert await database.read(numbers("a")) == [1, 2, 3, 4]
        assert database.failures == 1

    on(url, scenario)


def test_one_that_fails_alone_leaves_nothing(url: str) -> None:
    async def scenario(database: Database) -> None:
        def regretted(connection: Connection) -> None:
            append("a", 1)(connection)
            raise LookupError("a change of mind")

        with pytest.raises(LookupError, match="a change of mind"):
            await database.write(regretted)
        assert await database.read(numbers("a")) == []
        assert await database.write(append("a", 1)) == 1

    on(url, scenario)


@pytest.mark.parametrize("company", [0, 1])
def test_one_that_hides_an_error_does_not_count_as_kept_in_postgresql(ready_postgres_url: str, company: int) -> None:
    async def scenario(database: Database) -> None:
        def hiding(connection: Connection) -> None:
            append("a", 1)(connection)
            with pytest.raises(IntegrityError):
                append("a", 1)(connection)

        got = await together(database, [hiding, *(append("a", 7) for _ in range(company))])
        assert isinstance(got[0], RuntimeError)
        assert await database.read(numbers("a")) == [7] * company

    on(ready_postgres_url, scenario)


def test_nobody_is_answered_before_the_commit(url: str) -> None:
    async def scenario(database: Database) -> None:
        reached, released = threading.Event(), threading.Event()

        def hold(_: Connection) -> None:
            reached.set()
            released.wait()

        event.listen(database.backend.writing, "commit", hold)
        asked = [asyncio.ensure_future(database.write(append("a", n))) for n in (1, 2)]
        await asyncio.to_thread(reached.wait)
        assert not any(future.done() for future in asked)
        assert await database.read(numbers("a")) == []
        released.set()
        assert await asyncio.gather(*asked) == [1, 2]

    on(url, scenario)


def test_what_is_answered_is_seen_by_another_connection(url: str) -> None:
    async def scenario(database: Database) -> None:
        other = create_engine(database.address.url)
        for number in range(1, 20):
            await database.write(append("a", number))
            with other.connect() as connection:
                assert numbers("a")(connection)[-1] == number
            assert (await database.read(numbers("a")))[-1] == number
        other.dispose()

    on(url, scenario)


def test_too_many_are_refused_at_once(url: str) -> None:
    async def scenario(database: Database) -> None:
        got = await together(database, [append("a", n) for n in range(1, 6)])
        assert got[:3] == [1, 2, 3]
        assert [refused.code for refused in got[3:]] == ["busy", "busy"]
        assert await database.write(append("a", 9)) == 9

    on(url, scenario, limit=3)


def test_whoever_is_cancelled_does_not_disturb_the_others(url: str) -> None:
    async def scenario(database: Database) -> None:
        impatient = asyncio.ensure_future(database.write(append("a", 1)))
        patient = asyncio.ensure_future(database.write(append("a", 2)))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient == 2
        assert await database.read(numbers("a")) == [1, 2]

    on(url, scenario)


def test_close_finishes_what_was_handed_over(url: str) -> None:
    async def run() -> None:
        database = Database.open(url)
        await database.write(begin_table("a"))
        asked = [asyncio.ensure_future(database.write(append("a", n))) for n in range(1, 500)]
        await asyncio.sleep(0)
        await database.aclose()
        assert await asyncio.gather(*asked) == list(range(1, 500))
        for refused in (database.write(append("a", 500)), database.read(numbers("a"))):
            with pytest.raises(StoreFailed, match="closed"):
                await refused
        with pytest.raises(StoreFailed, match="closed"):
            database.read_now(numbers("a"))
        database.close()  # again does no harm

    asyncio.run(run())
    with Database.open(url) as database:
        assert database.read_now(numbers("a")) == list(range(1, 500))


def test_a_read_sees_one_moment(url: str) -> None:
    async def scenario(database: Database) -> None:
        begun, written = threading.Event(), threading.Event()

        def twice(connection: Connection) -> tuple[list[int], list[int]]:
            first = numbers("a")(connection)
            begun.set()
            written.wait()
            return first, numbers("a")(connection)

        reading = asyncio.ensure_future(database.read(twice))
        await asyncio.to_thread(begun.wait)
        await database.write(append("a", 1))
        written.set()
        assert await reading == ([], [])
        assert await database.read(numbers("a")) == [1]

    on(url, scenario)


def test_readers_cannot_write(url: str) -> None:
    async def scenario(database: Database) -> None:
        with pytest.raises((StoreFailed, DBAPIError)):
            await database.read(append("a", 1))
        assert await database.read(numbers("a")) == []

    on(url, scenario)
