"""Starts of an installed wheel under bad luck; what goes wrong is one sentence, and whatever can go on does.

Run by `release/check.py`, in a process that has mounts of its own.
"""

import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from build import told

from drachenhof.games import games

SENTENCES = 300  # characters that a complaint has at most, for each of its two
KEPT = "DRACHENHOF_CACHE"

Surroundings = Mapping[str, str]


def try_all(program: str, surroundings: Surroundings, address: str, database: str) -> None:
    """All of it, beside a server that runs."""
    for attempt in (a_cache_that_cannot_be_written, a_cache_that_is_full, no_room_anywhere):
        _told(attempt, program, surroundings)
    _told(lambda program, given: a_second_start(program, given, address, database), program, surroundings)
    _told(a_full_disk, program, surroundings)


def a_cache_that_cannot_be_written(program: str, surroundings: Surroundings) -> str:
    """It is said once, another folder is taken, and the next start finds what lies there."""
    with _mounted("ro") as folder:
        done = _simulate(program, {**surroundings, KEPT: str(folder / "c")})
    _expect(done.returncode == 0 and done.stderr.count(KEPT) == 1, done.stderr)
    return "a cache on a disk that can only be read"


def a_cache_that_is_full(program: str, surroundings: Surroundings) -> str:
    """The same."""
    with _mounted("size=64k") as folder:
        done = _simulate(program, {**surroundings, KEPT: str(folder / "c")})
    _expect(done.returncode == 0 and done.stderr.count(KEPT) == 1, done.stderr)
    return "a cache on a disk that is full"


def no_room_anywhere(program: str, surroundings: Surroundings) -> str:
    """Nothing is kept; it is said once, and played all the same."""
    with _mounted("size=64k") as folder:
        done = _simulate(program, {**surroundings, KEPT: str(folder / "c"), "TMPDIR": str(folder)})
    _expect(done.returncode == 0 and done.stderr.count(KEPT) == 1, done.stderr)
    return "neither the cache nor the folder for temporary files has room"


def a_second_start(program: str, surroundings: Surroundings, address: str, database: str) -> str:
    """It is refused by one who has the file already, and by one who has the port."""
    done = _run([program, "play", "--no-browser", "--database", database], surroundings)
    _expect(done.returncode == 1 and _is_a_sentence(done.stderr), done.stderr)
    port = address.rpartition(":")[2]
    with tempfile.TemporaryDirectory() as folder:
        other = ["--database", f"{folder}/other.sqlite3", "--port", port]
        done = _run([program, "play", "--no-browser", *other], surroundings)
    _expect(done.returncode == 1 and port in done.stderr and _is_a_sentence(done.stderr), done.stderr)
    return "a second start beside the first"


def a_full_disk(program: str, surroundings: Surroundings) -> str:
    """Games cannot be kept there: that is said, and nothing is served that would be lost."""
    with _mounted("size=64k") as folder:
        done = _run([program, "play", "--no-browser"], {**surroundings, "DRACHENHOF_DATA": str(folder / "data")})
    _expect(done.returncode == 1 and _is_a_sentence(done.stderr), done.stderr)
    return "a full disk where games are kept"


def _simulate(program: str, surroundings: Surroundings) -> subprocess.CompletedProcess[str]:
    """Several processes, so that what each of them would say is seen."""
    return _run([program, "simulate", list(games)[-1], "--games", "20", "--seed", "7", "--workers", "2"], surroundings)


def _run(command: list[str], surroundings: Surroundings) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=dict(surroundings), capture_output=True, text=True, timeout=600)


@contextmanager
def _mounted(options: str) -> Iterator[Path]:
    """A small disk of its own."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


def _told(attempt: Callable[[str, Surroundings], str], program: str, surroundings: Surroundings) -> None:
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as temporary:  # so that no attempt finds what another one left
        what = attempt(program, {**surroundings, "TMPDIR": temporary})
    told(began, f"bad luck: {what}")


def _is_a_sentence(text: str) -> bool:
    return 0 < len(text.strip()) < SENTENCES and "Traceback" not in text and len(text.strip().splitlines()) == 1


def _expect(holds: bool, said: str) -> None:
    if not holds:
        raise SystemExit(f"It does not go on as it should, or does not say why in one sentence:\n{said}")
