"""The folder of saved games of the terminal: a record each, finished or not."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import date, datetime
from pathlib import Path

from drachenhof.records import BrokenRecord, Record, read
from drachenhof.records.files import folder as data


def folder() -> Path:
    """The user's games."""
    return data() / "games"


def days() -> Path:
    """The user's games of the days: one try for each."""
    return data() / "daily"


def of_day(game: str, day: date) -> Path:
    """Return the file of the rated try of a day."""
    return days() / f"{game}-{day.isoformat()}.json"


def played(game: str) -> dict[date, Record]:
    """The tries that were played to their end, by day."""
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
    """A record, or None: what else lies in the folder is left alone."""
    try:
        return next(read(path), None)
    except (OSError, BrokenRecord):
        return None
