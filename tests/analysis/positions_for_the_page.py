"""`python -m tests.analysis.positions_for_the_page` writes positions of random games for the tests of the board.

For every kind of decision, with two players and with more, in the base game and
with its expansions: what the seat to move sees, and its legal moves.
"""

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

from drachenhof import CHANCE, OVER
from drachenhof.games.year import rules as year

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "year" / "positions.jsonl"
SUPER_EVENTS = year.OPTIONS["super_event"].choices[2:]
GAMES = [
    (2, {}),
    (5, {"great_wall": True, "large_privilege": 7}),
    *((3, {"super_event": name, "great_wall": True}) for name in SUPER_EVENTS),
]
PLAIN = {"taxes", "build", "harvest", "fireworks", "parade", "research"}
EACH = 1  # positions that ask for the same kinds of moves


@cache
def positions():
    """The positions, the same in every run."""
    found, kinds = list[dict[str, Any]](), dict[tuple[str, ...], int]()
    for seed, (players, options) in enumerate(GAMES * 3):
        for view, moves in _decisions(players, options, seed):
            kind = (view["asked"], *sorted({move.split()[0] for move in moves} - PLAIN))
            kinds[kind] = kinds.get(kind, 0) + 1
            if kinds[kind] <= EACH:
                found.append({"view": view, "moves": moves})
    return found


def _decisions(players, options, seed):
    dice = random.Random(seed)
    state = year.new(players, **options)
    while year.to_move(state) != OVER:
        moves = year.legal_moves(state)
        if year.to_move(state) == CHANCE:
            year.apply(state, dice.choices(moves, year.chance_weights(state))[0])
            continue
        yield year.view(state), [year.to_text(state, move) for move in moves]
        year.apply(state, dice.choice(moves))


def written():
    """The text of the file: a position on each line."""
    return "".join(json.dumps(one, separators=(",", ":")) + "\n" for one in positions())


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
