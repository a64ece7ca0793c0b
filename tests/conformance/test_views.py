"""A view is what its type says: every key, every kind of value, in every position that anybody looks at."""

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import drachenhof
from drachenhof.engine.game import SPECTATOR
from drachenhof.i18n.narrator import narration_of
from tests.conformance.journeys import ALL_CASES, CASES, journey

PLAIN = (int, bool, str, NoneType)


hints_of = cache(get_type_hints)


def faults(value, kind, path="view"):
    """Where a value is not what a type says."""
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        hints = hints_of(kind)
        if not isinstance(value, dict) or list(value) != list(hints):
            return [f"{path} is {value!r}, not {list(hints)}"]
        return [fault for key, hint in hints.items() for fault in faults(value[key], hint, f"{path}.{key}")]
    if kind in PLAIN:
        return [] if type(value) is kind else [f"{path} is {value!r}, not {kind.__name__}"]
    if origin is Literal:
        return [] if type(value) is str and value in parts else [f"{path} is {value!r}, none of {parts}"]
    if origin in (Union, UnionType):
        return [] if any(not faults(value, part) for part in parts) else [f"{path} is {value!r}, not {kind}"]
    if origin is list:
        if type(value) is not list:
            return [f"{path} is {value!r}, not a list"]
        return [fault for place, one in enumerate(value) for fault in faults(one, parts[0], f"{path}[{place}]")]
    assert origin in (dict, Mapping), kind
    missing = set(get_args(parts[0])) - set(value) if origin is Mapping else set()
    found = [f"{path} has no {name}" for name in missing]
    for key, one in value.items():
        found += faults(key, parts[0], f"{path} key") + faults(one, parts[1], f"{path}[{key!r}]")
    return found


def view_type(game):
    return get_type_hints(game.view)["return"]


SOME = list(dict.fromkeys([*CASES[::7], *{case.name: case for case in CASES}.values()]))
"""Fewer, and one of every game at least."""


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_every_view_is_of_its_type(case):
    """Masked for each seat and for one who watches, and whole, as a finished game is shown."""
    game, kind, narration = case.game, view_type(case.game), narration_of(case.name)
    for state in [*journey(case).states[::5], journey(case).end]:
        for seat in (*range(case.players), SPECTATOR):
            assert faults(game.view(game.knowledge(state, seat)), kind) == []
        assert faults(narration.seen(state, None), kind) == []


@pytest.mark.parametrize("case", SOME, ids=str)
def test_so_is_every_moment_between_two_decisions(case):
    game, kind, met = case.game, view_type(case.game), 0
    state = game.copy(journey(case).begun)
    for move in journey(case).moves:
        for _, between in game.moments(state, move)[:-1]:
            assert faults(game.view(game.knowledge(between, 0)), kind) == []
            met += 1
        game.apply(state, move)
    assert met


@pytest.mark.parametrize("name", drachenhof.games)
def test_what_is_not_of_the_type_is_found(name):
    game = drachenhof.games[name]
    kind, view = view_type(game), dict(game.view(game.new(game.PLAYERS[0])))
    assert faults(view, kind) == []
    for broken in (
        {**view, "more": 1},
        {key: value for key, value in view.items() if key != "asked"},
        {**view, "players": True},
        {**view, "asked": "nonsense"},
        {**view, "to_move": None},
        {**view, "options": {"more": "nonsense"}},
    ):
        assert faults(broken, kind)
