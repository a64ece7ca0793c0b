"""Whether all engines compute the same bits, and how fast each is.

python benchmarks/backends.py [--games 10000] [--positions 500] [--interpreted 100]

Random games with random options: every byte of the state after every move. Positions: opinions, search trees and
rollouts, by the hand-made policy and by one that has learned. The interpreter is slow and does the first few only.
"""

import argparse
import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from time import perf_counter, process_time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from drachenhof.engine.backends import NUMBA, PYTHON, VARIABLE, WASM  # noqa: E402
from drachenhof.games import games  # noqa: E402

SEARCHES = {"hand-made": 600, "learned": 200}
"""Simulations of the timed searches, by policy."""
REPEATS = 7
CALLS = 5000


# In the process of one engine


def play_games(name: str, count: int) -> Iterator[str]:
    """A hash of each random game: the position after each move, and what is legal then."""
    game = games[name]
    for number in range(count):
        dice = random.Random(number)
        options = {option: dice.choice(known.choices) for option, known in game.OPTIONS.items()}
        state = game.new(dice.choice(game.PLAYERS), **options)
        legal, hashed = game.legal_moves(state), hashlib.sha256()
        while legal:
            legal = game.step(state, dice.choice(legal))
            hashed.update(state.tobytes() + repr(legal).encode())
        hashed.update(repr((game.scores(state), game.ranking(state))).encode())
        yield hashed.hexdigest()


def think(name: str, count: int) -> Iterator[str]:
    """A hash of all thoughts about each position."""
    from tests.conformance.digests import positions, thoughts

    for number, known in enumerate(positions(name, count)):  # type: ignore[no-untyped-call]
        yield thoughts(name, known, number)  # type: ignore[no-untyped-call]


def measure(name: str, _: int) -> Iterator[str]:
    """Milliseconds of processor time of each search, the best of some; microseconds of a step called from Python."""
    import numpy as np
    from tests.conformance.digests import policies, positions

    from drachenhof.bots.decision import Budget
    from drachenhof.bots.searcher import Searcher

    known = positions(name)[-1]  # type: ignore[no-untyped-call]
    weighted = policies(name)  # type: ignore[no-untyped-call]
    for weights, simulations in zip(weighted, SEARCHES.values(), strict=True):
        settings = {"explore": 1.0, "prior_heat": 2.0}
        searcher = Searcher(name, Budget(simulations=simulations), settings, weights=weights)
        searcher.prepare()
        times = []
        for _again in range(REPEATS):
            tree = searcher._plant(known, np.random.default_rng(1))
            began = process_time()
            searcher._grow(tree, known, simulations, float("inf"), None)
            times.append((process_time() - began) * 1000)
        yield str(min(times))
    began, calls = process_time(), 0
    for number in range(CALLS):
        state, dice = games[name].new(3), random.Random(number)
        legal = games[name].legal_moves(state)
        while legal and calls < CALLS:
            legal = games[name].step(state, dice.choice(legal))
            calls += 1
        if calls >= CALLS:
            break
    yield str((process_time() - began) / calls * 1e6)


WORK = {"games": play_games, "positions": think, "speed": measure}


def work(what: str, name: str, count: int) -> None:
    for line in WORK[what](name, count):
        print(line, flush=True)


# The comparison


def started(engine: str, what: str, name: str, count: int) -> "subprocess.Popen[str]":
    command = [sys.executable, __file__, "--work", what, name, str(count)]
    return subprocess.Popen(command, env={**os.environ, VARIABLE: engine}, stdout=subprocess.PIPE, text=True)


def compare(what: str, name: str, counts: dict[str, int], progress: Progress) -> tuple[int, int]:
    """How many of the results of Numba differ from those of the other engines, and how many were compared."""
    processes = {engine: started(engine, what, name, count) for engine, count in counts.items()}
    task, different, compared = progress.add_task(f"{name}: {what}", total=counts[NUMBA]), 0, 0
    outputs = [process.stdout or () for process in processes.values()]
    for numba, *others in zip_longest(*outputs):
        wasm, *interpreted = others
        different += wasm != numba or any(other not in (None, numba) for other in interpreted)
        compared += 1
        progress.advance(task)
    for engine, process in processes.items():
        if process.wait():
            raise SystemExit(f"{engine} failed")
    return different, compared


def speed(name: str, engine: str) -> list[float]:
    with started(engine, "speed", name, 0) as process:
        return [float(line) for line in process.stdout or ()]


def main(arguments: Sequence[str]) -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=10_000)
    options.add_argument("--positions", type=int, default=500)
    options.add_argument(
        "--interpreted", type=int, default=100, help="games and positions that the interpreter does, too"
    )
    options.add_argument("--work", nargs=3, help=argparse.SUPPRESS)
    asked = options.parse_args(arguments)
    if asked.work:
        work(asked.work[0], asked.work[1], int(asked.work[2]))
        return
    console, began = Console(), perf_counter()
    table = Table("", "compared", "interpreted too", "different")
    with Progress(console=Console(stderr=True)) as progress:
        for what, count in (("games", asked.games), ("positions", asked.positions)):
            for name in games:
                few = min(count, asked.interpreted)
                counts = {NUMBA: count, WASM: count, **({PYTHON: few} if few else {})}
                different, compared = compare(what, name, counts, progress)
                table.add_row(f"{name}: {what}", str(compared), str(few), str(different))
    console.print(table)
    times = Table("", NUMBA, WASM, "ratio")
    for name in games:
        rows = [*(f"search, {policy}, ms" for policy in SEARCHES), "a step from Python, µs"]
        for row, numba, wasm in zip(rows, speed(name, NUMBA), speed(name, WASM), strict=True):
            times.add_row(f"{name}: {row}", f"{numba:.1f}", f"{wasm:.1f}", f"{wasm / numba:.2f}")
    console.print(times)
    console.print(f"{perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
