"""Fill the small disk that a folder is on, then make room: `python -m tests.server.db.full_disk_child FOLDER`."""

import asyncio
import sys
from pathlib import Path

from drachenhof.server.db.backend import StoreFailed
from drachenhof.server.db.database import Database
from tests.server.db.logs import append, begin_table, numbers

LINE = "x" * 2000


async def fill(database: Database) -> tuple[int, str]:
    """How many entries went in, and what was said to the next."""
    for number in range(1, 10_000):
        try:
            await database.write(append("a", number, LINE))
        except StoreFailed as failed:
            return number - 1, failed.code
    raise AssertionError("the disk is not small")


async def main(folder: Path) -> None:
    ballast = folder / "ballast"
    ballast.write_bytes(b"x" * 1_000_000)
    with Database.open(str(folder)) as database:
        await database.write(begin_table("a"))
        kept, code = await fill(database)
        assert code == "full", code
        together = await asyncio.gather(
            *(database.write(append("a", number, LINE * 50)) for number in range(kept + 1, kept + 9)),
            return_exceptions=True,
        )
        assert [getattr(failed, "code", None) for failed in together] == ["full"] * 8, together
        assert await database.read(numbers("a")) == list(range(1, kept + 1))
        ballast.unlink()
        for number in range(kept + 1, kept + 11):
            await database.write(append("a", number, LINE))
    with Database.open(str(folder)) as database:
        assert database.read_now(numbers("a")) == list(range(1, kept + 11))
        assert database.read_now(lambda c: c.exec_driver_sql("PRAGMA integrity_check").all()) == [("ok",)]
    print("sound", kept)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
