"""Files of records: one JSON document, or JSON Lines with a record on each line."""

import os
import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO, NamedTuple

from drachenhof.records.errors import BrokenRecord
from drachenhof.records.record import LONGEST, Record, parse

VARIABLE = "DRACHENHOF_DATA"


def folder() -> Path:
    """The folder of the user's data, or the one that `DRACHENHOF_DATA` names."""
    if named := os.environ.get(VARIABLE):
        return Path(named).expanduser().absolute()
    import platformdirs

    return platformdirs.user_data_path("drachenhof")


ENDLESS = 16  # times the length of the longest record, after which a line is not read to its end


class Document(NamedTuple):
    """The text of one record, and its line in a file of several."""

    text: bytes
    line: int | None

    def parse(self) -> Record:
        """Read the record; raises `BrokenRecord` with its line."""
        try:
            return parse(self.text)
        except BrokenRecord as error:
            error.line = self.line or error.line
            raise


def read(path: Path | str) -> Iterator[Record]:
    """Yield the records of a file; raises `BrokenRecord`."""
    with open(path, "rb") as file:
        for document in documents(file):
            yield document.parse()


def documents(file: BinaryIO) -> Iterator[Document]:
    """Yield the records of a file as text; raises `BrokenRecord` if there is none."""
    lines = ((number, line) for number, line in enumerate(_lines(file), start=1) if line.strip())
    number, first = next(lines, (0, b""))
    if not first:
        raise BrokenRecord("empty")
    second = next(lines, None)
    if second is None:
        yield Document(first, None)
    elif _complete(first) or second[1].lstrip().startswith(b"{"):
        yield Document(first, number)
        yield Document(second[1], second[0])
        for number, line in lines:
            yield Document(line, number)
    else:
        yield Document(_joined(first, second[1], lines), None)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file. A line that is longer than any record is cut right after that length.

    Raises `BrokenRecord` for a line that goes on without an end, as a device may send.
    """
    while line := file.readline(LONGEST + 1):
        yield line
        skipped = 0
        while len(line) > LONGEST and not line.endswith(b"\n"):
            line = file.readline(LONGEST + 1)
            skipped += 1
            if skipped > ENDLESS:
                raise BrokenRecord("too-large", {"limit": LONGEST})


def _complete(line: bytes) -> bool:
    """Return whether a line is a whole record, not the beginning of a document of many lines."""
    try:
        parse(line)
    except BrokenRecord as error:
        return error.code not in ("cut", "not-json")
    return True


def _joined(first: bytes, second: bytes, lines: Iterable[tuple[int, bytes]]) -> bytes:
    """A document of many lines. One that is longer than any record is read only until that is clear."""
    text = bytearray(first + second)
    for _, line in lines:
        text += line
        if len(text) > LONGEST:
            break
    return bytes(text)


def write(path: Path | str, records: Iterable[Record]) -> None:
    """Write records to a file, a line each. An existing file is replaced atomically."""
    with writing(path) as put:
        for record in records:
            put(record.to_json())


def _put(file: BinaryIO, line: str) -> None:
    file.write(line.encode("utf-8", "replace") + b"\n")


@contextmanager
def writing(path: Path | str) -> Iterator[Callable[[str], None]]:
    """Yield a function that adds a line. The file appears at the end, and stays as it was after an error."""
    path = Path(path)
    name = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    file = open(name, "xb")  # noqa: SIM115 (what follows closes it; unlike mkstemp's, its mode is an ordinary one)
    try:
        with file:
            yield partial(_put, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
