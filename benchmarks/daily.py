"""How soon a server answers the table of a day that many have played, alone and while others move.

python benchmarks/daily.py --results 10000                            # alone
python benchmarks/daily.py --results 10000 --tables 1000 --rate 200   # with the load of benchmarks/load.py beside it
python benchmarks/daily.py --results 10000 --asks 500                 # what one answer costs a core, alone
"""

import argparse
import asyncio
import random
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from kills import start
from kinds import nth
from load import HOST, Run, at, busy, play, quiet, set_up
from rich.console import Console
from rich.progress import Progress
from sqlalchemy import Connection, insert
from wire import Http

from drachenhof.daily import today
from drachenhof.server.db import schema
from drachenhof.server.db.database import Database
from drachenhof.server.players.accounts import rows as people
from drachenhof.tables.keys import now

KEY = "somebody-who-has-played"
EVERY = 0.1  # seconds between two questions
WARM = 1.0  # seconds of questions that do not count: the asking process starts, and the server has counted once
SOON = 0.1  # seconds within which an answer is wanted


def fill(store: Connection, game: str, results: int) -> None:
    """So many tries of today, one of them somebody's whose key is known."""
    own, day = people.new(store, "Ada", KEY, now()), today(now()).isoformat()
    who = [own, *(f"p{number}" for number in range(1, results))]
    named = [{"id": person, "name": f"Somebody {person}", "created": 1, "seen": 1} for person in who[1:]]
    store.execute(insert(schema.people), named)
    row = {"game": game, "engine": "1", "setup": "{}", "secret": "0" * 64, "public": False, "status": "over"}
    row |= {"created": 1, "changed": 1, "last": 1}
    store.execute(insert(schema.tables), [row | {"id": f"t{number}"} for number in range(results)])
    dice, tried = random.Random(1), list[dict[str, object]]()
    for number, person in enumerate(who):
        score = round(dice.gauss(80, 15))
        came = {"in_time": True, "ended": number + 1, "score": score, "place": 1, "worth": -score}
        tried.append({"game": game, "deal": day, "person": person, "table_id": f"t{number}", **came})
    store.execute(insert(schema.tries), tried)


async def ask(port: int, game: str, seconds: float) -> list[float]:
    """The table of the day, again and again."""
    times, until = list[float](), time.perf_counter() + seconds
    async with Http(HOST, port) as http:
        while time.perf_counter() < until:
            began = time.perf_counter()
            status, body, _ = await http.ask("GET", f"/api/daily/{game}", b"", f"drachenhof={KEY}")
            times.append(time.perf_counter() - began)
            assert status == 200, body
            await asyncio.sleep(EVERY)
    return times


async def cost(port: int, process: int, game: str, asks: int) -> None:
    """Print what an answer costs the server's process, to somebody who has played and to somebody without a name."""
    async with Http(HOST, port) as http:
        for who, cookie in (("who has played", f"drachenhof={KEY}"), ("a stranger", "")):
            for number in range(asks + 50):
                if number == 50:  # the first ones warm it up
                    before = busy(process)
                status, body, _ = await http.ask("GET", f"/api/daily/{game}", b"", cookie)
                assert status == 200, body
            print(
                f"{who}: {(busy(process) - before) / asks * 1000:.2f} ms of a core for an answer of {len(body)} bytes"
            )


def ask_apart(port: int, game: str, seconds: float) -> list[float]:
    """The same in a process of its own, which does not wait for those who move."""
    return asyncio.run(ask(port, game, seconds))


async def measure(arguments: argparse.Namespace, game: str) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "daily.sqlite3")
        with Database.open(database) as store:
            await store.write(lambda connection: fill(connection, game, arguments.results))
        server, port = await start(database)
        try:
            if arguments.asks:
                await cost(port, server.pid, game, arguments.asks)
                return []
            if not arguments.tables:
                return await ask(port, game, arguments.seconds)
            run = Run()
            with Progress(console=Console(stderr=True), refresh_per_second=2) as progress:
                await set_up(run, port, arguments, progress)
                with ProcessPoolExecutor(1, get_context("spawn")) as apart:
                    await asyncio.wrap_future(apart.submit(ask_apart, port, game, WARM))
                    await quiet(run)
                    moving = asyncio.create_task(play(run, arguments.rate, arguments.seconds, progress))
                    asking = apart.submit(ask_apart, port, game, arguments.seconds)
                    times = await asyncio.wrap_future(asking)
                await moving
                print(f"moves acknowledged meanwhile: {len(run.times)}, median {at(run.times, 0.5):.1f} ms")
                return times
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--results", type=int, default=10_000)
    asked.add_argument("--tables", type=int, default=0, help="at which people move meanwhile")
    asked.add_argument("--rate", type=float, default=200.0, help="moves per second")
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--bots", type=int, default=0, help="seats of each table that are bots")
    asked.add_argument("--asks", type=int, default=0, help="only what so many answers cost, one after the other")
    arguments = asked.parse_args()
    times = asyncio.run(measure(arguments, nth(0)))
    if not times:
        return
    told = ", ".join(f"{name} {at(times, share):.1f} ms" for name, share in (("median", 0.5), ("99 %", 0.99)))
    print(f"table of a day with {arguments.results} results, asked for {len(times)} times:")
    soon = sum(time <= SOON for time in times) / len(times)
    print(f"{told}, slowest {max(times) * 1000:.1f} ms; {soon:.1%} within {SOON * 1000:.0f} ms")


if __name__ == "__main__":
    main()
