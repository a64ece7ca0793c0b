"""The nets that come with the package: each is named by a hash of its weights, with a card that says how it was made.

They lie beside a game's part of the search. A net is used only with the layout
that it was made for, and only if its bytes are those of its name; otherwise bots
play by the hand-made policy alone.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from drachenhof.engine.game import Numbers
from drachenhof.games import games
from drachenhof.search.learned import Shape


class WrongNet(ValueError):  # noqa: N818 (it names what is wrong)
    """Weights that are missing, damaged, or made for another layout."""


def shape(game: str) -> Shape:
    """The numbers of a game's nets; raises LookupError if nothing learns there."""
    try:
        own: Shape = games.part(game, "search").SHAPE
    except AttributeError:
        raise LookupError(f"nothing learns to play {game}") from None
    return own


def folder_of(game: str) -> Path:
    """Where the nets of a game lie."""
    return Path(str(games.part(game, "search").__file__)).parent / "nets"


def name_of(flat: Any) -> str:
    """What weights are called: a hash of their bytes."""
    return "policy-" + hashlib.sha256(flat.astype("<f2").tobytes()).hexdigest()[:12]


def read(game: str, name: str, folder: Path | None = None) -> Any:
    """The weights of a net, half precision; raises `WrongNet`."""
    folder, fitting = folder or folder_of(game), shape(game)
    try:
        card = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        flat = np.fromfile(folder / f"{name}.f2", "<f2")
    except (OSError, ValueError) as error:
        raise WrongNet(f"the net {name} cannot be read: {error}") from None
    if card.get("layout") != fitting.layout:
        raise WrongNet(f"the net {name} was made for the layout {card.get('layout')}, not {fitting.layout}")
    if len(flat) != fitting.weights or name_of(flat) != name:
        raise WrongNet(f"the weights of {name} are not those that it is named by")
    return flat


def pack(game: str, flat: Any) -> Numbers:
    """Weights of a policy as compiled code takes them: the hand-made ones, then two of single precision for one."""
    single = np.zeros(len(flat) + len(flat) % 2, np.float32)
    single[: len(flat)] = flat
    return np.concatenate([shape(game).hand, single.view(np.float64)])


@cache
def learned(game: str, name: str) -> Numbers:
    """The weights of a policy that has learned; without a net that fits, those of the hand-made one."""
    try:
        return pack(game, read(game, name))
    except WrongNet:
        return shape(game).hand


def write(game: str, flat: Any, card: dict[str, Any], folder: Path) -> str:
    """Keep a net and its card; its name."""
    name = name_of(flat)
    folder.mkdir(parents=True, exist_ok=True)
    flat.astype("<f2").tofile(folder / f"{name}.f2")
    whole = {"name": name, "game": game, "layout": shape(game).layout, "weights": len(flat), **card}
    (folder / f"{name}.json").write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    return name
