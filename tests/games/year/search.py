"""Looks for games with edge cases.

    python -m tests.games.year.search

finds a game for each edge case that has no record yet, and writes the table of `records/README.md`. Games are played by
chance, with a taste for some moves where a case is rare.
"""

import random
import sys
from pathlib import Path

from drachenhof import CHANCE
from drachenhof.records import Record, read
from tests.games.year.edge_cases import EDGE_CASES
from tests.games.year.edge_stories import story, year

FOLDER = Path(__file__).with_name("records")
TRIES = 60_000


def path(name):
    return FOLDER / f"{name}.json"


def record(name):
    """The record of an edge case."""
    (found,) = read(path(name))
    return found


def search(name):
    """A record in which it happens, the first that chance brings."""
    case = EDGE_CASES[name]
    for number in range(TRIES):
        dice = random.Random(f"{name} {number}")
        begun = year.new(case.players[number % len(case.players)], **case.options)
        found = Record.of(year, begun, moves(begun, dice, case.likes))
        if case.happens(story(found)):
            return found
    raise LookupError(f"{name} has not happened in {TRIES} games")


def moves(begun, dice, likes):
    """A game by chance; of two players' moves one that is liked is taken, if there is one."""
    state, listed = year.copy(begun), []
    while legal := year.legal_moves(state):
        if year.to_move(state) == CHANCE:
            move = dice.choices(legal, year.chance_weights(state))[0]
        else:
            liked = [move for move in legal if likes and year.to_text(state, move).startswith(likes)]
            move = dice.choice(liked if liked and dice.random() < 0.7 else legal)
        listed.append(move)
        year.apply(state, move)
    return listed


def readme():
    """The table of the records."""
    lines = [
        "# Edge cases",
        "",
        "A record for each edge case of Year, found by `python -m tests.games.year.search`.",
        "`tests/games/year/test_records.py` replays each to its scores, and checks that what it shows happens in it.",
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
