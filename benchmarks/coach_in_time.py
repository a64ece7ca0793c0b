"""Is the coach in time? How long the server thinks about decisions of beginners, and what it tells when it hurries.

    python benchmarks/coach_in_time.py year --decisions 60             # on a machine that is idle otherwise
    python benchmarks/coach_in_time.py year --decisions 60 --busy 4    # beside so many processes that do nothing else

`novice` plays at all four seats, as in a coached game; at decisions that are drawn by lot the coach is asked, by
the process that thinks for the server, one question at a time. The last line has the share of answers within half a
second, three and eight seconds, the slowest, how many were only a first look, and how many warnings of the whole
look were told there.
"""

import argparse
import asyncio
import json
import multiprocessing
from itertools import count, islice
from time import perf_counter
from typing import Any

import numpy as np
from coach import decisions

from drachenhof.analysis.coaching import coach
from drachenhof.engine.game import Knowledge
from drachenhof.games import games
from drachenhof.server.workers.pool import WorkerPool

WITHIN = (0.5, 3.0, 8.0)  # seconds


def asked(game: str, number: int) -> list[Knowledge]:
    """So many decisions of several games."""
    found = (known for seed in count() for known in decisions(game, np.random.default_rng((7, seed))))
    return list(islice(found, number))


async def timed(game: str, positions: list[Knowledge]) -> list[tuple[float, Any]]:
    """How long each answer took, and the answer."""
    worker_pool, told = WorkerPool(1), []
    await worker_pool.coach(game, positions[0].tobytes())  # what has to be loaded is loaded
    for known in positions:
        began = perf_counter()
        answer = await worker_pool.coach(game, known.tobytes())
        told.append((perf_counter() - began, answer))
    await worker_pool.close()
    return told


def spin() -> None:
    while True:
        sum(range(10_000))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(games))
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--busy", type=int, default=0)
    told = parser.parse_args()
    positions = asked(told.game, told.decisions)
    others = [multiprocessing.Process(target=spin, daemon=True) for _ in range(told.busy)]
    for other in others:
        other.start()
    answers = asyncio.run(timed(told.game, positions))
    for other in others:
        other.terminate()
    whole = [coach(told.game, known) for known in positions]
    hurried = [(full, answer) for full, (_, answer) in zip(whole, answers, strict=True) if full != answer]
    warned = sum(len(full.costly) for full, _ in hurried)
    kept = sum(len({one.move for one in full.costly} & {one.move for one in quick.costly}) for full, quick in hurried)
    seconds = sorted(taken for taken, _ in answers)
    within = {str(limit): sum(taken <= limit for taken in seconds) / len(seconds) for limit in WITHIN}
    print(
        json.dumps(
            {
                "decisions": len(seconds),
                "busy": told.busy,
                "within": within,
                "median": round(seconds[len(seconds) // 2], 2),
                "slowest": round(seconds[-1], 2),
                "first looks": len(hurried),
                "warnings there, by the whole look": warned,
                "of these told": kept,
            }
        )
    )


if __name__ == "__main__":
    main()
