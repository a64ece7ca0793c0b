"""Files that a user names: records to read, `-` for what comes through a pipe."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

from drachenhof.cli.complaint import BAD_USE, FAILED, Complaint, read_problem
from drachenhof.records import BrokenRecord, Record, documents
from drachenhof.words import Words
from drachenhof.words.broken import broken


@contextmanager
def opened(words: Words, name: str) -> Iterator[BinaryIO]:
    """A file to read from; what goes wrong with it is a complaint."""
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
    found = 0
    with opened(words, name) as stream:
        try:
            for found, document in enumerate(documents(stream), start=1):
                if found == number:
                    return document.parse()
        except BrokenRecord as error:
            raise Complaint(words.say("cli-in-file", file=name, said=broken(words, error)), FAILED) from None
    raise Complaint(words.say("cli-no-such-game", file=name, number=number, count=found))
