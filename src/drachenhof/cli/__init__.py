"""The command line; `app.COMMANDS` lists what there is."""

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

INTERRUPTED = 130

__all__ = ["main"]

_OUTPUT_ERRORS = (errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF, errno.EDQUOT)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. What goes wrong is one sentence on stderr."""
    _open_streams()
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        if list(arguments) == ["--version"]:  # which needs nothing of all that commands need
            from drachenhof import __version__

            print(f"drachenhof {__version__}")
            return 0
        if list(arguments[:1]) == ["__complete"]:  # asked by a shell
            from drachenhof.cli.app import COMMANDS, GROUPS
            from drachenhof.cli.completing import offered

            print(*offered(arguments[1:], COMMANDS, GROUPS), sep="\n")
            return 0
        from drachenhof.cli.app import run

        code = run(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()  # who read it has gone
        return 1
    except OSError as error:
        if error.errno not in _OUTPUT_ERRORS or error.filename is not None:
            raise
        _drop_output()
        return _complain_of_output(arguments, error)


def _open_streams() -> None:
    """Streams that take every character; one that was closed reads and writes nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        with suppress(AttributeError, ValueError):  # a test may put another kind of stream here
            getattr(sys, name).reconfigure(errors="replace")


def _drop_output() -> None:
    """What is still buffered must not complain at the exit."""
    with suppress(OSError, ValueError):  # a test may put another kind of stream here
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain_of_output(arguments: Sequence[str], error: OSError) -> int:
    from drachenhof.cli.complaint import FAILED, asked_language, complain, output_problem
    from drachenhof.i18n import Words, pick_language

    with suppress(OSError):  # stderr may be on the same disk
        complain(output_problem(Words(pick_language(asked_language(arguments))), error))
    return FAILED
