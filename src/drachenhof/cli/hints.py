"""Hints: what the strongest bot would do, from what the person may know."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from rich.text import Text

from drachenhof.bots import Budget, Choice, named
from drachenhof.cli.look import FADED, JADE
from drachenhof.words import Words

if TYPE_CHECKING:
    from drachenhof.cli.session import Session

ADVISER = "emperor"
BUDGET = Budget(milliseconds=300)
SHOWN = 3


def hints(words: Words, session: "Session", worded: Callable[[str], str]) -> list[Text]:
    """The best choices by their numbers, with the chance to win and the expected score."""
    known = session.known()
    legal = session.game.legal_moves(known)
    if len(legal) == 1:
        return [Text(words.say("cli-terminal-hint-only"))]
    adviser = named(session.game.NAME, ADVISER)
    decision = adviser.decide(known, BUDGET, np.random.default_rng())
    lines = [Text(words.say("cli-terminal-hint-exact" if decision.exact else "cli-terminal-hint"))]
    for choice in decision.choices[:SHOWN]:
        text = session.game.to_text(known, choice.move)
        number = (f"{legal.index(choice.move) + 1:>2}", f"bold {JADE}")
        lines.append(Text.assemble(number, " ", worded(text), (_chances(words, session.game.NAME, choice), FADED)))
    return lines


def _chances(words: Words, game: str, choice: Choice) -> str:
    """What comes of a choice; nothing where only its place among the others is known."""
    if choice.win is None or choice.score is None:
        return ""
    return "  " + words.say(f"cli-terminal-hint-{game}", win=choice.win, score=choice.score)
