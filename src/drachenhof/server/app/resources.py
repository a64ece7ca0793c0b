"""Manage the memory and the file descriptors of the server process."""

import errno
import gc
import os
import sys
from contextlib import suppress

import structlog

SCARCE = 0.9  # share of the allowed descriptors from which on a warning is logged

log = structlog.get_logger()


def raise_file_limit() -> int | None:
    """Raise the limit of open files as far as possible and return it; None if there is none."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS has a lower limit of its own
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def check_files(most: int | None) -> None:
    """Log when open files run short, because the system rejects new connections silently."""
    try:
        lowest = os.dup(0)  # the lowest number that is free
    except OSError as problem:
        if problem.errno in (errno.EMFILE, errno.ENFILE):
            log.error("descriptors-exhausted", most=most)
        return
    os.close(lowest)
    if most is not None and lowest > SCARCE * most:
        log.warning("descriptors-scarce", used=lowest, most=most)


YOUNG, MIDDLE = 5_000, 20
"""Thresholds of the first two generations of Python's garbage collector."""
NEVER = 1_000_000
BETWEEN = 600.0  # seconds between two full collections
QUIET = 2.0  # seconds without a write before a full collection
AT_LAST = 3_600.0  # seconds after which a full collection runs even if people play


class Memory:
    """Runs full garbage collections at quiet moments.

    With a thousand tables a full collection blocks the event loop for half a second and frees next to nothing.
    So objects of the start are frozen, and the rest is collected when nothing is written, or at last after `AT_LAST`.
    """

    def __init__(self) -> None:
        self.done = 0
        self._writes, self._written, self._last = 0, 0.0, 0.0

    def begin(self, now: float) -> None:
        """Turn off automatic full collections: from now on `look` runs them."""
        self._written = self._last = now
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def look(self, now: float, writes: int) -> None:
        """Collect if it is time. `writes` is the number of writes since the start."""
        if writes != self._writes:
            self._writes, self._written = writes, now
        since = now - self._last
        if (since > BETWEEN and now - self._written > QUIET) or since > AT_LAST:
            self._last = now
            self.done += 1
            gc.collect()
