"""The messages of a language, parsed on demand: parsing all of them takes longer than most commands run.

A Fluent file is split into entries by their first lines. Entries of one line, with or without plain
placeholders, are formatted without Fluent. All others are parsed together with the entries they refer to.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from drachenhof.games import games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


FOLDER = Path(__file__).parent


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


_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
_PLACE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)


@cache
def sources(language: str) -> Mapping[str, str]:
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
def line(language: str, name: str) -> str | None:
    """The text of a message that is one line with nothing in it but places for arguments; None of any other."""
    entry = sources(language).get(name)
    if entry is None or "\n" in entry.strip():
        return None
    text = entry.split("=", 1)[1].strip()
    rest = _PLACE.sub("", text)
    return None if not text or "{" in rest or "}" in rest else text


def filled(text: str, arguments: Mapping[str, Any]) -> str | None:
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
def bundle_with(language: str, name: str) -> "FluentBundle":
    """The bundle of a language, in which this message is, and all that it refers to."""
    from fluent.runtime import FluentResource

    bundle, known = _bundle(language), sources(language)
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
