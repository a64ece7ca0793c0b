"""How soon a server answers after a restart, with many games in its store.

python benchmarks/restart.py --games 10000
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from kills import SERVER
from kinds import nth
from load import answering
from rich.progress import Progress
from sqlalchemy import Connection

from drachenhof.server.db import archive
from drachenhof.server.db.database import Database
from drachenhof.tables.commands import Caller
from drachenhof.tables.commands.lifecycle import begin
from drachenhof.tables.commands.moves import follow_up
from drachenhof.tables.keys import new_id, now
from drachenhof.tables.messages import BotSeat, Create
from drachenhof.tables.new_table import opened
from drachenhof.tables.table import Table

PATTERNS = 20  # different games, which the others are copies of
RUNNING = 10  # every so manyth game is not over yet


def played(game: str, running: bool) -> Table:
    """A game of random bots, or the first half of one."""
    table = opened(Caller("nobody", "Nobody"), Create(game, [BotSeat("random") for _ in range(4)]), now())
    begin(table, now())
    while table.play is not None and table.status == "playing":
        if running and len(table.play.moves) > 100:
            break
        mover = table.mover
        table.play_move(
            "move", now(), random.choice(table.play.game.legal_moves(table.play.state)), seat=mover, by="random"
        )
        follow_up(table, now())
    return table


async def fill(database: str, count: int, progress: Progress) -> int:
    """Put games into a new store; how many entries they have."""
    patterns = [played(nth(n), n % RUNNING == 0) for n in range(PATTERNS)]
    bar = progress.add_task("games", total=count)
    with Database.open(database) as store:
        for begin in range(0, count, 100):

            def work(connection: Connection, begin: int = begin) -> None:
                for number in range(begin, min(count, begin + 100)):
                    table = patterns[number % PATTERNS]
                    table.id = new_id()
                    archive.create(connection, table, {}, None)

            await store.write(work)
            progress.advance(bar, 100)
    return sum(len(patterns[number % PATTERNS].fresh) for number in range(count))


async def measure(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        database = str(Path(folder) / "many.sqlite3")
        entries = await fill(database, count, progress)
        size = Path(database).stat().st_size / 1e6
        times = []
        for _ in range(3):
            began = time.perf_counter()
            server = subprocess.Popen([sys.executable, str(SERVER), "--database", database], stdout=subprocess.PIPE)
            assert server.stdout is not None
            port = int(await asyncio.to_thread(server.stdout.readline))
            await answering(port)
            times.append(time.perf_counter() - began)
            server.terminate()
            server.wait(30)
    said = ", ".join(f"{seconds:.2f} s" for seconds in times)
    print(f"{count} games, {entries} entries, {size:.0f} MB: ready after {said}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=10_000)
    asyncio.run(measure(asked.parse_args().games))


if __name__ == "__main__":
    main()
