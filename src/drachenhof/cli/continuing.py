"""A file of simulated games that goes on where it was broken off (`simulate --records FILE --resume`)."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from drachenhof.cli.complaint import FAILED, Complaint, write_problem
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.arena.simulate import SimulationTask


@contextmanager
def continuing(words: Words, path: Path, task: "SimulationTask") -> Iterator[tuple[Callable[[str], None], int]]:
    """A function that adds a record to the file, and how many are there; each is there as soon as it is added.

    A line that was cut off is played again. While it is open the file is locked.
    """
    from drachenhof.arena.store import BadStore, lock

    try:
        with path.open("a+b") as file:
            lock(path, file)
            done = _kept(words, path, file, task)

            def put(line: str) -> None:
                file.write(line.encode() + b"\n")
                file.flush()

            yield put, done
    except BadStore as error:
        raise Complaint(words.say(f"cli-arena-file-{error.code}", **error.arguments), FAILED) from None
    except OSError as error:
        raise Complaint(write_problem(words, str(path), error), FAILED) from None


def _kept(words: Words, path: Path, file: IO[bytes], task: "SimulationTask") -> int:
    """How many whole records there are; raises `Complaint` if the last one is of other settings."""
    file.seek(0)
    done, whole, last = 0, 0, b""
    for line in file:
        if line.endswith(b"\n"):
            done, whole, last = done + 1, whole + len(line), line
    file.truncate(whole)
    if done and _settings(last) != _wanted(task, done):
        raise Complaint(words.say("cli-simulate-other", file=str(path)), FAILED)
    return done


def _settings(line: bytes) -> dict[str, Any]:
    try:
        record = json.loads(line)
        bots = [seat.get("bot") for seat in record["seats"]]
        return {name: record[name] for name in ("game", "options", "engine", "seed", "number")} | {"bots": bots}
    except (ValueError, KeyError, TypeError, AttributeError):
        return {}


def _wanted(task: "SimulationTask", number: int) -> dict[str, Any]:
    """What the record of that number says of where it comes from."""
    from drachenhof import __version__

    return {
        "game": task.game,
        "options": dict(task.options),
        "engine": f"drachenhof {__version__}",
        "seed": task.seed,
        "number": number,
        "bots": list(task.seats) or ["random"] * task.players,
    }
