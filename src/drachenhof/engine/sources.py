"""What compiled code is made from: the unit that a function belongs to, and a hash of the unit's sources."""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from drachenhof.games import games

COMPILED: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
"""How Numba compiles rules: without Python's lock, and dividing by zero as NumPy does."""

_PACKAGE = Path(__file__).parents[1]
_ENGINE = ("exp_log.py", "game.py", "kernels.py", "layout.py", "observation_layout.py")
_CORE = ("chance.py", *(f"engine/{name}" for name in _ENGINE))
_FACTS, _RULES, _SHARED = "facts", "rules", "search"


def unit_of(function: Callable[..., Any] | type) -> str:
    """What a function (or a layout) is compiled with: a whole game (`year`), or else its module (`search.playout`)."""
    module = function.__module__
    for game in games:
        if f"{module}.".startswith(f"{games.package(game, _RULES)}."):
            return game
    return module.partition(".")[2]


@cache
def digest(unit: str) -> str:
    """A hash of all sources that the compiled entries of a unit are made from."""
    own = [] if unit == "chance" else _game_sources(unit) if unit in games else _shared_sources()
    hashed = hashlib.sha256(repr(COMPILED).encode())
    for root, path in [*((_PACKAGE, _PACKAGE / name) for name in _CORE), *own]:
        if path.exists():
            hashed.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return hashed.hexdigest()[:16]


def _sources(game: str, part: str) -> list[tuple[Path, Path]]:
    """The files of a part of a game, each with the folder that its hashed name is relative to."""
    spec = find_spec(games.package(game, part))
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"{game} has no package {games.package(game, part)}")
    file = Path(spec.origin)
    if file.name != "__init__.py":
        return [(file.parents[1], file)]
    return [(file.parents[2], path) for path in sorted(file.parent.rglob("*.py"))]


def _game_sources(game: str) -> list[tuple[Path, Path]]:
    """The sources of a game's compiled rules, with the facts whose numbers they use."""
    return [*_sources(game, _FACTS), *_sources(game, _RULES)]


def _shared_sources() -> list[tuple[Path, Path]]:
    """The sources of compiled code that serves every game."""
    own = [source for game in games for source in (*_game_sources(game), *_sources(game, _SHARED))]
    return [*own, *((_PACKAGE, path) for path in sorted((_PACKAGE / _SHARED).rglob("*.py")))]
