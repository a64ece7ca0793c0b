"""The rulebook's example of play, card by card.

No deal reaches it: the second to play has three hand cards. Seats 0 to 3 are David, Caro, Peter and Stefanie.
"""

from tests.games.hoard.positions import position

DAVID, CARO, PETER, STEFANIE = range(4)


def test_the_rulebooks_example_of_play():
    game = position(4)
    game.player(DAVID, hand="4 protecto 1 2 5", open="1 1 2")
    game.player(CARO, hand="2 4 4 extermino 1", open="5 5 6")
    game.player(PETER, hand="3 protecto 7", open="7 8 8")
    game.player(STEFANIE, hand="1 4 7 7 9", open="3 3 9")
    game.turn(CARO)

    game.play("play 2 x1")
    assert game.asked() == (PETER, "turn")
    assert game.types == {"3", "7", "protecto"}  # a 2 or higher, or a dragon

    game.play("play 3 x1")
    assert game.asked() == (STEFANIE, "turn")
    assert game.types == {"1"}  # a lower card

    game.play("play 1 x1", "play 4 x1")
    assert game.asked() == (CARO, "draw")
    assert game.table["draws"] == 2

    game.play("play 4 x2")
    assert game.asked() == (PETER, "draw")
    assert game.table["draws"] == 6

    game.play("play protecto x1")
    assert game.asked() == (STEFANIE, "draw")
    assert game.table["draws"] == 6

    game.play("play 4 x1")  # no four in a row: the Protecto lies between
    assert game.table["pile"] == ["2", "3", "1", "4", "4", "4", "protecto", "4"]
    assert game.asked() == (DAVID, "draw")
    assert game.table["draws"] == 8

    game.draw("6", "1", "1", "2", "2", "3", "3", "3")
    assert game.asked() == (DAVID, "turn")
    assert game.table["draw_pile"] == 10

    game.play("play 6 x1")
    assert game.asked() == (CARO, "turn")
    assert game.legal == ["take"]  # no dragon on a 6

    game.play("take")
    assert game.hand(CARO) == {"1": 2, "2": 1, "3": 1, "4": 4, "6": 1, "extermino": 1, "protecto": 1}
    assert game.asked() == (PETER, "turn")
    assert game.legal == ["play 7 x1", "play 7 x1 + open x1"]

    game.play("play 7 x1 + open x1")
    assert game.asked() == (STEFANIE, "turn")

    game.play("play 7 x2")  # four in a row
    assert game.table["pile"] == []
    assert game.asked() == (STEFANIE, "turn")

    game.play("play 9 x1")
    assert game.asked() == (DAVID, "turn")
    assert game.types == {"protecto"}

    game.play("play protecto x1")
    assert game.asked() == (CARO, "turn")
    assert game.types == {"extermino", "protecto"}  # no 9 on a dragon

    game.play("play extermino x1")
    assert game.table["pile"] == []
    assert game.asked() == (CARO, "turn")
