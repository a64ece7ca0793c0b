"""Compile everything now: `python -m drachenhof.precompile [GAME …]`.

`drachenhof prepare` is the same with words.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from multiprocessing import get_context
from typing import TypeAlias

from drachenhof.engine.progress import without_bars
from drachenhof.games import games


def rules(game: str) -> None:
    """Compile the functions that play a game."""
    from drachenhof.chance import Chance

    Chance(0)
    games[game].new(games[game].PLAYERS[0])


def opponent(game: str) -> None:
    """Compile the bots that newcomers meet."""
    from drachenhof.bots.levels import BEGINNER, OPPONENT, named

    named(game, BEGINNER[game]).prepare()
    named(game, OPPONENT[game]).prepare()


def bots(game: str) -> None:
    """Compile all other bots."""
    from drachenhof.bots import LEVELS
    from drachenhof.bots.levels import named

    for name in LEVELS[game]:
        named(game, name).prepare()


def judgement(game: str) -> None:
    """Compile hints and reviews."""
    from drachenhof.analysis.advice import prepare as prepare_hints
    from drachenhof.analysis.review import prepare as prepare_reviews

    prepare_hints(game)
    prepare_reviews(game)


def learning(game: str) -> None:
    """Compile batches of games, for learners, simulations and measurements."""
    from drachenhof.bench import prepare as prepare_bench
    from drachenhof.engine.rule import prepare
    from drachenhof.search import batch  # noqa: F401 (its entries are known once it is loaded)
    from drachenhof.search.kernels import LAYOUTS

    prepare_bench(game)
    prepare("search.batch", LAYOUTS[game])


Part: TypeAlias = Callable[[str], None]
PARTS: tuple[Part, ...] = (rules, opponent, bots, judgement, learning)
"""The parts that are compiled for a game, in the order in which a newcomer needs them."""
PLAYED = PARTS[:4]
"""The parts for games at tables."""


def ready(game: str) -> str:
    """Load or compile all that plays, searches, learns and measures a game."""
    for part in PARTS:
        part(game)
    return game


def side_by_side(names: Sequence[str]) -> Iterator[tuple[str, Part]]:
    """Prepare games, each in a process of its own; says what is done."""
    with ExitStack() as stack:
        waiting: dict[Future[None], tuple[str, Part]] = {}
        for name in names:
            process = stack.enter_context(ProcessPoolExecutor(1, get_context("spawn"), without_bars))
            waiting |= {process.submit(part, name): (name, part) for part in PARTS}
        for one in as_completed(waiting):
            one.result()
            yield waiting[one]


def main(arguments: Sequence[str]) -> None:
    """Compile all games, or those that are named."""
    for name, part in side_by_side(arguments or list(games)):
        print(f"{name}: {part.__name__}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
