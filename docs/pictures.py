"""Draws the terminal for the README: `python docs/pictures.py`, or `make pictures`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import drachenhof
from drachenhof.chance import Chance
from drachenhof.games.year import rules as year
from drachenhof.games.year.narration.choice import choice
from drachenhof.games.year.terminal import Board
from drachenhof.i18n import People, Words

SEED = 11
MONTH = 5  # a good way into the game, with much still to come


def main() -> None:
    """The terminal in the middle of a game: seat 1 is about to choose an action."""
    chance, words = Chance(SEED), Words("en")
    state = year.new(4, super_event="sunrise")
    while True:
        seat, view = year.to_move(state), year.view(year.knowledge(state, 0))
        if seat == 0 and view["asked"] == "action" and view["month"] == MONTH:
            break
        legal = year.legal_moves(state)
        year.apply(state, chance.pick(year, state) if seat == drachenhof.CHANCE else chance.choose(legal))
    console = Console(record=True, width=100, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(Board(words, console, People(("You", "Lan", "Mei", "Wu"), 0)).draw(view))
    for number, move in enumerate(year.legal_moves(state), 1):
        console.print(f" [bold]{number}[/]  {choice(words, year.to_text(state, move))}", highlight=False)
    picture = Path(__file__).with_name("terminal.svg")
    # The reader's own fonts do: a picture fetches nothing from elsewhere.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", console.export_svg(title="drachenhof terminal year"), flags=re.DOTALL)
    picture.write_text(drawn.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas"))
    print(f"drew {picture}")


if __name__ == "__main__":
    main()
