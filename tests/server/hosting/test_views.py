"""What observers are told of a game is the same whether it is made for one of them or for all at once."""

import random
from itertools import islice
from typing import Any

import msgspec
import pytest

from drachenhof.engine.game import CHANCE, SPECTATOR
from drachenhof.games import games
from drachenhof.records import Play
from drachenhof.records.history import Step
from drachenhof.tables.messages import Told
from drachenhof.tables.views import Views

MOVES = 60


def some_steps(game: str, seed: int) -> list[Step]:
    """The first moves of a game in which everybody takes whatever comes."""
    dice, play = random.Random(seed), Play.begin(game, 2, {}, 1)
    while len(play.moves) < MOVES and not play.over:
        legal = play.game.legal_moves(play.state)
        weights = play.game.chance_weights(play.state) if play.to_move == CHANCE else None
        [move] = dice.choices(legal, weights)
        play.apply(move, 1)  # all in one entry, as moves that were given are
    return list(islice(play.steps(), MOVES))


def told(views: Views, step: Step, observer: int) -> tuple[Any, Any]:
    entry = Told(1, 0, "move", step.decider)
    views.tell(entry, views.heard(step, observer))
    return msgspec.to_builtins(entry), msgspec.to_builtins(views.position(views.sight(step.after, observer), 1))


@pytest.mark.parametrize("game", games)
def test_what_is_shared_between_observers_and_moves_is_what_each_would_get_alone(game: str) -> None:
    shared, steps = Views(games[game]), some_steps(game, 3)
    stories = set()
    for step in steps:
        for observer in (SPECTATOR, 0, 1):
            alone = told(Views(games[game]), step, observer)
            assert told(shared, step, observer) == alone
            stories.add(msgspec.json.encode(alone[0]))
    assert len(steps) == MOVES
    assert len(stories) > MOVES / 2


@pytest.mark.parametrize("game", games)
def test_a_spectator_is_foretold_nothing_and_whoever_moves_is_offered_all(game: str) -> None:
    views = Views(games[game])
    step = next(step for step in some_steps(game, 5) if games[game].to_move(step.after) >= 0)
    mover = games[game].to_move(step.after)
    assert views.position(views.sight(step.after, SPECTATOR), 7).forecast is None
    sight = views.sight(step.after, mover)
    position = views.position(sight, 7)
    assert position.choices is None
    views.offer(position, sight)
    texts = [games[game].to_text(step.after, move) for move in games[game].legal_moves(step.after)]
    assert position.choices is not None
    assert [choice.move for choice in position.choices] == texts
    assert position.question is not None
