"""The house rules (H31 to H33), from the text of the rules."""

import pytest

from drachenhof import CHANCE, SPECTATOR
from drachenhof.games.hoard import rules as hoard
from tests.games.hoard.positions import position

# H31: peek


def facing(**options):
    """Seat 1 has only hidden cards and faces a draw of two."""
    return position(3, **options).player(0, hand="4 9").player(2, hand="8 9").turn(0).play("play 4 x1")


def test_h31_one_with_only_hidden_cards_may_look_at_one():
    assert facing(peek=True).legal == ["draw", "peek 1", "peek 2", "peek 3"]
    assert facing().legal == ["draw"]
    assert facing().refused("peek 1").code == "no-peek"


def test_h31_not_one_who_has_other_cards():
    game = position(2, peek=True).player(0, hand="4 9").player(1, open="9").turn(0).play("play 4 x1")
    assert game.legal == ["draw"]
    assert game.refused("peek 1").code == "known-first"


def test_h31_a_four_is_played_as_the_answer():
    game = facing(peek=True).play("peek 2", "card 4")
    assert (game.asked(), game.table["draws"], game.sizes(1)) == ((2, "draw"), 4, (0, 0, 2))


@pytest.mark.parametrize(
    ("dragon", "asked", "draws"),
    [("protecto", (2, "draw"), 2), ("nulla", (2, "turn"), 0), ("extermino", (1, "turn"), 0)],
)
def test_h31_a_dragon_too(dragon, asked, draws):
    game = facing(peek=True).play("peek 1", f"card {dragon}")
    assert (game.asked(), game.table["draws"]) == (asked, draws)


def test_h31_another_card_goes_to_the_hand_seen_by_him_only_and_he_draws():
    game = facing(peek=True).play("peek 1")
    card = hoard.from_text(game.state, "card 9")
    assert hoard.audience(game.state, card) == [1]
    assert hoard.audience(game.state, hoard.from_text(game.state, "card 4")) == [0, 1, 2, SPECTATOR]
    game.play("card 9")
    assert (game.mover, game.stage) == (CHANCE, "drawn-card")
    game.play("card 1", "card 1")
    assert game.asked() == (1, "turn")
    assert game.hand(1) == {"1": 2, "9": 1}
    assert game.known(0, 1) == {}
    assert game.sizes(1) == (3, 0, 2)


def test_h31_the_peeked_answer_can_end_the_round():
    game = position(2, peek=True).player(0, hand="4 9").player(1, hidden=1).turn(0).play("play 4 x1")
    game.play("peek 1", "card nulla")
    assert (game.round, game.table["winner"]) == (2, 1)


# H32: fives answer fives


def test_h32_who_is_about_to_miss_may_answer_with_fives():
    game = position(4, answer_fives=True).all_players("5 5 9 protecto").turn(0).play("play 5 x1")
    assert game.legal == ["play 5 x1", "play 5 x2", "play protecto x1", "miss"]
    game.play("play 5 x1")
    assert (game.asked(), game.table["misses"]) == ((2, "miss"), 2)


def test_h32_without_the_option_he_may_not():
    game = position(4).all_players("5 5 9").turn(0).play("play 5 x1")
    assert game.legal == ["miss"]
    assert game.refused("play 5 x1").code == "no-answer-to-miss"


def test_h32_at_most_all_the_others():
    game = position(2, answer_fives=True).all_players("5 5 9").turn(0).play("play 5 x1", "play 5 x2")
    assert (game.asked(), game.table["misses"]) == ((0, "miss"), 1)


def test_h32_a_fourth_five_clears_all_and_he_has_the_turn():
    game = position(3, answer_fives=True).all_players("5 5 9").turn(0).play("play 5 x2", "play 5 x2")
    assert (game.asked(), game.table["pile"], game.table["misses"]) == ((1, "turn"), [], 0)


def test_h32_h10_applies():
    game = position(2, answer_fives=True).player(0, hand="5 9").player(1, hand="5", open="5 protecto").turn(0)
    assert game.play("play 5 x1").legal == ["play 5 x1", "play 5 x1 + open x1", "miss"]


# H33: long Protecto


def test_h33_protectos_carry_the_situation_that_many_players_on():
    game = position(4, long_protecto=True).all_players("3 9 protecto protecto").turn(0)
    game.play("play 3 x1", "play protecto x2")
    assert game.asked() == (3, "turn")
    assert game.types == {"protecto"}  # below 3, or a dragon


def test_h33_also_a_draw():
    game = position(4, long_protecto=True).all_players("4 9 protecto protecto").turn(0)
    game.play("play 4 x1", "play protecto x2")
    assert (game.asked(), game.table["draws"]) == ((3, "draw"), 2)


def test_h33_those_jumped_over_do_not_count_against_a_miss():
    game = position(5, long_protecto=True).all_players("9").player(0, hand="5").player(1, hand="protecto protecto")
    game.turn(0).play("play 5 x1")
    assert game.legal == ["play protecto x1", "play protecto x2", "miss"]
    game.play("play protecto x2")
    assert (game.asked(), game.table["misses"]) == ((3, "miss"), 1)


def test_h33_at_most_to_the_last_other_player():
    game = position(3, long_protecto=True).player(0, hand="8 protecto protecto protecto").pile("7").turn(0)
    assert game.play("play protecto x3").mover == 2
    game = position(2, long_protecto=True).all_players("8 protecto protecto protecto").pile("7").turn(0)
    assert game.play("play protecto x3").mover == 1


def test_h33_a_carried_miss_never_reaches_the_player_himself():
    game = position(4, long_protecto=True).all_players("9 protecto protecto").player(0, hand="5 5 5").turn(0)
    game.play("play 5 x3", "play protecto x2")  # seat 1; seat 2 is jumped over, 3 and 0 miss
    assert (game.asked(), game.table["misses"]) == ((3, "miss"), 2)
    assert game.play("miss", "miss").asked() == (1, "turn")


def test_h33_h10_applies_to_an_answer():
    game = position(4, long_protecto=True).player(0, hand="5 9").player(1, hand="protecto", open="protecto 8")
    game.turn(0).play("play 5 x1")
    assert game.legal == ["play protecto x1", "play protecto x1 + open x1", "miss"]


def test_h33_in_the_other_direction_too():
    game = position(4, in_force=["roundabout"], long_protecto=True).all_players("7 8 protecto protecto").turn(0)
    game.play("play 7 x1", "turn", "play protecto x2")
    assert game.mover == 1


def test_h33_four_protectos_clear_all_instead():
    game = position(4, long_protecto=True).all_players("8 protecto protecto").turn(0)
    game.play("play protecto x2")
    assert game.mover == 2
    assert game.play("play protecto x2").asked() == (2, "turn")
    assert game.table["pile"] == []
