"""What the tests share."""

import gc
import os
import shutil
from pathlib import Path

from hypothesis import settings

# Examples are the same in every run, and take as long as they take on a busy machine.
settings.register_profile("drachenhof", derandomize=True, deadline=None, database=None, print_blob=False)
settings.load_profile("drachenhof")

MEMORY = Path("/dev/shm")
ENOUGH = 2 << 30  # bytes: a container often gets 64 MB only


def pytest_configure() -> None:
    """Folders of tests lie in memory where that can be: stores sync every commit, and a busy disk takes its time."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_finish() -> None:
    """What was collected stays until the end: the garbage collector need not look through it again and again."""
    gc.freeze()
