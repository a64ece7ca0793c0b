"""The words that people read, in English, German and Dutch.

They are in Fluent files: a folder per language here, and one in `games/NAME/locale`. The page reads the same files.

>>> from drachenhof.i18n import Words
>>> Words("de").say("tile-young-monk.object")
'einen jungen Mönch'
"""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from drachenhof.games import games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


__all__ = ["FOLDER", "LANGUAGES", "UNNAMED", "People", "Words", "files", "pick_language"]

FOLDER = Path(__file__).parent
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


@dataclass(frozen=True)
class People:
    """The names of the seats, and the reader's seat."""

    names: Sequence[str] = ()
    reader: int | None = None

    def name(self, words: "Words", seat: int) -> str:
        """A seat as part of a sentence."""
        if seat == self.reader:
            return words.say("story-you")
        named = self.names[seat] if seat < len(self.names) else ""
        return named or words.say("seat", seat=seat + 1)


UNNAMED = People()
"""Seats named by number, for a reader who is not a player."""


class Words:
    """Messages in one language; a `phrases.Speaker` that returns text."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language

    def say(self, name: str, /, **arguments: Any) -> str:
        """The message of this name (`message` or `message.attribute`), in English if this language lacks it.

        Raises KeyError if there is no such message, or if it needs an argument that was not given.
        """
        text = _line(self.language, name)
        if text is not None and (filled := _filled(text, arguments)) is not None:
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
        return _line(self.language, name) is not None or _find(self.language, name)[1] is not None

    def join(self, parts: Iterable[str], by: str = "") -> str:
        """Parts one after the other."""
        return by.join(parts)

    def sentence(self, text: str, end: str = "") -> str:
        """With a capital and an end."""
        return f"{text[0].upper()}{text[1:]}{end}"

    def who(self, seat: int, people: People) -> str:
        """A seat as part of a sentence."""
        return people.name(self, seat)

    def you(self, seat: int, people: People) -> str:
        """Return the value of `$you` in messages: whether the reader sits there."""
        return "yes" if seat == people.reader else "no"

    def __repr__(self) -> str:
        return f"Words({self.language!r})"


@cache
def _find(language: str, name: str) -> tuple[Any, Any]:
    """The pattern of a message, and the bundle that it is in; English files are read only where they are needed."""
    message_name, _, attribute = name.partition(".")
    if message_name in _sources(language):
        bundle = _bundle_with(language, message_name)
        if bundle.has_message(message_name):
            message = bundle.get_message(message_name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
    return (None, None) if language == _FALLBACK else _find(_FALLBACK, name)


def files(language: str) -> list[Path]:
    """The Fluent files of a language: those that all games share, then those of each game."""
    folders = [FOLDER / language, *(_folder(game) / "locale" / language for game in games)]
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


def _folder(game: str) -> Path:
    """The folder of a game."""
    spec = find_spec(games.package(game))
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"{game} has no package {games.package(game)}")
    return Path(spec.submodule_search_locations[0])


# Messages are parsed on demand: parsing all of them takes longer than most commands run. A file is split into entries
# by their first lines. Entries of one line, with or without plain placeholders, are formatted without Fluent. All
# others are parsed together with the entries they refer to.

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
_PLACE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)


@cache
def _sources(language: str) -> Mapping[str, str]:
    """The text of each entry by its name; a term's begins with a hyphen."""
    entries: dict[str, str] = {}
    for path in files(language):
        text = _COMMENT.sub("", path.read_text(encoding="utf-8"))
        starts = list(_ENTRY.finditer(text))
        ends = [entry.start() for entry in starts[1:]] + [len(text)]
        for entry, end in zip(starts, ends, strict=True):
            entries.setdefault(entry[1], text[entry.start() : end])
    return entries


@cache
def _line(language: str, name: str) -> str | None:
    """The text of a message that is one line with nothing in it but places for arguments; None of any other."""
    entry = _sources(language).get(name)
    if entry is None or "\n" in entry.strip():
        return None
    text = entry.split("=", 1)[1].strip()
    rest = _PLACE.sub("", text)
    return None if not text or "{" in rest or "}" in rest else text


def _filled(text: str, arguments: Mapping[str, Any]) -> str | None:
    """Such a line with its arguments; None if one is missing or is a number, which each language writes its own way."""
    if "{" not in text:
        return text
    if not all(isinstance(arguments.get(name), str) for name in _PLACE.findall(text)):
        return None
    return _PLACE.sub(lambda place: arguments[place[1]], text)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


@cache
def _bundle_with(language: str, name: str) -> "FluentBundle":
    """The bundle of a language, in which this message is, and all that it refers to."""
    from fluent.runtime import FluentResource

    bundle, known = _bundle(language), _sources(language)
    wanted, taken = [name], set[str]()
    while wanted:
        one = wanted.pop()
        if one in known and one not in taken:
            taken.add(one)
            wanted += _REFERENCE.findall(known[one])
    new = [one for one in sorted(taken) if not _has(bundle, one)]
    bundle.add_resource(FluentResource("\n".join(known[one] for one in new)))
    return bundle


def _has(bundle: "FluentBundle", name: str) -> bool:
    return bool(name in bundle._terms if name.startswith("-") else bundle.has_message(name))
