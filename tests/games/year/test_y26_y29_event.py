"""Phase 3, the event: peace, tribute, drought, festival (Y26 to Y29), from the text of the rules."""

import pytest

from tests.games.year.positions import MONKS, position, releases, year

# Y26, Y27


def test_y26_peace_does_nothing():
    game = position(2).court(0, palaces=[(2, MONKS)], rice=2, fireworks=3, track=5).happens("peace")
    assert game.stage == "deal"
    assert (game.yuan, game.rice, game.fireworks, game.track) == ([6, 6], [2, 0], [3, 0], [5, 0])
    assert game.palaces == [[(2, MONKS)], []]
    assert game.score == [1, 0]  # the palace (Y34)


@pytest.mark.parametrize(("yuan", "left", "debt"), [(9, 5, 0), (4, 0, 0), (3, 0, 1), (2, 0, 2), (1, 0, 3), (0, 0, 4)])
def test_y27_tribute_takes_4_yuan_or_all_and_a_person_per_yuan_missing(yuan, left, debt):
    game = position(2).court(0, yuan=yuan, palaces=[(3, ["young monk"] * 3), (3, ["young monk"] * 3)])
    game.happens("tribute")
    assert game.yuan == [left, 2]
    assert releases(game) == [0] * debt
    assert game.persons[0] == 6 - debt


def test_y27_money_may_not_be_held_back_and_goods_do_not_pay():
    game = position(2).court(0, yuan=3, rice=5, fireworks=5, palaces=[(2, MONKS)]).happens("tribute")
    assert (game.yuan[0], game.rice[0], game.fireworks[0]) == (0, 5, 5)
    assert game.legal == ["release 1 young monk"]


def test_y27_tax_collectors_do_not_pay():
    game = position(2).court(0, yuan=3, palaces=[(1, ["young tax-collector"])]).happens("tribute")
    assert game.legal == ["release 1 young tax-collector"]


def test_y27_any_person_of_any_palace():
    palaces = [(2, ["young monk", "old farmer"]), (3, ["young healer", "young healer", "old monk"])]
    game = position(2).court(0, yuan=2, palaces=palaces).happens("tribute")
    assert game.legal == [  # identical persons in one palace are one move
        "release 1 young monk",
        "release 1 old farmer",
        "release 2 young healer",
        "release 2 old monk",
    ]
    game.play("release 2 young healer", "release 2 young healer")  # both from one palace
    assert game.palaces[0] == [palaces[0], (3, ["old monk"])]


def test_y27_one_with_fewer_persons_loses_all_and_no_more():
    game = position(2).court(0, yuan=0, palaces=[(1, ["young monk"]), (1, ["old monk"])]).happens("tribute")
    assert releases(game) == [0, 0]
    assert (game.persons[0], game.debt[0], game.stage) == (0, 0, "deal")


# Y28: drought


def test_y28_a_rice_for_each_inhabited_palace_however_many_live_there():
    palaces = [(3, ["young monk"] * 3), (1, ["old monk"]), (2, [])]
    game = position(2).court(0, rice=5, palaces=palaces).happens("drought")
    assert game.rice == [3, 0]
    assert (game.persons[0], game.stage) == (4, "deal")


def test_y28_rice_may_not_be_held_back_and_the_player_chooses_who_goes_without():
    palaces = [(2, ["young monk", "old monk"]), (1, ["young farmer"]), (2, ["old healer", "old healer"]), (1, [])]
    game = position(2).court(0, rice=1, palaces=palaces).happens("drought")
    assert game.rice == [0, 0]
    assert game.debt == [2, 0]
    assert game.legal == [
        "release 1 young monk",
        "release 1 old monk",
        "release 2 young farmer",
        "release 3 old healer",
    ]
    ways = {("release 1 old monk", "release 3 old healer"), ("release 3 old healer", "release 2 young farmer")}
    for way in ways:
        assert game.copy().play(*way).stage == "deal"


def test_y28_no_palace_loses_two():
    palaces = [(2, MONKS), (3, ["young farmer", "old farmer", "old farmer"]), (1, ["old healer"])]
    game = position(2).court(0, palaces=palaces).happens("drought")
    game.play("release 2 old farmer")
    assert game.legal == ["release 1 young monk", "release 3 old healer"]
    assert [palace["struck"] for palace in year.view(game.state)["courts"][0]["palaces"]] == [False, True, False]
    game.play("release 3 old healer")
    assert game.legal == ["release 1 young monk"]
    game.play("release 1 young monk")
    assert game.persons[0] == 3


def test_y28_farmers_do_not_feed():
    game = position(2).court(0, palaces=[(1, ["old farmer"])]).happens("drought")
    assert game.legal == ["release 1 old farmer"]


def test_y28_the_26th_palace_is_struck_once_too():
    palaces = [(3, ["young monk"] * 3)] * 26
    game = position(2).court(0, rice=0, palaces=palaces).happens("drought")
    for palace in range(26, 0, -1):
        assert len(game.legal) == palace
        game.play(f"release {palace} young monk")
    assert game.persons[0] == 52


def test_y28_the_next_drought_strikes_the_same_palaces_again():
    homes = [(3, ["young monk"] * 3), (3, ["old monk"] * 3)]
    game = position(2).court(0, palaces=homes).events(m4="drought").happens("drought", month=3)
    game.play("release 1 young monk", "release 2 old monk")
    game.asked("action", month=4).play("refill", "refill")
    assert game.legal == ["release 1 young monk", "release 2 old monk"]


def test_y28_after_a_drought_other_events_may_take_from_any_palace():
    homes = [(3, ["young monk"] * 3), (3, ["old monk"] * 3)]
    game = position(2).court(0, palaces=homes).events(m4="contagion").happens("drought", month=3)
    game.play("release 1 young monk", "release 2 old monk")
    game.asked("action", month=4).play("refill", "refill")
    for _ in range(2):
        assert game.legal == ["release 1 young monk", "release 2 old monk"]
        game.play("release 1 young monk")
    assert game.legal == ["release 2 old monk"]


def test_y28_when_the_drought_is_over_no_palace_is_marked_as_struck():
    game = position(2).court(0, rice=1, palaces=[(1, ["young monk"]), (2, MONKS), (2, MONKS)]).happens("drought")
    game.play("release 1 young monk")  # decays and is gone: the second palace is then the first
    assert [palace["struck"] for palace in year.view(game.state)["courts"][0]["palaces"]] == [True, False, False]
    game.play("release 2 young monk")
    assert game.stage == "deal"
    assert [palace["struck"] for palace in year.view(game.state)["courts"][0]["palaces"]] == [False, False]


# Y29: festival


@pytest.mark.parametrize(
    ("fireworks", "points", "left"),
    [
        ([5, 3, 1], [6, 3, 0], [2, 1, 1]),
        ([1, 3, 5], [0, 3, 6], [1, 1, 2]),  # whatever the seats
        ([3, 5, 1], [3, 6, 0], [1, 2, 1]),
        ([4, 4, 2], [6, 6, 3], [2, 2, 1]),  # a tie for first leaves second place in force
        ([2, 4, 4], [3, 6, 6], [1, 2, 2]),
        ([4, 2, 2], [6, 3, 3], [2, 1, 1]),  # a tie for second
        ([2, 2, 4], [3, 3, 6], [1, 1, 2]),
        ([3, 3, 3], [6, 6, 6], [1, 1, 1]),  # all equal: there is no second
        ([0, 0, 0], [0, 0, 0], [0, 0, 0]),  # none without fireworks
        ([1, 0, 0], [6, 0, 0], [0, 0, 0]),  # nor as second
        ([0, 7, 0], [0, 6, 0], [0, 3, 0]),
        ([0, 2, 2], [0, 6, 6], [0, 1, 1]),
        ([0, 1, 2], [0, 3, 6], [0, 0, 1]),
        ([4, 4, 3, 3, 2], [6, 6, 3, 3, 0], [2, 2, 1, 1, 2]),  # ties for both
        ([1, 2, 3, 4, 5], [0, 0, 0, 3, 6], [1, 2, 3, 2, 2]),
        ([5, 4, 3, 2, 1], [6, 3, 0, 0, 0], [2, 2, 3, 2, 1]),
        ([2, 1, 3, 2, 3], [3, 0, 6, 3, 6], [1, 1, 1, 1, 1]),
        ([200, 150], [6, 3], [100, 75]),
    ],
    ids=str,
)
def test_y29_festival_points_and_half_returned_rounded_up(fireworks, points, left):
    game = position(len(fireworks)).courts(fireworks=fireworks).happens("festival")
    assert game.score == points
    assert game.fireworks == left


def test_y29_pyrotechnists_do_not_count():
    game = position(2).court(0, palaces=[(3, ["old pyrotechnist"] * 3)]).court(1, fireworks=1).happens("festival")
    assert game.score == [1, 6]  # the palace; the festival
