"""The command line: `drachenhof terminal`, `replay`, `verify`, `simulate`, `arena`, `rules`, `bench`."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

INTERRUPTED = 130

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. What goes wrong is one sentence on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):  # a test may put another kind of stream here
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        from drachenhof.cli.app import run

        code = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Who read our output has gone; what is still buffered must not complain at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
