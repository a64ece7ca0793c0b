"""The words that people read, in English, German and Dutch.

They are in Fluent files: a folder per language here, and one in `games/NAME/locale`. The page reads the same files.

>>> from drachenhof.i18n import Words
>>> Words("de").say("tile-young-monk.object")
'einen jungen Mönch'
"""

import os
import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from drachenhof.i18n import messages
from drachenhof.i18n.messages import FOLDER, files

if TYPE_CHECKING:
    from drachenhof.i18n.telling import People

__all__ = ["FOLDER", "LANGUAGES", "Words", "files", "pick_language"]

LANGUAGES = ("en", "de", "nl")

_FALLBACK = "en"
_SETTINGS = ("DRACHENHOF_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(preferred: str | None = None) -> str:
    """The first language that we have: the preferred one, DRACHENHOF_LANGUAGE, the system's, English."""
    for tag in (preferred, *map(os.environ.get, _SETTINGS)):
        language = _language_of(tag or "")
        if language in LANGUAGES:
            return language
    return _FALLBACK


def _language_of(tag: str) -> str:
    """The language of a tag such as `de_DE.UTF-8`, `nl-BE` or `C`."""
    language = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
    return _FALLBACK if language in ("c", "posix") else language


class Words:
    """Messages in one language; a `telling.Speaker` that returns text."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language

    def say(self, name: str, /, **arguments: Any) -> str:
        """The message of this name (`message` or `message.attribute`), in English if this language lacks it.

        Raises KeyError if there is no such message, or if it needs an argument that was not given.
        """
        text = messages.line(self.language, name)
        if text is not None and (filled := messages.filled(text, arguments)) is not None:
            return filled
        bundle, pattern = _find(self.language, name)
        if pattern is None:
            raise KeyError(f"no message {name!r}")
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"message {name!r} with {arguments!r}: {'; '.join(map(str, errors))}")
        return str(text)

    def has(self, name: str) -> bool:
        """Whether `say` knows this message."""
        return messages.line(self.language, name) is not None or _find(self.language, name)[1] is not None

    def join(self, parts: Iterable[str], by: str = "") -> str:
        """Parts one after the other."""
        return by.join(parts)

    def sentence(self, text: str, end: str = "") -> str:
        """With a capital and an end."""
        return f"{text[0].upper()}{text[1:]}{end}"

    def who(self, seat: int, people: "People") -> str:
        """A seat as part of a sentence."""
        return people.name(self, seat)

    def you(self, seat: int, people: "People") -> str:
        """Return the value of `$you` in messages: whether the reader sits there."""
        return "yes" if seat == people.reader else "no"

    def __repr__(self) -> str:
        return f"Words({self.language!r})"


@cache
def _find(language: str, name: str) -> tuple[Any, Any]:
    """The pattern of a message, and the bundle that it is in; English files are read only where they are needed."""
    message_name, _, attribute = name.partition(".")
    if message_name in messages.sources(language):
        bundle = messages.bundle_with(language, message_name)
        if bundle.has_message(message_name):
            message = bundle.get_message(message_name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
    return (None, None) if language == _FALLBACK else _find(_FALLBACK, name)
