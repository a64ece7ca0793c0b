"""Sets laid out, the end of a round and of the game (H21 to H26), from the text of the rules."""

import pytest

from drachenhof import CHANCE, OVER
from drachenhof.games.hoard import rules as hoard
from tests.games.hoard.positions import position

# H21: sets of four


def test_h21_a_set_leaves_the_round_and_the_turn_goes_on():
    game = position(2).player(0, hand="7 7 7 7 7 8").player(1, hand="9 9").pile("1 9").turn(0)
    assert game.legal_of("set") == ["7"]
    game.play("set 7")
    assert game.hand(0) == {"7": 1, "8": 1}
    assert (game.table["pile"], game.table["gone"]) == (["1", "9"], {"7": 4})
    assert game.asked() == (0, "turn")
    assert game.legal == ["take"]  # he still plays or takes


def test_h21_as_often_as_he_can():
    game = position(2).player(0, hand="7 7 7 7 2 2 2 2 9").pile("9").turn(0).play("set 7", "set 2")
    assert (game.hand(0), game.asked()) == ({"9": 1}, (0, "turn"))


def test_h21_before_answering_a_draw():
    game = position(2).player(0, hand="4 9").player(1, hand="7 7 7 7 4").turn(0).play("play 4 x1")
    assert game.legal == ["play 4 x1", "set 7", "draw"]
    game.play("set 7")
    assert game.asked() == (1, "draw")
    assert game.legal == ["play 4 x1", "draw"]


def test_h21_a_set_under_h10_takes_hand_cards_first():
    game = position(2).player(0, hand="7 7", open="7 7 7").pile("9").turn(0)
    assert game.legal == ["take", "set 7"]
    game.play("set 7")
    assert game.sizes(0) == (0, 1, 3)
    assert game.legal == ["take"]


def test_h21_before_a_draw_it_may_leave_only_hidden_cards():
    game = position(2).player(0, hand="4 9").player(1, hand="7", open="7 7 7").turn(0)
    game.play("play 4 x1", "set 7")
    assert game.legal == ["draw"]


def test_h21_not_when_about_to_miss_and_not_in_the_exchange():
    game = position(2).player(0, hand="5 9").player(1, hand="7 7 7 7").turn(0).play("play 5 x1")
    assert game.legal == ["miss"]
    assert game.refused("set 7").code == "not-now"


def test_h21_cards_that_fit_may_complete_the_four_on_the_pile_instead():
    game = position(2).player(0, hand="7 7 7 7").pile("7 7").turn(0)
    assert game.legal == ["play 7 x1", "play 7 x2", "take", "set 7"]


def test_h21_a_set_laid_out_may_end_the_round():
    game = position(2).player(0, hand="7 7 7", open="7", hidden=0).player(1, hand="9 9").pile("9").turn(0)
    game.play("set 7")
    assert (game.round, game.loss, game.table["winner"]) == (2, [0, 5], 0)


def test_h22_another_turn_is_void_when_the_player_is_out():
    game = position(2).player(0, hand="extermino", hidden=0).player(1, hand="9").turn(0).play("play extermino x1")
    assert (game.round, game.mover) == (2, CHANCE)


# H23: the round ends


def test_h23_at_once_when_a_player_has_neither_hand_nor_remainders():
    game = position(3).player(0, hand="4 4", hidden=0).player(1, hand="9").turn(0).play("play 4 x2")
    assert game.round == 2  # nobody draws any more
    assert (game.loss[0], game.table["winner"]) == (0, 0)


def test_h23_not_while_he_has_open_or_hidden_cards():
    game = position(2).player(0, hand="9", open="8", hidden=0).player(1, hand="9").turn(0).play("play 9 x1")
    assert game.asked() == (1, "turn")


def test_h23_by_a_flip():
    game = position(2).player(0, hidden=1).player(1, hand="9").pile("1").turn(0).play("flip 1", "card 2")
    assert (game.round, game.loss) == (2, [0, 4])


def test_h23_by_an_answer():
    game = position(2).player(0, hand="4 9").player(1, hand="protecto", hidden=0).turn(0)
    game.play("play 4 x1", "play protecto x1")
    assert (game.round, game.loss) == (2, [4, 0])


# H24: the loss


def lose(options=None, **held):
    """The loss of one who holds this when the other is out."""
    game = position(2, **options or {}).player(0, hand="9", hidden=0).player(1, **held).turn(0)
    return game.play("play 9 x1").loss[1]


def test_h24_fronts_of_hand_and_open_cards():
    assert lose(hand="1 nulla", open="9 8", hidden=0) == 4


def test_h24_and_the_backs_where_no_open_card_lies():
    assert lose(hidden=3) == 3
    assert lose(open="9", hidden=3) == 3
    assert lose(open="9 9 9", hidden=3) == 3
    assert lose(open="9 9", hidden=1) == 2


def test_h24_with_the_option_all_backs():
    assert lose({"count_all_backs": True}, open="9 9 9", hidden=3) == 6


def test_h24_at_most_ten():
    assert lose(hand="1 1 1 1 2 2 2 2 3 3 3 3", hidden=3) == 10


# H25: the end of the game


def win(*lost, hand="1", players=3):
    """Seat 0 is out, and the others lose their hand's coins."""
    game = position(players).player(0, hand="9", hidden=0, lost=lost[0])
    for seat in range(1, players):
        game.player(seat, hand=hand, hidden=0, lost=lost[seat])
    return game.turn(0).play("play 9 x1")


def test_h25_at_21_the_one_with_the_fewest_wins():
    game = win(5, 20, 7)
    assert (game.mover, game.lost) == (OVER, [5, 21, 8])
    assert hoard.ranking(game.state) == [1, 3, 2]
    assert hoard.returns(game.state) == [1, -1, 0]
    assert hoard.legal_moves(game.state) == []


def test_h25_below_21_the_game_goes_on():
    game = win(5, 19, 7)
    assert (game.mover, game.round) == (CHANCE, 2)


def test_h25_as_long_as_several_share_the_fewest_another_round_is_played():
    game = win(8, 20, 7)  # 8, 21, 8
    assert (game.mover, game.round, game.lost) == (CHANCE, 2, [8, 21, 8])


def test_h25_only_a_tie_for_the_fewest_matters_and_others_share_their_place():
    game = win(5, 20, 20)
    assert (game.mover, game.lost) == (OVER, [5, 21, 21])
    assert hoard.ranking(game.state) == [1, 2, 2]
    assert hoard.returns(game.state) == [1, -0.5, -0.5]


@pytest.mark.parametrize("lost", [(5, 10, 7), (8, 20, 7)])
def test_h25_after_fifty_rounds_the_game_ends_in_any_case(lost):
    game = position(3).player(0, hand="9", hidden=0, lost=lost[0])
    for seat in (1, 2):
        game.player(seat, hand="1", hidden=0, lost=lost[seat])
    game.record.round_number = 50
    game.turn(0).play("play 9 x1")
    assert game.mover == OVER
    best = [seat + 1 for seat, place in enumerate(hoard.ranking(game.state)) if place == 1]
    assert best == ([1] if lost[0] == 5 else [1, 3])


# H26: a round that goes on for too long


def test_h26_the_thousandth_decision_is_carried_out_and_where_another_would_be_asked_the_round_ends():
    game = position(2).all_players("8 8").counter(998).turn(0).play("play 8 x1")
    assert game.table["decisions"] == 999
    assert game.asked() == (1, "turn")
    game.play("play 8 x1")
    assert (game.mover, game.round, game.table["winner"]) == (CHANCE, 2, None)
    assert game.loss == [4, 4]  # all score


def test_h26_it_can_still_win_the_round():
    game = position(2).player(0, hand="9", hidden=0).player(1, hand="9").counter(999).turn(0).play("play 9 x1")
    assert (game.round, game.table["winner"], game.loss) == (2, 0, [0, 4])


def test_h26_chance_after_it_is_carried_out():
    game = position(2).player(0, hand="4 9").player(1, hand="9").counter(998).turn(0).play("play 4 x1", "draw")
    assert (game.mover, game.round) == (CHANCE, 1)
    game.play("card 1", "card 2")
    assert (game.round, game.loss) == (2, [4, 6])


def test_h26_forced_moves_and_the_exchange_count():
    game = position(2).all_players("5 9").turn(0).play("play 5 x1", "miss")
    assert game.table["decisions"] == 2


def test_h26_no_curse_is_drawn_an_ability_is():
    game = position(2, in_force=["small-but-nice"], curses=True).all_players("8 8").counter(999).turn(0)
    game.play("play 8 x1")
    assert game.stage == "ability"
    game.play("ability roundabout")
    assert game.stage == "dealt-card"
