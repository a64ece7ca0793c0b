"""Every part of every game offers what the Protocol of its layer names."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from typing import Any

import pytest

from drachenhof.games import games

PROTOCOLS = {
    "rules": "engine.game.Game",
    "search": "search.kernels.Kernel",
    "states": "states.Inspector",
    "bots": "bots.levels.GameBots",
    "analysis": "analysis.parts.Part",
    "narration": "i18n.narrator.Narration",
    "terminal": "cli.look.Face",
    "envs": "envs.positions.Scene",
    "learn": "learn.lessons.Part",
    "explore": "explore.parts.Part",
    "learn.tips": "learn.tips.Part",
}
"""What a game's part of each layer offers."""
OPTIONAL = ("explore", "learn.tips")
"""Layers that a game may do without."""


def protocol(layer: str) -> Any:
    module, _, name = PROTOCOLS[layer].rpartition(".")
    return getattr(import_module(f"drachenhof.{module}"), name)


def members(kind: Any) -> set[str]:
    """What has to be there: all but what is said to be left out by some."""
    own = {name for name, value in vars(kind).items() if inspect.isfunction(value)} | {*kind.__annotations__}
    return {name for name in own if not name.startswith("_")} - set(left_out(kind))


def left_out(kind: Any) -> Iterator[str]:
    """The members below which a Protocol says when they are left out."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    for one, after in pairwise(body.body):
        if isinstance(one, ast.AnnAssign) and isinstance(after, ast.Expr) and "left out" in ast.unparse(after):
            yield ast.unparse(one.target)


def named(function: Any) -> list[str]:
    """The parameters of a function that have a name of their own."""
    return [one.name for one in inspect.signature(function).parameters.values() if one.kind is not one.VAR_KEYWORD]


def test_every_protocol_has_members() -> None:
    assert all(members(protocol(layer)) for layer in PROTOCOLS)


@pytest.mark.parametrize("game", games)
def test_the_rules_offer_the_facts(game: str) -> None:
    rules, facts = games[game], games.part(game, "facts")
    for name in ("FACTS", "NAME", "OPTIONS", "PLAYERS"):
        assert getattr(rules, name) is getattr(facts, name)


@pytest.mark.parametrize("layer", PROTOCOLS)
@pytest.mark.parametrize("game", games)
def test_a_part_offers_what_its_layer_asks_for(game: str, layer: str) -> None:
    try:
        part = games.part(game, layer)
    except ModuleNotFoundError:
        assert layer in OPTIONAL
        return
    wanted = protocol(layer)
    assert {name for name in members(wanted) if not hasattr(part, name)} == set()
    for name in members(wanted):
        asked, own = getattr(wanted, name, None), getattr(part, name)
        if inspect.isfunction(asked) and inspect.isfunction(own):
            names = named(asked)[1:]  # but for `self`
            assert named(own)[: len(names)] == names, f"{part.__name__}.{name}"
