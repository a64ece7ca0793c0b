"""The file of a tournament: its settings, then a line per game, written as each game ends (docs/arena.md)."""

import errno
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO

from drachenhof.arena.match import GameResult
from drachenhof.records.files import folder as data

FORMAT = "drachenhof tournament 1"
FAR = 1 << 30  # beyond the end of any tournament


class BadStore(ValueError):  # noqa: N818 (it names what is bad)
    """A file that cannot be continued; `code` says why, `arguments` what it is about."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(code, arguments)


class Results:
    """The results of a tournament by number of the game, in memory."""

    def __init__(self) -> None:
        self.results: dict[int, GameResult] = {}

    def add(self, result: GameResult) -> None:
        self.results[result.number] = result


class Store(Results):
    """A file that results are added to; what was added is there, however the process ends.

    While it is open it is locked: two processes that play one tournament would
    each write games that the other does not know of.
    """

    def __init__(self, path: Path, file: BinaryIO, results: dict[int, GameResult], begun: bool) -> None:
        super().__init__()
        self.path, self.results = path, results
        self.begun = begun
        """Whether the file is new, and not one that was left off."""
        self._file = file

    @classmethod
    def begin(cls, path: Path, header: Mapping[str, Any]) -> "Store":
        """Create a file; raises `OSError` if it exists or cannot be written."""
        with _closed_if_it_fails(path.open("xb")) as file:
            lock(path, file)
            file.write(_line({"format": FORMAT, **header}))
            file.flush()
        return cls(path, file, {}, begun=True)

    @classmethod
    def resume(cls, path: Path, header: Mapping[str, Any]) -> "Store":
        """Open an unfinished file with its results; raises `OSError`, or `BadStore` if its settings differ."""
        with _closed_if_it_fails(path.open("r+b")) as file:
            lock(path, file)
            lines = file.read().splitlines(keepends=True)
            whole = [line for line in lines if line.endswith(b"\n")]  # a line that was cut is played again
            _check_header(path, whole, header)
            results = [_result(path, number, line) for number, line in enumerate(whole[1:], start=2)]
            file.seek(sum(map(len, whole)))
            file.truncate()
        return cls(path, file, {result.number: result for result in results}, begun=False)

    def add(self, result: GameResult) -> None:
        self._file.write(_line(result.as_json()))
        self._file.flush()
        super().add(result)

    def discard(self) -> None:
        """Remove the file, while it is still locked."""
        if sys.platform == "win32":  # where an open file cannot be removed
            self._file.close()
        self.path.unlink(missing_ok=True)

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


@contextmanager
def _closed_if_it_fails(file: BinaryIO) -> Iterator[BinaryIO]:
    try:
        yield file
    except BaseException:
        file.close()
        raise


def lock(path: Path, file: BinaryIO) -> None:
    """Keep other processes out until the file is closed; raises `BadStore` if one is there already."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(FAR)  # such a lock keeps readers out, too: it is set where nothing is written
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            raise BadStore("busy", file=str(path)) from None
        # A file system without locks excludes no other process.


def _line(document: Mapping[str, Any]) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode() + b"\n"


def _parsed(line: bytes) -> dict[str, Any]:
    """Parse a line as a document; empty if it is not one."""
    try:
        document = json.loads(line)
    except ValueError:
        return {}
    return document if isinstance(document, dict) else {}


def _check_header(path: Path, lines: list[bytes], header: Mapping[str, Any]) -> None:
    written = _parsed(lines[0]) if lines else {}
    if written.get("format") != FORMAT:
        raise BadStore("foreign", file=str(path))
    for name, wanted in json.loads(json.dumps(header)).items():
        if written.get(name) != wanted and name in ("engine", "sources"):
            raise BadStore("sources", file=str(path))
        if written.get(name) != wanted and name == "brought":
            raise BadStore("brought", file=str(path), bots=_changed(written.get(name), wanted))
        if written.get(name) != wanted:
            raise BadStore(
                "other", file=str(path), setting=name, found=_as_text(written.get(name)), wanted=_as_text(wanted)
            )


def _changed(given: Any, wanted: Mapping[str, str]) -> str:
    """Return the bots whose programs have changed."""
    before = given if isinstance(given, dict) else {}
    return ", ".join(bot for bot, program in wanted.items() if before.get(bot) != program)


def _as_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _result(path: Path, number: int, line: bytes) -> GameResult:
    document = _parsed(line)
    if {*document, "forfeits"} != set(GameResult.__dataclass_fields__):  # older files have none
        raise BadStore("broken", file=str(path), line=number)
    fields: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in document.items()
    }
    return GameResult(**fields)


# Folder of tournaments if no file is named


def folder() -> Path:
    return data() / "tournaments"


def fresh(identity: str) -> Path:
    """A name for a new tournament, in a folder that exists; raises `OSError`."""
    folder().mkdir(parents=True, exist_ok=True)
    name = f"{identity}-{datetime.now():%Y-%m-%d-%H%M%S}"
    numbered = (folder() / f"{name}{suffix}.jsonl" for suffix in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in numbered if not path.exists())


def newest(identity: str) -> Path | None:
    """The tournament of these settings that was played last."""
    files = folder().glob(f"{identity}-*.jsonl") if folder().is_dir() else iter(())
    return max(files, key=lambda path: path.stat().st_mtime, default=None)


def saved(game: str) -> list[tuple[Path, dict[str, Any], int]]:
    """Return the saved tournaments of a game, the newest first: file, settings and number of games."""
    tournaments: list[tuple[Path, dict[str, Any], int]] = []
    files = folder().glob(f"{game}-*.jsonl") if folder().is_dir() else iter(())
    for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True):
        with path.open("rb") as file:
            header = _parsed(file.readline())
            if header.get("format") == FORMAT and header.get("game") == game:
                tournaments.append((path, header, sum(line.endswith(b"\n") for line in file)))
    return tournaments
