"""What works, from many games: how a table is made."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from drachenhof.engine.game import OVER
from drachenhof.explore import (
    make,
    played,
)
from drachenhof.explore.build import TableSoFar, answers, carry_on, finished, go_on, resume
from drachenhof.explore.parts import Continuation, part_of
from drachenhof.explore.playing import best
from drachenhof.explore.table import Sum
from drachenhof.search.rollouts import STAY
from tests.explore.tables import of_every_game


@of_every_game
def test_the_same_seed_makes_the_same_table_also_if_it_was_stopped(game: str, tmp_path: Path) -> None:
    count, path = 2 * len(part_of(game).TABLES), tmp_path / "part"
    whole = TableSoFar(game, 5)
    go_on(whole, count)
    parted = resume(path, game, 5)
    carry_on(parted, 3, path)
    parted = resume(path, game, 5)
    assert parted.done == 3
    carry_on(parted, count, path)
    assert msgspec.json.encode(parted) == msgspec.json.encode(whole)
    assert set(whole.sums) <= set(part_of(game).VIEWS)
    with pytest.raises(ValueError, match="seed 5"):
        resume(path, game, 6)


def test_rows_that_were_measured_too_seldom_are_left_out_and_counted() -> None:
    work = TableSoFar("hoard", 3)
    go_on(work, 12)
    few, none = finished(work, "x", fewest=2), finished(work, "x", fewest=1000)
    for one, other in zip(few.views, none.views, strict=True):
        assert sum(map(len, one.facets.values())) + one.hidden == other.hidden
    assert any(view.facets for view in few.views)
    assert all(not view.facets for view in none.views)


def test_make_says_what_it_made() -> None:
    table = make("hoard", 4, 2)
    assert (table.header.games, table.header.seed, table.header.bot) == (4, 2, "policy")
    assert table.header.rollouts > 0


@of_every_game
def test_a_game_is_the_same_whenever_it_is_played(game: str) -> None:
    one, other = played(game, 4, 7), played(game, 4, 7)
    assert one.moves == other.moves
    assert one.rules.to_move(one.end) == OVER
    assert played(game, 4, 8).moves != one.moves


@of_every_game
def test_the_policy_decides_from_what_its_seat_knows(game: str) -> None:
    one = played(game, 2, len(part_of(game).TABLES) - 1)
    for at in range(len(one.moves)):
        state = one.state(at)
        seat = one.rules.to_move(state)
        legal = one.rules.legal_moves(state)
        if seat >= 0 and len(legal) > 1:
            assert best(game, one.rules.knowledge(state, seat), legal) == one.moves[at]


def test_lines_of_a_question_meet_the_same_luck() -> None:
    one = played("year", 2, 0)
    at = next(at for at in range(len(one.moves)) if one.rules.to_move(one.state(at)) >= 0)
    state = one.state(at)
    told = answers(
        "year", [Continuation("a", state, STAY), Continuation("b", one.rules.copy(state), STAY)], one.players, 3, 0, 8
    )
    assert (told[:, 0] == told[:, 1]).all()


def test_a_mean_lies_within_its_interval() -> None:
    told = Sum()
    assert told.figure() is None
    for value in np.random.default_rng(1).normal(3.0, 2.0, 400):
        told.add(float(value))
    figure = told.figure()
    assert figure is not None
    assert figure.low < 3.0 < figure.high
    assert figure.high - figure.low == pytest.approx(2 * 1.96 * 2.0 / 20, rel=0.15)
