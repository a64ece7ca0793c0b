"""Super events: lantern festival, Buddha, earthquake, flood, solar eclipse (Y44 to Y49), from the text of the rules."""

import pytest

from drachenhof import CHANCE
from tests.games.year.positions import MONKS, laid, position, releases, struck, year

NAMES = [
    *["lantern-festival", "buddha", "earthquake", "flood", "solar-eclipse"],
    *["volcanic-eruption", "tornado", "sunrise", "assassination", "charter"],
]


# Y44


def test_y44_one_of_ten_drawn_at_setup_equally_likely_and_public():
    game = laid(2, super_event="random")
    assert game.mover == CHANCE
    assert game.legal == [f"super {name}" for name in NAMES]
    assert year.chance_weights(game.state) == [1] * 10
    assert year.view(game.state)["super_event"] is None
    assert year.view(game.play("super tornado").state)["super_event"] == "tornado"
    assert year.options(game.state)["super_event"] == "random"


@pytest.mark.parametrize("name", NAMES)
def test_y44_by_name_it_is_known_from_the_start(name):
    assert year.view(laid(2, super_event=name).state)["super_event"] == name


def test_y44_a_drawn_one_happens_like_a_named_one():
    drawn = position(2, super_event="random")
    drawn.record.super_event = NAMES.index("lantern-festival")
    drawn.court(0, palaces=[(2, MONKS)]).happens("peace", month=7)
    named = struck("lantern-festival", {"palaces": [(2, MONKS)]}, {})
    assert drawn.score == named.score == [4 + 1, 0]


@pytest.mark.parametrize("month", [6, 8, 12])
def test_y44_in_round_7_only(month):
    game = struck("lantern-festival", {"palaces": [(2, ["old farmer"] * 2)], "yuan": 3}, {"yuan": 3}, month=month)
    assert game.score == ([1 + 4 + 1, 1] if month == 12 else [1, 0])


def test_y44_after_the_event():
    # The contagion takes three of five before the lanterns are lit.
    palaces = [(3, ["old farmer"] * 3), (2, ["old farmer"] * 2)]
    game = struck("lantern-festival", {"palaces": palaces}, {}, event="contagion")
    game.play("release 2 old farmer", "release 1 old farmer", "release 1 old farmer")
    assert game.score[0] == 2 * 2 + 2  # and two palaces


def test_y44_after_the_wall():
    court = {"palaces": [(3, ["young warrior"] * 3)]}
    game = struck("lantern-festival", court, court, event="mongols", great_wall=True)
    assert releases(game) == [0, 1, 0, 1]  # Y30, Y42; one is left to each
    assert game.score == [3 + 2 + 1] * 2


def test_y44_choices_go_in_track_order():
    game = position(3, super_event="flood").courts(yuan=[2, 2, 2], track=[5, 9, 7]).happens("peace", month=7)
    movers = []
    while game.stage == "return":
        movers.append(game.mover)
        game.play("return yuan")
    assert movers == [1, 2, 0]


# Y45, Y46


def test_y45_lantern_festival_gives_2_points_per_person():
    game = struck("lantern-festival", {"palaces": [(3, ["old farmer"] * 3), (1, ["old monk"])]}, {"palaces": [(3, [])]})
    assert game.score == [8 + 2, 0 + 1]  # and the palaces


def test_y46_buddha_lets_monks_score_now():
    palaces = [(2, ["young monk", "old monk"]), (3, ["old monk"]), (1, ["old farmer"])]
    assert struck("buddha", {"palaces": palaces}, {}).score == [2 + 4 + 6 + 3, 0]


def test_y46_and_again_at_the_end():
    game = struck("buddha", {"palaces": [(3, ["old monk"])], "yuan": 3}, {"yuan": 3}, month=12)
    assert game.score == [1 + 2 + 6 + 1, 1]


# Y47: earthquake


def test_y47_two_floors_of_his_choice_inhabited_or_not():
    palaces = [(3, ["old farmer"]), (1, []), (2, ["old monk", "old monk"])]
    game = struck("earthquake", {"palaces": palaces}, {})
    assert game.legal == ["remove 1", "remove 2", "remove 3"]
    game.play("remove 1")
    assert (game.mover, game.legal) == (0, ["remove 1", "remove 2", "remove 3"])
    game.play("remove 1")  # both from one palace
    assert game.palaces[0] == [(1, ["old farmer"]), (2, ["old monk", "old monk"])]  # the empty one decayed
    assert game.stage == "deal"


def test_y47_an_empty_palace_without_floors_is_gone_at_once():
    game = struck("earthquake", {"palaces": [(1, []), (3, ["old farmer"])]}, {})
    game.play("remove 1")
    assert game.palaces[0] == [(3, ["old farmer"])]
    assert game.legal == ["remove 1"]
    assert game.play("remove 1").palaces[0] == [(2, ["old farmer"])]


def test_y47_what_he_has_if_fewer():
    game = struck("earthquake", {"palaces": [(1, [])]}, {}, {"palaces": [(2, ["old monk"])]})
    assert game.play("remove 1").mover == 2  # one floor; the second seat has none at all
    game.play("remove 1", "remove 1", "release 1 old monk")
    assert game.palaces == [[], [], []]
    assert game.stage == "deal"


def test_y47_floors_first_then_releases_down_to_the_floors():
    palaces = [(3, ["young monk", "old monk", "old farmer"]), (1, ["old healer"])]
    game = struck("earthquake", {"palaces": palaces}, {})
    game.play("remove 1")
    assert game.legal == ["remove 1", "remove 2"]  # no release yet
    game.play("remove 1")
    assert game.legal == ["release 1 young monk", "release 1 old monk", "release 1 old farmer"]
    game.play("release 1 old monk")
    assert game.legal == ["release 1 young monk", "release 1 old farmer"]
    game.play("release 1 young monk")
    assert game.palaces[0] == [(1, ["old farmer"]), (1, ["old healer"])]


def test_y47_the_player_chooses_also_among_palaces():
    palaces = [(2, ["young monk", "old monk"]), (2, ["old farmer", "old healer"]), (1, ["old scholar"])]
    game = struck("earthquake", {"palaces": palaces}, {}).play("remove 1", "remove 2")
    assert game.legal_of("release") == ["1 young monk", "1 old monk", "2 old healer", "2 old farmer"]
    assert game.play("release 2 old healer").legal_of("release") == ["1 young monk", "1 old monk"]


def test_y47_a_palace_with_persons_but_no_floors_keeps_its_number_until_the_last_has_left():
    palaces = [(2, ["young monk", "old monk"]), (3, ["old farmer"])]
    game = struck("earthquake", {"palaces": palaces}, {}).play("remove 1", "remove 1")
    assert game.palaces[0] == [(0, ["young monk", "old monk"]), (3, ["old farmer"])]
    assert game.play("release 1 old monk").palaces[0] == [(0, ["young monk"]), (3, ["old farmer"])]
    assert game.play("release 1 young monk").palaces[0] == [(3, ["old farmer"])]


def test_y47_a_palace_whose_floors_are_gone_cannot_lose_another():
    game = struck("earthquake", {"palaces": [(1, ["old monk"]), (2, ["old farmer"])]}, {}).play("remove 1")
    assert game.palaces[0] == [(0, ["old monk"]), (2, ["old farmer"])]
    assert game.legal == ["remove 2"]
    game.play("remove 2", "release 1 old monk")
    assert game.palaces[0] == [(1, ["old farmer"])]


def test_y47_a_palace_with_enough_floors_releases_nobody():
    game = struck("earthquake", {"palaces": [(3, ["old monk"]), (3, ["old farmer"] * 2)]}, {})
    game.play("remove 1", "remove 2")
    assert game.persons[0] == 3
    assert game.stage == "deal"


def test_y47_each_player_finishes_before_the_next():
    court = {"palaces": [(1, ["old monk"]), (1, ["old farmer"])]}
    game = struck("earthquake", court, court)
    moves = ["remove 1", "remove 2", "release 1 old monk", "release 1 old farmer"]
    for seat in (0, 1):
        for words in moves:
            assert game.mover == seat
            game.play(words)
    assert game.palaces == [[], []]


def test_y47_one_without_palaces_is_not_asked():
    assert struck("earthquake", {}, {"palaces": [(2, MONKS)]}).mover == 1


# Y48: flood


@pytest.mark.parametrize(
    ("yuan", "rice", "fireworks", "returned"),
    [
        (6, 0, 0, 3),
        (5, 0, 0, 2),
        (1, 0, 0, 0),
        (0, 0, 0, 0),
        (0, 0, 2, 1),
        (1, 1, 1, 1),
        (2, 3, 4, 4),
        (90, 20, 15, 62),
    ],
)
def test_y48_half_of_all_goods_together_rounded_down(yuan, rice, fireworks, returned):
    game = struck("flood", {"yuan": yuan, "rice": rice, "fireworks": fireworks}, {"yuan": 0})
    count = 0
    while game.stage == "return":
        assert game.mover == 0
        game.play(game.legal[count % len(game.legal)])
        count += 1
    assert count == returned
    assert game.yuan[0] + game.rice[0] + game.fireworks[0] == yuan + rice + fireworks - returned


def test_y48_in_any_mix_one_piece_at_a_time():
    court = {"yuan": 2, "rice": 1, "fireworks": 3}
    game = struck("flood", court, {"yuan": 0})
    assert game.legal == ["return yuan", "return rice", "return fireworks"]
    game.play("return rice")
    assert game.legal == ["return yuan", "return fireworks"]
    assert game.copy().play("return yuan", "return yuan").fireworks[0] == 3
    game.play("return fireworks", "return yuan")
    assert (game.yuan[0], game.rice[0], game.fireworks[0]) == (1, 0, 2)
    assert game.stage == "deal"


def test_y48_privileges_and_floors_are_no_goods():
    game = struck("flood", {"yuan": 1, "small": 3, "large": 3, "palaces": [(3, MONKS)]}, {"yuan": 1})
    assert game.stage == "deal"


# Y49: solar eclipse


def test_y49_tribute_twice():
    game = struck("solar-eclipse", {"yuan": 9}, {"yuan": 6, "palaces": [(3, ["old farmer"] * 3)]}, event="tribute")
    assert game.yuan == [1, 0]  # the second pays 4, then 2 and two persons
    assert releases(game) == [1, 1]


def test_y49_drought_twice_and_a_palace_struck_at_first_may_be_struck_again():
    palaces = [(2, ["old farmer"] * 2), (2, ["old monk"] * 2)]
    game = struck("solar-eclipse", {"palaces": palaces, "rice": 1}, {}, event="drought")
    assert (game.rice[0], game.debt[0]) == (0, 1)
    game.play("release 1 old farmer")
    assert game.debt[0] == 2  # no rice is left for the second time
    assert game.legal == ["release 1 old farmer", "release 2 old monk"]
    game.play("release 1 old farmer")
    assert game.legal == ["release 2 old monk"]
    assert game.play("release 2 old monk").palaces[0] == [(1, []), (2, ["old monk"])]


def test_y49_a_palace_emptied_at_first_is_not_inhabited_the_second_time_and_decays_once():
    game = struck("solar-eclipse", {"palaces": [(3, ["old farmer"])]}, {}, event="drought")
    game.play("release 1 old farmer")
    assert game.stage == "deal"
    assert game.floors[0] == [2]


def test_y49_festival_twice_counted_anew():
    game = struck("solar-eclipse", {"fireworks": 5}, {"fireworks": 3}, {"fireworks": 2}, event="festival")
    # 5, 3, 2 score 6, 3, 0 and leave 2, 1, 2; these score 6, 3, 6 and leave 1, 0, 1.
    assert game.score == [12, 6, 6]
    assert game.fireworks == [1, 0, 1]


def test_y49_mongols_twice_counted_anew():
    game = struck(
        "solar-eclipse",
        {"palaces": [(3, ["young warrior"] * 2)]},
        {"palaces": [(3, ["young warrior"])]},
        event="mongols",
    )
    assert game.score == [2, 1]
    game.play("release 1 young warrior")  # seat 1 has no helmets, and nobody left
    assert game.score == [2 + 2 + 1, 1 + 0 + 1]  # the second time; then the palaces
    assert game.stage == "deal"


def test_y49_mongols_twice_with_the_wall_twice():
    court = {"palaces": [(3, ["old farmer"] * 3), (3, ["old farmer"] * 3)]}
    game = struck("solar-eclipse", court, court, event="mongols", great_wall=True)
    assert releases(game) == [0, 1, 0, 1, 0, 1, 0, 1]  # event, wall, event, wall
    game = position(2, super_event="solar-eclipse", great_wall=True).wall(0, "rice", "yuan", "floor", "track")
    game.wall(1, "rice", "yuan", "floor").happens("mongols", month=7)
    assert game.score == [4 + 4, 3 + 3]


def test_y49_contagion_twice():
    game = struck("solar-eclipse", {"palaces": [(3, ["young healer"] * 3), (3, MONKS)]}, {}, event="contagion")
    assert game.persons[0] == 5  # three mortars, twice
    game = struck("solar-eclipse", {"palaces": [(3, ["young healer"]), (3, ["old farmer"] * 3)]}, {}, event="contagion")
    game.play("release 1 young healer", "release 2 old farmer")
    assert game.debt[0] == 2  # three, but two are left
    assert releases(game) == [0, 0]


def test_y49_peace_twice_is_peace():
    assert struck("solar-eclipse", {"palaces": [(3, [])]}, {}).floors[0] == [2]
