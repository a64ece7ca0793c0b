"""What was acknowledged is there, whenever the process is killed."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from drachenhof.server.db.database import Database
from tests.budget import ten_times
from tests.server.db.logs import numbers
from tests.server.db.writing_child import TABLES

ROOT = Path(__file__).parents[3]


@pytest.mark.slow
@pytest.mark.parametrize("kills", ten_times(2))
def test_what_was_acknowledged_survives_a_kill(url: str, kills: int) -> None:
    moments = random.Random(7)
    acknowledged = dict.fromkeys(TABLES, 0)
    for _ in range(kills):
        for line in write_and_kill(url, moments.randrange(8, 300)):
            table, number = line.split()
            acknowledged[table] = max(acknowledged[table], int(number))
        with Database.open(url) as database:
            for table, count in acknowledged.items():
                found = database.read_now(numbers(table))
                assert found == list(range(1, len(found) + 1)), "without gaps"
                assert len(found) in (count, count + 1), "all that was acknowledged, and at most what was on its way"
                acknowledged[table] = len(found)


def write_and_kill(url: str, after: int) -> list[str]:
    """The lines that a writing process printed until it was killed."""
    command = [sys.executable, "-m", "tests.server.db.writing_child", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as child:
        assert child.stdout
        lines = [child.stdout.readline() for _ in range(after)]
        assert all(lines), "it wrote until it was killed"
        child.kill()
        lines += child.stdout.read().split("\n")
    return [line for line in lines if line]
