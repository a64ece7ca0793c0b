"""What each part of a large installation can do on this machine: stores, NATS, keys, ratings.

python benchmarks/parts.py

PostgreSQL and NATS are started for it, where their programs are installed.
"""

import argparse
import asyncio
import copy
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

# The tests know how to start PostgreSQL and NATS; other packages may have installed a `tests`, too.
sys.path.insert(0, str(Path(__file__).parents[1]))

from kinds import LONG, nth
from restart import played
from tests.server import nats_server, postgres

from drachenhof.server.db import archive
from drachenhof.server.db.database import Database
from drachenhof.server.hosting.bus import NatsBus, Written
from drachenhof.server.players.accounts import rows as people
from drachenhof.server.players.ratings import rows as results
from drachenhof.tables import rating_rules
from drachenhof.tables.commands.moves import follow_up
from drachenhof.tables.keys import new_id, new_key, now
from drachenhof.tables.table import Table

SECONDS = 10.0
TABLES = 256  # at which somebody moves at the same time
PEOPLE = 20_000
GAMES = 1_000
NEWS = 100_000
AT_ONCE = 5_000  # news that are on their way; more would be dropped

Figures = dict[str, float]


class Clock:
    """Counts what is done, and the time and the computing time that it takes."""

    def __init__(self) -> None:
        self.count, self._began, self._used = 0, time.perf_counter(), time.process_time()

    @property
    def passed(self) -> float:
        return time.perf_counter() - self._began

    def rate(self) -> float:
        return self.count / self.passed

    def milliseconds(self) -> float:
        """Computing time of this process for each."""
        return (time.process_time() - self._used) / self.count * 1000


async def moves(store: Database, seconds: float, figures: Figures) -> None:
    """Moves at many tables at once, each acknowledged before the next of its table."""
    patterns = [played(nth(number), running=True) for number in range(TABLES)]
    for table in patterns:
        await store.write(partial(archive.create, table=table, links={}, due=None))
        table.fresh.clear()
    clock = Clock()

    async def play(table: Table) -> None:
        while clock.passed < seconds and table.status == "playing":
            fork = table.fork()
            assert fork.play is not None
            legal = fork.play.game.legal_moves(fork.play.state)
            fork.play_move("move", now(), random.choice(legal), seat=fork.mover, by="random")
            follow_up(fork, now())
            await store.write(partial(archive.append, table=fork, due=None, seats=()))
            fork.fresh.clear()
            table = fork
            clock.count += 1

    groups = store.groups
    await asyncio.gather(*(play(table) for table in patterns))
    figures["moves kept per second"] = clock.rate()
    figures["moves in one commit"] = clock.count / max(1, store.groups - groups)
    figures["ms of a server's core per move kept"] = clock.milliseconds()


async def keys(store: Database, seconds: float, figures: Figures) -> None:
    """Whose key it is."""
    known = [new_key() for _ in range(PEOPLE)]
    for begin in range(0, PEOPLE, 500):

        def work(connection: Any, begin: int = begin) -> None:
            for key in known[begin : begin + 500]:
                people.new(connection, "Somebody", key, now())

        await store.write(work)
    clock = Clock()
    while clock.passed < seconds:
        key = random.choice(known)
        assert await store.read(partial(people.by_key, key=key, purposes=(people.COOKIE,)))
        clock.count += 1
    figures["keys looked up per second"] = clock.rate()


async def ratings(store: Database, _: float, figures: Figures) -> None:
    """Results that move ratings, of four people each."""
    pattern = played(LONG, running=False)
    del pattern.fresh[1:]
    rated = []
    for _number in range(GAMES):
        table = copy.copy(pattern)
        table.id, table.seats = new_id(), [copy.copy(seat) for seat in pattern.seats]
        for seat, number in zip(table.seats, random.sample(range(PEOPLE), len(table.seats)), strict=True):
            seat.bot, seat.person = None, f"somebody{number}"
        assert rating_rules.reason(table) is None
        rated.append(table)

    def create(connection: Any) -> None:
        for table in rated:
            archive.create(connection, table, {}, None)

    await store.write(create)
    clock = Clock()

    def work(connection: Any) -> None:
        for table in rated:
            results.finish(connection, table, now())
            clock.count += 1

    await store.write(work)
    figures["games rated per second"] = clock.rate()


async def of_store(url: str, seconds: float, progress: Progress, name: str) -> Figures:
    """All that is asked of a store."""
    figures: Figures = {}
    bar = progress.add_task(name, total=3)
    with Database.open(url) as store:
        for part in (moves, keys, ratings):
            await part(store, seconds, figures)
            progress.advance(bar)
    return figures


async def of_nats(url: str, progress: Progress) -> Figures:
    """News from one process to another, each in its own right small."""
    heard, first, second = asyncio.Semaphore(AT_ONCE), NatsBus(url), NatsBus(url)
    bar, count = progress.add_task("NATS", total=NEWS), 0
    done = asyncio.Event()

    def hear(news: Any) -> None:
        nonlocal count
        if isinstance(news, Written):
            count += 1
            heard.release()
            if count == NEWS:
                done.set()

    await first.start(lambda _: None)
    await second.start(hear)
    while not (first.connected and second.connected):
        await asyncio.sleep(0.01)
    clock = Clock()
    for number in range(NEWS):
        await heard.acquire()
        first.tell(Written(f"t{number % 1000}", first.process, number))
        if number % 1000 == 0:
            progress.update(bar, completed=number)
    await done.wait()
    clock.count = NEWS
    await first.close()
    await second.close()
    return {"news heard per second": clock.rate()}


@contextmanager
def stores() -> Iterator[dict[str, str]]:
    """Those that are there."""
    with tempfile.TemporaryDirectory() as folder, postgres.running(durable=True) as server:
        found = {"SQLite": str(Path(folder) / "parts.sqlite3")}
        if server is not None:
            found["PostgreSQL"] = server.new_database()
        yield found


async def measure(seconds: float) -> dict[str, Figures]:
    """All figures, by part."""
    with stores() as found, Progress(console=Console(stderr=True)) as progress:
        figures = {name: await of_store(url, seconds, progress, name) for name, url in found.items()}
        with nats_server.running() as nats:
            if nats is not None:
                figures["NATS"] = await of_nats(nats.url, progress)
    return figures


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=SECONDS, help="for each of the timed parts")
    figures = asyncio.run(measure(asked.parse_args().seconds))
    grid = Grid("part", "figure", "value")
    for part, values in figures.items():
        for name, value in values.items():
            grid.add_row(part, name, f"{value:,.2f}" if value < 100 else f"{value:,.0f}")
    Console().print(grid)


if __name__ == "__main__":
    main()
