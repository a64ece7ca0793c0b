"""Positions of *Drachensachen* with all choices, for the tests of its board: python -m tests.web.hoard_positions

Random games with every option; of each kind of question (who is asked what, and which forms of moves answer it) the
first few that occur.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from drachenhof.engine.game import CHANCE
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules.view import HoardView
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.phrases import Codes
from drachenhof.search.playout import random_moves

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "hoard" / "positions.jsonl"
EVERYTHING = {
    "peek": True,
    "answer_fives": True,
    "long_protecto": True,
    "abilities": "cumulative",
    "curses": True,
    "count_all_backs": True,
}
GAMES = [(players, options) for players in range(6, 1, -1) for options in ({}, EVERYTHING)]
OF_EACH = 2
_tale, _codes = narration_of("hoard"), Codes()


def kind(view: HoardView, texts: list[str]) -> tuple[str, ...]:
    """What is asked, and the forms of the answers."""
    forms = {re.sub(r" (nulla|extermino|protecto|[1-9])\b", "", text) for text in texts}
    return view["asked"], *sorted(forms)


def positions() -> Iterator[dict[str, Any]]:
    """The first few positions of each kind, with words and previews of the choices."""
    found: Counter[tuple[str, ...]] = Counter()
    for players, options in GAMES:
        state = hoard.new(players, **options)
        for move in random_moves("hoard", players, options, seed=players, number=0):
            seat = hoard.to_move(state)
            if seat != CHANCE:
                known = hoard.knowledge(state, seat)
                legal = hoard.legal_moves(known)
                texts = [hoard.to_text(known, choice) for choice in legal]
                view = hoard.view(known)
                name = kind(view, texts)
                found[name] += 1
                if found[name] <= OF_EACH:
                    previews = _tale.previews(_codes, known, view, legal)
                    choices = [
                        {"move": text, "words": _tale.choice(_codes, text), "preview": preview}
                        for text, preview in zip(texts, previews, strict=True)
                    ]
                    question, demand = _tale.question(_codes, view, texts), _tale.demand(_codes, view)
                    yield {"eyes": seat, "question": question, "demand": demand, "view": view, "choices": choices}
            hoard.apply(state, move)


def made() -> str:
    """The file: a position on each line."""
    return "".join(f"{json.dumps(position, ensure_ascii=False)}\n" for position in positions())


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
