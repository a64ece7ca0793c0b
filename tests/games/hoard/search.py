"""Looks for games with edge cases.

    python -m tests.games.hoard.search

finds a game for each edge case that has no record yet, and writes the table of `records/README.md`. Games are played by
chance, with a taste for some moves where a case is rare; a record stops some moves after what it shows.
"""

import random
import sys
from pathlib import Path

from drachenhof import CHANCE
from drachenhof.games.hoard import rules as hoard
from drachenhof.records import Record, read
from tests.games.hoard.edge_cases import EDGE_CASES, Step

FOLDER = Path(__file__).with_name("records")
TRIES = 60_000
MORE = 150  # games
AFTER = 12  # moves


def path(name):
    return FOLDER / f"{name}.json"


def record(name):
    """The record of an edge case."""
    (found,) = read(path(name))
    return found


def search(name):
    """A record in which it happens: the shortest of those that chance brings soon after the first."""
    case, shortest, last = EDGE_CASES[name], None, TRIES
    for number in range(TRIES):
        dice = random.Random(f"{name} {number}")
        begun = hoard.new(case.players[number % len(case.players)], **case.options)
        moves = course(begun, dice, case)
        if moves and (shortest is None or len(moves) < len(shortest.moves)):
            last = number + MORE if shortest is None else last
            shortest = Record.of(hoard, begun, moves)
        if shortest and number >= last:
            return shortest
    raise LookupError(f"{name} has not happened in {TRIES} games")


def course(begun, dice, case):
    """The moves of a game by chance until some moves after the edge case; none if it does not happen."""
    state, listed, watch, end = hoard.copy(begun), list[int](), case.watch(), None
    while (legal := hoard.legal_moves(state)) and len(listed) != end:
        move = pick(state, legal, dice, case.likes)
        before = hoard.copy(state)[0]
        hoard.apply(state, move)
        listed.append(move)
        if end is None and watch(Step(hoard.to_text(state, move), before, state[0])):
            end = len(listed) + AFTER
    return listed if end else []


def pick(state, legal, dice, likes):
    """A move by chance; of ten players' moves seven that are liked, if there are any."""
    if hoard.to_move(state) == CHANCE:
        return dice.choices(legal, hoard.chance_weights(state))[0]
    liked = [move for move in legal if likes and hoard.to_text(state, move).startswith(likes)]
    return dice.choice(liked if liked and dice.random() < 0.7 else legal)


def readme():
    """The table of the records."""
    lines = [
        "# Edge cases",
        "",
        "A record for each edge case of Hoard, found by `python -m tests.games.hoard.search`. Each stops",
        "some moves after it. `tests/games/hoard/test_records.py` replays them and checks what they show.",
        "",
        "| record | rules | shows |",
        "|---|---|---|",
        *(f"| `{name}.json` | {case.rules} | {case.shows} |" for name, case in EDGE_CASES.items()),
    ]
    return "\n".join(lines) + "\n"


def main():
    for name in EDGE_CASES:
        if not path(name).exists():
            print(name, file=sys.stderr, flush=True)
            path(name).write_text(search(name).to_json() + "\n")
    (FOLDER / "README.md").write_text(readme())


if __name__ == "__main__":
    main()
