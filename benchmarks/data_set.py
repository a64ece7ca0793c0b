"""The data set of docs/data.md: hashes of its first 1,000 games, so that everybody can check theirs.

    python benchmarks/data_set.py --write            # plays them and writes data_set.json
    python benchmarks/data_set.py --check games.jsonl  # compares records with it

A hash is that of the moves in notation and of the scores: the first 16 digits of SHA-256.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from drachenhof import records
from drachenhof.arena.simulate import SimulationTask, simulate
from drachenhof.records import Record

FILE = Path(__file__).with_name("data_set.json")
"""Of each game: the bots in the seats, the seed, and the hashes."""
COUNT = 1_000


def hash_of(record: Record) -> str:
    """Return the hash of a game."""
    scores = " ".join(map(str, record.scores or ()))
    return hashlib.sha256("\n".join([*record.moves, scores]).encode()).hexdigest()[:16]


def data_set() -> dict[str, Any]:
    """Return the data set of each game."""
    document: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return document


def made(game: str, count: int, workers: int | None = None) -> list[str]:
    """Play the first games and return their hashes."""
    known, lines = data_set()[game], list[str]()
    task = SimulationTask(game, len(known["seats"]), {}, known["seed"], records=True, seats=tuple(known["seats"]))
    simulate(task, count, workers, put=lines.append)
    return [hash_of(records.parse(line)) for line in lines]


def check(path: Path) -> str:
    """Compare the records of a file with the hashes; return a sentence. Raises `SystemExit` at a difference."""
    known, count = data_set(), 0
    for number, record in enumerate(records.read(path)):
        own = known[record.game]["hashes"]
        if number >= len(own):
            break
        if hash_of(record) != own[number]:
            raise SystemExit(f"game {number + 1} of {path} is another one than in {FILE.name}")
        count += 1
    return f"the first {count} games of {path} are those of the data set"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="play the games and write the hashes")
    parser.add_argument("--check", type=Path, metavar="FILE", help="compare records with the hashes")
    parser.add_argument("--games", type=int, default=COUNT, help="how many games of each")
    given = parser.parse_args()
    if given.check:
        print(check(given.check))
    elif given.write:
        documents = data_set()
        for game, document in documents.items():
            document["hashes"] = made(game, given.games)
            print(f"{game}: {given.games} games of {', '.join(document['seats'])}", file=sys.stderr)
        FILE.write_text(json.dumps(documents, indent=0) + "\n", encoding="utf-8")
    else:
        parser.print_help()


if __name__ == "__main__":
    main()
