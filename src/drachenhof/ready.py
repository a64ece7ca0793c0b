"""Compiles everything now, so that nothing has to be compiled later: `python -m drachenhof.ready [GAME …]`."""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from drachenhof.game import games


def ready(game: str) -> str:
    """Load or compile all that plays, searches, learns and measures a game."""
    from drachenhof.analysis.advice import prepare as prepare_hints
    from drachenhof.bench import prepare as prepare_bench
    from drachenhof.bots import LEVELS, named
    from drachenhof.chance import Chance
    from drachenhof.rule import prepare
    from drachenhof.search import batch, causes  # noqa: F401 (its entries are known once it is loaded)
    from drachenhof.search.kernels import LAYOUTS

    Chance(0)
    games[game].new(games[game].PLAYERS[0])
    prepare_bench(game)
    prepare("search.batch", LAYOUTS[game])
    prepare_hints(game)
    prepare("search.causes", LAYOUTS[game])
    for name in LEVELS[game]:
        named(game, name).prepare()
    return game


def main(names: list[str]) -> None:
    """Games side by side, each in a process of its own."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        for game in processes.map(ready, names or list(games)):
            print(f"{game} is ready")


if __name__ == "__main__":
    main(sys.argv[1:])
