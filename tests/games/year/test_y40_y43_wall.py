"""The Great Wall (Y40 to Y43), from the text of the rules."""

import pytest

from drachenhof import OVER
from tests.games.year.positions import MONKS, begun, position, releases

TILES = ["rice", "fireworks", "yuan", "floor", "points", "track"]
GROUPS = "taxes+build+harvest+fireworks parade+research+privilege+wall"


def walled(players=2):
    """A game with the wall in which everybody has a palace with two monks, and the first seat is ahead."""
    game = position(players, great_wall=True).courts(track=list(range(players, 0, -1)))
    for seat in range(players):
        game.court(seat, palaces=[(2, MONKS)])
    return game


def built(*laid):
    """The same, where each seat has laid so many tiles."""
    game = walled(len(laid))
    for seat, count in enumerate(laid):
        game.wall(seat, *TILES[:count])
    return game


# Y40, Y41: the action


def test_y40_each_player_has_six_tiles_one_of_each():
    game = walled(3).asked("action", groups="taxes+build+harvest fireworks+parade+research privilege+wall")
    others = ["taxes", "build", "harvest", "fireworks", "parade", "research", "privilege small", "privilege large"]
    for _ in range(3):
        assert game.legal == [*others, *(f"wall {tile}" for tile in TILES), "refill"]
        game.play("refill")


def test_y40_there_is_no_wall_without_the_option():
    game = position(2).asked("action")
    assert game.legal_of("wall") == []
    assert begun(2).refused("wall rice").code == "not-now"


@pytest.mark.parametrize(
    ("tile", "field", "gain"),
    [
        ("rice", "rice", 1),
        ("fireworks", "fireworks", 1),
        ("yuan", "yuan", 2),
        ("points", "score", 3),
        ("track", "track", 3),
    ],
)
def test_y40_what_a_tile_gives_and_that_persons_add_nothing(tile, field, gain):
    helpful = ["farmer", "pyrotechnist", "tax-collector", "craftsman", "scholar", "warrior"]
    game = walled().court(0, palaces=[(1, [f"young {name}"]) for name in helpful]).asked("action", groups=GROUPS)
    before = {name: game.row(name) for name in ("score", "track", "yuan", "rice", "fireworks")}
    game.play(f"wall {tile}")
    before[field][0] += gain
    assert {name: game.row(name) for name in before} == before
    assert game.mover == 1


def test_y40_one_floor_is_placed_at_once():
    game = walled().court(0, palaces=[(1, ["young craftsman"]), (3, [])]).asked("action", groups=GROUPS)
    game.play("wall floor")
    assert game.legal == ["floor 1", "floor 2", "floor new"]
    assert game.play("floor new").floors[0] == [2, 1, 3, 1]
    assert game.mover == 1


def test_y40_the_track_tile_lands_on_top():
    game = walled().courts(track=[9, 6]).asked("action", seat=1, groups=GROUPS).play("wall track")
    assert (game.track, game.order) == ([9, 9], [1, 0])


def test_y41_tiles_lie_from_month_1_on_in_the_order_they_were_laid():
    game = walled().asked("action", groups=GROUPS).play("wall yuan", "wall yuan")
    wall = [(game.record.wall[space] - 1) // 6 for space in range(2)]
    assert wall == [0, 1]
    assert game.record.wall_length == 2


def test_y41_a_laid_tile_is_gone_for_its_owner_only():
    game = walled().wall(0, "yuan", "rice").asked("action", groups=GROUPS)
    assert game.legal_of("wall") == ["fireworks", "floor", "points", "track"]
    assert game.play("refill").legal_of("wall") == TILES


@pytest.mark.parametrize("tile", TILES)
def test_y41_a_tile_can_be_laid_once(tile):
    game = walled().asked("action", groups=GROUPS).play(f"wall {tile}")
    if tile == "floor":
        game.play("floor new")
    assert game.play("refill").asked("action", seat=0, groups=GROUPS).legal_of("wall") == [
        other for other in TILES if other != tile
    ]


def test_y41_tiles_that_were_laid_count_for_who_laid_them():
    game = position(2, great_wall=True).courts(track=[2, 1]).events(m3="mongols").wall(1, "floor")
    game.asked("action", month=3, groups=GROUPS).play("wall yuan", "wall rice")
    assert game.score == [1, 2]


def test_y41_not_choosable_without_tiles_left():
    game = (
        walled(3).wall(0, *TILES).asked("action", groups="taxes+build+harvest fireworks+parade+research privilege+wall")
    )
    assert game.legal_of("wall") == []
    assert game.play("refill").legal_of("wall") == TILES


def test_y41_not_choosable_with_12_laid():
    game = built(5, 5, 1).asked("action", seat=2, groups="taxes+build+harvest fireworks+parade+research privilege+wall")
    assert game.legal_of("wall") == TILES[1:]
    game.play("wall points")
    assert game.record.wall_length == 12
    game.asked("action", seat=2)
    assert game.legal_of("wall") == []


def test_y41_the_group_of_the_card_costs_3_if_a_dragon_stands_there():
    game = walled().asked("action", seat=1, groups=GROUPS, dragons={0: "parade"})
    assert game.copy().play("wall yuan").yuan[1] == 6 - 3 + 2
    assert game.court(1, yuan=3).legal_of("wall") == TILES
    assert game.court(1, yuan=2).legal_of("wall") == []  # the tile's own 2 yuan cannot pay


def test_y41_the_first_in_the_group_pays_nothing():
    game = walled().court(0, yuan=0).asked("action", groups=GROUPS)
    assert game.legal_of("wall") == TILES
    assert game.play("wall rice").yuan[0] == 0


def test_y41_the_wall_sets_a_dragon():
    game = walled().asked("action", groups=GROUPS).play("wall yuan").court(1, yuan=2)
    assert "research" not in game.legal
    assert "harvest" in game.legal


# Y42: Mongols


@pytest.mark.parametrize(("laid", "month", "points"), [((2, 1), 3, [2, 1]), ((4, 2), 3, [4, 2]), ((6, 5), 11, [6, 5])])
def test_y42_a_wall_that_reaches_the_month_scores_a_point_per_own_tile(laid, month, points):
    game = built(*laid).court(0, palaces=[(1, ["young warrior"])]).court(1, palaces=[(1, ["young warrior"])])
    game.happens("mongols", month=month)
    assert game.score == [1, 1]  # Y30 comes first: both have a helmet, and both release one
    assert releases(game) == [0, 1]
    assert game.score == [1 + count + 2 for count in points]  # and two palaces each


@pytest.mark.parametrize(
    ("laid", "month", "who"),
    [
        ((2, 1, 0), 4, [2]),
        ((0, 2, 1), 4, [0]),
        ((2, 0, 0), 3, [1, 2]),
        ((1, 1, 1), 4, [0, 1, 2]),  # also if all are equal
        ((0, 0, 0), 3, [0, 1, 2]),  # or nobody laid any
        ((6, 4, 1), 12, [2, 2]),  # in month 12 twice (Y43)
    ],
)
def test_y42_before_a_shorter_wall_all_who_laid_the_fewest_release_one(laid, month, who):
    game = built(*laid).courts(track=[9, 8, 7])
    for seat in range(3):
        game.court(seat, palaces=[(2, ["young warrior", "old monk"])])
    game.happens("mongols", month=month)
    assert releases(game) == [0, 1, 2, *who]  # Y30: all have a helmet
    assert game.persons == [3 - who.count(seat) for seat in range(3)]


def test_y42_the_releases_of_y30_come_first_for_all():
    game = built(0, 1).court(0, palaces=[(1, ["young warrior"])]).happens("mongols", month=5)
    assert game.mover == 1  # seat 1 has no helmet
    game.play("release 1 young monk")
    assert game.mover == 0  # seat 0 laid the fewest


def test_y42_in_track_order():
    game = built(0, 0, 0).courts(track=[1, 3, 2]).happens("mongols", month=5)
    assert releases(game) == [1, 2, 0, 1, 2, 0]


def test_y42_who_has_nobody_left_releases_none():
    game = position(2, great_wall=True).court(0, palaces=[(1, ["young monk"])]).happens("mongols", month=5)
    assert releases(game) == [0]
    assert game.stage == "deal"


@pytest.mark.parametrize("event", ["peace", "tribute", "drought", "festival", "contagion"])
def test_y42_only_mongols_look_at_the_wall(event):
    game = position(2, great_wall=True).courts(yuan=[4, 4]).wall(0, *TILES).happens(event, month=5)
    assert game.stage == "deal"
    assert game.score == [0, 0]


def test_y42_without_the_option_there_is_no_check():
    game = position(2).court(0, palaces=[(2, MONKS)]).happens("mongols", month=12)
    assert releases(game) == [0]
    assert game.mover == OVER


# Y43: month 12


@pytest.mark.parametrize("event", ["peace", "tribute", "drought", "festival", "contagion"])
def test_y43_in_month_12_the_wall_is_checked_whatever_the_event(event):
    game = position(3, great_wall=True).courts(yuan=[4, 4, 4]).wall(0, *TILES).wall(1, *TILES[:5]).wall(2, "yuan")
    end = {"tribute": 0, "drought": 1, "contagion": 1}.get(event, 1)  # 4 yuan are a point
    assert game.happens(event, month=12).score == [6 + end, 5 + end, 1 + end]


def test_y43_mongols_in_month_12_look_twice():
    game = position(2, great_wall=True).wall(0, *TILES).wall(1, *TILES).courts(yuan=[3, 3])
    assert game.happens("mongols", month=12).score == [6 + 6 + 1, 6 + 6 + 1]
    game = built(6, 5).court(1, palaces=[(1, ["young monk"])]).happens("mongols", month=12)
    assert releases(game) == [0, 1, 1, 1]  # Y30; then twice the one who laid the fewest
    assert game.mover == OVER


def test_y43_11_tiles_do_not_do():
    game = built(6, 5).courts(yuan=[3, 3]).happens("peace", month=12)
    assert game.score == [0, 0]
    assert releases(game) == [1]
    assert game.score == [1 + 4 + 4 + 1, 1 + 2 + 2 + 1]  # palace, persons, Buddhas × 2 floors, 3 yuan


def test_y43_after_the_event_and_before_decay():
    # The contagion takes two, the wall the last; only then the palace decays.
    game = position(2, great_wall=True).court(0, palaces=[(2, ["young healer", "old farmer"])]).wall(1, "yuan")
    game.court(0, palaces=[(2, ["old farmer"])]).happens("contagion", month=12)
    assert game.debt[0] == 2
    game.play("release 1 old farmer", "release 2 old farmer")
    assert game.floors[0] == [2, 2]
    assert game.play("release 1 young healer").floors[0] == [1, 1]


def test_y43_after_a_drought_the_wall_may_take_from_any_palace():
    game = position(2, great_wall=True).wall(1, "yuan").court(0, palaces=[(2, MONKS), (1, ["old monk"])], rice=1)
    game.happens("drought", month=12).play("release 1 young monk")
    assert game.stage == "release"
    assert game.legal == ["release 1 young monk", "release 2 old monk"]
    assert game.play("release 1 young monk").palaces[0] == [(1, []), (1, ["old monk"])]
    assert game.mover == OVER


def test_y43_not_in_month_11():
    game = position(2, great_wall=True).court(0, palaces=[(2, MONKS)]).happens("peace", month=11)
    assert game.stage == "deal"
