"""Phase 4, the end and the winner (Y34 to Y36), from the text of the rules."""

from itertools import permutations

import pytest

from drachenhof import OVER
from tests.games.year.positions import position, year


def ended(game):
    """The game after a peaceful month 12; every player holds 3 yuan: one point."""
    return game.courts(yuan=[3] * game.players).happens("peace", month=12)


# Y34: scoring


def test_y34_a_point_for_each_palace_inhabited_or_not():
    game = position(2).court(0, palaces=[(3, []), (2, []), (1, ["old monk"]), (3, ["old monk"] * 3)]).happens("peace")
    assert game.score == [4, 0]


def test_y34_a_point_for_each_court_lady():
    game = position(2).court(0, palaces=[(3, ["young court-lady"] * 3), (2, ["young court-lady", "old scholar"])])
    assert game.happens("peace").score == [2 + 4, 0]


@pytest.mark.parametrize(("small", "large", "dragons"), [(1, 0, 1), (0, 1, 2), (3, 2, 7), (12, 12, 36)])
def test_y34_a_point_for_each_dragon_on_privileges(small, large, dragons):
    assert position(2).court(0, small=small, large=large, score=10).happens("peace").score == [10 + dragons, 0]


def test_y34_nothing_else_scores():
    others = ["craftsman", "tax-collector", "pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar"]
    palaces = [(2, [f"young {name}", f"young {name}"]) for name in others]
    game = position(2).court(0, palaces=palaces, yuan=30, rice=30, fireworks=30).happens("peace")
    assert game.score == [len(palaces), 0]


@pytest.mark.parametrize("month", range(1, 12))
def test_y34_every_month(month):
    game = position(2).court(1, palaces=[(1, ["young court-lady"])], small=1).happens("peace", month=month)
    assert game.score == [0, 3]
    assert (game.month, game.stage) == (month + 1, "deal")


def test_y34_month_12_is_scored_before_the_end():
    game = ended(position(2).court(0, palaces=[(2, ["young court-lady"])], large=1))
    assert game.score == [1 + 1 + 2 + 2 + 1, 1]  # palace, lady, dragons; a person, 3 yuan


# Y35: the end


def test_y35_the_game_is_over_after_month_12():
    game = ended(position(2))
    assert game.mover == OVER
    assert game.legal == []


@pytest.mark.parametrize("persons", [1, 2, 3])
def test_y35_2_points_per_person(persons):
    assert ended(position(2).court(0, palaces=[(3, ["old farmer"] * persons)])).score == [1 + 2 * persons + 1, 1]


@pytest.mark.parametrize("floors", [1, 2, 3])
@pytest.mark.parametrize(("monk", "buddhas"), [("young monk", 1), ("old monk", 2)])
def test_y35_buddhas_times_floors_for_each_monk(monk, buddhas, floors):
    game = ended(position(2).court(0, palaces=[(floors, [monk] * floors)]))
    assert game.score[0] == 1 + (2 + buddhas * floors) * floors + 1


def test_y35_goods_become_2_yuan_each_and_3_yuan_a_point():
    for yuan, rice, fireworks, points in [
        (3, 0, 0, 1),
        (5, 0, 0, 1),
        (4, 1, 0, 2),
        (4, 0, 1, 2),
        (4, 1, 2, 3),
        (3, 4, 2, 5),
    ]:
        game = position(2).court(0, rice=rice, fireworks=fireworks, yuan=yuan).happens("peace", month=12)
        assert game.score == [points, 2]


def test_y35_only_the_score_changes():
    game = position(2).court(0, yuan=7, rice=2, fireworks=3, track=4, palaces=[(2, ["old monk"])], large=1)
    game.court(1, hand=["wild"]).happens("peace", month=12)
    assert (game.yuan[0], game.rice[0], game.fireworks[0], game.track[0], game.large[0]) == (7, 2, 3, 4, 1)
    assert game.palaces[0] == [(2, ["old monk"])]


def test_y35_not_before_month_12():
    game = position(2).court(0, palaces=[(3, ["old monk"])], rice=9).happens("peace", month=11)
    assert game.score == [1, 0]
    assert year.returns(game.state) == [0.0, 0.0]


# Y36: the winner


def ranked(score, track, standing=None):
    """Places by seat at the end of a game with these scores and tracks."""
    game = position(len(score)).courts(score=score, track=track)
    game = ended(game.standing(*standing) if standing else game)
    assert game.score == [points + 1 for points in score]
    return year.ranking(game.state)


def test_y36_most_points_win():
    assert ranked(score=[70, 90, 80], track=[50, 1, 20]) == [3, 1, 2]


def test_y36_among_equals_the_one_further_on_the_track():
    assert ranked(score=[80, 80, 90], track=[40, 42, 1]) == [3, 2, 1]
    assert ranked(score=[80, 80, 80, 80, 80], track=[3, 5, 1, 2, 4]) == [3, 1, 5, 4, 2]


def test_y36_on_the_same_space_the_one_on_top():
    assert ranked(score=[80, 80, 70], track=[40, 40, 50], standing=[2, 1, 0]) == [2, 1, 3]
    assert ranked(score=[80, 80, 70], track=[40, 40, 50], standing=[2, 0, 1]) == [1, 2, 3]


@pytest.mark.parametrize("standing", list(permutations(range(4))), ids=str)
def test_y36_all_four_on_one_space(standing):
    places = ranked(score=[80] * 4, track=[40] * 4, standing=standing)
    assert [standing.index(seat) + 1 for seat in range(4)] == places


def test_y36_this_ranks_all_players():
    # 80 twice, 70 three times; the track decides in each group.
    places = ranked(score=[70, 80, 70, 80, 70], track=[9, 2, 9, 3, 8], standing=[2, 0, 4, 3, 1])
    assert places == [4, 2, 3, 1, 5]


def test_y36_returns_go_by_place():
    game = ended(position(3).courts(score=[70, 90, 70], track=[1, 2, 3]))
    assert year.returns(game.state) == [-1.0, 1.0, 0.0]
