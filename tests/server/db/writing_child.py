"""A process that writes until it is killed: `python -m tests.server.db.writing_child URL`.

Eight tables grow at once. Each number is printed when its write was acknowledged.
"""

import asyncio
import os
import sys

from drachenhof.server.db.database import Database
from tests.server.db.logs import append, begin_table, exists, last

TABLES = [f"t{number}" for number in range(8)]


async def grow(database: Database, table: str) -> None:
    if not await database.read(exists(table)):
        await database.write(begin_table(table))
    number = await database.read(last(table))
    while True:
        number += 1
        await database.write(append(table, number))
        os.write(1, f"{table} {number}\n".encode())  # in one piece, or not at all


async def main(url: str) -> None:
    database = Database.open(url)
    await asyncio.gather(*(grow(database, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
