"""A turn (H8 to H13), from the text of the rules."""

from tests.games.hoard.positions import position

# H8: the zone


def test_h08_from_the_hand_while_there_is_one():
    game = position(2).player(0, hand="7 8", open="9 9").turn(0)
    assert game.legal == ["play 7 x1", "play 8 x1"]
    assert game.refused("open 9 x1").code == "hand-first"
    assert game.refused("flip 1").code == "known-first"


def test_h08_then_from_the_open_cards():
    game = position(2).player(0, open="2 9 9").pile("1").turn(0)
    assert game.legal == ["open 2 x1", "open 9 x1", "open 9 x2", "take"]


def test_h08_then_from_the_hidden_ones():
    game = position(2).turn(0)
    assert game.legal == ["flip 1", "flip 2", "flip 3"]


def test_h08_cards_that_come_into_the_hand_come_first_again():
    game = position(2).player(0, open="2 9").player(1, hand="1 1").pile("8").turn(0)
    game.play("take", "play 1 x1")
    assert game.mover == 0
    assert game.legal == ["play 8 x1", "take"]


# H9: a play


def test_h09_one_or_more_of_one_type_up_to_four():
    game = position(2).player(0, hand="7 7 7 7 7 protecto protecto").pile("1").turn(0)
    assert game.legal_of("play") == ["7 x1", "7 x2", "7 x3", "7 x4", "protecto x1", "protecto x2"]


def test_h09_only_as_many_as_make_a_run_of_four():
    game = position(2).player(0, hand="7 7 7 8").pile("7 1 7 7").turn(0)
    assert game.legal_of("play") == ["7 x1", "7 x2", "8 x1"]
    assert game.refused("play 7 x3").arguments["room"] == 2


def test_h09_also_several_equal_open_cards():
    game = position(2).player(0, open="5 5 5").turn(0)
    assert game.legal == ["open 5 x1", "open 5 x2", "open 5 x3"]
    assert game.play("open 5 x3").sizes(0) == (0, 0, 3)


# H10: last hand cards with open ones


def test_h10_the_whole_hand_of_one_type_with_open_cards_of_that_type():
    game = position(2).player(0, hand="7", open="7 7 8").turn(0)
    assert game.legal == ["play 7 x1", "play 7 x1 + open x1", "play 7 x1 + open x2"]
    assert game.play("play 7 x1 + open x2").sizes(0) == (0, 1, 3)
    assert game.table["pile"] == ["7"] * 3


def test_h10_not_with_another_card_in_hand_nor_with_a_part_of_the_hand():
    game = position(2).player(0, hand="7 8", open="7").turn(0)
    assert game.legal == ["play 7 x1", "play 8 x1"]
    assert game.refused("play 7 x1 + open x1").code == "not-whole-hand"
    game = position(2).player(0, hand="7 7", open="7").turn(0)
    assert game.legal == ["play 7 x1", "play 7 x2", "play 7 x2 + open x1"]
    assert game.refused("play 7 x1 + open x1").code == "not-whole-hand"


def test_h10_at_most_a_run_of_four_and_never_hidden_ones():
    game = position(2).player(0, hand="7 7", open="7 7").pile("7").turn(0)
    assert game.legal_of("play") == ["7 x1", "7 x2", "7 x2 + open x1"]
    game = position(2).player(0, hand="7 7 7", open="7 7 7", hidden=1).turn(0)
    assert game.legal_of("play") == ["7 x1", "7 x2", "7 x3", "7 x3 + open x1"]


# H11: blind


def test_h11_a_flip_that_fits_is_played_with_its_effect():
    game = position(2).player(1, hand="9 9").pile("2").turn(0)
    game.play("flip 2", "card 4")
    assert game.sizes(0) == (0, 0, 2)
    assert (game.top, game.table["draws"]) == ("4", 2)
    assert game.asked() == (1, "draw")


def test_h11_a_flip_that_does_not_fit_comes_into_the_hand_with_the_pile():
    game = position(2).player(1, hand="9 9").pile("2 8").turn(0)
    game.play("flip 1", "card 4")
    assert game.hand(0) == {"2": 1, "4": 1, "8": 1}
    assert game.known(1, 0) == {"2": 1, "4": 1, "8": 1}  # all saw them
    assert game.sizes(0) == (3, 0, 2)
    assert game.table["pile"] == []
    assert game.asked() == (1, "turn")


def test_h11_a_flipped_dragon_does_not_fit_on_a_six():
    game = position(2).player(1, hand="9 9").pile("6").turn(0)
    assert game.play("flip 1", "card extermino").hand(0) == {"6": 1, "extermino": 1}


def test_h11_he_may_not_take_the_pile_instead():
    game = position(2).pile("9").turn(0)
    assert game.legal == ["flip 1", "flip 2", "flip 3"]
    assert game.refused("take").code == "must-flip"


def test_h11_on_an_empty_pile_everything_fits_and_an_extra_turn_goes_on_blind():
    game = position(2).turn(0).play("flip 1", "card extermino")
    assert game.asked() == (0, "turn")
    assert game.play("flip 1", "card 9").top == "9"
    assert game.mover == 1


# H12: taking


def test_h12_the_whole_pile_comes_into_the_hand_and_the_turn_ends():
    game = position(2).player(0, hand="9").player(1, hand="1 1").pile("5 3 nulla 7").turn(0)
    game.play("take")
    assert game.hand(0) == {"3": 1, "5": 1, "7": 1, "9": 1, "nulla": 1}
    assert game.mover == 1
    assert game.types == {"1"}  # nothing of the pile is in force


def test_h12_also_by_one_who_could_play():
    assert "take" in position(2).player(0, hand="9").pile("1").turn(0).legal


def test_h12_an_empty_pile_cannot_be_taken():
    game = position(2).player(0, hand="9").turn(0)
    assert game.legal == ["play 9 x1"]
    assert game.refused("take").code == "empty-pile"


# H13: no refill


def test_h13_hands_are_not_filled_up():
    game = position(2).player(0, hand="9").player(1, hand="9 9").turn(0).play("play 9 x1")
    assert game.sizes(0) == (0, 0, 3)
    assert game.table["draw_pile"] == 18


def test_h13_an_empty_draw_pile_is_not_reshuffled():
    game = position(2).player(0, hand="4 9 9").player(1, hand="4 5 9").draw_pile(1).turn(0)
    game.play("play 4 x1").draw("8")
    assert game.table["draw_pile"] == 0
    game.play("play 4 x1")
    assert game.asked() == (0, "turn")
