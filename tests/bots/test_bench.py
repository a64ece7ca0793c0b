"""The positions at which the benchmark watches the time are those where it could run out."""

from typing import Any

import pytest

import drachenhof
from drachenhof import bench
from drachenhof.bots import Budget, Decision


@pytest.mark.parametrize("game", drachenhof.games)
def test_late_positions_are_choices_near_the_end_of_games_with_options(game):
    module = drachenhof.games[game]
    known = bench.late(game, 4, bench.LATE)
    assert 2 <= len(known) <= bench.LATE
    assert all(len(module.legal_moves(one)) > 1 for one in known)
    assert all(module.options(one).items() >= bench.LATE_OPTIONS[game].items() for one in known)
    if game == "year":
        assert {module.view(one)["month"] for one in known} == {12}


def test_an_answer_is_asked_for_once_with_the_whole_budget():
    asked = []

    class Slow:
        def decide(self, known, budget, _rng):
            asked.append((known, budget))
            return Decision(0)

    position: Any = "position"
    slow: Any = Slow()
    bench.lateness(slow, position, Budget(milliseconds=3))
    assert asked == [("position", Budget(milliseconds=3))]
