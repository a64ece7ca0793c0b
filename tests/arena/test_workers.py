"""Processes that play: whoever ends them is never kept waiting."""

import subprocess
import sys
from pathlib import Path

import pytest

# One worker says that a result of 1,000 bytes comes, and no more than its first word; then it is ended.
HALF_A_RESULT = """
import gc, os, struct, sys, time
from multiprocessing.connection import Connection
from pathlib import Path
from drachenhof.arena.workers import pool

said = Path(sys.argv[1])

def say_half():
    for one in gc.get_objects():
        if isinstance(one, Connection) and not one.closed and one.writable:
            os.write(one.fileno(), struct.pack("!i", 1000) + b"half")
    said.touch()
    time.sleep(600)

if __name__ == "__main__":
    with pool(1) as processes:
        processes.submit(say_half)
        while not said.exists():
            time.sleep(0.05)
        time.sleep(0.2)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are other ones there")
def test_a_worker_that_is_ended_in_the_middle_of_a_result_keeps_nobody_waiting(tmp_path: Path) -> None:
    script = tmp_path / "half.py"
    script.write_text(HALF_A_RESULT, encoding="utf-8")
    ended = subprocess.run([sys.executable, str(script), str(tmp_path / "said")], timeout=120, check=False)
    assert ended.returncode == 0
