"""Observations and masks hold what their tables say, and nothing that the seat cannot know."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from drachenhof.engine.observation_layout import size_of
from drachenhof.engine.rule import prepare
from drachenhof.envs import Batch, Spaces
from drachenhof.games import games
from drachenhof.search.batch import show_seat
from drachenhof.search.kernels import LAYOUTS
from tests.conformance.digests import selected
from tests.conformance.journeys import journey
from tests.envs.plain import PLAIN

every_variant = pytest.mark.parametrize("case", [case for game in games for case in selected(game)], ids=str)
GAMES = ("year", "hoard")


@cache
def spaces_of(name):
    prepare("search.batch", LAYOUTS[name])
    return Spaces(name)


def observed(name, state, seat):
    sheet = np.zeros(1, spaces_of(name).sheet)
    sheet["row"] = np.nan
    show_seat(state, seat, sheet)
    return sheet["row"][0]


@every_variant
def test_all_numbers_lie_between_minus_one_and_one(case):
    for state in journey(case).states:
        for seat in range(case.players):
            row = observed(case.name, state, seat)
            assert row.min() >= -1
            assert row.max() <= 1


@pytest.mark.slow
@every_variant
def test_each_plane_holds_what_the_seat_s_view_names(case):
    spaces, checked = spaces_of(case.name), set()
    for state in journey(case).states[::4]:
        for seat in range(case.players):
            row = observed(case.name, state, seat)
            found = PLAIN[case.name](case.game.view(case.game.knowledge(state, seat)), seat)
            for plane in spaces.planes:
                if plane.name in found:
                    expected = np.clip(np.array(found[plane.name], float) / plane.scale, -1, 1)
                    shown = spaces.plane(row, plane.name)
                    assert shown.shape == expected.shape, plane.name
                    assert (abs(shown - expected) <= 1e-6).all(), plane.name
                    assert plane.passes or max(found[plane.name]) <= plane.scale, plane.name
                    checked.add(plane.name)
    unnamed = {"left", "following", "again", "steps", "abilities-drawn", "public"}
    assert {plane.name for plane in spaces.planes} - checked <= unnamed


@every_variant
def test_what_a_seat_cannot_know_changes_neither_observation_nor_mask(case):
    game, rng = case.game, np.random.default_rng(5)
    for state in journey(case).states:
        for seat in range(case.players):
            row = observed(case.name, state, seat)
            known = game.knowledge(state, seat)
            assert observed(case.name, known, seat).tobytes() == row.tobytes()
            other = game.resample(known, rng)
            assert observed(case.name, other, seat).tobytes() == row.tobytes()
            if game.to_move(state) == seat:
                assert game.legal_moves(other) == game.legal_moves(known) == game.legal_moves(state)


def test_hidden_cards_do_change_between_such_states():
    """Else the test above would show nothing."""
    case = next(selected("hoard"))
    rng = np.random.default_rng(5)
    others = [case.game.resample(case.game.knowledge(state, 0), rng) for state in journey(case).states]
    assert any(state.tobytes() != other.tobytes() for state, other in zip(journey(case).states, others, strict=True))


AMOUNTS = {
    "year": {
        "left": "left",
        "wall-length": "wall_length",
        "supply": "supply",
        "laid": ("courts", "laid"),
        "hand": ("courts", "hand"),
        "rice": ("courts", "rice"),
        "yuan": ("courts", "yuan"),
    },
    "hoard": {
        "decisions": "decisions",
        "steps": "steps",
        "draws": "draws",
        "misses": "misses",
        "left": "left",
        "draw-pile": "draw_pile",
        "pile-size": "pile_size",
        "lost": ("holdings", "lost"),
        "loss": ("holdings", "loss"),
        "hand-size": ("holdings", "hand_size"),
        "open-size": ("holdings", "open_size"),
        "hidden": ("holdings", "hidden"),
    },
}
WILD: dict[str, list[dict[str, Any]]] = {
    "year": [{"players": 2, "super_event": "flood"}, {"players": 5, "great_wall": True}],
    "hoard": [{"players": 2, "abilities": "cumulative", "curses": True}, {"players": 6, "long_protecto": True}],
}


@pytest.mark.parametrize("name", GAMES)
def test_no_amount_passes_its_scale_unless_the_table_says_so(name):
    scales = {plane.name: np.inf if plane.passes else plane.scale for plane in Spaces(name).planes}
    most = dict.fromkeys(AMOUNTS[name], 0)
    for options in WILD[name]:
        batch = Batch(name, 200, seed=3, **options)
        for _ in range(1500):
            batch.step(batch.random_actions())
            for plane, field in AMOUNTS[name].items():
                states = batch._games.states
                values = states[field] if isinstance(field, str) else states[field[0]][field[1]]
                most[plane] = max(most[plane], int(values.max()))
    assert {plane: value for plane, value in most.items() if value > scales[plane]} == {}
    if name == "hoard":
        assert most["draw-pile"] == scales["draw-pile"]
        assert most["hand-size"] > 16


@pytest.mark.parametrize("name", GAMES)
def test_sizes_and_actions(name):
    spaces = Spaces(name)
    assert spaces.size == size_of(spaces.planes)
    assert len({plane.name for plane in spaces.planes}) == len(spaces.planes)
    assert spaces.first_action + spaces.actions == spaces.game.MOVES
    state = spaces.game.new(3)
    assert max(spaces.game.legal_moves(state)) < spaces.first_action


def test_a_game_that_there_is_not():
    with pytest.raises(KeyError, match="checkers"):
        Spaces("checkers")


@every_variant
def test_players_moves_and_chance_s_are_apart(case):
    first = Spaces(case.name).first_action
    for state in journey(case).states:
        for move in case.game.legal_moves(state):
            assert (move >= first) == (case.game.to_move(state) >= 0)
