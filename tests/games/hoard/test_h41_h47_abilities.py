"""The abilities (H41 to H47), from the text of the rules."""

import pytest

from drachenhof import CHANCE, SPECTATOR
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules.tables import ABILITY_NAMES
from tests.games.hoard.positions import position

DRAGONS = ("nulla", "extermino", "protecto")


def ended(**options):
    """A game at the end of a round that seat 0 has won."""
    return position(2, **options).player(0, hand="9", hidden=0).player(1, hand="9").turn(0).play("play 9 x1")


# H41 ff.: abilities come one by one


def test_h41_after_each_round_one_more_is_drawn_without_replacement():
    game = ended(abilities="cumulative")
    assert (game.mover, game.stage) == (CHANCE, "ability")
    assert game.weights == dict.fromkeys(ABILITY_NAMES, 1)
    assert game.play("ability roundabout").table["abilities"] == ["roundabout"]
    game = ended(in_force=["roundabout", "small-but-nice"])
    assert game.weights == {name: 1 for name in ABILITY_NAMES if name not in ("roundabout", "small-but-nice")}
    game.play("ability monsterball")
    assert game.table["abilities"] == ["small-but-nice", "monsterball", "roundabout"]


def test_h41_none_before_the_first_round_and_none_without_the_option():
    assert position(2, in_force=["roundabout"]).stage == "dealt-card"
    assert ended().stage == "dealt-card"


def test_h41_with_single_only_the_latest_is_in_force():
    game = ended(abilities="single").play("ability roundabout")
    assert game.table["abilities"] == ["roundabout"]
    game.player(0, hand="9", hidden=0).turn(0).play("play 9 x1")
    assert game.weights == {name: 1 for name in ABILITY_NAMES if name != "roundabout"}
    assert game.play("ability open-secrets").table["abilities"] == ["open-secrets"]


@pytest.mark.parametrize("mode", ["cumulative", "single"])
def test_h41_when_all_seven_are_out_no_more_are_drawn(mode):
    game = position(2, abilities=mode).player(0, hand="9", hidden=0).player(1, hand="9").turn(0)
    game.record.abilities_drawn = 127
    game.record.abilities = 127 if mode == "cumulative" else 1
    game.play("play 9 x1")
    assert game.stage == "dealt-card"
    assert len(game.table["abilities"]) == (7 if mode == "cumulative" else 1)


# H41: quick dragons


def test_h41_a_nulla_gives_another_turn_in_which_he_must_play():
    game = position(2, in_force=["quick-dragons"]).all_players("nulla 8 9").pile("9").turn(0)
    game.play("play nulla x1")
    assert game.asked() == (0, "turn")
    assert game.legal == ["play 8 x1"]
    assert game.refused("take").code == "must-play"
    game.play("play 8 x1")
    assert game.legal[-1] == "take"


def test_h41_he_takes_the_pile_only_if_no_play_is_legal_and_a_set_is_no_play():
    game = position(2, in_force=["quick-dragons"]).all_players("nulla 9 9 9 9").turn(0).play("play nulla x1")
    assert game.legal == ["take", "set 9"]
    game = position(2, in_force=["quick-dragons"]).player(0, hand="nulla 9 9 9 9 8").player(1, hand="9").turn(0)
    game.play("play nulla x1", "set 9")
    assert game.legal == ["play 8 x1"]  # still


def test_h41_blind_he_must_turn_one_up():
    game = position(2, in_force=["quick-dragons"]).player(0, hand="nulla").player(1, hand="9").turn(0)
    game.play("play nulla x1")
    assert game.legal == ["flip 1", "flip 2", "flip 3"]
    assert game.play("flip 1", "card 9").asked() == (1, "turn")  # it did not fit
    assert game.hand(0) == {"9": 1, "nulla": 1}


def test_h41_nothing_when_it_was_his_last_card():
    game = position(2, in_force=["quick-dragons"]).player(0, hand="nulla", hidden=0).player(1, hand="9").turn(0)
    assert game.play("play nulla x1").round == 2


def test_h41_also_in_an_answer():
    game = position(2, in_force=["quick-dragons"]).all_players("4 nulla 9").turn(0)
    game.play("play 4 x1", "play nulla x1")
    assert (game.asked(), game.table["draws"]) == ((1, "turn"), 0)
    assert game.legal == ["play 4 x1"]


# H42: envious monsters


@pytest.mark.parametrize("dragon", DRAGONS)
def test_h42_who_plays_dragons_draws_one(dragon):
    game = position(2, in_force=["envious-monsters"]).all_players(f"{dragon} {dragon} 8").turn(0)
    game.play(f"play {dragon} x2")
    assert (game.mover, game.stage) == (CHANCE, "envied-card")
    assert hoard.audience(game.state, hoard.legal_moves(game.state)[0]) == [0]
    game.play("card 1")
    assert game.hand(0) == {"1": 1, "8": 1}  # one, not one per card
    assert game.table["draw_pile"] == 17
    assert game.asked() == (0 if dragon == "extermino" else 1, "turn")


@pytest.mark.parametrize("dragon", DRAGONS)
def test_h42_also_in_an_answer_to_a_draw(dragon):
    game = position(3, in_force=["envious-monsters"]).all_players(f"4 {dragon} 8").turn(0)
    game.play("play 4 x1", f"play {dragon} x1", "card 1")
    assert game.hand(1) == {"1": 1, "4": 1, "8": 1}
    assert game.asked() == {"nulla": (2, "turn"), "extermino": (1, "turn"), "protecto": (2, "draw")}[dragon]


def test_h42_also_in_an_answer_to_a_miss():
    game = position(3, in_force=["envious-monsters"]).all_players("5 protecto 8").turn(0)
    game.play("play 5 x1", "play protecto x1", "card 1")
    assert game.asked() == (2, "miss")


def test_h42_not_from_an_empty_draw_pile_nor_with_the_last_card():
    game = position(2, in_force=["envious-monsters"]).all_players("nulla 8").draw_pile(0).turn(0)
    assert game.play("play nulla x1").asked() == (1, "turn")
    game = position(2, in_force=["envious-monsters"]).player(0, hand="nulla", hidden=0).player(1, hand="9").turn(0)
    assert game.play("play nulla x1").round == 2


def test_h42_the_last_card_of_the_draw_pile_ends_a_draw_that_is_passed_on():
    game = position(3, in_force=["envious-monsters"]).all_players("4 protecto 8").draw_pile(1).turn(0)
    game.play("play 4 x1", "play protecto x1", "card 1")
    assert game.asked() == (2, "turn")


def test_h42_with_quick_dragons_he_draws_and_then_must_play():
    game = position(2, in_force=["quick-dragons", "envious-monsters"]).all_players("nulla 9").turn(0)
    game.play("play nulla x1", "card 1")
    assert game.asked() == (0, "turn")
    assert game.legal == ["play 1 x1"]


@pytest.mark.parametrize("ability", ABILITY_NAMES)
@pytest.mark.parametrize("dragon", DRAGONS)
@pytest.mark.parametrize("face", [None, "4", "5"])
def test_h42_every_ability_with_every_dragon(ability, dragon, face):
    """What each dragon does with each ability, in a turn and in an answer."""
    if face == "5" and dragon != "protecto":
        return
    game = position(3, in_force=[ability]).all_players(f"4 5 8 {dragon}").turn(0)
    game.play(f"play {face} x1" if face else "play 8 x1", f"play {dragon} x1")
    if ability == "envious-monsters":
        assert game.stage == "envied-card"
        game.play("card 1")
    quick = ability == "quick-dragons" and dragon == "nulla"
    asked = {"4": "draw", "5": "miss"}.get(face, "turn") if dragon == "protecto" else "turn"
    assert game.asked() == (1 if quick or dragon == "extermino" else 2, asked)
    assert game.table["must_play"] == quick
    assert game.table["pile"] == ([] if dragon == "extermino" else [face or "8", dragon])


# H43: small but nice


def test_h43_a_one_may_be_played_on_a_nine():
    game = position(2, in_force=["small-but-nice"]).player(0, hand="1 2 9").pile("9").turn(0)
    assert game.types == {"1", "9"}
    assert position(2).player(0, hand="1 2 9").pile("9").turn(0).types == {"9"}


def test_h43_as_base_through_a_protecto():
    game = position(2, in_force=["small-but-nice"]).player(0, hand="1 2 9").pile("9 protecto").turn(0)
    assert game.types == {"1"}
    game = position(2, in_force=["small-but-nice"]).player(0, hand="1 2 9").pile("8").turn(0)
    assert game.types == {"9"}


# H44: Monsterball


def test_h44_a_two_gives_a_random_card_to_another_player_of_his_choice():
    game = position(3, in_force=["monsterball"]).player(0, hand="2 2 7 7 9").turn(0)
    game.player(1, hand="9").player(2, hand="9").play("play 2 x2")
    assert (game.asked(), game.legal) == ((0, "target"), ["give 2", "give 3"])
    assert game.refused("give 1").code == "own-seat"
    game.play("give 3")
    assert (game.mover, game.weights) == (CHANCE, {"7": 2, "9": 1})
    assert hoard.audience(game.state, hoard.legal_moves(game.state)[0]) == [0, 2]
    game.play("random 7")
    assert (game.hand(0), game.hand(2)) == ({"7": 1, "9": 1}, {"7": 1, "9": 1})
    assert game.asked() == (1, "turn")


def test_h44_only_the_two_see_it():
    game = position(4, in_force=["monsterball"]).player(0, hand="2 8").player(1, hand="9").player(2, hand="9")
    game.pile("1 7 7").turn(3).play("flip 1", "card 6")  # 6 does not fit: seat 3 takes 1, 6, 7, 7
    game.play("play 2 x1", "give 4", "random 8")
    assert game.known(0, 3) == {"1": 1, "6": 1, "7": 2, "8": 1}
    for observer in (1, 2, SPECTATOR):
        assert game.known(observer, 3) == {"1": 1, "6": 1, "7": 2}


def test_h44_what_was_not_seen_to_go_lowers_each_bound_by_one():
    game = position(4, in_force=["monsterball"]).player(0, hand="2 9").player(1, hand="9").player(2, hand="9")
    game.pile("1 7 7 8").turn(0).play("take", "play 9 x1", "take", "flip 1", "card 1", "play 2 x1", "give 2")
    assert game.known(3, 0) == {"1": 1, "7": 2, "8": 1}
    game.play("random 7")
    for observer in (2, 3, SPECTATOR):
        assert game.known(observer, 0) == {"7": 1}
    assert game.known(1, 0) == {"1": 1, "7": 1, "8": 1}  # he got it
    assert game.known(0, 1) == {"7": 1}


def test_h44_not_without_a_hand_card():
    game = position(2, in_force=["monsterball"]).player(0, hand="2", open="9").player(1, hand="9").turn(0)
    assert game.play("play 2 x1").asked() == (1, "turn")


def test_h44_giving_the_last_one_can_end_the_round():
    game = position(2, in_force=["monsterball"]).player(0, hand="2 9", hidden=0).player(1, hand="9").turn(0)
    game.play("play 2 x1", "give 2", "random 9")
    assert (game.table["winner"], game.loss) == (0, [0, 5])


# H45: Roundabout


def test_h45_a_seven_may_turn_the_direction():
    game = position(4, in_force=["roundabout"]).all_players("7 7 9").turn(1).play("play 7 x1")
    assert (game.asked(), game.legal) == ((1, "direction"), ["turn", "straight"])
    assert game.copy().play("straight").mover == 2
    game.play("turn")
    assert (game.mover, game.table["direction"]) == (0, -1)
    assert game.play("play 9 x1").mover == 3
    game = position(4, in_force=["roundabout"]).all_players("7 7 9").turn(1).play("play 7 x1", "turn")
    assert game.play("play 7 x1", "turn").mover == 1


def test_h45_with_two_players_one_goes_again():
    game = position(2, in_force=["roundabout"]).all_players("7 8 9").turn(0).play("play 7 x1")
    assert game.copy().play("turn").asked() == (0, "turn")
    assert game.copy().play("straight").asked() == (1, "turn")


def test_h45_also_by_a_flip_but_not_by_a_fourth_seven():
    game = position(3, in_force=["roundabout"]).player(1, hand="9").turn(0).play("flip 1", "card 7")
    assert game.asked() == (0, "direction")
    game = position(3, in_force=["roundabout"]).all_players("7 9").pile("7 7 7").turn(0).play("play 7 x1")
    assert game.asked() == (0, "turn")


# H46: golden feathers


def test_h46_each_eight_in_hand_or_open_counts_minus_one():
    game = position(2, in_force=["golden-feathers"]).player(0, hand="9", hidden=0).turn(0)
    game.player(1, hand="8 8 7", open="8", hidden=2).play("play 9 x1")
    assert game.loss == [0, -1]  # −3 for the eights, 1 for the 7, 1 for a back


def test_h46_a_loss_may_be_negative_and_the_limit_of_ten_comes_after():
    game = position(2, in_force=["golden-feathers"]).player(0, hand="9", hidden=0).turn(0)
    game.player(1, hand="8 1 1 1 1 2 2 2 2 3 3 3", hidden=0, lost=5).play("play 9 x1")
    assert (game.loss, game.lost) == ([0, 10], [0, 15])
    game = position(2, in_force=["golden-feathers"]).player(0, hand="9", hidden=0).turn(0)
    game.player(1, hand="8 8", hidden=0, lost=1).play("play 9 x1")
    assert (game.loss, game.lost) == ([0, -2], [0, -1])


# H47: open secrets


def test_h47_a_nine_takes_one_of_his_open_cards_into_the_hand():
    game = position(2, in_force=["open-secrets"]).player(0, hand="9 9 1", open="3 3 8").player(1, hand="9").turn(0)
    game.play("play 9 x2")
    assert (game.asked(), game.legal) == ((0, "pick"), ["pick 3", "pick 8"])
    game.play("pick 3")
    assert (game.hand(0), game.holding(0)["open"]) == ({"1": 1, "3": 1}, {"3": 1, "8": 1})
    assert game.known(1, 0) == {"3": 1}
    assert game.mover == 1


def test_h47_nothing_without_open_cards():
    game = position(2, in_force=["open-secrets"]).all_players("9 1").turn(0)
    assert game.play("play 9 x1").asked() == (1, "turn")


def test_h47_none_for_a_set_laid_out_or_four_in_a_row():
    game = position(2, in_force=["open-secrets"]).player(0, hand="9 9 9 9 1", open="3").turn(0)
    assert game.copy().play("set 9").asked() == (0, "turn")
    assert game.copy().play("play 9 x4").asked() == (0, "turn")
