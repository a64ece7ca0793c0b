"""How long a first start takes: `drachenhof play` with empty caches, until a first decision and a bot's moves.

python benchmarks/start.py [--program .venv/bin/drachenhof] [--game GAME] [--moves 40]

`DRACHENHOF_ENGINE` chooses the engine. With `--moves`, also the processor time of all processes for each decision.
"""

import argparse
import asyncio
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from drachenhof.client import Client
from drachenhof.games import games
from drachenhof.tables.messages import BotSeat, PersonSeat

PATIENCE = 600
ANSWERS = (1, 3)  # after so many moves of the bot the time is printed; the first may be forced and need no search


def processor_time() -> float:
    """Return the seconds of all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


async def play(address: str, game: str, bot: str, moves: int, began: float) -> None:
    """Decide some times against a bot; say when the first decision was asked for, and when the bot had moved."""
    person = await Client.introduce(address, "Starter", program=False)
    async with Client(address, person.key) as client:
        table = (await client.create(game, [PersonSeat(), BotSeat(bot)])).table
        async with client.at(table) as at:
            decided, answers, waited = 0, 0, False
            async for _ in at:
                answers += waited  # only the bot can have moved
                if waited and answers in ANSWERS:
                    print(f"{perf_counter() - began:6.2f} s  {bot} has moved {answers} times", flush=True)
                if at.ended or (decided >= moves and answers >= ANSWERS[-1]):
                    break
                waited = at.position is not None and at.position.to_move not in (*at.you, "chance", "over")
                if at.choices:
                    if not decided:
                        print(f"{perf_counter() - began:6.2f} s  the first decision", flush=True)
                    decided += 1
                    await at.move(at.choices[0].move)
            print(f"{decided} decisions", flush=True)


def main(arguments: Sequence[str]) -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--program", default=str(Path(sys.executable).parent / "drachenhof"))
    options.add_argument("--game", default=next(iter(games)))
    options.add_argument("--bot", default="prince")
    options.add_argument("--moves", type=int, default=1)
    options.add_argument("--warm", action="store_true", help="keep the caches of the user")
    asked = options.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        empty = {} if asked.warm else {"HOME": folder, "DRACHENHOF_CACHE": f"{folder}/cache"}
        surroundings = {**os.environ, **empty}
        began = perf_counter()
        command = [asked.program, "play", "--no-browser", "--port", "0", "--database", f"{folder}/played.sqlite3"]
        with subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True, cwd=folder) as process:
            found = next(filter(None, (re.search(r"http://[^/]+:\d+", line) for line in process.stdout or ())))
            print(f"{perf_counter() - began:6.2f} s  the page is named", flush=True)
            try:
                asyncio.run(asyncio.wait_for(play(found[0], asked.game, asked.bot, asked.moves, began), PATIENCE))
            finally:
                process.terminate()
        print(f"{processor_time():6.2f} s  of processor time in all", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
