"""What a record costs: played again by `records.Play`, and by the loop that makes columns of records.

python benchmarks/replaying.py

Random games of as few players as there may be; microseconds of the processor's time for each move, the best of seven
rounds.
"""

import random
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from drachenhof.data import replayed, source_games
from drachenhof.engine.game import Game
from drachenhof.games import games
from drachenhof.records import Play, Record

GAMES = 40
ROUNDS = 7


def played(game: Game, dice: random.Random) -> Record:
    """A random game."""
    play = Play(game, game.new(game.PLAYERS[0]))
    while not play.over:
        play.apply(dice.choice(game.legal_moves(play.state)))
    return play.record()


def by_play(records: list[Record]) -> None:
    for record in records:
        Play.of(record)


def by_columns(records: list[Record]) -> None:
    for _ in replayed(source_games(records, whole=True), chance=True, workers=1):
        """One game."""


def cost(walk: Callable[[list[Record]], None], records: list[Record]) -> float:
    """Microseconds for each move."""
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        walk(records)
        times.append(time.process_time() - began)
    return 1e6 * min(times) / sum(len(record.moves) for record in records)


def main() -> None:
    table = Table("game", "Play.of", "columns")
    for name in games:
        dice = random.Random(1)
        records = [played(games[name], dice) for _ in range(GAMES)]
        table.add_row(name, *(f"{cost(walk, records):.1f} µs" for walk in (by_play, by_columns)))
    Console().print(table)


if __name__ == "__main__":
    main()
