"""Which program a bot is: a module or a file and the factory in it, or a name that an installed package gives.

`package.module:Factory`, `./mybot.py:Factory`, or the name of an entry point of
the group `drachenhof.bots`; with `apart+` before it, the bot gets a process of its own.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from drachenhof.bots.brought.refusals import BadBot, told

GROUP = "drachenhof.bots"
"""The entry points by which an installed package names its bots."""
APART = "apart+"


@dataclass(frozen=True)
class Reference:
    """A bot as it was named, and where that is."""

    text: str
    """As it was named, without a budget."""
    place: str
    """A module, or a file that ends in `.py`."""
    factory: str
    apart: bool
    """Whether it gets a process of its own."""

    @property
    def is_file(self) -> bool:
        return self.place.endswith(".py")


def split(text: str) -> tuple[str, str | None]:
    """A bot, and the budget behind it, if there is one."""
    name, at, budget = text.strip().rpartition("@")
    if not at or any(mark in budget for mark in ":/\\"):
        return text.strip(), None
    return name, budget


def reference_of(name: str) -> Reference | None:
    """The program that a name means; None if it is no name of one."""
    plain = name.removeprefix(APART)
    place, colon, factory = plain.rpartition(":")
    if not colon:
        given = _given(plain)
        if given is None:
            return None
        place, _, factory = given.partition(":")
    if not (place and factory.isidentifier()):
        return None
    return Reference(name, place, factory, name.startswith(APART))


def given() -> dict[str, str]:
    """The names that installed packages give to their bots, and where these are."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def _given(name: str) -> str | None:
    return next((point.value for point in entry_points(group=GROUP, name=name)), None)


def factory_of(reference: Reference) -> Callable[[str], Any]:
    """What makes the bot, given a game's name; raises `BadBot`."""
    module = _file(reference) if reference.is_file else _module(reference)
    made = getattr(module, reference.factory, None)
    if not callable(made):
        raise BadBot("factory", bot=reference.text, place=reference.place, factory=reference.factory)
    factory: Callable[[str], Any] = made
    return factory


def _module(reference: Reference) -> Any:
    _spec(reference)
    try:
        return import_module(reference.place)
    except (Exception, SystemExit) as error:
        raise BadBot("import", bot=reference.text, problem=told(error)) from error


def _spec(reference: Reference) -> ModuleSpec:
    """Where a module is; those of the folder one works in are found, too, as Python itself would."""
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        spec = find_spec(reference.place)
    except (ImportError, ValueError):  # a package on the way is missing, or is none
        spec = None
    if spec is None:
        raise BadBot("place", bot=reference.text, place=reference.place)
    return spec


def _file(reference: Reference) -> Any:
    path = Path(reference.place).expanduser().resolve()
    if not path.is_file():
        raise BadBot("place", bot=reference.text, place=reference.place)
    try:
        return _loaded(path)
    except (Exception, SystemExit) as error:
        raise BadBot("import", bot=reference.text, problem=told(error)) from error


@cache
def _loaded(path: Path) -> Any:
    """A file as a module of its own name; it may import its neighbours."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    name = f"{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickles look there
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def fingerprint(reference: Reference) -> str:
    """A hash of all that a bot says it is made of: its file or its package, and `FILES` of its factory beside it."""
    hashed = hashlib.sha256()
    for path in _made_of(reference):
        try:
            hashed.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
        except OSError:
            raise BadBot("files", bot=reference.text, place=str(path)) from None
    return hashed.hexdigest()[:16]


def _made_of(reference: Reference) -> Iterator[Path]:
    factory = factory_of(reference)
    if reference.is_file:
        own = Path(reference.place).expanduser().resolve()
        yield own
    else:
        own = Path(_spec(reference).origin or "")
        top = find_spec(reference.place.partition(".")[0])
        folders = (top.submodule_search_locations if top else None) or []
        yield from sorted(path for folder in folders for path in Path(folder).rglob("*.py")) or [own]
    yield from (own.parent / name for name in getattr(factory, "FILES", ()))
