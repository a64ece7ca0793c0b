"""Errors of the command line: one sentence on stderr, and an exit code."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from errno import errorcode

from drachenhof.i18n import Words

FAILED = 1
BAD_USE = 2
ENGLISH = Words("en")
"""The language of commands for operators and researchers."""

_WORDED_ERRORS = ("ENOENT", "EACCES", "EISDIR", "ENOTDIR", "ENOSPC", "EFBIG", "EROFS")


@contextmanager
def bots_print_to_stderr() -> Iterator[None]:
    """Send what bots print to stderr, so that stdout has the result only."""
    with redirect_stdout(sys.stderr):
        yield


class CommandError(Exception):
    """A sentence for the user, and the exit code."""

    def __init__(self, sentence: str, code: int = BAD_USE) -> None:
        super().__init__(sentence)
        self.code = code


def print_error(sentence: str) -> None:
    """Print an error on one line of stderr."""
    line = " ".join(sentence.split())
    print(f"drachenhof: {line}" + "." * (not line.endswith((".", "?"))), file=sys.stderr)


def in_range(words: Words, option: str, value: int, low: int, high: int | None = None) -> None:
    """Raise `CommandError` if a number is too small or too large."""
    if value < low or (high is not None and value > high):
        reach = words.say("cli-range-from", low=low) if high is None else words.say("cli-range", low=low, high=high)
        raise CommandError(words.say("cli-out-of-range", option=option, value=str(value), range=reach))


def read_problem(words: Words, name: str, error: OSError) -> str:
    """Return why a file cannot be read."""
    return words.say("cli-read-problem", file=name, **_reason(error))


def write_problem(words: Words, name: str, error: OSError) -> str:
    """Return why a file cannot be written."""
    return words.say("cli-write-problem", file=name, **_reason(error))


def output_problem(words: Words, error: OSError) -> str:
    """Return why the output cannot be written."""
    return words.say("cli-output-problem", **_reason(error))


def _reason(error: OSError) -> dict[str, str]:
    code = errorcode.get(error.errno or 0, "")
    known = code if code in _WORDED_ERRORS else "other"
    return {"code": known, "problem": error.strerror or str(error)}
