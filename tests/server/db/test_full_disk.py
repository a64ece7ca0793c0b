"""A disk without room: it is said, nothing is damaged, and it goes on when there is room."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from drachenhof.server.db.database import Database
from tests.server.db.logs import append, begin_table, numbers, together

LONG = "x" * 100_000
ROOT = Path(__file__).parents[3]
SMALL_DISK = ["unshare", "--map-root-user", "--mount", "sh", "-c", 'mount -t tmpfs -o size=2m none "$0" && exec "$@"']
"""A disk of two megabytes that only the command after it sees."""


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    disk = [*SMALL_DISK, str(tmp_path)]
    try:
        subprocess.run([*disk, "true"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this machine does not let us mount a small disk (unshare, mount)")
    command = [sys.executable, "-m", "tests.server.db.full_disk_child", str(tmp_path)]
    done = subprocess.run([*disk, *command], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.startswith("sound"), done.stderr


def hidden(connection: Connection) -> None:
    """It fails as well, but does not say so."""
    with suppress(OperationalError):
        append("a", 9, LONG)(connection)


@pytest.mark.parametrize("culprit", [append("a", 9, LONG), hidden])
def test_a_file_that_may_not_grow(tmp_path: Path, culprit: Callable[[Connection], object]) -> None:
    """SQLite then ends the whole transaction, so that all of a group have to be told."""

    async def scenario(database: Database) -> None:
        await database.write(begin_table("a"))
        await database.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1").all())
        got = await together(database, [append("a", 1), culprit, append("a", 2)])
        assert {answer.code for answer in got} <= {"full", "unavailable"}
        assert await database.read(numbers("a")) == []
        assert await database.write(append("a", 1)) == 1
        assert await database.read(lambda c: c.exec_driver_sql("PRAGMA integrity_check").all()) == [("ok",)]

    with Database.open(str(tmp_path)) as database:
        asyncio.run(scenario(database))
