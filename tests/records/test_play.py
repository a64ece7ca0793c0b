"""A game in progress: begun, played, taken back, and written down."""

import random

import pytest

from drachenhof import records
from drachenhof.engine.game import IllegalMove
from drachenhof.games import games
from drachenhof.records import Play


def played(game: str, moves: int, seed: int = 1) -> Play:
    play, dice = Play.begin(game, 3, {}), random.Random(seed)
    while len(play.moves) < moves and not play.over:
        play.apply(dice.choice(play.game.legal_moves(play.state)))
    return play


@pytest.mark.parametrize("game", games)
def test_its_record_is_the_game_again(game: str) -> None:
    play = played(game, 120)
    again = Play.of(play.record([{"name": "Ada"}, {}, {}]))
    assert again.state.tobytes() == play.state.tobytes()
    assert again.moves == play.moves
    assert again.texts() == play.texts() == list(play.record().moves)
    records.check(again.record())


@pytest.mark.parametrize("game", games)
def test_what_is_taken_back_is_gone_and_what_stays_is_as_it_was(game: str) -> None:
    play, shorter = played(game, 90), played(game, 50)
    play.back(40)
    assert (play.state.tobytes(), play.moves) == (shorter.state.tobytes(), shorter.moves)
    following = play.apply(play.game.legal_moves(play.state)[-1])
    assert following.number > 90
    assert [step.number for step in play.steps()] == [*range(1, 51), following.number]


@pytest.mark.parametrize("game", games)
def test_steps_tell_each_move_and_are_not_changed_by_the_next(game: str) -> None:
    play = Play.begin(game, 2, {})
    steps = [play.apply(play.game.legal_moves(play.state)[0]) for _ in range(60)]
    for step, walked, text in zip(steps, play.steps(), play.texts(), strict=True):
        assert (step.text, step.decider) == (text, play.game.to_move(step.before))
        assert step.before.tobytes() == walked.before.tobytes()
        assert step.after.tobytes() == walked.after.tobytes() == step.state.tobytes()


def test_a_refused_move_changes_nothing() -> None:
    play = played("year", 40)
    before = play.state.tobytes()
    with pytest.raises(IllegalMove):
        play.apply(-1)
    assert (play.state.tobytes(), len(play.moves)) == (before, 40)
