"""References to external bots (`./mybot.py:Factory`, an entry point of `drachenhof.bots`), and their errors.

With the prefix `apart+` the bot gets a process of its own.
"""

import hashlib
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

_PACKAGE = str(Path(__file__).parents[2])
MOST_SAID = 300  # characters of what another program says of itself

_CANNOT = {
    "bot": "no bot {bot!r} plays this game; there are: {bots}; your own are named as in ./mybot.py:Factory",
    "budget": "{budget!r} is no budget for {bot}: it is a number of simulations such as 500, or a time such as 100ms",
    "no-budget": "{bot} decides without thinking, so a budget means nothing to it: leave @{budget} out",
    "twice": "{bot} is named twice; each bot takes part once",
    "name": "{name!r} is no name for {bot}: letters and digits, at most 20, and none of ours",
    "alone": "a line-up of one is for two bots or more, and this one is alone",
    "place": "there is no module or file {place} for {bot}",
    "import": "{bot} cannot be loaded: {problem}",
    "factory": "{place} has no {factory} that makes bots",
    "making": "{bot} cannot be made for {game}: {problem}",
    "decide": "what {bot} makes is no bot: it has no `decide`",
    "preparing": "{bot} cannot be prepared: {problem}",
    "files": "{bot} names a file that is not there: {place}",
}

_WENT_WRONG = {
    "exception": "{bot} failed: {problem}",
    "type": "{bot} answered {problem}, which is neither a move nor a Decision",
    "illegal": "{bot} chose {problem}, which is not legal",
    "late": "{bot} took {problem} for a decision",
    "hung": "{bot} did not answer within {problem}, and its process was ended",
    "gone": "the process of {bot} ended while it was asked",
}


class BadBot(ValueError):  # noqa: N818 (it names what is bad)
    """A bot that cannot play; `code` and `arguments` give the reason."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(code, arguments)

    def __str__(self) -> str:
        return _CANNOT[self.code].format(**self.arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return _bad_bot, (self.code, self.arguments)


class Fault(RuntimeError):  # noqa: N818 (the word of a referee)
    """An error of a bot while it decided."""

    def __init__(self, code: str, bot: str, problem: str = "") -> None:
        self.code, self.bot, self.problem = code, bot, problem
        super().__init__(code, bot, problem)

    def __str__(self) -> str:
        return _WENT_WRONG[self.code].format(bot=self.bot, problem=self.problem)


def _bad_bot(code: str, arguments: dict[str, Any]) -> BadBot:
    return BadBot(code, **arguments)


def one_line(text: object) -> str:
    """Return text of another program on one line of limited length."""
    line = " ".join(str(text).split())
    return line if len(line) <= MOST_SAID else line[: MOST_SAID - 1] + "…"


def described(error: BaseException) -> str:
    """Describe an exception of a bot, with the line of its own file."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not frame.filename.startswith((_PACKAGE, "<", sys.base_prefix))]
    where = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    what = f"{type(error).__name__}: {one_line(error)}" if str(error) else type(error).__name__
    return what + where


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
