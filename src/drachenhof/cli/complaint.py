"""What goes wrong on the command line: one sentence on stderr, and an exit code."""

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from errno import errorcode
from typing import Any

from drachenhof.games import games
from drachenhof.i18n import Words

FAILED = 1
BAD_USE = 2

_WORDED_ERRORS = ("ENOENT", "EACCES", "EISDIR", "ENOTDIR", "ENOSPC", "EFBIG", "EROFS")


class Complaint(Exception):  # noqa: N818 (it is a sentence for people)
    """A sentence for the user, in the user's language, and the exit code."""

    def __init__(self, sentence: str, code: int = BAD_USE) -> None:
        super().__init__(sentence)
        self.code = code


def complain(sentence: str) -> None:
    """Say what is wrong, on one line."""
    line = " ".join(sentence.split())
    print(f"drachenhof: {line}" + "." * (not line.endswith((".", "?"))), file=sys.stderr)


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language that the arguments ask for, wherever it stands; it is needed before they are read."""
    for index, argument in enumerate(arguments):
        name, equals, given = argument.partition("=")
        if name == "--language":
            return given if equals else "".join(arguments[index + 1 : index + 2])
    return None


def in_range(words: Words, option: str, value: int, low: int, high: int | None = None) -> None:
    """Complain about a number that is too small or too large."""
    if value < low or (high is not None and value > high):
        reach = words.say("cli-range-from", low=low) if high is None else words.say("cli-range", low=low, high=high)
        raise Complaint(words.say("cli-out-of-range", option=option, value=str(value), range=reach))


def read_problem(words: Words, name: str, error: OSError) -> str:
    """Why a file cannot be read."""
    return _file_problem(words, "cli-read-problem", name, error)


def write_problem(words: Words, name: str, error: OSError) -> str:
    """Why a file cannot be written."""
    return _file_problem(words, "cli-write-problem", name, error)


def output_problem(words: Words, error: OSError) -> str:
    """Why the output cannot be written."""
    return words.say("cli-output-problem", **_reason(error))


def _file_problem(words: Words, message: str, name: str, error: OSError) -> str:
    return words.say(message, file=name, **_reason(error))


def _reason(error: OSError) -> dict[str, str]:
    code = errorcode.get(error.errno or 0, "")
    known = code if code in _WORDED_ERRORS else "other"
    return {"code": known, "problem": error.strerror or str(error)}


def usage_problem(words: Words, error: Any, commands: Sequence[str] = ()) -> str:
    """What is wrong with the arguments; in Typer's words where ours do not cover it."""
    kind, message = type(error).__name__, str(error.format_message()).rstrip(".")
    if kind == "NoSuchOption":
        owners = [name for name in games if str(error.option_name).lstrip("-").replace("-", "_") in games[name].OPTIONS]
        if owners:
            return words.say("cli-option-of", option=error.option_name, games=", ".join(owners))
        return words.say("cli-no-such-option", option=error.option_name)
    if kind == "MissingParameter" and error.param is not None:
        flag = next((name for name in error.param.opts if name.startswith("--")), str(error.param.name).upper())
        return words.say("cli-missing-argument", argument=flag)
    if message.startswith("Missing command"):
        return words.say("cli-missing-command")
    if message.startswith("No such command"):
        typed = message.removeprefix("No such command ").split("'")[1]
        meant = get_close_matches(typed, commands, 1)
        if meant:
            return words.say("cli-did-you-mean", command=typed, meant=meant[0])
        return words.say("cli-no-such-command", command=typed)
    if kind == "BadParameter" and error.param is not None:
        name = next((name for name in error.param.opts if name.startswith("--")), str(error.param.name).upper())
        if "integer" in error.message:
            return words.say("cli-no-number", option=name)
        return words.say("cli-bad-value", option=name, problem=str(error.message).rstrip("."))
    if message.startswith("Got unexpected extra argument"):
        return words.say("cli-extra-argument", given=message.rpartition("(")[2].rstrip(")"))
    return words.say("cli-bad-use", problem=message)
