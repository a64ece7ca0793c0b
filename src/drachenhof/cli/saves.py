"""Where games played in the terminal are kept: a record each, finished or not."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from drachenhof.records import BrokenRecord, Record, read
from drachenhof.records.folder import folder as data


def folder() -> Path:
    """The user's games."""
    return data() / "games"


def fresh(game: str) -> Path:
    """A name for a new game, in a folder that exists; raises `OSError`."""
    folder().mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    numbered = (folder() / f"{name}{suffix}.json" for suffix in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in numbered if not path.exists())


def unfinished(game: str) -> Path | None:
    """The game that was played last, of those that are not over."""
    for path in _newest_first(game):
        record = _readable(path)
        if record is not None and record.game == game and record.scores is None:
            return path
    return None


def _newest_first(game: str) -> Iterator[Path]:
    found = folder().glob(f"{game}-*.json") if folder().is_dir() else iter(())
    yield from sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def _readable(path: Path) -> Record | None:
    """A record, or None: what else lies in the folder is left alone."""
    try:
        return next(read(path), None)
    except (OSError, BrokenRecord):
        return None
