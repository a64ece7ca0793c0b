"""Every row of the worked examples at the end of the rules, most of them from the rulebook."""

from tests.games.year.positions import drafted, position, releases, struck, year
from tests.games.year.test_y30_y33_event import HELMETS
from tests.games.year.test_y34_y36_scoring_and_end import ranked

TWO_GROUPS = "taxes+build+harvest+fireworks parade+research+privilege"


def acts(action, *persons, field, **court):
    """What an action gives one with these persons."""
    game = position(2).court(0, palaces=[(3, persons)], **court).asked("action")
    before = game.row(field)[0]
    return game.play(action).row(field)[0] - before


def test_example_y9_y10_three_drafts():
    game = drafted("tax-collector scholar", "tax-collector farmer", "farmer scholar")
    assert game.track == [7, 7, 8]
    assert game.order == [2, 1, 0]


def test_example_y14_y16_taxes_twice_in_a_group():
    game = position(2).court(1, palaces=[(2, ["young tax-collector"] * 2)]).asked("action", groups=TWO_GROUPS)
    assert game.play("taxes").yuan == [8, 6]
    assert game.play("taxes").yuan == [8, 6 - 3 + 8]


def test_example_y15_refill_with_1_yuan():
    assert position(2).court(0, yuan=1).asked("action").play("refill").yuan == [3, 6]


def test_example_y17_harvest_with_a_young_and_an_old_farmer():
    assert acts("harvest", "young farmer", "old farmer", field="rice") == 4


def test_example_y18_fireworks_with_a_young_and_an_old_pyrotechnist():
    assert acts("fireworks", "young pyrotechnist", "old pyrotechnist", field="fireworks") == 4


def test_example_y19_parade_with_two_old_warriors():
    assert acts("parade", "old warrior", "old warrior", field="track") == 5


def test_example_y20_research_with_a_young_and_an_old_scholar():
    assert acts("research", "young scholar", "old scholar", field="score") == 6


def test_example_y21_build_with_two_craftsmen():
    game = position(2).court(0, palaces=[(2, ["young craftsman"] * 2), (1, [])]).asked("action")
    game.play("build", "floor 2", "floor 2", "floor new")
    assert game.floors[0] == [2, 3, 1]
    assert game.mover == 1


def test_example_y22_5_yuan_in_a_used_group():
    game = position(2).court(1, yuan=5).asked("action", seat=1, groups=TWO_GROUPS, dragons={0: "research"})
    assert "privilege small" in game.legal
    assert "privilege large" not in game.legal
    assert game.play("privilege small").yuan[1] == 0


def test_example_y24_all_full_a_monk_comes():
    game = position(2).court(0, track=10, palaces=[(2, ["young farmer", "old scholar"])], hand=["monk"])
    game.asked("recruit").play("recruit young monk")
    replaced, turned_away = game.copy().play("replace 1 young farmer"), game.copy().play("turn-away")
    assert (replaced.track[0], replaced.palaces[0]) == (16, [(2, ["young monk", "old scholar"])])
    assert (turned_away.track[0], turned_away.palaces[0]) == (10, [(2, ["young farmer", "old scholar"])])
    for after in (replaced, turned_away):
        assert (after.tiles("young monk"), after.tiles("young farmer")) == (2, 3)  # both have left the game


def test_example_y27_tribute_with_2_yuan():
    game = position(2).court(0, yuan=2, palaces=[(3, ["old farmer"] * 3)]).happens("tribute")
    assert game.yuan[0] == 0
    assert releases(game) == [0, 0]


def test_example_y28_drought_with_rice_and_without():
    homes = [(2, ["old farmer"] * 2)] * 3
    game = position(2).court(0, palaces=[*homes, (1, [])], rice=4).court(1, palaces=homes).happens("drought")
    assert game.rice == [1, 0]
    assert releases(game) == [1, 1, 1]
    assert [persons for _, persons in game.palaces[1]] == [["old farmer"]] * 3
    assert game.persons == [6, 3]


def test_example_y29_fireworks_3_3_2_1():
    game = position(4).courts(fireworks=[3, 3, 2, 1]).happens("festival")
    assert game.score == [6, 6, 3, 0]
    assert game.fireworks == [1, 1, 1, 1]


def test_example_y30_helmets_3_3_2_1_1():
    game = position(5)
    for seat, helmets in enumerate([3, 3, 2, 1, 1]):
        game.court(seat, palaces=[(2, HELMETS[helmets])])
    game.happens("mongols")
    assert game.score == [3, 3, 2, 1, 1]
    assert releases(game) == [3, 4]


def test_example_y31_two_young_healers():
    game = position(2).court(0, palaces=[(2, ["young healer"] * 2)]).happens("contagion")
    assert releases(game) == [0]


def test_example_y33_empty_palaces_of_1_2_3_floors():
    assert position(2).court(0, palaces=[(1, []), (2, []), (3, [])]).happens("peace").floors[0] == [1, 2]


def test_example_y34_3_palaces_2_ladies_1_large_privilege():
    palaces = [(2, ["young court-lady"] * 2), (1, ["old monk"]), (2, ["old scholar"])]
    assert position(2).court(0, palaces=palaces, large=1).happens("peace").score == [7, 0]


def test_example_y35_the_end():
    palaces = [
        (2, ["young monk", "old farmer"]),
        (3, ["old monk", "old farmer", "old farmer"]),
        (2, ["old healer"] * 2),
    ]
    game = position(2).court(0, palaces=palaces, rice=1, fireworks=2, yuan=4).court(1, yuan=3)
    assert game.happens("peace", month=12).score == [3 + 25, 1]  # three palaces score in month 12


def test_example_y36_80_points_each():
    assert ranked(score=[80, 80], track=[40, 42]) == [2, 1]


def test_example_y42_4_and_5_tiles_in_month_5():
    def invaded(*laid):
        game = position(4, great_wall=True)
        for seat, count in enumerate(laid):
            # Seat 0 alone lacks a helmet, and pays for it (Y30) before the wall is looked at.
            game.court(seat, palaces=[(2, ["young warrior" if seat else "old monk", "old farmer"])])
            game.wall(seat, *["rice", "fireworks", "yuan"][:count])
        return game.happens("mongols", month=5).play("release 1 old farmer")

    game = invaded(2, 1, 1, 0)
    assert (game.mover, game.debt) == (3, [0, 0, 0, 1])
    assert game.score == [0, 1, 1, 1]
    game = invaded(2, 2, 1, 0)
    assert game.stage == "deal"
    assert game.score == [0 + 2 + 1, 1 + 2 + 1, 1 + 1 + 1, 1 + 0 + 1]  # helmets, tiles, palace


def test_example_y48_5_yuan_1_rice_1_fireworks():
    court = {"yuan": 5, "rice": 1, "fireworks": 1}
    for mix in (["yuan"] * 3, ["rice", "fireworks", "yuan"], ["fireworks", "yuan", "yuan"]):
        game = struck("flood", court, {"yuan": 0}).play(*(f"return {good}" for good in mix))
        assert game.stage == "deal"
        assert game.yuan[0] == 5 - mix.count("yuan")


def test_example_y50_tracks_30_28_28():
    game = position(3, super_event="volcanic-eruption").courts(track=[30, 28, 28]).standing(0, 2, 1)
    game.happens("peace", month=7)
    assert (game.track, game.order) == ([0, 0, 0], [0, 2, 1])


def test_example_y54_charters():
    other = {"palaces": [(1, ["old healer"])]}
    game = struck("charter", {"palaces": [(2, ["young craftsman"] * 2)]}, other).play("charter craftsman")
    assert game.play("floor 1", "floor new").mover == 1
    game = struck("charter", {"palaces": [(1, ["young tax-collector"])]}, other)
    assert game.play("charter tax-collector").yuan[0] == 9
    game = struck("charter", {"palaces": [(2, ["young scholar", "old scholar"])]}, other)
    assert game.play("charter scholar").score[0] == 5
    assert year.to_move(game.state) == 1
