"""Whole games that a person can read: every move in words, and the table after every month.

    python -m tests.playthroughs.golden

plays the moves of each file again and writes it anew, with the table as the rules have it now; a file that is not
there is played by chance. Do this only when a rule was wrong, and say why in the commit.
"""

import json
import re
from itertools import groupby
from pathlib import Path
from typing import Any

from drachenhof import CHANCE, OVER
from drachenhof.games import games
from drachenhof.search.playout import random_moves

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {  # file: players, options, number of the game that chance plays
    "two": (2, {}, 1),
    "four": (4, {"large_privilege": 7}, 2),
    "three-wall-earthquake": (3, {"great_wall": True, "super_event": "earthquake"}, 3),
    "five-random": (5, {"super_event": "random"}, 4),
}

HEADER = """\
In the Year of the Dragon: {players} players, options {options}
Each line is who decides (a seat, from 1, or chance) and what is decided, in words. After each month the table: young
persons are written small, old ones with a capital; "3: monk Farmer" is a palace of three floors with two persons.
Checked by tests/playthroughs; written by: python -m tests.playthroughs.golden
"""


def path(name):
    return FOLDER / f"{name}.txt"


def moves_of(text):
    """The moves of a file, in words."""
    lines = re.findall(r"^  (?:chance|seat \d) +: (.*)$", text, re.MULTILINE)
    return [words for line in lines for words in line.split(", ")]


def chance_moves(players, options, number):
    """The moves of a game played by chance, in words."""
    year = games["year"]
    state, listed = year.new(players, **options), []
    for move in random_moves("year", players, options, 1911, number):
        listed.append(year.to_text(state, move))
        year.apply(state, move)
    return listed


def written(name, moves):
    """The file of a game."""
    players, options, _ = GAMES[name]
    year = games["year"]
    state = year.new(players, **options)
    blocks, lines = [HEADER.format(players=players, options=json.dumps(options))], list[Any]()
    title = "setup"
    for words in moves:
        mover = year.to_move(state)
        if words.startswith("deal "):
            blocks.append(block(title, lines, state))
            lines, title = [], f"month {len(blocks) - 1}"
        lines.append((mover, words))
        year.apply(state, year.from_text(state, words))
    assert year.to_move(state) == OVER
    blocks.append(block(title, lines, state))
    places = ", ".join(f"seat {seat + 1} is {place}." for seat, place in enumerate(year.ranking(state)))
    return "\n".join(blocks) + f"\nplaces: {places}\n"


def block(title, lines, state):
    """One month: its event, its decisions, and the table after it."""
    seen = games["year"].view(state)
    if title == "setup":
        said = f"setup: {', '.join(seen['events'])}"
    else:
        said = f"{title}: {seen['events'][int(title.split()[1]) - 1]}"
        if title == "month 7" and seen["super_event"]:
            said += f", then {seen['super_event']}"
    decided = []
    for mover, moves in groupby(lines, key=lambda line: line[0]):
        who = "chance" if mover == CHANCE else f"seat {mover + 1}"
        decided.append(f"  {who:6} : {', '.join(words for _, words in moves)}")
    wall = [f"{tile['tile']} of {tile['seat'] + 1}" for tile in seen["wall"]]
    table = [court(seen["courts"][seat]) for seat in seen["standing"]]
    if wall:
        table.append(f"    wall: {', '.join(wall)}")
    return "\n".join([said, *decided, *table]) + "\n"


def court(seen):
    """One line for what stands before a seat."""
    counts = "".join(f"{seen[what]:3} {what}, " for what in ("yuan", "rice", "fireworks"))
    dragons = seen["privileges"]["small"] + 2 * seen["privileges"]["large"]
    palaces = " | ".join(
        f"{palace['floors']}: {' '.join(map(short, palace['persons'])) or '–'}" for palace in seen["palaces"]
    )
    return (
        f"    seat {seen['seat'] + 1}: {seen['score']:3} points, track {seen['track']:2},{counts}"
        f"{dragons:2} dragons, {sum(seen['hand'].values()):2} cards | {palaces or 'no palace'}"
    )


def short(tile):
    age, person = tile.split()
    return person if age == "young" else person.capitalize()


def main():
    for name, game in GAMES.items():
        there = path(name).exists()
        moves = moves_of(path(name).read_text()) if there else chance_moves(*game)
        path(name).write_text(written(name, moves))


if __name__ == "__main__":
    main()
