"""The curses (H51 to H53), from the text of the rules."""

import pytest

from drachenhof import CHANCE
from drachenhof.games.hoard.rules.tables import CURSE_NAMES
from tests.games.hoard.positions import position

CARDS = ("nulla", "1", "2", "3", "4", "5", "6", "7", "8", "9", "extermino", "protecto")


def won(players=3, winner=0, **options):
    """A seat has won a round; whoever lost most, the one to its left, begins the next."""
    game = position(players, curses=True, **options).player(winner, hand="9", hidden=0)
    for step in range(1, players):
        game.player((winner + step) % players, lost=players - step)
    return game.turn(winner).play("play 9 x1")


def deal(game):
    """Any cards, until somebody is asked."""
    while game.mover == CHANCE:
        game.play(game.legal[0])
    return game


def test_h51_the_winner_draws_one_of_seven_for_his_next_deal():
    game = won()
    assert (game.mover, game.stage) == (CHANCE, "curse")
    assert game.weights == dict.fromkeys(CURSE_NAMES, 1)


def test_h51_none_without_the_option():
    assert position(2).player(0, hand="9", hidden=0).player(1, hand="9").turn(0).play("play 9 x1").stage == "dealt-card"


@pytest.mark.parametrize("count", [6, 7, 8])
def test_h51_many_monsters_more_hand_cards(count):
    game = deal(won(winner=1).play(f"curse many-{count}"))
    assert [game.sizes(seat) for seat in range(3)] == [(5, 3, 3), (count, 3, 3), (5, 3, 3)]
    assert game.table["draw_pile"] == 18


@pytest.mark.parametrize(("hidden", "faces"), [(4, 2), (5, 1), (6, 0)])
def test_h52_unknowing_more_hidden_fewer_open_cards(hidden, faces):
    game = deal(won(winner=1).play(f"curse unknowing-{hidden}-{faces}"))
    assert [game.sizes(seat) for seat in range(3)] == [(5, 3, 3), (5, faces, hidden), (5, 3, 3)]


def test_h52_six_hidden_cards_can_be_turned_up():
    game = position(2).player(0, hidden=6).turn(0)
    assert game.legal == [f"flip {place}" for place in range(1, 7)]


def test_h52_the_curse_goes_back_into_the_stack_after_the_round():
    game = deal(won(winner=1).play("curse unknowing-6-0"))
    for seat in range(3):
        game.record.holdings[seat].hand[:] = 0
        game.record.holdings[seat].hand_size = 0
    game.record.holdings[2].open[:] = 0
    game.record.holdings[2].open_size = 0
    game.player(2, hand="9", hidden=0).turn(2).play("play 9 x1")
    assert game.weights == dict.fromkeys(CURSE_NAMES, 1)
    game = deal(game.play("curse many-6"))
    assert [game.sizes(seat) for seat in range(3)] == [(5, 3, 3), (5, 3, 3), (6, 3, 3)]


def test_h53_chaos_every_player_draws_one_of_the_others_clockwise_from_the_starter():
    game = won(winner=1).play("curse chaos")
    assert game.table["starter"] == 2
    assert game.weights == {name: 1 for name in CURSE_NAMES if name != "chaos"}
    game.play("curse many-8")
    assert "many-8" not in game.weights
    game.play("curse unknowing-6-0", "curse many-6")
    assert [holding["curse"] for holding in game.table["holdings"]] == ["unknowing-6-0", "many-6", "many-8"]
    deal(game)
    assert [game.sizes(seat) for seat in range(3)] == [(5, 0, 6), (6, 3, 3), (8, 3, 3)]


def test_h53_the_draw_pile_is_all_the_remaining_cards():
    game = deal(won(2).play("curse chaos"))
    dealt = sum(sum(game.sizes(seat)) for seat in range(2))
    assert game.table["draw_pile"] == 96 - dealt


def test_h53_chaos_with_six_players_leaves_a_draw_pile_of_24():
    game = deal(won(6).play("curse chaos"))
    assert {holding["curse"] for holding in game.table["holdings"]} == set(CURSE_NAMES) - {"chaos"}
    assert game.table["draw_pile"] == 24


def test_h53_for_that_round_only():
    game = deal(won(2).play("curse chaos"))
    game.record.decisions = 999
    game.play("keep")  # the thousandth: the round ends, nobody has won (H26)
    assert deal(game).table["draw_pile"] == 18
