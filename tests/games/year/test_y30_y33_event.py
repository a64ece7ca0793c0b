"""Phase 3, the event: Mongols, contagion, releases, decay (Y30 to Y33), from the text of the rules."""

import pytest

from drachenhof.games.year.rules.tables import SUPER_EVENT_NAMES
from tests.games.year.positions import MONKS, position, releases

HELMETS = {0: [], 1: ["young warrior"], 2: ["old warrior"], 3: ["young warrior", "old warrior"]}


def invaded(*helmets, **options):
    """Mongols come; each court has so many helmets, and a palace with two monks."""
    game = position(len(helmets), **options)
    for seat, count in enumerate(helmets):
        game.court(seat, palaces=[(3, HELMETS[count]), (2, MONKS)])
    return game.happens("mongols")


# Y30: Mongols


@pytest.mark.parametrize(
    ("helmets", "who"),
    [
        ((2, 1, 0), [2]),
        ((0, 1, 2), [0]),
        ((1, 0, 0), [1, 2]),  # all who have the fewest
        ((3, 1, 1), [1, 2]),
        ((0, 0, 0), [0, 1, 2]),  # also when all are equal
        ((2, 2, 2), [0, 1, 2]),
        ((3, 2), [1]),
        ((1, 1), [0, 1]),
    ],
    ids=str,
)
def test_y30_a_point_per_helmet_and_those_with_the_fewest_release_one(helmets, who):
    game = invaded(*helmets)
    assert game.score == list(helmets)
    assert releases(game) == who


def test_y30_helmets_are_counted_before_any_release():
    # Seat 0 releases its warrior first; seat 1, with two helmets, is not the poorer for it nor the safer.
    game = invaded(1, 1, 2)
    game.play("release 1 young warrior", "release 1 young warrior")
    assert game.stage == "deal"
    assert game.persons == [2, 2, 3]


def test_y30_the_warrior_who_was_counted_may_be_released():
    assert "release 1 old warrior" in invaded(2, 3).legal


def test_y30_one_without_persons_releases_none():
    game = position(2).court(1, palaces=[(1, ["young warrior"])]).happens("mongols")
    assert game.stage == "deal"
    assert game.score == [0, 2]  # a helmet, a palace


# Y31: contagion


@pytest.mark.parametrize(
    ("healers", "debt"),
    [
        ([], 3),
        (["young healer"], 2),
        (["old healer"], 1),
        (["young healer", "young healer"], 1),
        (["young healer", "old healer"], 0),
        (["old healer", "old healer"], 0),
        (["young healer"] * 3, 0),
    ],
    ids=str,
)
def test_y31_contagion_takes_three_less_one_per_mortar(healers, debt):
    game = position(2).court(0, palaces=[(3, healers), (3, ["young monk"] * 3)]).happens("contagion")
    assert game.debt[0] == debt
    assert releases(game) == [0] * debt


def test_y31_mortars_are_counted_before_so_a_healer_may_go():
    game = position(2).court(0, palaces=[(1, ["young healer"]), (3, ["young monk"] * 3)]).happens("contagion")
    game.play("release 1 young healer")
    assert releases(game) == [0]
    assert game.persons[0] == 2


# Y32: releases


def test_y32_all_is_booked_for_all_before_the_first_release():
    game = position(3).courts(yuan=[3, 9, 1], track=[1, 2, 3])
    for seat in range(3):
        game.court(seat, palaces=[(3, ["young monk"] * 3)])
    game.happens("tribute")
    assert game.yuan == [0, 5, 0]
    assert game.debt == [1, 0, 3]


def test_y32_in_track_order_each_pays_off_his_whole_debt():
    game = position(4).courts(track=[5, 9, 9, 2]).standing(2, 1, 0, 3)
    for seat in range(4):
        game.court(seat, palaces=[(3, ["young monk"] * 3)])
    assert releases(game.happens("contagion")) == [2, 2, 2, 1, 1, 1, 0, 0, 0, 3, 3, 3]


def test_y32_one_release_at_a_time():
    game = position(2).court(0, palaces=[(2, MONKS), (2, ["old monk", "old farmer"])]).happens("contagion")
    game.play("release 2 old monk")
    assert game.debt[0] == 2
    assert game.palaces[0] == [(2, MONKS), (2, ["old farmer"])]
    assert game.legal == ["release 1 young monk", "release 2 old farmer"]


@pytest.mark.parametrize("persons", [0, 1, 2, 3])
def test_y32_one_with_fewer_persons_loses_all_and_no_more(persons):
    game = position(2).court(0, palaces=[(3, ["young monk"] * persons)]).happens("contagion")
    assert releases(game) == [0] * min(persons, 3)
    assert game.persons[0] == 0
    assert game.debt == [0, 0]


def test_y32_released_persons_leave_the_game():
    game = position(2).court(0, palaces=[(1, ["young monk"])])
    left = game.tiles("young monk")
    assert game.happens("contagion").play("release 1 young monk").tiles("young monk") == left


# Y33: decay


def test_y33_each_uninhabited_palace_loses_a_floor_also_after_peace():
    palaces = [(1, []), (3, []), (2, ["old monk"]), (2, []), (1, []), (1, ["old farmer"])]
    game = position(2).court(0, palaces=palaces).court(1, palaces=[(1, []), (1, []), (3, [])]).happens("peace")
    assert game.palaces == [[(2, []), (2, ["old monk"]), (1, []), (1, ["old farmer"])], [(2, [])]]


def test_y33_where_a_palace_has_gone_a_new_one_is_empty():
    game = position(2).court(0, palaces=[(1, []), (2, MONKS)]).happens("peace")
    assert game.palaces[0] == [(2, MONKS)]
    game.asked("action").play("build", "floor new")
    assert game.palaces[0] == [(2, MONKS), (1, [])]


def test_y33_a_palace_that_the_event_has_emptied_decays_at_once():
    game = position(2).court(0, palaces=[(2, ["young monk"]), (1, ["old monk"])]).happens("contagion")
    assert game.palaces[0] == [(2, ["young monk"]), (1, ["old monk"])]
    game.play("release 1 young monk", "release 2 old monk")
    assert game.palaces[0] == [(1, [])]


def test_y33_only_after_the_last_release_of_all():
    game = position(2).court(0, palaces=[(1, ["young monk"])], track=5).court(1, palaces=[(1, ["old monk"])])
    game.happens("contagion").play("release 1 young monk")
    assert game.palaces[0] == [(1, [])]
    assert game.play("release 1 old monk").palaces == [[], []]


@pytest.mark.parametrize("month", [1, 2, 6, 12])
def test_y33_once_in_every_round(month):
    game = position(2).court(0, palaces=[(3, [])]).happens("peace", month=month)
    assert game.floors[0] == [2]


@pytest.mark.parametrize("name", sorted(set(SUPER_EVENT_NAMES) - {"sunrise", "earthquake"}))
def test_y33_once_after_a_super_event(name):
    cards = ["monk", "farmer", "healer", "wild"]
    game = position(2, super_event=name).court(0, palaces=[(3, [])], hand=cards).court(1, hand=cards)
    game.happens("peace", month=7)
    while game.month == 7:
        assert game.floors[0] == [3]
        game.play(game.legal[-1])
    assert game.floors[0] == [2]


def test_y33_after_the_earthquake():
    game = position(2, super_event="earthquake").court(0, palaces=[(3, []), (2, ["old monk"])])
    game.happens("peace", month=7).play("remove 2", "remove 2", "release 2 old monk")
    assert game.floors[0] == [2]


def test_y33_after_the_sunrise_in_which_an_empty_palace_may_be_saved():
    game = position(2, super_event="sunrise").court(0, palaces=[(1, []), (1, [])]).happens("peace", month=7)
    game.play("sunrise monk", "place 2", "sunrise farmer", "turn-away")
    assert game.palaces[0] == [(1, ["young monk"])]


def test_y33_before_the_scoring():
    assert position(2).court(0, palaces=[(1, []), (1, []), (2, [])]).happens("peace").score == [1, 0]
