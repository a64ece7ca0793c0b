"""Files that a user names: records to read, `-` for what comes through a pipe; new files to write."""

import errno
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from drachenhof.cli.complaint import BAD_USE, FAILED, Complaint, read_problem, write_problem
from drachenhof.i18n import Words
from drachenhof.i18n.broken import broken
from drachenhof.records import BrokenRecord, Record, documents
from drachenhof.records import writing as writing_records


@contextmanager
def opened(words: Words, name: str) -> Iterator[BinaryIO]:
    """A file to read from; what goes wrong with it is a complaint. Print nothing inside: that may fail, too."""
    try:
        if name == "-":
            yield sys.stdin.buffer
        else:
            with open(name, "rb") as file:
                yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Complaint(read_problem(words, name, error), BAD_USE) from None


def record_of(words: Words, name: str, number: int) -> Record:
    """The record of this number, from 1, of a file."""
    count = 0
    with opened(words, name) as stream:
        try:
            for count, document in enumerate(documents(stream), start=1):
                if count == number:
                    return document.parse()
        except BrokenRecord as error:
            raise Complaint(words.say("cli-in-file", file=name, said=broken(words, error)), FAILED) from None
    raise Complaint(words.say("cli-no-such-game", file=name, number=number, count=count))


@contextmanager
def writing(words: Words, path: Path) -> Iterator[Callable[[str], None]]:
    """A function that writes a line of a new file; what goes wrong with the file is a complaint."""
    must_be_new(words, path)
    try:
        with writing_records(path) as put:
            yield put
    except OSError as error:
        raise Complaint(write_problem(words, str(path), error), FAILED) from None


def must_be_new(words: Words, path: Path) -> None:
    """Complain about a file that is there already."""
    if os.path.lexists(path):
        raise Complaint(words.say("cli-file-exists", file=str(path)))


def must_have_a_folder(words: Words, path: Path) -> None:
    """Complain about a file that cannot be written because it is a folder, or has none to be in."""
    code = errno.EISDIR if path.is_dir() else 0 if path.parent.is_dir() else errno.ENOENT
    if code:
        raise Complaint(write_problem(words, str(path), OSError(code, os.strerror(code))), FAILED)


def must_be_writable(words: Words, path: Path) -> None:
    """Complain about a file that cannot be written where it should be."""
    try:
        with tempfile.TemporaryFile(prefix=f".{path.name}.", dir=path.parent):
            pass
    except OSError as error:
        raise Complaint(write_problem(words, str(path), error), BAD_USE) from None


def replace(words: Words, path: Path, content: bytes) -> None:
    """Write a whole file, in place of one that may be there; what goes wrong with it is a complaint."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise Complaint(write_problem(words, str(path), error), FAILED) from None
