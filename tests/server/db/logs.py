"""The smallest log that a store can hold, for tests which do not care what is in it."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, select

from drachenhof.server.db.database import Database
from drachenhof.server.db.schema import entries, tables


def begin_table(name: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        row = {"id": name, "game": "year", "engine": "1", "setup": "{}", "secret": "s", "public": True}
        times = {"status": "open", "created": 1, "changed": 1, "last": 0}
        connection.execute(insert(tables), row | times)

    return work


def append(table: str, number: int, body: str = "{}") -> Callable[[Connection], int]:
    def work(connection: Connection) -> int:
        row = {"table_id": table, "number": number, "at": 1, "kind": "chat", "body": body}
        connection.execute(insert(entries), row)
        return number

    return work


def numbers(table: str) -> Callable[[Connection], list[int]]:
    """The numbers of a table's entries, in order."""
    query = select(entries.c.number).where(entries.c.table_id == table).order_by(entries.c.number)
    return lambda connection: list(connection.scalars(query))


def exists(table: str) -> Callable[[Connection], bool]:
    return lambda connection: connection.scalar(select(tables.c.id).where(tables.c.id == table)) is not None


def last(table: str) -> Callable[[Connection], int]:
    query = select(func.coalesce(func.max(entries.c.number), 0)).where(entries.c.table_id == table)
    return lambda connection: int(connection.scalar(query) or 0)


async def together(database: Database, works: Sequence[Callable[[Connection], object]]) -> list[Any]:
    """Hand all in while the writer is held up, so that they are one group; what each got, raised or not."""
    released = threading.Event()
    holding = asyncio.ensure_future(database.write(lambda _: released.wait()))
    await asyncio.sleep(0)
    while database.queue_length:  # until the writer has begun to wait
        await asyncio.sleep(0)
    asked = [asyncio.ensure_future(database.write(work)) for work in works]
    await asyncio.sleep(0)
    released.set()
    await holding
    return await asyncio.gather(*asked, return_exceptions=True)
