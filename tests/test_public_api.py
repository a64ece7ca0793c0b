"""What `dir()`, signatures and printed boards show."""

import inspect
from typing import get_args

import pytest

import drachenhof
from drachenhof import arena, bots, data, envs
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, SPECTATOR
from drachenhof.games import games


@pytest.mark.parametrize("module", [drachenhof, arena, bots, data, envs])
def test_dir_lists_the_public_names(module: object) -> None:
    assert dir(module) == sorted(module.__all__)  # type: ignore[attr-defined]
    assert all(hasattr(module, name) for name in dir(module))


@pytest.mark.parametrize("game", games)
def test_a_game_lists_its_functions_and_its_options(game: str) -> None:
    names = dir(games[game])
    assert {"new", "apply", "board", "legal_moves"} <= set(names)
    assert not [name for name in names if name.startswith("_") or inspect.ismodule(getattr(games[game], name))]
    keywords = list(inspect.signature(games[game].new).parameters.values())[1:]
    assert {one.name: one.default for one in keywords} == {
        option.name: option.default for option in games[game].OPTIONS.values()
    }


@pytest.mark.parametrize("game", games)
def test_a_board_is_short_text_with_a_line_for_each_seat(game: str) -> None:
    rules, chance = games[game], Chance(7)
    state = rules.new(3)
    while rules.to_move(state) == CHANCE:
        rules.apply(state, chance.pick(rules, state))
    seat = rules.to_move(state)
    board = rules.board(state)
    assert len(board) < 1500
    assert [f"seat {other}:" in board for other in range(3)] == [True] * 3
    assert sum(line.startswith(f"> seat {seat}:") for line in board.splitlines()) == 1
    assert rules.board(rules.knowledge(state, SPECTATOR)) != "" != rules.board(rules.knowledge(state, seat))


def test_a_board_of_knowledge_shows_no_more_than_the_seat_knows() -> None:
    hoard, chance = games["hoard"], Chance(7)
    state = hoard.new(2)
    while hoard.to_move(state) == CHANCE:
        hoard.apply(state, chance.pick(hoard, state))
    for seat in (0, 1):
        board, hands = hoard.board(hoard.knowledge(state, seat)), hoard.view(hoard.knowledge(state, seat))["holdings"]
        assert hands[1 - seat]["hand"] == {}
        assert f"seat {1 - seat}: 0 lost, {hands[1 - seat]['hand_size']} in hand (–)" in board


def test_types_for_annotations_can_be_imported() -> None:
    from drachenhof.bots import BotLike
    from drachenhof.typed import GameName

    assert get_args(GameName) == tuple(drachenhof.games)
    assert str in get_args(BotLike)
