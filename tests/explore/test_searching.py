"""A table of games that a bot has played which searches, instead of the policy alone."""

from pathlib import Path

import numpy as np
import pytest

from drachenhof.bots import bring
from drachenhof.engine.game import CHANCE
from drachenhof.explore import played
from drachenhof.explore.build import TableSoFar, carry_on, finished, go_on, resume
from drachenhof.explore.parts import fingerprint
from drachenhof.games import games

SEARCHING = "herald@2"


@pytest.mark.parametrize("game", games)
def test_a_bot_that_searches_may_play_the_games(game: str, tmp_path: Path) -> None:
    one = played(game, 4, 0, player=SEARCHING)
    assert one.moves == played(game, 4, 0, player=SEARCHING).moves
    assert one.moves != played(game, 4, 0).moves
    at, path = len(one.moves) - 1, tmp_path / "part"
    while one.rules.to_move(one.state(at)) == CHANCE:
        at -= 1
    same = (at, one.rules.to_text(one.state(at), one.moves[at]))
    assert played(game, 4, 0, same, SEARCHING).moves == one.moves
    carry_on(resume(path, game, 4, SEARCHING), 1, path)
    assert resume(path, game, 4, SEARCHING).done == 1
    for other in (None, "novice"):
        with pytest.raises(ValueError, match=SEARCHING):
            resume(path, game, 4, other)


def test_a_table_of_a_bot_says_so_and_its_games_are_told_apart_from_those_of_the_policy() -> None:
    work = TableSoFar("hoard", 2, SEARCHING)
    go_on(work, 1)
    header = finished(work, "x").header
    assert (header.bot, header.player) == (SEARCHING, SEARCHING)
    assert header.fingerprint == fingerprint("hoard", 2, SEARCHING) != fingerprint("hoard", 2)


def test_a_bot_that_thinks_by_the_clock_makes_no_table() -> None:
    with pytest.raises(ValueError, match="clock"):
        played("hoard", 1, 0, player="emperor")


@pytest.mark.parametrize("game", games)
def test_the_policy_as_a_bot_plays_the_games_of_the_table_from_what_a_seat_knows(game: str) -> None:
    one, bot, rng = played(game, 4, 1), bring(game, "drachenhof.explore:Policy"), np.random.default_rng(1)
    for at, move in enumerate(one.moves):
        seat = one.rules.to_move(one.state(at))
        if seat != CHANCE:
            assert bot.decide(one.rules.knowledge(one.state(at), seat), bot.budget, rng).move == move
