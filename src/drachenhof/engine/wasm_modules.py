"""The WebAssembly modules of the games: where they lie, and whether they fit the sources.

A game has a folder `wasm` with a module for each purpose, named by the hash of the sources that it was made from, and
`modules.json`, which lists these sources.
"""

import hashlib
import json
import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from drachenhof.engine import backends
from drachenhof.games import games

MODULES = {
    "rules": (),
    "search": (
        "search.tree",
        "search.solve",
        "search.guess",
        "search.playout",
        "search.rollouts",
        "search.causes",
    ),
}
"""The purposes, and the units that each serves; `rules` serves the game itself."""
FORM = b"1"
"""How modules are called and built; another number makes all older ones stale."""
LIST = "modules.json"
COMMAND = "drachenhof prepare --wasm"


class Module(NamedTuple):
    """A WebAssembly file of a game, and the Python modules that it was made from."""

    file: str
    sources: tuple[str, ...]


class StaleModule(RuntimeError):  # noqa: N818 (it names what is stale)
    """The sources have changed since a module was made."""

    def __init__(self, game: str, purpose: str) -> None:
        super().__init__(
            f"The WebAssembly module of {game} ({purpose}) was made from other sources than these; "
            f"`{COMMAND} {game}` makes it anew"
        )


def units_of(game: str, purpose: str) -> tuple[str, ...]:
    """Return the units whose entries a module has."""
    return MODULES[purpose] or (game,)


def purpose_of(unit: str, game: str) -> str | None:
    """Return which module has the entries of a unit; None if no module has."""
    return next((purpose for purpose in MODULES if unit in units_of(game, purpose)), None)


def folder_of(game: str) -> Path:
    """Return the folder of a game's modules."""
    return path_of(games.package(game, "rules")).parents[1] / "wasm"


@cache
def module_of(game: str, purpose: str) -> Path | None:
    """Return the file of a module; None if the game has none. Raises `StaleModule` if it does not fit the sources."""
    listed = folder_of(game) / LIST
    if not listed.is_file():
        return None
    module = json.loads(listed.read_text(encoding="utf-8"))["modules"][purpose]
    path = listed.parent / f"{purpose}-{hash_of(module['sources'])}.wasm"
    if not path.is_file():
        raise StaleModule(game, purpose)
    return path


def prefer() -> None:
    """Choose WebAssembly for this process and those that it starts, if no engine is named and every game has modules.

    Call it before rules are loaded. Playing then starts at once, where Numba would compile first.
    """
    named = os.environ.get(backends.VARIABLE) or os.environ.get("NUMBA_DISABLE_JIT")
    if named or not backends.installed(backends.WASM):
        return
    try:
        if all(module_of(game, purpose) for game in games for purpose in MODULES):
            os.environ[backends.VARIABLE] = backends.WASM
    except StaleModule:  # Numba compiles the present sources; without it, loading says what to do
        pass


def write_list(game: str, modules: dict[str, Module], made_with: dict[str, str]) -> None:
    """Write `modules.json`."""
    document: dict[str, Any] = {
        "made_with": made_with,
        "modules": {purpose: module._asdict() for purpose, module in modules.items()},
    }
    text = json.dumps(document, indent=2) + "\n"
    (folder_of(game) / LIST).write_text(text, encoding="utf-8", newline="\n")


def hash_of(sources: list[str]) -> str:
    """Return a hash of the text of Python modules; the same for every kind of line end."""
    hashed = hashlib.sha256(FORM)
    for name in sources:
        try:
            text = path_of(name).read_bytes().replace(b"\r\n", b"\n")
        except (OSError, ModuleNotFoundError):
            text = b""
        hashed.update(name.encode() + b"\0" + text + b"\0")
    return hashed.hexdigest()[:16]


def path_of(name: str) -> Path:
    """Return the file of a Python module; one that need not exist, within a package that does."""
    package, _, last = name.rpartition(".")
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return Path(name)
    folder = Path(next(iter(spec.submodule_search_locations)))
    return folder / last / "__init__.py" if (folder / last).is_dir() else folder / f"{last}.py"
