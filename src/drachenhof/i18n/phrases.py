"""Phrases: messages of players, as text in one language or as codes that the client turns into text (docs/words.md).

>>> from drachenhof.i18n import Words
>>> from drachenhof.games.year.narration.choice import choice
>>> choice(Codes(), "place 2")
{'sentence': {'say': 'choice-place', 'with': {'palace': 2}}}
>>> render(Words("nl"), choice(Codes(), "place 2"))
'In paleis 2 onderbrengen'
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from drachenhof.engine.game import BadOption, IllegalMove
from drachenhof.games import games
from drachenhof.i18n import UNNAMED, People, Words
from drachenhof.records import BrokenRecord

View: TypeAlias = Mapping[str, Any]
"""A dict from `game.view`, or a part of it."""

Moment: TypeAlias = tuple[str, View]
"""An event's name and the view after it: see `Game.moments`."""

PLAIN = "plain"
MOMENT = "moment"  # something is turned up: a table holds its breath before
ASIDE = "aside"  # belongs to the whole story, but at the table the eye sees it


Said = TypeVar("Said")
"""A speaker's result: text, or codes that the client turns into text."""


class Speaker(Protocol[Said]):
    """Makes sentences: `Words` as text in one language for one reader, `Codes` as data for all readers."""

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


Phrase: TypeAlias = "str | list[Phrase] | dict[str, Any]"
"""Text; phrases one after the other; or a message, a sentence, a seat, or whether the reader sits there."""


class Codes:
    """A `Speaker` that returns message keys with arguments; the client turns them into text."""

    def say(self, name: str, /, **arguments: Any) -> Phrase:
        """A message by its name."""
        return {"say": name, "with": arguments} if arguments else {"say": name}

    def has(self, name: str) -> bool:
        """Whether there is such a message; all languages have the same."""
        return _ENGLISH.has(name)

    def join(self, parts: Iterable[Phrase], by: str = "") -> Phrase:
        """Join parts; a single part is returned as it is, and no parts give an empty text."""
        joined: list[Phrase] = []
        for part in parts:
            joined += (by, part) if by and joined else (part,)
        if len(joined) > 1:
            return joined
        return joined[0] if joined else ""

    def sentence(self, phrase: Phrase, end: str = "") -> Phrase:
        """With a capital and an end."""
        begun: Phrase = {"sentence": phrase}
        return [begun, end] if end else begun

    def who(self, seat: int, people: People) -> Phrase:  # noqa: ARG002 (who they are is known where it is read)
        """A seat as part of a sentence."""
        return {"seat": seat}

    def you(self, seat: int, people: People) -> Phrase:  # noqa: ARG002 (as above)
        """Whether the reader sits there."""
        return {"you": seat}


_ENGLISH = Words("en")


def render(words: Words, phrase: Phrase, people: People = UNNAMED) -> str:
    """The text of a phrase, in one language and to one reader."""
    if isinstance(phrase, str):
        return phrase
    if isinstance(phrase, list):
        return "".join(render(words, part, people) for part in phrase)
    if "say" in phrase:
        return words.say(phrase["say"], **_arguments(words, phrase, people))
    if "sentence" in phrase:
        return words.sentence(render(words, phrase["sentence"], people))
    return words.who(phrase["seat"], people) if "seat" in phrase else words.you(phrase["you"], people)


def _arguments(words: Words, phrase: dict[str, Any], people: People) -> dict[str, Any]:
    """A message's arguments; numbers stay numbers, as plurals depend on them."""
    given = phrase.get("with", {})
    return {
        name: value if isinstance(value, int | float) else render(words, value, people) for name, value in given.items()
    }


_QUOTING = ("not-a-move", "not-now")  # the refusals that repeat the words of the move


def refusal(words: Speaker[Said], error: IllegalMove) -> Said:
    """Why a move is illegal, with the rule that refuses it."""
    arguments = games.part(error.game, "narration").about(words, error.code, error.arguments)
    if "asked" in arguments:
        arguments["asked"] = words.say(f"asked-{arguments['asked']}.what")
    arguments.pop("move", None)
    if error.code in _QUOTING:
        arguments["move"] = str(error.move)  # a number that is no move is quoted as it came
    reason = words.say(f"refusal-{error.code}", **arguments)
    return words.join([reason, f" ({error.rule})"]) if error.rule else reason


def bad_option(words: Speaker[Said], error: BadOption) -> Said:
    """Why a game cannot begin like this; options and values stand as they are typed."""
    arguments = {argument: _plain(value) for argument, value in error.arguments.items()}
    return words.say(f"bad-option-{error.code}", **{**arguments, "game": words.say(f"game-{error.arguments['game']}")})


def _plain(value: Any) -> str:
    """A value as records write it, lists with commas."""
    if isinstance(value, list | tuple):
        return ", ".join(map(_plain, value))
    return value if isinstance(value, str) else json.dumps(value, default=repr)


def record_error(words: Speaker[Said], error: BrokenRecord) -> Said:
    """Say what is wrong with a record, with the line and the move if known."""
    reason = words.say(f"broken-{error.code}", **{**error.arguments, **_problem(words, error)})
    for place, number in (("move", error.move), ("line", error.line)):
        if number is not None:
            reason = words.say(f"broken-at-{place}", number=number, reason=reason)
    return words.say("broken", reason=reason)


def _problem(words: Speaker[Said], error: BrokenRecord) -> dict[str, Said]:
    """Return the sentence of the cause as an argument."""
    if isinstance(error.cause, IllegalMove):
        return {"problem": refusal(words, error.cause)}
    if isinstance(error.cause, BadOption):
        return {"problem": bad_option(words, error.cause)}
    return {}
