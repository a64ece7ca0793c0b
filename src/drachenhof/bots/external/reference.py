"""References to external bots: `package.module:Factory`, `./mybot.py:Factory` or an entry point of `drachenhof.bots`.

With the prefix `apart+` the bot gets a process of its own.
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

from drachenhof.bots.external.errors import BadBot, described

GROUP = "drachenhof.bots"
"""The entry points by which an installed package names its bots."""
APART = "apart+"


@dataclass(frozen=True)
class Reference:
    """A parsed reference."""

    text: str
    """The reference as it was written, without a budget."""
    place: str
    """A module, or a file that ends in `.py`."""
    factory: str
    apart: bool
    """Whether it gets a process of its own."""

    @property
    def is_file(self) -> bool:
        return self.place.endswith(".py")


def split(text: str) -> tuple[str, str | None]:
    """Split a bot from its budget, if it has one."""
    name, at, budget = text.strip().rpartition("@")
    if not at or any(mark in budget for mark in ":/\\"):
        return text.strip(), None
    return name, budget


def reference_of(name: str) -> Reference | None:
    """Parse a reference; None if the text is not one."""
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
    """Return the entry points of installed packages by name."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def _given(name: str) -> str | None:
    return next((point.value for point in entry_points(group=GROUP, name=name)), None)


def factory_of(reference: Reference) -> Callable[[str], Any]:
    """Load the factory, which takes the name of a game; raises `BadBot`."""
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
        raise BadBot("import", bot=reference.text, problem=described(error)) from error


def _spec(reference: Reference) -> ModuleSpec:
    """Find a module, also in the working directory; raises `BadBot`."""
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
        raise BadBot("import", bot=reference.text, problem=described(error)) from error


@cache
def _loaded(path: Path) -> Any:
    """Load a file as a module; it may import modules of its folder."""
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
    """Return a hash of the file or package of a bot, and of the `FILES` that its factory names."""
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
