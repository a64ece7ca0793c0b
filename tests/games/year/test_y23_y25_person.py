"""Phase 2, the person (Y23 to Y25), from the text of the rules."""

from itertools import permutations

import pytest

from drachenhof import CHANCE
from tests.games.year.positions import position

EVERY_TILE = [
    *["young craftsman", "young court-lady", "young tax-collector", "young pyrotechnist", "young warrior"],
    *["young monk", "young healer", "young farmer", "young scholar"],
    *["old pyrotechnist", "old warrior", "old monk", "old healer", "old farmer", "old scholar"],
]


# Y23: the card


def test_y23_each_player_plays_one_card_in_track_order():
    game = position(3).courts(track=[1, 2, 3])
    for seat in range(3):
        game.court(seat, palaces=[(2, [])], hand=["monk", "farmer"])
    game.asked("recruit")
    for seat in (2, 1, 0):
        assert (game.mover, game.stage) == (seat, "recruit")
        game.play("recruit young monk", "place 1")
        assert game.hands[seat] == ["farmer"]
    assert (game.mover, game.month) == (CHANCE, 4)


@pytest.mark.parametrize("tile", ["young monk", "old monk"])
def test_y23_a_type_card_takes_a_young_or_an_old_tile(tile):
    game = position(2).court(0, palaces=[(2, [])], hand=["monk"]).asked("recruit")
    assert game.legal == ["recruit young monk", "recruit old monk"]
    left = game.tiles(tile)
    game.play(f"recruit {tile}", "place 1")
    assert game.tiles(tile) == left - 1
    assert game.palaces[0] == [(2, [tile])]
    assert game.hands[0] == []


@pytest.mark.parametrize("gone", ["young monk", "old monk"])
def test_y23_only_tiles_that_are_left(gone):
    game = position(2).court(0, palaces=[(2, [])], hand=["monk", "wild"]).supply(0, gone).asked("recruit")
    other = {"young monk": "old monk", "old monk": "young monk"}[gone]
    assert f"recruit {other}" in game.legal
    assert f"recruit {gone}" not in game.legal
    assert f"recruit wild {gone}" not in game.legal
    assert "discard monk" not in game.legal


def test_y23_a_wild_card_takes_any_tile_left_also_with_the_own_card_in_hand():
    game = position(2).court(0, palaces=[(2, [])], hand=["monk", "wild"]).asked("recruit")
    assert sorted(game.legal) == sorted(
        ["recruit young monk", "recruit old monk", *(f"recruit wild {tile}" for tile in EVERY_TILE)]
    )
    game.play("recruit wild old monk", "place 1")
    assert game.hands[0] == ["monk"]
    assert game.palaces[0] == [(2, ["old monk"])]


def test_y23_the_own_card_and_a_wild_one_are_two_ways_to_the_same_tile():
    game = position(2).court(0, palaces=[(2, [])], hand=["monk", "wild", "wild"]).asked("recruit")
    assert game.copy().play("recruit young monk", "place 1").hands[0] == ["wild", "wild"]
    assert game.copy().play("recruit wild young monk", "place 1").hands[0] == ["monk", "wild"]


def test_y23_a_card_without_a_tile_is_spent_for_nothing_also_while_others_could_take_one():
    game = position(2).court(0, palaces=[(2, [])], hand=["craftsman", "monk"], track=4)
    game.supply(0, "young craftsman").asked("recruit")
    assert game.legal == ["recruit young monk", "recruit old monk", "discard craftsman"]
    game.play("discard craftsman")
    assert game.hands[0] == ["monk"]
    assert (game.palaces[0], game.track[0]) == ([(1, [])], 4)  # decayed, as nobody came


@pytest.mark.parametrize("person", ["pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar"])
def test_y23_a_card_whose_type_has_an_old_tile_left_is_not_spent_for_nothing(person):
    game = position(2).court(0, palaces=[(2, [])], hand=[person]).supply(0, f"young {person}").asked("recruit")
    assert game.legal == [f"recruit old {person}"]
    assert game.supply(0, f"old {person}").legal == [f"discard {person}"]


def test_y23_a_wild_card_is_spent_for_nothing_only_when_no_tile_at_all_is_left():
    game = position(2).court(0, palaces=[(2, [])], hand=["wild"]).supply(0).supply(1, "old scholar").asked("recruit")
    assert game.legal == ["recruit wild old scholar"]
    game = position(2).court(0, palaces=[(2, [])], hand=["wild", "monk"]).supply(0).asked("recruit")
    assert game.legal == ["discard monk", "discard wild"]
    assert game.play("discard wild").hands[0] == ["monk"]


def test_y23_no_person_phase_in_round_12_nor_with_an_empty_hand():
    game = position(2).court(0, hand=["monk"]).asked("action", month=12).play("refill", "refill")
    assert game.hands[0] == ["monk"]
    assert game.legal == []
    game = position(2).court(1, palaces=[(1, [])], hand=["monk"]).asked("action", month=8).play("refill", "refill")
    assert (game.mover, game.stage) == (1, "recruit")
    game = position(2).asked("action", month=8).play("refill", "refill")
    assert (game.stage, game.month) == ("deal", 9)


# Y24: where the person goes


def test_y24_with_room_the_person_must_be_placed_anywhere_where_there_is_room():
    palaces = [(2, ["young monk"]), (1, ["old monk"]), (3, []), (2, ["old farmer", "old farmer"])]
    game = position(2).court(0, palaces=palaces, hand=["healer"]).asked("recruit").play("recruit old healer")
    assert game.legal == ["place 1", "place 3"]
    assert game.play("place 1").palaces[0][0] == (2, ["young monk", "old healer"])


def test_y24_without_room_one_is_replaced_or_the_new_one_turned_away():
    palaces = [(2, ["young monk", "old farmer"]), (1, ["young monk"]), (2, ["young healer", "young healer"])]
    game = position(2).court(0, palaces=palaces, hand=["scholar"]).asked("recruit").play("recruit old scholar")
    assert game.legal == [  # equals in one palace are one move
        "replace 1 young monk",
        "replace 1 old farmer",
        "replace 2 young monk",
        "replace 3 young healer",
        "turn-away",
    ]
    after = game.copy().play("replace 3 young healer")
    assert after.palaces[0] == [*palaces[:2], (2, ["young healer", "old scholar"])]
    assert game.play("turn-away").palaces[0] == palaces


@pytest.mark.parametrize("order", list(permutations(["young monk", "old farmer", "young monk"])), ids=str)
def test_y24_equals_in_one_palace_are_one_move_whoever_came_first(order):
    game = position(2).court(0, palaces=[(3, [])], hand=["wild"] * 4)
    for tile in order:
        game.asked("recruit").play(f"recruit wild {tile}", "place 1")
    assert game.palaces[0] == [(3, ["young monk", "young monk", "old farmer"])]
    game.asked("recruit").play("recruit wild old healer")
    assert game.legal == ["replace 1 young monk", "replace 1 old farmer", "turn-away"]


def test_y24_who_is_replaced_or_turned_away_leaves_the_game():
    game = position(2).court(0, palaces=[(1, ["young farmer"])], hand=["scholar"]).asked("recruit")
    left = {tile: game.tiles(tile) for tile in EVERY_TILE}
    game.play("recruit old scholar")
    left["old scholar"] -= 1
    for way in ("replace 1 young farmer", "turn-away"):
        after = game.copy().play(way)
        assert {tile: after.tiles(tile) for tile in EVERY_TILE} == left


def test_y24_one_may_be_replaced_by_his_equal():
    game = position(2).court(0, palaces=[(1, ["old monk"])], hand=["monk"]).asked("recruit").play("recruit old monk")
    assert game.legal == ["replace 1 old monk", "turn-away"]
    assert game.play("replace 1 old monk").track[0] == 2


def test_y24_one_without_any_palace_can_only_turn_away():
    game = position(2).court(0, hand=["monk"]).asked("recruit").play("recruit young monk")
    assert game.legal == ["turn-away"]
    assert game.play("turn-away").persons == [0, 0]


# Y25: the track


def test_y25_a_placed_person_moves_the_marker():
    game = position(2).court(0, track=9, palaces=[(1, [])], hand=["monk"]).asked("recruit")
    assert game.copy().play("recruit young monk", "place 1").track[0] == 15
    assert game.copy().play("recruit old monk", "place 1").track[0] == 11


def test_y25_a_replacing_person_moves_it_by_his_own_value_and_the_replaced_one_never_back():
    game = position(2).court(0, track=9, palaces=[(1, ["young monk"])], hand=["farmer"]).asked("recruit")
    assert game.play("recruit old farmer", "replace 1 young monk").track[0] == 10


def test_y25_a_person_turned_away_does_not_move_it():
    game = position(2).court(0, track=9, palaces=[(1, ["young monk"])], hand=["farmer"]).asked("recruit")
    assert game.play("recruit young farmer", "turn-away").track[0] == 9


def test_y25_a_released_person_does_not_move_it_back():
    game = position(2).court(0, track=9, yuan=3, palaces=[(1, ["young monk"])]).happens("tribute")
    assert game.play("release 1 young monk").track[0] == 9


@pytest.mark.parametrize("tile", EVERY_TILE)
def test_y25_persons_give_nothing_when_they_arrive(tile):
    # Somebody else is still to play, so that the month is not yet over.
    game = position(2).court(0, palaces=[(3, [])], hand=["wild"]).court(1, hand=["monk"]).asked("recruit")
    game.play(f"recruit wild {tile}", "place 1")
    assert game.mover == 1
    for what, count in (("score", 0), ("yuan", 6), ("rice", 0), ("fireworks", 0)):
        assert game.row(what) == [count, count]
    assert game.floors[0] == [3]
