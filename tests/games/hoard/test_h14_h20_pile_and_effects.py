"""What may be played, and what it does (H14 to H20), from the text of the rules."""

import pytest

from tests.games.hoard.positions import position

NUMBERS = {"1", "2", "3", "4", "5", "6", "7", "8", "9"}
DRAGONS = {"nulla", "extermino", "protecto"}
ONE_OF_EACH = "1 2 3 4 5 6 7 8 9 nulla extermino protecto"


def legal_on(pile, **options):
    return position(2, **options).player(0, hand=ONE_OF_EACH).pile(pile).turn(0).types


def from_number(lowest):
    return {number for number in NUMBERS if int(number) >= lowest}


@pytest.mark.parametrize(
    ("pile", "legal"),
    [
        ("", NUMBERS | DRAGONS),  # 1
        ("6", {"6", "7", "8", "9"}),  # 2
        ("9 nulla 6", {"6", "7", "8", "9"}),
        ("nulla", NUMBERS - {"9"} | DRAGONS),  # 4
        ("8 nulla", NUMBERS - {"9"} | DRAGONS),
        ("protecto protecto", NUMBERS - {"9"} | DRAGONS),  # only Protectos count 0
        ("nulla protecto", NUMBERS - {"9"} | DRAGONS),
        ("3", {"1", "2"} | DRAGONS),  # 5
        ("3 protecto", {"1", "2"} | DRAGONS),
        ("3 nulla", NUMBERS - {"9"} | DRAGONS),
        ("1", NUMBERS | DRAGONS),  # 6
        ("2", from_number(2) | DRAGONS),
        ("4", from_number(4) | DRAGONS),
        ("5", from_number(5) | DRAGONS),
        ("7", from_number(7) | DRAGONS),
        ("8", from_number(8) | DRAGONS),
        ("9", {"9"} | DRAGONS),
        ("9 protecto", DRAGONS),  # the rulebook's example of a Protecto
        ("8 protecto", {"8"} | DRAGONS),
        ("3 1", NUMBERS | DRAGONS),
    ],
)
def test_h14_what_is_legal_on_what(pile, legal):
    assert legal_on(pile) == legal


def test_h14_the_number_of_cards_does_not_matter():
    game = position(2).player(0, hand="8").pile("7 7 7").turn(0)
    assert game.legal == ["play 8 x1", "take"]


def test_h15_after_a_three_only_below_three_or_a_dragon():
    game = position(3).all_players(ONE_OF_EACH).turn(0).play("play 3 x1")
    assert game.types == {"1", "2"} | DRAGONS
    assert game.refused("play 3 x1").code == "below-three-only"


def test_h15_through_a_protecto_it_binds_the_one_after():
    game = position(3).all_players(ONE_OF_EACH).turn(0).play("play 3 x1", "play protecto x1")
    assert game.mover == 2
    assert game.types == {"1", "2"} | DRAGONS


# H16: the draw


def test_h16_the_next_player_draws_two_and_then_has_his_turn():
    game = position(3).all_players("4 9").turn(0).play("play 4 x1")
    assert game.asked() == (1, "draw")
    assert game.legal == ["play 4 x1", "draw"]
    game.draw("1", "2")
    assert game.asked() == (1, "turn")
    assert game.table["draw_pile"] == 16
    assert game.hand(1) == {"1": 1, "2": 1, "4": 1, "9": 1}
    assert game.types == {"4", "9"}  # the 4 is only a number now


def test_h16_whether_he_has_an_answer_does_not_show_in_whether_he_is_asked():
    for hand in ("9", "4"):
        game = position(2).player(0, hand="4 4").player(1, hand=hand).turn(0).play("play 4 x1")
        assert game.asked() == (1, "draw")


def test_h16_two_more_for_each_four():
    game = position(3).all_players("4 4 9").turn(0).play("play 4 x1", "play 4 x2")
    assert game.table["draws"] == 6
    game.draw(*"112233")
    assert game.asked() == (2, "turn")


def test_h16_what_was_drawn_for_is_spent():
    game = position(2).all_players("4 4 9").turn(0).play("play 4 x2").draw(*"1122")
    game.play("play 4 x1")
    assert game.table["draws"] == 2


def test_h16_protecto_passes_the_draw_on():
    game = position(3).all_players("4 protecto 9").turn(0).play("play 4 x1", "play protecto x1")
    assert game.asked() == (2, "draw")
    assert game.table["draws"] == 2
    game.play("play 4 x1")
    assert (game.table["draws"], game.asked()) == (4, (0, "draw"))


def test_h16_nulla_and_extermino_cancel_it():
    game = position(3).all_players("4 nulla extermino 9").turn(0).play("play 4 x1")
    after = game.copy().play("play nulla x1")
    assert (after.table["draws"], after.asked()) == (0, (2, "turn"))
    after = game.copy().play("play extermino x1")
    assert (after.table["draws"], after.table["pile"], after.asked()) == (0, [], (1, "turn"))


def test_h16_the_answer_comes_from_the_zone_and_h10_applies():
    game = position(2).player(0, hand="4 9").player(1, open="4 4 nulla").turn(0).play("play 4 x1")
    assert game.legal == ["open nulla x1", "open 4 x1", "open 4 x2", "draw"]
    game = position(2).player(0, hand="4 9").player(1, hand="4", open="4 4 nulla").turn(0).play("play 4 x1")
    assert game.legal == ["play 4 x1", "play 4 x1 + open x1", "play 4 x1 + open x2", "draw"]


def test_h16_never_blind():
    game = position(2).player(0, hand="4 9").turn(0).play("play 4 x1")
    assert game.legal == ["draw"]
    assert game.draw("1", "9").types == {"9"}


def test_h16_taking_the_pile_does_not_avoid_the_draw():
    game = position(2).all_players("4 9").turn(0).play("play 4 x1")
    assert game.refused("take").code == "not-now"


def test_h16_he_draws_what_there_is():
    game = position(2).all_players("4 4 9").draw_pile(3).turn(0).play("play 4 x2")
    assert game.table["draws"] == 4
    game.draw("1", "1", "1")
    assert game.asked() == (1, "turn")
    assert game.table["draw_pile"] == 0


def test_h16_with_an_empty_draw_pile_there_is_no_draw_and_no_answer():
    game = position(2).all_players("4 4 9").draw_pile(0).turn(0).play("play 4 x2")
    assert game.asked() == (1, "turn")
    assert game.table["draws"] == 0
    assert game.legal == ["play 4 x1", "play 4 x2", "play 9 x1", "take"]


def test_h16_an_answer_may_be_the_fourth():
    game = position(3).all_players("4 4 9").turn(0).play("play 4 x2", "play 4 x2")
    assert (game.table["draws"], game.table["pile"], game.asked()) == (0, [], (1, "turn"))


# H17: the miss


def test_h17_the_next_player_misses_his_turn():
    game = position(3).all_players("5 9").turn(0).play("play 5 x1")
    assert (game.asked(), game.legal) == ((1, "miss"), ["miss"])
    assert game.play("miss").asked() == (2, "turn")


def test_h17_as_many_as_there_are_fives_but_at_most_all_the_others():
    game = position(4).all_players("9").player(0, hand="5 5 5").turn(0)
    after = game.copy().play("play 5 x2", "miss", "miss")
    assert after.asked() == (3, "turn")
    after = game.copy().play("play 5 x3", "miss", "miss", "miss")
    assert after.asked() == (0, "turn")
    after = position(3).all_players("9").player(0, hand="5 5 5").turn(0).play("play 5 x3")
    assert after.table["misses"] == 2


def test_h17_a_protecto_passes_what_is_left_on():
    game = position(4).all_players("9 protecto").player(0, hand="5 5").turn(0)
    game.play("play 5 x2", "miss", "play protecto x1")  # the second passes the one that is left
    assert (game.asked(), game.table["misses"]) == ((3, "miss"), 1)
    assert game.play("miss").asked() == (0, "turn")


def test_h17_the_miss_can_reach_who_played_the_five():
    game = position(2).all_players("5 9 protecto").turn(0).play("play 5 x1", "play protecto x1")
    assert game.asked() == (0, "miss")
    assert game.play("miss").asked() == (1, "turn")


def test_h17_exactly_one_protecto():
    game = position(2).player(0, hand="5 9").player(1, hand="protecto protecto", open="protecto").turn(0)
    game.play("play 5 x1")
    assert game.legal == ["play protecto x1", "miss"]
    assert game.refused("play protecto x2").code == "one-protecto"
    game = position(2).player(0, hand="5 9").player(1, open="protecto protecto").turn(0).play("play 5 x1")
    assert game.legal == ["open protecto x1", "miss"]


def test_h17_never_blind_and_no_open_card_while_there_is_a_hand():
    assert position(2).player(0, hand="5 9").turn(0).play("play 5 x1").legal == ["miss"]
    game = position(2).player(0, hand="5 9").player(1, hand="8", open="protecto").turn(0).play("play 5 x1")
    assert game.legal == ["miss"]


def test_h17_the_fourth_protecto_clears_all_and_he_has_the_turn():
    game = position(5).all_players("9 protecto").player(0, hand="5").turn(0)
    game.play("play 5 x1", *["play protecto x1"] * 4)
    assert (game.asked(), game.table["pile"], game.table["misses"]) == ((4, "turn"), [], 0)


def test_h17_with_two_players_the_one_who_played_the_five_goes_on():
    game = position(2).all_players("5 9").turn(0).play("play 5 x1", "miss")
    assert (game.asked(), game.types) == ((0, "turn"), {"9"})


def test_h18_after_a_six_no_dragon_and_nothing_lower():
    game = position(2).all_players(ONE_OF_EACH).turn(0).play("play 6 x1")
    assert game.types == {"6", "7", "8", "9"}
    assert game.refused("play nulla x1").code == "no-dragon-on-six"
    assert game.refused("play 5 x1").code == "below-six"


# H19: the dragons


def test_h19_nulla_anything_but_a_nine_may_follow():
    game = position(2).all_players(ONE_OF_EACH).pile("8").turn(0).play("play nulla x1")
    assert game.types == NUMBERS - {"9"} | DRAGONS


def test_h19_extermino_the_pile_leaves_the_round_and_he_has_another_turn():
    game = position(2).all_players("9 extermino").pile("8 8").turn(0).play("play extermino x1")
    assert (game.table["pile"], game.table["gone"]) == ([], {"8": 2, "extermino": 1})
    assert game.asked() == (0, "turn")
    assert game.legal == ["play 9 x1"]


def test_h19_extermino_is_legal_on_an_empty_pile():
    game = position(2).all_players("9 extermino").turn(0).play("play extermino x1")
    assert game.asked() == (0, "turn")


def test_h19_several_protectos_are_one_pass():
    game = position(4).all_players("9 protecto protecto").pile("8").turn(0).play("play protecto x2")
    assert game.mover == 1
    assert game.types == {"protecto"}  # a 9 may not follow a dragon


# H20: four in a row


def test_h20_four_in_one_play():
    game = position(2).all_players("7 7 7 7 8").pile("1").turn(0).play("play 7 x4")
    assert (game.table["pile"], game.table["gone"]) == ([], {"1": 1, "7": 4})
    assert game.asked() == (0, "turn")


def test_h20_four_by_several_players():
    game = position(3).all_players("8 8 9").turn(0).play("play 8 x1", "play 8 x2", "play 8 x1")
    assert (game.table["pile"], game.asked()) == ([], (2, "turn"))


def test_h20_a_protecto_between_breaks_the_run():
    game = position(3).all_players("8 8 9 protecto").turn(0)
    game.play("play 8 x2", "play protecto x1", "play 8 x2")
    assert game.table["pile"] == ["8", "8", "protecto", "8", "8"]
    assert game.mover == 0


def test_h20_effects_leave_with_the_pile():
    game = position(3).all_players("5 5 9").pile("5 5").turn(0).play("play 5 x2")
    assert (game.table["misses"], game.asked()) == (0, (0, "turn"))


@pytest.mark.parametrize("dragon", sorted(DRAGONS))
def test_h20_four_equal_dragons_count_too(dragon):
    game = position(2).all_players(" ".join([dragon] * 4) + " 9").pile("8").turn(0).play(f"play {dragon} x4")
    assert (game.table["pile"], game.asked()) == ([], (0, "turn"))


def test_h20_four_protectos_by_four_players():
    game = position(4).all_players("protecto 9").turn(0).play(*["play protecto x1"] * 4)
    assert (game.table["pile"], game.asked()) == ([], (3, "turn"))


def test_h20_a_flip_can_be_the_fourth():
    game = position(2).player(1, hand="9").pile("8 8 8").turn(0).play("flip 1", "card 8")
    assert (game.table["pile"], game.asked()) == ([], (0, "turn"))


def test_h20_four_exterminos_have_no_ability():
    game = position(2, in_force=["envious-monsters"]).all_players("extermino extermino extermino extermino 9")
    game.turn(0).play("play extermino x4")
    assert game.asked() == (0, "turn")
    assert game.table["draw_pile"] == 18


def test_h16_h17_who_played_what_is_to_be_answered_is_seen_as_long_as_it_is_in_force():
    game = position(3).player(0, hand="5 5 9").player(1, hand="4 9").player(2, hand="4 9").pile("1").turn(0)
    assert game.table["by"] is None
    game.play("play 5 x2")
    assert game.table["by"] == 0
    game.play("miss", "miss")
    assert (game.asked(), game.table["by"]) == ((0, "turn"), None)


def test_h16_the_last_to_play_a_four_is_seen_also_after_a_protecto():
    game = position(4).player(0, hand="4 9").player(1, hand="4 9").player(2, hand="protecto 9").pile("1").turn(0)
    game.play("play 4 x1", "play 4 x1", "play protecto x1")
    assert (game.asked(), game.table["by"]) == ((3, "draw"), 1)
    assert {game.seen(seat)["by"] for seat in range(4)} == {1}
