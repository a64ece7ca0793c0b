"""One engine after the other; who is not installed, or fails, is left out with a sentence."""

from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec

from drachenhof.games import games
from drachenhof.peers import others, ours, spiel
from drachenhof.peers.figures import EngineFigures

ENGINES: tuple[tuple[str, str, Callable[[], EngineFigures]], ...] = (
    *(("drachenhof", name, partial(ours.row, name)) for name in games),
    *(("pyspiel", name, partial(ours.in_open_spiel, name)) for name in games),
    *(("gymnasium", name, partial(ours.in_gymnasium, name)) for name in games),
    *(("pettingzoo", name, partial(ours.in_pettingzoo, name)) for name in games),
    *(("pyspiel", name, partial(spiel.row, name)) for name in spiel.GAMES),
    ("catanatron", "Catan", others.catanatron),
    ("rlcard", "uno", others.rlcard),
    ("pettingzoo", "connect_four", others.pettingzoo),
    *(("pgx", name, partial(others.pgx, name)) for name in ("tic_tac_toe", "connect_four", "sparrow_mahjong")),
)
"""The module that has to be there, the game, and what measures it."""


def rows() -> Iterator[EngineFigures | str]:
    """A row for each game that is here, a sentence for each that is not."""
    for module, game, measure in ENGINES:
        if find_spec(module) is None:
            yield f"{module} is not installed, so {game} is left out; the extra `peers` has it."
            continue
        try:
            yield measure()
        except Exception as failed:  # another project's code, in whatever version is here
            yield f"{module} could not play {game} here ({type(failed).__name__}: {failed}), so it is left out."
