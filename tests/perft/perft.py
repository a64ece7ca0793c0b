"""Counting: how many ways there are to go on, and to how many different positions they lead.

`positions.json` is a list of positions: a game, its players and options, and the moves that lead there. Read it as:
after d more moves, `ways[d − 1]` sequences of legal moves lead to `positions[d − 1]` different positions.

`python -m tests.perft.perft` counts anew and writes the file: only when a rule was wrong, and with the reason in
the commit.
"""

import json
from collections import Counter
from pathlib import Path

import numpy as np

from drachenhof.records import Play

FILE = Path(__file__).with_name("positions.json")


def table():
    return json.loads(FILE.read_text())


def reached(row):
    """The position that a row of the table is about."""
    play = Play.begin(row["game"], row["players"], row["options"], given=row["moves"])
    return play.game, play.state


def count(game, state, depth):
    """Ways and positions after 1 to `depth` moves. Equal positions go on equally, so each is gone on from once."""
    layer = Counter({state.tobytes(): 1})
    ways, positions = [], []
    for _ in range(depth):
        following: Counter[bytes] = Counter()
        for key, times in layer.items():
            here = game.copy(np.frombuffer(key, state.dtype))
            for move in game.legal_moves(here):
                there = game.copy(here)
                game.apply(there, move)
                following[there.tobytes()] += times
        layer = following
        ways.append(sum(layer.values()))
        positions.append(len(layer))
    return ways, positions


def main():
    rows = table()
    for row in rows:
        game, state = reached(row)
        row["ways"], row["positions"] = count(game, state, len(row["ways"]))
    FILE.write_text("[\n" + ",\n".join(_written(row) for row in rows) + "\n]\n")


def _written(row):
    """A row with each of its keys on a line."""
    return "{\n" + ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in row.items()) + "\n}"


if __name__ == "__main__":
    main()
