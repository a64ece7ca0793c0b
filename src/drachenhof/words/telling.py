"""What every story needs: who sits where, what a seat sees, and sentences that know whom they are about."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from drachenhof.game import SPECTATOR, Game, State
from drachenhof.words import Words

__all__ = ["ASIDE", "MOMENT", "PLAIN", "People", "Sentence", "View", "seen"]

View: TypeAlias = dict[str, Any]
"""What `game.view` shows, or a part of it."""

PLAIN = "plain"
MOMENT = "moment"  # something is turned up: a table holds its breath before
ASIDE = "aside"  # belongs to the whole story, but at the table the eye sees it


def seen(game: Game, state: State, seat: int = SPECTATOR) -> View:
    """What a seat sees of a state."""
    return game.view(game.knowledge(state, seat))


@dataclass(frozen=True)
class People:
    """Who sits where, and who of them reads the story."""

    names: Sequence[str] = ()
    reader: int | None = None

    def name(self, words: Words, seat: int) -> str:
        """A seat as part of a sentence."""
        if seat == self.reader:
            return words.say("story-you")
        named = self.names[seat] if seat < len(self.names) else ""
        return named or words.say("seat", seat=seat + 1)

    def is_you(self, seat: int) -> str:
        """What messages ask as `$you`: whether the reader sits there."""
        return "yes" if seat == self.reader else "no"


class Sentence(NamedTuple):
    """A sentence, the seats that it is about, and how it is told."""

    text: str
    seats: frozenset[int]
    tone: str = PLAIN
