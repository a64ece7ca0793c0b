"""Types for narration: the people at the table, speakers, and sentences with the seats they are about."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

View: TypeAlias = Mapping[str, Any]
"""A dict from `game.view`, or a part of it."""

Moment: TypeAlias = tuple[str, View]
"""An event's name and the view after it: see `Game.moments`."""

PLAIN = "plain"
MOMENT = "moment"  # something is turned up: a table holds its breath before
ASIDE = "aside"  # belongs to the whole story, but at the table the eye sees it


@dataclass(frozen=True)
class People:
    """The names of the seats, and the reader's seat."""

    names: Sequence[str] = ()
    reader: int | None = None

    def name(self, words: "Speaker[str]", seat: int) -> str:
        """A seat as part of a sentence."""
        if seat == self.reader:
            return words.say("story-you")
        named = self.names[seat] if seat < len(self.names) else ""
        return named or words.say("seat", seat=seat + 1)


UNNAMED = People()
"""Seats named by number, for a reader who is not a player."""

Said = TypeVar("Said")
"""A speaker's result: text, or codes that the client turns into text."""


class Speaker(Protocol[Said]):
    """Makes sentences: `Words` as text in one language for one reader, `codes.Codes` as data for all readers."""

    def say(self, name: str, /, **arguments: Any) -> Said:
        """A message (`message` or `message.attribute`) with numbers, texts and what was said before."""

    def has(self, name: str) -> bool:
        """Whether there is such a message."""

    def join(self, parts: Iterable[Said | str], by: str = "") -> Said:
        """Parts one after the other."""

    def sentence(self, phrase: Said, end: str = "") -> Said:
        """With a capital and an end."""

    def who(self, seat: int, people: People) -> Said:
        """A seat as part of a sentence."""

    def you(self, seat: int, people: People) -> Said:
        """Return the value of `$you` in messages: whether the reader sits there."""


class Sentence(NamedTuple, Generic[Said]):
    """A sentence, the seats that it is about, and its style."""

    text: Said
    seats: frozenset[int]
    tone: str = PLAIN
