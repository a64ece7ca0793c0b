"""Files that the user names: records to read (`-` for a pipe), and new files to write."""

import errno
import os
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from drachenhof.cli.errors import BAD_USE, FAILED, CommandError, read_problem, write_problem
from drachenhof.i18n import Words
from drachenhof.i18n.phrases import record_error
from drachenhof.records import BrokenRecord, Record, read
from drachenhof.records.files import documents
from drachenhof.records.files import folder as data
from drachenhof.records.files import writing as writing_records

if TYPE_CHECKING:
    from drachenhof.arena.store import BadStore


_STORE_ERRORS = {
    "foreign": "{file} is not the file of a tournament.",
    "other": "{file} is of another tournament: its “{setting}” is {found}, not {wanted}.",
    "sources": (
        "{file} was played by other bots than these: the program has changed since, so the games cannot be mixed."
    ),
    "brought": "{file} was played by another program under the name of {bots}, so the games cannot be mixed.",
    "busy": "Another process plays the tournament in {file} at this moment.",
    "broken": "{file} is broken in line {line}.",
}


@contextmanager
def opened(words: Words, name: str) -> Iterator[BinaryIO]:
    """Open a file to read; its errors become `CommandError`. Print nothing inside: that may fail, too."""
    try:
        if name == "-":
            yield sys.stdin.buffer
        else:
            _must_be_regular(words, name)
            with open(name, "rb") as file:
                yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CommandError(read_problem(words, name, error), BAD_USE) from None


def _must_be_regular(words: Words, name: str) -> None:
    """Raise `CommandError` for a named pipe or a device: opening or reading it may never end."""
    kind = os.stat(name).st_mode
    if not stat.S_ISREG(kind) and not stat.S_ISDIR(kind):
        raise CommandError(words.say("cli-not-a-file", file=name), BAD_USE)


def record_of(words: Words, name: str, number: int) -> Record:
    """Return the record of this number, from 1, of a file."""
    count = 0
    with opened(words, name) as stream:
        try:
            for count, document in enumerate(documents(stream), start=1):
                if count == number:
                    return document.parse()
        except BrokenRecord as error:
            raise CommandError(words.say("cli-in-file", file=name, said=record_error(words, error)), FAILED) from None
    raise CommandError(words.say("cli-no-such-game", file=name, number=number, count=count))


@contextmanager
def writing(words: Words, path: Path) -> Iterator[Callable[[str], None]]:
    """Yield a function that writes a line of a new file; errors of the file become `CommandError`."""
    must_be_new(words, path)
    try:
        with writing_records(path) as put:
            yield put
    except OSError as error:
        raise CommandError(write_problem(words, str(path), error), FAILED) from None


def must_be_new(words: Words, path: Path) -> None:
    """Raise `CommandError` if a file exists."""
    if os.path.lexists(path):
        raise CommandError(words.say("cli-file-exists", file=str(path)))


def must_have_a_folder(words: Words, path: Path) -> None:
    """Raise `CommandError` if a file is a folder, or its folder does not exist."""
    code = errno.EISDIR if path.is_dir() else 0 if path.parent.is_dir() else errno.ENOENT
    if code:
        raise CommandError(write_problem(words, str(path), OSError(code, os.strerror(code))), FAILED)


def must_be_writable(words: Words, path: Path) -> None:
    """Raise `CommandError` if a file cannot be written in its folder."""
    try:
        with tempfile.TemporaryFile(prefix=f".{path.name}.", dir=path.parent):
            pass
    except OSError as error:
        raise CommandError(write_problem(words, str(path), error), BAD_USE) from None


def replace(words: Words, path: Path, content: bytes) -> None:
    """Write a whole file, also over an old one; errors become `CommandError`."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise CommandError(write_problem(words, str(path), error), FAILED) from None


def store_error(error: "BadStore") -> CommandError:
    """Return the error of a file of games as a sentence."""
    return CommandError(_STORE_ERRORS[error.code].format(**error.arguments), FAILED)


def folder() -> Path:
    """The user's games."""
    return data() / "games"


def days() -> Path:
    """The folder of the user's daily games: one attempt per day."""
    return data() / "daily"


def of_day(game: str, day: date) -> Path:
    """Return the file of the rated try of a day."""
    return days() / f"{game}-{day.isoformat()}.json"


def played(game: str) -> dict[date, Record]:
    """The finished attempts, by day."""
    tries = dict[date, Record]()
    for path in days().glob(f"{game}-*.json"):
        record = _readable(path)
        if record is not None and record.scores is not None and record.game == game:
            with suppress(ValueError):
                tries[date.fromisoformat(path.stem.removeprefix(f"{game}-"))] = record
    return tries


def fresh(game: str) -> Path:
    """A name for a new game, in a folder that exists; raises `OSError`."""
    folder().mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    numbered = (folder() / f"{name}{suffix}.json" for suffix in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in numbered if not path.exists())


def unfinished(game: str) -> Iterator[Path]:
    """The games that are not over, the one that was played last first."""
    for path in _newest_first(game):
        record = _readable(path)
        if record is not None and record.game == game and record.scores is None:
            yield path


def _newest_first(game: str) -> Iterator[Path]:
    files = folder().glob(f"{game}-*.json") if folder().is_dir() else iter(())
    yield from sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)


def _readable(path: Path) -> Record | None:
    """Return a record, or None for any other file of the folder."""
    try:
        return next(read(path), None)
    except (OSError, BrokenRecord):
        return None
