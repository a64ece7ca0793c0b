"""What a table takes in a server's memory: its game, and the views that its room keeps for the next move.

python benchmarks/memory.py

Random games of four that have come some moves far, in bytes for each table on the mean, as `tracemalloc` counts them.
"""

import argparse
import random
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table

from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, SPECTATOR
from drachenhof.games import games
from drachenhof.records import Play
from drachenhof.tables.views import packed

PLAYERS = 4


def played(name: str, number: int, moves: int) -> Play:
    """A random game after some moves, or at its end."""
    play, chance, dice = Play.begin(name, PLAYERS, {}), Chance(number), random.Random(number)
    while not play.over and len(play.moves) < moves:
        legal = play.game.legal_moves(play.state)
        play.apply(chance.pick(play.game, play.state) if play.to_move == CHANCE else dice.choice(legal))
    return play


def views(play: Play) -> dict[bytes, Any]:
    """What a room keeps while all players and a spectator look on: a view for all who know the same."""
    known = [play.game.knowledge(play.state, seat) for seat in (*range(PLAYERS), SPECTATOR)]
    return {one.tobytes(): play.game.view(one) for one in {one.tobytes(): one for one in known}.values()}


def _views_of(begun: Sequence[Play], number: int) -> bytes:
    return packed(views(begun[number]))


def size(made: Callable[[int], Any], count: int) -> float:
    """Bytes of one of `count` things that are made and kept."""
    kept = [made(0)]
    tracemalloc.start()
    kept += [made(number) for number in range(1, count + 1)]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / count


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--moves", type=int, default=80, help="how far each game has come")
    given = asked.parse_args()
    table = Table("game", "the game in progress", "the views that are kept", "of so many")
    for name in games:
        begun = [played(name, number, given.moves) for number in range(given.tables + 1)]
        whole = size(partial(played, name, moves=given.moves), given.tables)
        shown = size(partial(_views_of, begun), given.tables)
        count = sum(len(views(play)) for play in begun) / len(begun)
        table.add_row(name, f"{whole:,.0f}", f"{shown:,.0f}", f"{count:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
