"""Watch over memory and file descriptors of the server process."""

import errno
import gc
import os
import sys
from contextlib import suppress

import structlog

SCARCE = 0.9  # of those that there may be

log = structlog.get_logger()


def raise_file_limit() -> int | None:
    """Allow this process as many open files as the system can; how many, or None where that cannot be known."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS has a lower limit of its own
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def check_files(most: int | None) -> None:
    """Log when open files run short: the system turns newcomers away by itself, without a word."""
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
"""Objects after which the newest are looked through, and how often before those are, too, that outlived it."""
NEVER = 1_000_000
BETWEEN = 600.0  # seconds from one look through everything to the next
QUIET = 2.0  # seconds without anything written, before it
AT_LAST = 3_600.0  # seconds after which it is done even if people play


class Memory:
    """Decides when all objects are looked through."""

    def __init__(self) -> None:
        self.done = 0
        self._writes, self._written, self._last = 0, 0.0, 0.0

    def begin(self, now: float) -> None:
        """Stop the interpreter from deciding by itself: from now on `look` does."""
        self._written = self._last = now
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def look(self, now: float, writes: int) -> None:
        """Tidy if it is time; `writes` counts all that was ever written."""
        if writes != self._writes:
            self._writes, self._written = writes, now
        since = now - self._last
        if (since > BETWEEN and now - self._written > QUIET) or since > AT_LAST:
            self._last = now
            self.done += 1
            gc.collect()
