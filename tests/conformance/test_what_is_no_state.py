"""What is no state of a game, or no move, is refused in words and not in those of the compiler."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import drachenhof
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER, IllegalMove
from drachenhof.games import games

ASKED: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(
        ("to_move", "legal_moves", "chance_weights", "options", "scores", "ranking", "returns", "view"), ()
    ),
    "knowledge": (0,),
    "resample": (np.random.default_rng(1),),
    "to_text": (0,),
    "from_text": ("event drought",),
    "moments": (0,),
}
"""What is asked of a state, and with what."""


@pytest.mark.parametrize(("game", "other"), [("year", "hoard"), ("hoard", "year")])
def test_another_games_state(game: str, other: str) -> None:
    own, foreign = games[game], games[other].new(2)
    before = foreign.tobytes()
    for name, further in ASKED.items():
        with pytest.raises(TypeError, match=f"a state of {game} is what `new` and `copy` of {game} make"):
            getattr(own, name)(foreign, *further)
    for change in (own.apply, own.step):
        with pytest.raises(TypeError, match=f"a state of {game} is"):
            change(foreign, 0)
    assert foreign.tobytes() == before


@pytest.mark.parametrize("wrong", [None, {}, "year", 7, np.zeros(1), np.zeros(0)])
def test_what_is_no_state_at_all(wrong: Any) -> None:
    for name, further in ASKED.items():
        with pytest.raises((TypeError, ValueError), match=r"a state (of year )?is"):
            getattr(games["year"], name)(wrong, *further)


@pytest.mark.parametrize("move", ["event drought", None, 1.0])
def test_what_is_no_move(move: Any) -> None:
    year = games["year"]
    state = year.new(2)
    for change in (year.apply, year.step, year.to_text):
        with pytest.raises(TypeError, match=r"a move is a whole number, not .*; `from_text\(state, w"):
            change(state, move)


def test_a_state_that_was_pickled_is_one() -> None:
    year = games["year"]
    state = pickle.loads(pickle.dumps(year.new(2)))
    assert year.legal_moves(state) == year.legal_moves(year.new(2))
    assert year.to_move(state) == year.to_move(year.new(2))


@pytest.mark.parametrize("game", games)
def test_seats_count_from_0_in_what_is_refused(game: str) -> None:
    rules, chance = games[game], Chance(1)
    players = min(3, rules.PLAYERS[-1])
    state = rules.new(players)
    seen = set[int]()
    while (seat := rules.to_move(state)) != OVER and len(seen) < players:
        if seat != CHANCE:
            seen.add(seat)
            wrong = next(move for move in range(rules.MOVES) if move not in rules.legal_moves(state))
            with pytest.raises(IllegalMove, match=rf"seat {seat} is to move; legal: "):
                rules.apply(state, wrong)
        move = chance.pick(rules, state) if seat == CHANCE else chance.choose(rules.legal_moves(state))
        rules.apply(state, move)
    assert seen == set(range(players))


def test_threads_do_not_mix_up_their_moves() -> None:
    """Rows that compiled rules write into are kept: each is somebody's alone until it is read."""
    year = games["year"]

    def course(seed: int) -> list[list[int]]:
        chance, state, seen = Chance(seed), year.new(4), list[list[int]]()
        moves = year.legal_moves(state)
        while moves:
            seen.append(moves)
            year.apply(state, chance.choose(moves))
            moves = year.legal_moves(state)
        return seen

    alone = [course(seed) for seed in range(12)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(course, range(12))) == alone


def test_who_looks_is_told_something() -> None:
    assert "year" in repr(games)
    assert drachenhof.Chance is Chance
    with pytest.raises(AttributeError, match="no attribute 'Luck'"):
        drachenhof.Luck  # noqa: B018


@pytest.mark.parametrize("game", games)
def test_a_state_that_was_played_on_is_refused_once_it_is_read_only(game: str) -> None:
    """What was looked at is not looked at again, but for this."""
    module = games[game]
    state = module.new(2)
    move = module.legal_moves(state)[0]
    module.step(state, move)
    before = state.tobytes()
    state.flags.writeable = False
    for tried in (module.apply, module.step):
        with pytest.raises(ValueError, match="read-only cannot be played on"):
            tried(state, module.legal_moves(state)[0])
    assert state.tobytes() == before
    other = games[next(name for name in games if name != game)].new(2)
    with pytest.raises(TypeError, match=f"a state of {game} is"):
        module.legal_moves(other)
    assert module.legal_moves(state) == module.legal_moves(module.copy(state))
