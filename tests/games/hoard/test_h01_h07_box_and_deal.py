"""The box, the deal and the exchange (H1 to H7), from the text of the rules."""

import pytest

from drachenhof import CHANCE
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules import tables as t
from tests.games.hoard.positions import DEAL, begun, dealt, position

TYPES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "nulla", "extermino", "protecto"]


def test_h01_eight_of_each_of_nine_monsters_and_three_dragons():
    game = begun(2, "starter 1")
    assert game.weights == dict.fromkeys(TYPES, 8)
    assert sum(game.weights.values()) == 96


def test_h01_what_was_seen_is_less_likely():
    game = begun(2, "starter 1", "card 7", "card 7", "card nulla")
    assert game.weights == {**dict.fromkeys(TYPES, 8), "7": 6, "nulla": 7}
    game.play(*["card 9"] * 8)
    assert "9" not in game.weights
    assert game.refused("card 9").code == "card-not-unseen"


def test_h02_every_front_and_every_back_has_a_coin():
    assert t.FRONT_COINS.tolist() == [1] * 12
    assert t.BACK_COINS == 1


def test_h03_seven_abilities_and_seven_curses_off_by_default():
    assert len(t.ABILITY_NAMES) == len(t.CURSE_NAMES) == 7
    assert hoard.options(hoard.new(2)) == {
        "peek": False,
        "answer_fives": False,
        "long_protecto": False,
        "abilities": "off",
        "curses": False,
        "count_all_backs": False,
    }


@pytest.mark.parametrize("players", hoard.PLAYERS)
def test_h04_three_hidden_three_open_five_in_hand_and_a_draw_pile_of_eighteen(players):
    game = dealt(players)
    assert [game.sizes(seat) for seat in range(players)] == [(5, 3, 3)] * players
    assert game.table["draw_pile"] == 18
    assert game.asked() == (0, "exchange")


def test_h04_cards_are_dealt_from_the_starter_on_open_ones_first():
    game = dealt(3, starter=1)
    assert game.holding(1)["open"] == {"1": 1, "2": 1, "3": 1}
    assert game.hand(1) == {"4": 1, "5": 1, "6": 1, "7": 1, "8": 1}
    assert game.holding(2)["open"] == {"1": 1, "2": 1, "9": 1}
    assert game.holding(0)["open"] == {"1": 1, "8": 1, "9": 1}


def test_h05_a_hand_card_for_an_open_one_or_nothing():
    game = dealt(2, hands=["1 1 2 2 3 3 9 nulla", DEAL[1]])
    assert game.legal == [
        "keep",
        *("swap nulla 1", "swap nulla 2", "swap 2 1", "swap 3 1", "swap 3 2", "swap 9 1", "swap 9 2"),
    ]
    game.play("swap nulla 1")
    assert game.holding(0)["open"] == {"1": 1, "2": 1, "nulla": 1}
    assert game.hand(0) == {"1": 1, "2": 1, "3": 2, "9": 1}
    assert game.asked() == (1, "exchange")


def test_h05_in_seat_order_from_the_starter_who_then_begins():
    game = dealt(3, starter=2)
    movers = []
    while game.stage == "exchange":
        movers.append(game.mover)
        game.play("keep")
    assert movers == [2, 0, 1]
    assert game.asked() == (2, "turn")


def test_h05_one_without_open_cards_is_asked_too_and_keeps():
    game = position(2).player(0, hand="7 7 8 9 9", open="1 1 1").player(1, hand="1 2 3 4 5", hidden=6)
    game.turn(0, "exchange").play("keep")
    assert game.asked() == (1, "exchange")
    assert game.legal == ["keep"]


def test_h05_the_exchange_is_open_to_all():
    game = dealt(2).play("swap 8 1")
    assert game.known(1, 0) == {"1": 1}
    assert game.holding(0)["open"] == {"2": 1, "3": 1, "8": 1}


def test_h06_the_first_starter_is_drawn_all_equally_likely():
    for players in hoard.PLAYERS:
        game = begun(players)
        assert game.mover == CHANCE
        assert game.weights == {str(seat + 1): 1 for seat in range(players)}


@pytest.mark.parametrize(
    ("lost", "last", "starter"),
    [
        ([3, 8, 5, 0], 0, 1),  # most coins
        ([8, 3, 5, 8], 0, 3),  # among equals the last starter comes last
        ([8, 3, 5, 8], 3, 0),
        ([2, 7, 7, 7], 2, 3),  # the one met first going left
        ([2, 7, 7, 7], 3, 1),
        ([4, 4, 4, 4], 1, 2),
    ],
)
def test_h06_later_who_has_lost_most_begins(lost, last, starter):
    game = position(4).turn(0)
    winner = lost.index(min(lost))
    for seat in range(4):
        game.player(seat, hand="9" if seat == winner else "", hidden=0, lost=lost[seat])
    game.record.starter = last
    game.turn(winner).play("play 9 x1")
    assert (game.mover, game.stage, game.round) == (CHANCE, "dealt-card", 2)
    assert game.lost == lost
    assert game.table["starter"] == game.table["turn"] == starter


def test_h07_each_round_begins_clockwise():
    game = position(3, in_force=["roundabout"]).all_players("7 9")
    game.player(0, hidden=0).turn(0).play("play 7 x1", "turn")
    assert (game.table["direction"], game.mover) == (-1, 2)
    game.play("play 9 x1", "take", "play 9 x1")
    assert game.round == 2
    assert game.table["direction"] == 1
