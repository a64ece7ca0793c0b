"""File descriptors: every connection takes one, and a process that has none left can take nobody in."""

import errno
import os
import sys
from contextlib import suppress

import structlog

SCARCE = 0.9  # of those that there may be

log = structlog.get_logger()


def raise_limit() -> int | None:
    """Allow this process as many open files as the system can; how many, or None where that cannot be known."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS has a lower limit of its own
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def look(most: int | None) -> None:
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
