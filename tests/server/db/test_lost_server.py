"""A PostgreSQL that goes away under writes, and other servers that write in the same place."""

import asyncio
import threading
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, event, text

from drachenhof.server.db.backend import StoreFailed
from drachenhof.server.db.database import Database
from tests.server.db.logs import append, begin_table, numbers
from tests.server.postgres import PostgresServer


async def code_of(database: Database, work: Callable[[Connection], object]) -> str:
    with pytest.raises(StoreFailed) as failed:
        await database.write(work)
    return failed.value.code


@pytest.mark.slow
def test_a_server_that_is_restarted(postgres: PostgresServer, ready_postgres_url: str) -> None:
    async def scenario(database: Database) -> None:
        await database.write(begin_table("a"))
        await database.read(numbers("a"))
        postgres.stop()
        assert await code_of(database, append("a", 1)) == "unavailable"
        with pytest.raises(StoreFailed, match="unavailable"):
            await database.read(numbers("a"))
        postgres.start()
        assert await database.write(append("a", 1)) == 1
        assert await database.read(numbers("a")) == [1]
        postgres.stop()
        postgres.start()
        assert await database.write(append("a", 2)) == 2, "nobody notices a restart while nobody writes"
        assert await database.read(numbers("a")) == [1, 2]

    run(postgres, ready_postgres_url, scenario)


def test_a_server_that_goes_away_in_the_middle_of_a_write(postgres: PostgresServer, ready_postgres_url: str) -> None:
    async def scenario(database: Database) -> None:
        def interrupted(connection: Connection) -> None:
            append("a", 1)(connection)
            postgres.stop()
            append("a", 2)(connection)

        await database.write(begin_table("a"))
        assert await code_of(database, interrupted) == "unavailable"
        postgres.start()
        assert await database.read(numbers("a")) == []

    run(postgres, ready_postgres_url, scenario)


def test_a_server_that_goes_away_in_the_middle_of_a_commit(postgres: PostgresServer, ready_postgres_url: str) -> None:
    async def scenario(database: Database) -> None:
        await database.write(begin_table("a"))
        event.listen(database.backend.writing, "commit", lambda _: postgres.stop(), once=True)
        assert await code_of(database, append("a", 1)) == "unknown"
        postgres.start()
        assert await database.write(append("a", 2)) == 2

    run(postgres, ready_postgres_url, scenario)


def run(postgres: PostgresServer, url: str, scenario: Callable[[Database], object]) -> None:
    try:
        with Database.open(url) as database:
            asyncio.run(scenario(database))  # type: ignore[arg-type]
    finally:
        postgres.stop()
        postgres.start()


def test_two_servers_that_wait_for_each_other(ready_postgres_url: str) -> None:
    """PostgreSQL ends a deadlock by refusing one of the two; who was refused tries again."""
    meeting = threading.Barrier(2)

    def crossing(first: str, second: str) -> Callable[[Connection], None]:
        tries = iter((True,))

        def work(connection: Connection) -> None:
            connection.execute(text("UPDATE tables SET last = last + 1 WHERE id = :id"), {"id": first})
            if next(tries, False):
                meeting.wait()
            connection.execute(text("UPDATE tables SET last = last + 1 WHERE id = :id"), {"id": second})

        return work

    async def scenario(one: Database, other: Database) -> None:
        await one.write(begin_table("a"))
        await one.write(begin_table("b"))
        await asyncio.gather(one.write(crossing("a", "b")), other.write(crossing("b", "a")))
        found = await one.read(lambda c: c.execute(text("SELECT last FROM tables")).scalars().all())
        assert found == [2, 2]

    with Database.open(ready_postgres_url) as one, Database.open(ready_postgres_url) as other:
        asyncio.run(scenario(one, other))
