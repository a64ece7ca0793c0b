"""Hints: what one's choices are worth, from what one may know."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from drachenhof.analysis.advice import Advised, advise
from drachenhof.cli.look import FADED, JADE
from drachenhof.words import Words

if TYPE_CHECKING:
    from drachenhof.cli.session import Session

SHOWN = 3


def hints(words: Words, session: "Session", worded: Callable[[str], str]) -> list[Text]:
    """The best choices by their numbers, with the chance to win and the expected score."""
    known = session.known()
    legal = session.game.legal_moves(known)
    if len(legal) == 1:
        return [Text(words.say("cli-terminal-hint-only"))]
    game = session.game.NAME
    advice = advise(game, known)
    lines = [Text(words.say("cli-terminal-hint-exact" if advice.exact else "cli-terminal-hint"))]
    for place, choice in enumerate(advice.choices[:SHOWN]):
        text = session.game.to_text(known, choice.move)
        number = (f"{legal.index(choice.move) + 1:>2}", f"bold {JADE}")
        lines.append(Text.assemble(number, " ", worded(text), (_chances(words, game, choice, place), FADED)))
    return lines


def _chances(words: Words, game: str, choice: Advised, place: int) -> str:
    """Return the measured result of a choice."""
    lines = [words.say("cli-terminal-hint-equal")] if place and choice.equal else []
    if choice.low is not None and choice.high is not None:
        lines.append(words.say("cli-terminal-hint-win", low=choice.low * 100, high=choice.high * 100))
    if choice.score is not None:
        lines.append(words.say(f"cli-terminal-hint-{game}", score=choice.score))
    return "  " + ", ".join(lines) if lines else ""
