"""What is no state of a game, or no move, is refused in words and not in those of the compiler."""

import pickle
from typing import Any

import numpy as np
import pytest

from drachenhof.game import games

ASKED = ("to_move", "legal_moves", "chance_weights")


@pytest.mark.parametrize(("game", "other"), [("year", "hoard"), ("hoard", "year")])
def test_another_games_state(game: str, other: str) -> None:
    own, foreign = games[game], games[other].new(2)
    before = foreign.tobytes()
    for name in ASKED:
        with pytest.raises(TypeError, match=f"a state of {game} is what `new` and `copy` of {game} make"):
            getattr(own, name)(foreign)
    for change in (own.apply, own.step):
        with pytest.raises(TypeError, match=f"a state of {game} is"):
            change(foreign, 0)
    assert foreign.tobytes() == before


@pytest.mark.parametrize("wrong", [None, {}, "year", 7, np.zeros(1), np.zeros(0)])
def test_what_is_no_state_at_all(wrong: Any) -> None:
    for name in ASKED:
        with pytest.raises((TypeError, ValueError), match=r"a state (of year )?is"):
            getattr(games["year"], name)(wrong)


@pytest.mark.parametrize("move", ["event drought", None, 1.0])
def test_what_is_no_move(move: Any) -> None:
    year = games["year"]
    state = year.new(2)
    for change in (year.apply, year.step):
        with pytest.raises(TypeError, match=r"a move is a whole number, not .*; `from_text\(state, w"):
            change(state, move)


def test_a_state_that_was_pickled_is_one() -> None:
    year = games["year"]
    state = pickle.loads(pickle.dumps(year.new(2)))
    assert year.legal_moves(state) == year.legal_moves(year.new(2))
    assert year.to_move(state) == year.to_move(year.new(2))
