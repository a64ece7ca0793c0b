"""How strong the bots are: all matches that docs/bots.md and docs/research/strength.md show, one after the other.

python benchmarks/strength.py FOLDER [--quick]

Each match is an `arena` of its own, kept in FOLDER game by game: broken off, the
same command goes on where it was. What is finished is a JSON file; the table is
made of them. Budgets in milliseconds want a quiet machine.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from drachenhof.games import games

QUICK = 8  # games of each match, to see that all is well


def matches() -> list[tuple[str, str]]:
    """The game and the arguments of each match, as the games' own parts name them."""
    return [(game, asked) for game in games for asked in getattr(games.part(game, "bots"), "MATCHES", ())]


def play(game: str, asked: str, folder: Path, quick: bool) -> dict[str, Any]:
    """What came of a match; played only if that is not known yet."""
    name = "-".join([game, *asked.replace("--", "").replace(",", " ").split()]) + ("-quick" if quick else "")
    result, kept = folder / f"{name}.json", folder / f"{name}.jsonl"
    if not result.exists():
        words = asked.split()
        if quick:
            words[words.index("--games") + 1] = str(QUICK)
        command = [sys.executable, "-m", "drachenhof", "arena", game, *words, "--json", "--save", str(kept)]
        done = subprocess.run([*command, *(["--resume"] if kept.exists() else [])], stdout=subprocess.PIPE, check=True)
        result.write_bytes(done.stdout)
    found: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} games of each match")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    table = Table("match", "bot", "first places", "95 %", "mean score")
    for game, words in matches():
        for bot in play(game, words, asked.folder, asked.quick)["bots"]:
            share, score = bot["win_share"], bot["score"]["value"]
            low, high = share["interval"] or (0.0, 1.0)
            between = f"{100 * low:.1f}–{100 * high:.1f}"
            table.add_row(f"{game} {words}", bot["bot"], f"{100 * share['value']:.1f} %", between, f"{score:.1f}")
    Console(width=200).print(table)


if __name__ == "__main__":
    main()
