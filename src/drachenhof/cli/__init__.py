"""The command line; `app` lists the commands."""

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

INTERRUPTED = 130
BAD_SETTING = 2
PLAY = {"play", "serve", "terminal", "daily"}
"""Commands that start on WebAssembly rather than wait for a compiler."""

__all__ = ["main"]

_OUTPUT_ERRORS = (errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF, errno.EDQUOT)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code. An error is one sentence on stderr."""
    _open_streams()
    if arguments is None and PLAY.intersection(sys.argv[1:]):
        from drachenhof.engine.wasm_modules import prefer

        prefer()
    arguments = sys.argv[1:] if arguments is None else arguments
    if os.environ.get("DRACHENHOF_ENGINE"):
        from drachenhof.engine.backends import choose

        try:
            choose()
        except ValueError as error:
            print(f"drachenhof: {error}", file=sys.stderr)
            return BAD_SETTING
    try:
        if list(arguments) == ["--version"]:  # needs no imports
            from drachenhof import __version__
            from drachenhof.engine.backends import describe

            print(f"drachenhof {__version__} ({describe()})")
            return 0
        from drachenhof.cli.app import run

        code = run(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()  # the reader has closed the pipe
        return 1
    except OSError as error:
        if error.errno not in _OUTPUT_ERRORS or error.filename is not None:
            raise
        _drop_output()
        return _report_output_error(arguments, error)


def _open_streams() -> None:
    """Let streams take every character; a closed one becomes the null device."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        with suppress(AttributeError, ValueError):  # a test may put another kind of stream here
            getattr(sys, name).reconfigure(errors="replace")


def _drop_output() -> None:
    """Discard what is still buffered, so that the exit raises no error."""
    with suppress(OSError, ValueError):  # a test may put another kind of stream here
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _report_output_error(arguments: Sequence[str], error: OSError) -> int:
    from drachenhof.cli.app import split_language
    from drachenhof.cli.errors import FAILED, output_problem, print_error
    from drachenhof.i18n import Words, pick_language

    with suppress(OSError):  # stderr may be on the same disk
        print_error(output_problem(Words(pick_language(split_language(arguments)[0])), error))
    return FAILED
